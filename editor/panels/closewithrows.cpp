// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/panels/closewithrows.h>

#include <QDialog>

namespace hardpoint {

void closeWithRows(QDialog &dialog, const Document &document)
{
    // It may live on until whoever waits for it goes on; what comes after is not for it.
    const auto close = [&dialog, &document] {
        dialog.reject();
        QObject::disconnect(&document, nullptr, &dialog, nullptr);
    };
    for (const auto signal :
         {&Document::pointsAboutToBeInserted, &Document::pointsAboutToBeRemoved})
        QObject::connect(&document, signal, &dialog, close);
    for (const auto signal : {&Document::pointsAboutToBeReordered, &Document::pointsAboutToBeReset})
        QObject::connect(&document, signal, &dialog, close);
}

} // namespace hardpoint
