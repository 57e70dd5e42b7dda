// SPDX-License-Identifier: MIT
#include <editor/window/font.h>

#include <QApplication>
#include <QFont>
#include <QFontDatabase>

namespace hardpoint {

void setUpFont()
{
    QFont font = QApplication::font();
    // What Qt says when no desktop has told it a font.
    if (font.family() != QLatin1String("Sans Serif"))
        return;
    const QString preferred = QStringLiteral("Inter");
    if (QFontDatabase::hasFamily(preferred))
        font.setFamilies({preferred, font.family()});
    font.setPixelSize(13);
    // Letters keep the distances they were drawn with.
    font.setHintingPreference(QFont::PreferNoHinting);
    QApplication::setFont(font);
}

} // namespace hardpoint
