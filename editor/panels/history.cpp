// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/panels/history.h>
#include <editor/panels/historydelegate.h>

namespace hardpoint {

History::History(QWidget *parent) : QUndoView(parent)
{
    setAccessibleName(tr("History"));
    setFrameShape(NoFrame);
    setUniformItemSizes(true);
    setItemDelegate(new HistoryDelegate(*this));
}

void History::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    setStack(document ? &document->undoStack() : nullptr);
    if (document)
        connect(document, &Document::stateChanged, this, &History::nameStart);
    nameStart();
}

void History::nameStart()
{
    setEmptyLabel(m_document ? tr("Open %1").arg(m_document->fileName()) : QString());
}

} // namespace hardpoint
