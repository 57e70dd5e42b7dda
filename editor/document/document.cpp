// SPDX-License-Identifier: MIT
#include <editor/core/errortext.h>
#include <editor/core/filestore.h>
#include <editor/document/commands.h>
#include <editor/document/document.h>
#include <editor/document/preview.h>
#include <editor/document/selection.h>

#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <unordered_set>

namespace hardpoint {

Outcome<std::unique_ptr<Document>> Document::open(const QString &path)
{
    Outcome<filestore::LoadedModel> model = filestore::open(path);
    if (!model)
        return std::unexpected(model.error());
    return std::unique_ptr<Document>(
        new Document(path, std::move(model->file), std::move(model->hash)));
}

Document::Document(const QString &path, formatlib::ModelFile file, QByteArray hash)
    : m_path(path)
    , m_file(std::move(file))
    , m_scene(m_file.scene())
    , m_checker(std::make_unique<formatlib::Checker>(m_file, m_scene, formatlib::Companions()))
    , m_hash(hash)
    , m_hashOnDisk(std::move(hash))
    , m_selection(std::make_unique<Selection>())
    , m_preview(std::make_unique<Preview>(*this))
{
    takePointsFromFile();
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &Document::stateChanged);
}

Document::~Document()
{
    // The stack says that it is clean again when it goes, and by then there is no document.
    m_undoStack.disconnect(this);
}

QString Document::fileName() const
{
    return QFileInfo(m_path).fileName();
}

const formatlib::AttachPoint &Document::point(int row) const
{
    return m_points.at(static_cast<std::size_t>(row));
}

PointId Document::idAt(int row) const
{
    return m_ids.at(static_cast<std::size_t>(row));
}

int Document::rowOf(PointId id) const
{
    if (m_rows.empty()) {
        m_rows.reserve(m_ids.size());
        for (std::size_t row = 0; row < m_ids.size(); ++row)
            m_rows.emplace(m_ids[row], static_cast<int>(row));
    }
    const auto found = m_rows.find(id);
    return found == m_rows.end() ? -1 : found->second;
}

std::vector<int> Document::rowsOf(std::span<const PointId> ids) const
{
    std::vector<int> rows;
    rows.reserve(ids.size());
    for (const PointId id : ids) {
        if (const int row = rowOf(id); row >= 0)
            rows.push_back(row);
    }
    std::ranges::sort(rows);
    const auto repeated = std::ranges::unique(rows);
    rows.erase(repeated.begin(), repeated.end());
    return rows;
}

std::span<const formatlib::Finding> Document::findingsAt(int row) const
{
    const auto found = std::ranges::equal_range(
        m_findings, std::optional<std::size_t>(static_cast<std::size_t>(row)), {},
        &formatlib::Finding::point);
    return {found.begin(), found.end()};
}

bool Document::isModified() const
{
    return !m_undoStack.isClean();
}

QString Document::readOnlyText() const
{
    return m_file.readOnlyReason() ? errorText(*m_file.readOnlyReason()) : QString();
}

QString Document::cannotAddText() const
{
    if (const QString readOnly = readOnlyText(); !readOnly.isEmpty())
        return readOnly;
    if (schema().boneRelative && m_file.bones().empty())
        return errorText({formatlib::ErrorCode::NoSkeleton, 0, {}, {}});
    return {};
}

bool Document::saveUpgradesVersion() const
{
    return schema().pointVersion != 0 && m_file.info().version != schema().pointVersion;
}

void Document::push(std::unique_ptr<PointCommand> command)
{
    if (!m_playing)
        m_undoStack.push(command.release());
}

void Document::insertPoints(int row, std::vector<formatlib::AttachPoint> points,
                            const QString &text)
{
    if (points.empty() || !cannotAddText().isEmpty())
        return;
    std::vector<PlacedPoint> placed;
    placed.reserve(points.size());
    row = std::clamp(row, 0, pointCount());
    for (formatlib::AttachPoint &point : points)
        placed.push_back({row++, m_nextId++, std::move(point)});
    push(std::make_unique<InsertCommand>(*this, std::move(placed), text));
}

void Document::removePoints(std::span<const PointId> ids, const QString &text)
{
    if (m_file.readOnlyReason())
        return;
    cancelPreview();
    std::vector<PlacedPoint> placed;
    for (const int row : rowsOf(ids))
        placed.push_back({row, idAt(row), point(row)});
    if (!placed.empty())
        push(std::make_unique<RemoveCommand>(*this, std::move(placed), text));
}

void Document::changePoints(std::vector<PointChange> changes, const QString &text,
                            const QString &gesture)
{
    if (m_file.readOnlyReason())
        return;
    cancelPreview();
    std::erase_if(changes, [this](const PointChange &change) { return rowOf(change.id) < 0; });
    const auto isSame = [this](const PointChange &change) {
        return point(rowOf(change.id)) == change.value;
    };
    if (std::ranges::all_of(changes, isSame))
        return;
    // Steps of a gesture become one by their points, so all of them stay.
    if (gesture.isEmpty())
        std::erase_if(changes, isSame);
    push(std::make_unique<ChangeCommand>(*this, std::move(changes), text, gesture));
}

void Document::replacePoints(std::vector<formatlib::AttachPoint> points, const QString &text)
{
    cancelPreview();
    if (m_playing || m_file.readOnlyReason() || std::ranges::equal(points, m_points))
        return;
    const std::size_t kept = std::min(points.size(), m_points.size());
    if (points.size() > kept && !cannotAddText().isEmpty())
        return;
    std::vector<PointChange> changes;
    for (std::size_t row = 0; row < kept; ++row)
        changes.push_back({m_ids[row], points[row]});
    const std::vector<PointId> removed(m_ids.begin() + static_cast<std::ptrdiff_t>(kept),
                                       m_ids.end());
    points.erase(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(kept));
    m_undoStack.beginMacro(text);
    changePoints(std::move(changes), text);
    removePoints(removed, text);
    insertPoints(pointCount(), std::move(points), text);
    m_undoStack.endMacro();
}

void Document::shiftPoints(std::span<const PointId> ids, int direction, const QString &text)
{
    std::vector<PointId> order = m_ids;
    const std::unordered_set<PointId> moving(ids.begin(), ids.end());
    const auto shift = [&](auto begin, auto end) {
        // Each moving point changes places with the one ahead of it, unless that one moves too
        // and could not.
        for (auto ahead = begin; ahead != end; ++ahead) {
            const auto next = std::next(ahead);
            if (next != end && moving.contains(*next) && !moving.contains(*ahead))
                std::iter_swap(ahead, next);
        }
    };
    if (direction < 0)
        shift(order.begin(), order.end());
    else
        shift(order.rbegin(), order.rend());
    reorderPoints(std::move(order), {ids.begin(), ids.end()}, text);
}

void Document::reorderPoints(std::vector<PointId> order, std::vector<PointId> moved,
                             const QString &text)
{
    if (m_file.readOnlyReason() || order == m_ids)
        return;
    push(std::make_unique<ReorderCommand>(*this, std::move(moved), std::move(order), text));
}

void Document::previewPoints(const std::vector<PointChange> &changes)
{
    if (!m_file.readOnlyReason())
        m_preview->show(changes);
}

void Document::cancelPreview()
{
    if (m_preview->end())
        emit previewEnded();
}

void Document::applyFixes(const std::vector<formatlib::ChosenFix> &chosen, const QString &text)
{
    if (m_playing || m_file.readOnlyReason() || chosen.empty())
        return;
    cancelPreview();
    const formatlib::ListEdit edit = formatlib::editFor(m_file, m_points, chosen);
    std::vector<PointChange> changes;
    for (const formatlib::ListEdit::Placed &change : edit.changes)
        changes.push_back({m_ids[change.row], change.value});
    std::vector<PointId> removed;
    for (const std::size_t row : edit.removed)
        removed.push_back(m_ids[row]);
    // Rows of the edit are those before any of it, so insertions are found by the ids they follow.
    std::vector<std::pair<PointId, formatlib::AttachPoint>> insertions;
    for (const formatlib::ListEdit::Placed &insertion : edit.insertions)
        insertions.emplace_back(m_ids[insertion.row], insertion.value);
    std::vector<PointId> order;
    for (const std::size_t row : edit.order)
        order.push_back(m_ids[row]);

    if (changes.empty() && removed.empty() && insertions.empty() && order.empty())
        return;
    m_undoStack.beginMacro(text);
    changePoints(std::move(changes), text);
    for (auto &[behind, point] : insertions)
        insertPoints(rowOf(behind) + 1, {std::move(point)}, text);
    if (!order.empty() && insertions.empty())
        reorderPoints(std::move(order), m_selection->ids(), text);
    removePoints(removed, text);
    m_undoStack.endMacro();
}

void Document::setCompanions(formatlib::Companions companions, CompanionPaths paths)
{
    m_companionPaths = std::move(paths);
    m_checker = std::make_unique<formatlib::Checker>(m_file, m_scene, std::move(companions));
    check();
    emit companionsChanged();
    emit findingsChanged();
}

void Document::check()
{
    m_findings = m_checker->check(m_points);
}

Outcome<void> Document::revert()
{
    auto model = filestore::open(m_path);
    if (!model)
        return std::unexpected(model.error());
    cancelPreview();
    emit pointsAboutToBeReset();
    m_file = std::move(model->file);
    m_hash = model->hash;
    noteOnDisk(model->hash);
    m_scene = m_file.scene();
    m_checker = std::make_unique<formatlib::Checker>(m_file, m_scene, m_checker->companions());
    takePointsFromFile();
    emit pointsReset();
    emit findingsChanged();
    m_selection->clear();
    m_undoStack.clear();
    emit stateChanged();
    return {};
}

void Document::takePointsFromFile()
{
    m_points = m_file.points();
    m_ids.clear();
    m_rows.clear();
    for (std::size_t row = 0; row < m_points.size(); ++row)
        m_ids.push_back(m_nextId++);
    check();
}

} // namespace hardpoint
