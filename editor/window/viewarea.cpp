// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/viewport/viewport.h>
#include <editor/window/droppedfiles.h>
#include <editor/window/messagebar.h>
#include <editor/window/startpage.h>
#include <editor/window/viewarea.h>

#include <QDropEvent>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace hardpoint {

ViewArea::ViewArea(std::unique_ptr<Viewport> viewport, QAction *open, RecentFiles &recent,
                   QWidget *parent)
    : QWidget(parent)
    , m_viewport(std::move(viewport))
    , m_bar(new MessageBar(this))
    , m_pages(new QStackedWidget(this))
{
    auto *start = new StartPage(open, recent, m_pages);
    connect(start, &StartPage::fileWanted, this,
            [this](const QString &path) { emit filesWanted({path}); });
    auto *scroll = new QScrollArea(m_pages); // for small windows
    scroll->setWidget(start);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    m_pages->addWidget(scroll);
    m_pages->addWidget(m_viewport->widget());
    m_viewport->widget()->setAcceptDrops(true);
    m_viewport->widget()->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_pages, 1);
}

ViewArea::~ViewArea() = default;

void ViewArea::setDocument(Document *document)
{
    m_bar->setDocument(document);
    m_viewport->setDocument(document);
    m_pages->setCurrentIndex(document ? 1 : 0);
}

bool ViewArea::eventFilter(QObject *watched, QEvent *event)
{
    // A window in a window passes what is dragged over it inward, never to the widgets around it.
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove: {
        auto *drag = static_cast<QDragMoveEvent *>(event);
        drag->setAccepted(!droppedFiles(drag->mimeData()).isEmpty());
        return true;
    }
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        drop->acceptProposedAction();
        emit filesWanted(droppedFiles(drop->mimeData()));
        return true;
    }
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace hardpoint
