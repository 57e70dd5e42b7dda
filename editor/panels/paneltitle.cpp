// SPDX-License-Identifier: MIT
#include <editor/panels/paneltitle.h>

#include <QHBoxLayout>
#include <QLabel>

namespace hardpoint {

PanelTitle::PanelTitle(const QString &title, QWidget *parent)
    : QWidget(parent), m_detail(new QLabel(this))
{
    setAttribute(Qt::WA_StyledBackground);
    auto *name = new QLabel(title, this);
    QFont bold = name->font();
    bold.setWeight(QFont::DemiBold);
    name->setFont(bold);
    m_detail->setObjectName(QStringLiteral("detail"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 12, 4);
    layout->setSpacing(8);
    layout->addWidget(name);
    layout->addWidget(m_detail);
    layout->addStretch();
}

void PanelTitle::addControl(QWidget *control)
{
    auto *row = static_cast<QHBoxLayout *>(layout());
    row->insertWidget(2 + m_controls++, control);
}

void PanelTitle::addAtEnd(QWidget *control)
{
    static_cast<QHBoxLayout *>(layout())->addWidget(control);
}

QSize PanelTitle::sizeHint() const
{
    // A dock asks its title for nothing else.
    constexpr int height = 32;
    return {QWidget::sizeHint().width(), std::max(height, QWidget::sizeHint().height())};
}

void PanelTitle::setDetail(const QString &detail)
{
    m_detail->setText(detail);
}

QString PanelTitle::detail() const
{
    return m_detail->text();
}

} // namespace hardpoint
