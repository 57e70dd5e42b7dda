// SPDX-License-Identifier: MIT
#include <editor/models/findingmark.h>
#include <editor/models/look.h>
#include <editor/models/problemsmodel.h>
#include <editor/panels/problemdelegate.h>

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

namespace hardpoint {

namespace {

constexpr int lineHeight = 28;
constexpr int signSize = 12;
constexpr int indent = 12;
constexpr int buttonMargin = 8;

QRect buttonRect(const QStyleOptionViewItem &option, const QString &text)
{
    const int width = option.fontMetrics.horizontalAdvance(text) + 24;
    QRect rect = option.rect.adjusted(0, 3, -buttonMargin, -3);
    rect.setLeft(std::max(rect.left(), rect.right() - width));
    return rect;
}

} // namespace

void ProblemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QWidget *widget = item.widget;
    QStyle *style = widget ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, widget);
    if (index.column() == ProblemsModel::Problem)
        paintProblem(painter, item, index);
    else
        paintFix(painter, item, index);
}

void ProblemDelegate::paintProblem(QPainter *painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const Look &look = currentLook();
    const auto severity =
        static_cast<formatlib::Severity>(index.data(ProblemsModel::SeverityRole).toInt());
    QRectF sign(0, 0, signSize, signSize);
    sign.moveCenter(
        QPointF(option.rect.left() + indent + signSize / 2.0, option.rect.center().y() + 0.5));
    const QColor colour = option.state & QStyle::State_Selected
        ? look.onSelection(look.of(severity))
        : look.of(severity);
    paintFindingMark(*painter, sign, severity, colour);

    painter->save();
    painter->setPen(look.text);
    QRect rest = option.rect.adjusted(indent * 2 + signSize + 4, 0, -4, 0);
    QFont font = option.font;
    const QString subject = index.data(ProblemsModel::SubjectRole).toString();
    if (!subject.isEmpty()) {
        font.setWeight(QFont::DemiBold);
        painter->setFont(font);
        const QFontMetrics metrics(font);
        const QString shown = metrics.elidedText(subject, Qt::ElideMiddle, rest.width() / 2);
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, shown);
        rest.setLeft(rest.left() + metrics.horizontalAdvance(shown + QLatin1Char(' ')));
    }
    painter->setFont(option.font);
    const QString sentence = index.data(ProblemsModel::SentenceRole).toString();
    painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft,
                      option.fontMetrics.elidedText(sentence, Qt::ElideRight, rest.width()));
    painter->restore();
}

void ProblemDelegate::paintFix(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const QString text = index.data().toString();
    const Look &look = currentLook();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (text.isEmpty()) {
        painter->setPen(look.dim);
        painter->drawText(option.rect.adjusted(0, 0, -buttonMargin - 4, 0),
                          Qt::AlignVCenter | Qt::AlignRight, tr("nothing to do"));
    } else {
        const QRect button = buttonRect(option, text);
        painter->setPen(look.line);
        painter->setBrush(look.raised);
        painter->drawRoundedRect(QRectF(button).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
        painter->setPen(look.text);
        painter->drawText(
            button, Qt::AlignCenter,
            option.fontMetrics.elidedText(text, Qt::ElideMiddle, button.width() - 12));
    }
    painter->restore();
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int height = std::max(lineHeight, option.fontMetrics.height() + 10);
    if (index.column() == ProblemsModel::Problem)
        return {200, height};
    const QString text = index.data().toString();
    return {option.fontMetrics.horizontalAdvance(text.isEmpty() ? tr("nothing to do") : text) + 24
                + 2 * buttonMargin,
            height};
}

bool ProblemDelegate::editorEvent(QEvent *event, QAbstractItemModel *,
                                  const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (index.column() != ProblemsModel::FixColumn || event->type() != QEvent::MouseButtonRelease)
        return false;
    const auto *mouse = static_cast<QMouseEvent *>(event);
    const QString text = index.data().toString();
    if (text.isEmpty() || mouse->button() != Qt::LeftButton
        || !buttonRect(option, text).contains(mouse->position().toPoint()))
        return false;
    emit fixClicked(index);
    return true;
}

} // namespace hardpoint
