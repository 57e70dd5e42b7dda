// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/viewport/viewport.h>
#include <editor/window/messagebar.h>
#include <editor/window/startpage.h>
#include <editor/window/viewarea.h>

#include <QStackedWidget>
#include <QVBoxLayout>

namespace hardpoint {

ViewArea::ViewArea(std::unique_ptr<Viewport> viewport, QAction *open, QWidget *parent)
    : QWidget(parent)
    , m_viewport(std::move(viewport))
    , m_bar(new MessageBar(this))
    , m_pages(new QStackedWidget(this))
{
    m_pages->addWidget(new StartPage(open, m_pages));
    m_pages->addWidget(m_viewport->widget());
    // A window in a window: only where it takes drops itself do the widgets around it get them.
    m_viewport->widget()->setAcceptDrops(true);
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

} // namespace hardpoint
