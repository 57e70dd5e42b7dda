// SPDX-License-Identifier: MIT
#include <editor/window/startpage.h>

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hardpoint {

StartPage::StartPage(QAction *open, QWidget *parent) : QWidget(parent)
{
    auto *title = new QLabel(tr("Open a model"), this);
    QFont large = title->font();
    large.setPixelSize(22);
    title->setFont(large);
    auto *hint = new QLabel(tr("or drop .msh and .mdl files anywhere in this window"), this);
    hint->setProperty("hint", true);
    auto *button = new QPushButton(open->icon(), tr("Open..."), this);
    button->setIconSize(QSize(20, 20));
    connect(button, &QPushButton::clicked, open, &QAction::trigger);

    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addStretch();
    layout->addWidget(title, 0, Qt::AlignHCenter);
    layout->addWidget(button, 0, Qt::AlignHCenter);
    layout->addWidget(hint, 0, Qt::AlignHCenter);
    layout->addStretch();
}

} // namespace hardpoint
