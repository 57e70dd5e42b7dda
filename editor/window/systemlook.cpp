// SPDX-License-Identifier: MIT
#include <editor/window/systemlook.h>

#include <QGuiApplication>
#include <QPalette>

#ifdef QT_DBUS_LIB
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#endif
#ifdef Q_OS_WIN
#include <QSettings>
#endif

namespace hardpoint {

SystemLook::SystemLook(QObject *parent)
    : QObject(parent), m_dark(QGuiApplication::palette().color(QPalette::Window).lightness() < 128)
{
#ifdef Q_OS_WIN
    const QSettings registry(QStringLiteral("HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\"
                                            "CurrentVersion\\Themes\\Personalize"),
                             QSettings::NativeFormat);
    m_dark = registry.value(QStringLiteral("AppsUseLightTheme"), 1).toInt() == 0;
#endif
#ifdef QT_DBUS_LIB
    askPortal();
#endif
}

#ifdef QT_DBUS_LIB

namespace {

const auto &portalGroup()
{
    static const QString group = QStringLiteral("org.freedesktop.appearance");
    return group;
}

const auto &portalKey()
{
    static const QString key = QStringLiteral("color-scheme");
    return key;
}

} // namespace

void SystemLook::askPortal()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
    const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
    const QString interface = QStringLiteral("org.freedesktop.portal.Settings");
    bus.connect(service, path, interface, QStringLiteral("SettingChanged"), this,
                SLOT(portalSettingChanged(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("Read"));
    question << portalGroup() << portalKey();
    // A portal that hangs must not keep the window from coming up.
    constexpr int patienceMs = 250;
    const QDBusMessage answer = bus.call(question, QDBus::Block, patienceMs);
    if (answer.type() != QDBusMessage::ReplyMessage || answer.arguments().isEmpty())
        return;
    QVariant value = answer.arguments().constFirst();
    while (value.metaType() == QMetaType::fromType<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    takeScheme(value.toUInt());
}

void SystemLook::portalSettingChanged(const QString &group, const QString &key,
                                      const QDBusVariant &value)
{
    if (group == portalGroup() && key == portalKey())
        takeScheme(value.variant().toUInt());
}

void SystemLook::takeScheme(unsigned scheme)
{
    const bool dark = scheme == 1;
    if (dark == m_dark)
        return;
    m_dark = dark;
    emit changed();
}

#endif

} // namespace hardpoint
