// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#ifdef QT_DBUS_LIB
class QDBusVariant;
#endif

namespace hardpoint {

/// Whether the desktop asks for dark windows: by the desktop portal where there is one, by the
/// registry on Windows, else by the palette the application started with. To be made before the
/// application's palette is changed.
class SystemLook : public QObject {
    Q_OBJECT

public:
    explicit SystemLook(QObject *parent = nullptr);

    bool dark() const { return m_dark; }

signals:
    void changed();

#ifdef QT_DBUS_LIB
private slots:
    void portalSettingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void askPortal();
    void takeScheme(unsigned scheme);
#endif

private:
    bool m_dark = false;
};

} // namespace hardpoint
