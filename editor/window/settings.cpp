// SPDX-License-Identifier: MIT
#include <editor/window/settings.h>

namespace hardpoint {

namespace {

constexpr QLatin1StringView themeKey("look/theme");
constexpr QLatin1StringView geometryKey("window/geometry");
constexpr QLatin1StringView stateKey("window/state");
constexpr QLatin1StringView folderKey("files/folder");
constexpr QLatin1StringView columnsKey("columns/");
constexpr QLatin1StringView relinkKey("points/relink");
constexpr QLatin1StringView keepPlace("place");
constexpr QLatin1StringView keepMatrix("matrix");

} // namespace

Theme Settings::theme() const
{
    return themeNamed(value(themeKey).toString()).value_or(Theme::System);
}

void Settings::setTheme(Theme theme)
{
    setValue(themeKey, themeName(theme));
}

QByteArray Settings::windowGeometry() const
{
    return value(geometryKey).toByteArray();
}

QByteArray Settings::windowState() const
{
    return value(stateKey).toByteArray();
}

void Settings::setWindow(const QByteArray &geometry, const QByteArray &state)
{
    setValue(geometryKey, geometry);
    setValue(stateKey, state);
}

std::optional<Relink> Settings::relink() const
{
    const QString kept = value(relinkKey).toString();
    if (kept == keepPlace)
        return Relink::KeepPlace;
    if (kept == keepMatrix)
        return Relink::KeepMatrix;
    return std::nullopt;
}

void Settings::setRelink(std::optional<Relink> relink)
{
    if (!relink)
        setValue(relinkKey, QString());
    else
        setValue(relinkKey, QString(*relink == Relink::KeepPlace ? keepPlace : keepMatrix));
}

QString Settings::columns(const QString &format) const
{
    return value(columnsKey + format).toString();
}

void Settings::setColumns(const QString &format, const QString &layout)
{
    setValue(columnsKey + format, layout);
}

QString Settings::folder() const
{
    return value(folderKey).toString();
}

void Settings::setFolder(const QString &folder)
{
    setValue(folderKey, folder);
}

QVariant Settings::value(QAnyStringView key) const
{
    return m_store ? m_store->value(key.toString()) : QVariant();
}

void Settings::setValue(QAnyStringView key, const QVariant &value)
{
    if (m_store)
        m_store->setValue(key.toString(), value);
}

} // namespace hardpoint
