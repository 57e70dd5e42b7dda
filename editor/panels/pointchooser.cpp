// SPDX-License-Identifier: MIT
#include <editor/core/pointtext.h>
#include <editor/document/document.h>
#include <editor/panels/pointchooser.h>

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QScreen>
#include <QSortFilterProxyModel>
#include <QStringListModel>
#include <QVBoxLayout>

namespace hardpoint {

PointChooser::PointChooser(const Document &document, std::vector<PointId> points, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_points(std::move(points))
    , m_shown(new QSortFilterProxyModel(this))
    , m_filter(new QLineEdit(this))
    , m_list(new QListView(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(StyledPanel);
    QStringList names;
    names.reserve(static_cast<qsizetype>(m_points.size()));
    for (const PointId id : m_points) {
        const int row = document.rowOf(id);
        names << displayText(document.point(row).name, document.schema().encoding);
    }
    m_shown->setSourceModel(new QStringListModel(names, this));
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setPlaceholderText(tr("Copy position from..."));
    m_filter->setAccessibleName(tr("Filter points"));
    m_filter->installEventFilter(this);
    m_list->setModel(m_shown);
    m_list->setAccessibleName(tr("Points"));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFocusPolicy(Qt::NoFocus);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(6);
    layout->addWidget(m_filter);
    layout->addWidget(m_list);
    resize(260, 280);
    connect(m_filter, &QLineEdit::textChanged, this, &PointChooser::setFilter);
    connect(m_list, &QListView::clicked, this, &PointChooser::choose);
    setFilter({});
}

void PointChooser::openBelow(const QWidget &button)
{
    const QRect room = button.screen()->availableGeometry();
    QPoint corner = button.mapToGlobal(QPoint(button.width() - width(), button.height() + 2));
    if (corner.y() + height() > room.bottom())
        corner.setY(button.mapToGlobal(QPoint(0, 0)).y() - height() - 2);
    move(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width())),
         corner.y());
    show();
    m_filter->setFocus();
}

void PointChooser::setFilter(const QString &text)
{
    m_shown->setFilterFixedString(text);
    m_list->setCurrentIndex(m_shown->index(0, 0));
}

void PointChooser::choose(const QModelIndex &shown)
{
    if (!shown.isValid())
        return;
    const int row = m_shown->mapToSource(shown).row();
    emit chosen(m_points.at(static_cast<std::size_t>(row)));
    close();
}

bool PointChooser::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(m_list->currentIndex());
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        // The field keeps the focus, the list moves.
        QCoreApplication::sendEvent(m_list, event);
        return true;
    default:
        return false;
    }
}

} // namespace hardpoint
