// SPDX-License-Identifier: MIT
#include <editor/window/quietstyle.h>

#include <QMenuBar>

namespace hardpoint {

QuietStyle::QuietStyle() : QProxyStyle(QStringLiteral("Fusion")) { }

int QuietStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *returned) const
{
    if (hint == SH_UnderlineShortcut && qobject_cast<const QMenuBar *>(widget))
        return widget->hasFocus() ? 1 : 0;
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace hardpoint
