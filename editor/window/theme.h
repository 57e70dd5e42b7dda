// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <optional>

namespace hardpoint {

class SystemLook;

/// Which look the program wears.
enum class Theme { System, Light, Dark };

/// "system", "light", "dark": as the command line and the settings spell them.
QString themeName(Theme theme);
std::optional<Theme> themeNamed(QStringView name);

/// Dresses the whole application, and goes with the desktop while the theme is System.
class ThemeSwitch : public QObject {
    Q_OBJECT

public:
    explicit ThemeSwitch(QObject *parent = nullptr);

    Theme theme() const { return m_theme; }
    void setTheme(Theme theme);

signals:
    /// Palette and style sheet are others now.
    void changed();

private:
    void apply();

    SystemLook *m_system;
    Theme m_theme = Theme::System;
};

} // namespace hardpoint
