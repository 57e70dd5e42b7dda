// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/window/quietstyle.h>
#include <editor/window/systemlook.h>
#include <editor/window/theme.h>

#include <QApplication>
#include <QFile>
#include <QPalette>

#include <array>
#include <utility>

namespace hardpoint {

namespace {

constexpr std::array<std::pair<Theme, QLatin1StringView>, 3> themeNames{{
    {Theme::System, QLatin1StringView("system")},
    {Theme::Light, QLatin1StringView("light")},
    {Theme::Dark, QLatin1StringView("dark")},
}};

QColor onAccent(const Look &look)
{
    return look.dark ? look.window : QColor(Qt::white);
}

QPalette paletteOf(const Look &look)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor &colour) {
        palette.setColor(role, colour);
    };
    set(QPalette::Window, look.panel);
    set(QPalette::WindowText, look.text);
    set(QPalette::Base, look.raised);
    set(QPalette::AlternateBase, look.alternate);
    set(QPalette::Text, look.text);
    set(QPalette::PlaceholderText, look.dim);
    set(QPalette::Button, look.raised);
    set(QPalette::ButtonText, look.text);
    set(QPalette::BrightText, look.error);
    set(QPalette::Highlight, look.selection);
    set(QPalette::HighlightedText, look.text);
    set(QPalette::Link, look.accent);
    set(QPalette::LinkVisited, look.accent);
    set(QPalette::ToolTipBase, look.raised);
    set(QPalette::ToolTipText, look.text);
    set(QPalette::Light, look.raised);
    set(QPalette::Midlight, look.raised);
    set(QPalette::Mid, look.line);
    set(QPalette::Dark, look.line);
    set(QPalette::Shadow, look.window.darker(130));
    QColor disabled = look.dim;
    disabled.setAlphaF(0.6F);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabled);
    return palette;
}

QString styleSheetOf(const Look &look)
{
    QFile file(QStringLiteral(":/themes/hardpoint.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const std::array<std::pair<QLatin1StringView, QColor>, 14> colours{{
        {QLatin1StringView("{window}"), look.window},
        {QLatin1StringView("{panel}"), look.panel},
        {QLatin1StringView("{raised}"), look.raised},
        {QLatin1StringView("{alternate}"), look.alternate},
        {QLatin1StringView("{line}"), look.line},
        {QLatin1StringView("{text}"), look.text},
        {QLatin1StringView("{dim}"), look.dim},
        {QLatin1StringView("{accent}"), look.accent},
        {QLatin1StringView("{onAccent}"), onAccent(look)},
        {QLatin1StringView("{selection}"), look.selection},
        {QLatin1StringView("{linkOnSelection}"), look.onSelection(look.accent)},
        {QLatin1StringView("{error}"), look.error},
        {QLatin1StringView("{warning}"), look.warning},
        {QLatin1StringView("{note}"), look.note},
    }};
    for (const auto &[name, colour] : colours)
        sheet.replace(name, colour.name());
    return sheet;
}

} // namespace

QString themeName(Theme theme)
{
    for (const auto &[known, name] : themeNames) {
        if (known == theme)
            return name;
    }
    return {};
}

std::optional<Theme> themeNamed(QStringView name)
{
    for (const auto &[theme, known] : themeNames) {
        if (known == name)
            return theme;
    }
    return std::nullopt;
}

ThemeSwitch::ThemeSwitch(QObject *parent) : QObject(parent), m_system(new SystemLook(this))
{
    QApplication::setStyle(new QuietStyle);
    connect(m_system, &SystemLook::changed, this, [this] {
        if (m_theme == Theme::System)
            apply();
    });
    apply();
}

void ThemeSwitch::setTheme(Theme theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    apply();
}

void ThemeSwitch::apply()
{
    const bool dark = m_theme == Theme::Dark || (m_theme == Theme::System && m_system->dark());
    const Look &look = dark ? darkLook() : lightLook();
    QApplication::setPalette(paletteOf(look));
    qApp->setStyleSheet(styleSheetOf(look));
    emit changed();
}

} // namespace hardpoint
