// SPDX-License-Identifier: MIT
#include <editor/panels/filterfield.h>

#include <QKeyEvent>

namespace hardpoint {

FilterField::FilterField(QWidget *parent) : QLineEdit(parent)
{
    setPlaceholderText(tr("Filter... type:trail bone:hand"));
    setAccessibleName(tr("Filter points"));
    setToolTip(
        tr("<qt>Words of a name, bone or extra text, or <b>type:</b>trail, "
           "<b>bone:</b>hand, <b>has:</b>error, <b>has:</b>warning, <b>has:</b>problem</qt>"));
    setClearButtonEnabled(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize FilterField::sizeHint() const
{
    constexpr int padding = 44;
    return {fontMetrics().horizontalAdvance(placeholderText()) + padding,
            QLineEdit::sizeHint().height()};
}

void FilterField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        if (text().isEmpty())
            emit left();
        clear();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down:
        emit left();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace hardpoint
