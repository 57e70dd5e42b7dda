// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace hardpoint {

/// Fusion with less in the way: the letters of a menu bar are underlined only while the keyboard
/// is in it, and the buttons of dialogs carry words alone.
class QuietStyle : public QProxyStyle {
    Q_OBJECT

public:
    QuietStyle();

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
};

} // namespace hardpoint
