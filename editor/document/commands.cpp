// SPDX-License-Identifier: MIT
#include <editor/document/commands.h>
#include <editor/document/selection.h>

#include <QScopedValueRollback>

#include <algorithm>
#include <vector>

namespace hardpoint {

namespace {

constexpr int changeCommandId = 1;

template <typename Placed> std::vector<PointId> idsOf(const std::vector<Placed> &points)
{
    std::vector<PointId> ids;
    ids.reserve(points.size());
    for (const Placed &point : points)
        ids.push_back(point.id);
    return ids;
}

} // namespace

PointCommand::PointCommand(Document &document, const QString &text)
    : QUndoCommand(text)
    , m_document(document)
    , m_selectedBefore(document.selection().ids())
    , m_selectedAfter(m_selectedBefore)
{
}

void PointCommand::redo()
{
    m_document.cancelPreview();
    const QScopedValueRollback playing(m_document.m_playing, true);
    play();
    m_document.selection().set(m_selectedAfter);
}

void PointCommand::undo()
{
    m_document.cancelPreview();
    const QScopedValueRollback playing(m_document.m_playing, true);
    takeBack();
    m_document.selection().set(m_selectedBefore);
}

InsertCommand::InsertCommand(Document &document, std::vector<PlacedPoint> inserted,
                             const QString &text)
    : PointCommand(document, text), m_inserted(std::move(inserted))
{
    selectAfter(idsOf(m_inserted));
}

RemoveCommand::RemoveCommand(Document &document, std::vector<PlacedPoint> removed,
                             const QString &text)
    : PointCommand(document, text), m_removed(std::move(removed))
{
    // The point that comes to stand where the first removed one stood, else the one before, so
    // that Del can be pressed again.
    const int first = m_removed.front().row;
    int next = first;
    for (const PlacedPoint &point : m_removed) {
        if (point.row == next)
            ++next;
    }
    const int selected = next < document.pointCount() ? next : first - 1;
    selectAfter(selected < 0 ? std::vector<PointId>() : std::vector{document.idAt(selected)});
}

ChangeCommand::ChangeCommand(Document &document, std::vector<PointChange> changes,
                             const QString &text, const QString &gesture)
    : PointCommand(document, text), m_new(std::move(changes)), m_gesture(gesture)
{
    for (const PointChange &change : m_new)
        m_old.push_back({change.id, document.point(document.rowOf(change.id))});
}

int ChangeCommand::id() const
{
    return m_gesture.isEmpty() ? -1 : changeCommandId;
}

bool ChangeCommand::mergeWith(const QUndoCommand *other)
{
    const auto *next = dynamic_cast<const ChangeCommand *>(other);
    if (!next || next->m_gesture != m_gesture || idsOf(next->m_new) != idsOf(m_new))
        return false;
    m_new = next->m_new;
    setText(next->text());
    setObsolete(std::ranges::equal(m_old, m_new, {}, &PointChange::value, &PointChange::value));
    return true;
}

ReorderCommand::ReorderCommand(Document &document, std::vector<PointId> moved,
                               std::vector<PointId> order, const QString &text)
    : PointCommand(document, text), m_new(std::move(order))
{
    m_old.reserve(m_new.size());
    for (int row = 0; row < document.pointCount(); ++row)
        m_old.push_back(document.idAt(row));
    selectAfter(std::move(moved));
}

} // namespace hardpoint
