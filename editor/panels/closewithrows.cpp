// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/panels/closewithrows.h>

#include <QDialog>

namespace hardpoint {

void closeWithRows(QDialog &dialog, const Document &document)
{
    for (const auto signal :
         {&Document::pointsAboutToBeInserted, &Document::pointsAboutToBeRemoved})
        QObject::connect(&document, signal, &dialog, &QDialog::reject);
    for (const auto signal : {&Document::pointsAboutToBeReordered, &Document::pointsAboutToBeReset})
        QObject::connect(&document, signal, &dialog, &QDialog::reject);
}

} // namespace hardpoint
