// SPDX-License-Identifier: MIT
#include <editor/core/pointdiff.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <unordered_map>

using namespace formatlib;

namespace hardpoint {

namespace {

constexpr std::size_t none = static_cast<std::size_t>(-1);

/// Which point of the one list is which of the other, as far as it is known.
struct Matching {
    std::vector<std::size_t> oldOf; ///< of each row of the new list
    std::vector<std::size_t> newOf; ///< of each row of the old list
};

/// Pairs the points not yet paired whose keys are equal, in their order.
template <typename KeyOf>
void pairBy(KeyOf keyOf, std::span<const AttachPoint> before, std::span<const AttachPoint> after,
            Matching &matching)
{
    std::unordered_map<std::string, std::vector<std::size_t>> waiting;
    // From the last to the first, so that the first is at the back and taken first.
    for (std::size_t row = before.size(); row-- > 0;) {
        if (matching.newOf[row] == none)
            waiting[keyOf(before[row])].push_back(row);
    }
    for (std::size_t row = 0; row < after.size(); ++row) {
        if (matching.oldOf[row] != none)
            continue;
        const auto found = waiting.find(keyOf(after[row]));
        if (found == waiting.end() || found->second.empty())
            continue;
        matching.oldOf[row] = found->second.back();
        matching.newOf[found->second.back()] = row;
        found->second.pop_back();
    }
}

void append(std::string &key, const void *data, std::size_t size)
{
    key.append(static_cast<const char *>(data), size);
}

/// Everything but the name as one string; lengths first, so that no two texts run together.
std::string contentKey(const AttachPoint &point)
{
    std::string key;
    const std::size_t boneSize = point.bone.name.size();
    append(key, &boneSize, sizeof(boneSize));
    append(key, point.matrix.m.data(), sizeof(point.matrix.m));
    append(key, &point.bone.number, sizeof(point.bone.number));
    return key + point.bone.name + point.extra;
}

void compareMatrices(const Matrix4 &before, const Matrix4 &after, FieldChange change,
                     std::vector<FieldChange> &changes)
{
    if (sameBits(before, after))
        return;
    Matrix4 moved = before;
    moved.setOrigin(after.origin());
    change.field = sameBits(moved, after) ? Field::Position : Field::Matrix;
    changes.push_back(change);
}

void compareFields(const AttachPoint &before, const AttachPoint &after, FieldChange change,
                   std::vector<FieldChange> &changes)
{
    const auto note = [&](bool differs, Field field) {
        if (differs)
            changes.push_back({change.oldRow, change.newRow, field});
    };
    note(before.name != after.name, Field::Name);
    note(before.bone != after.bone, Field::Bone);
    note(before.extra != after.extra, Field::Extra);
    compareMatrices(before.matrix, after.matrix, change, changes);
}

/// Of the points that are in both lists, those outside the longest run that kept its order.
std::vector<RowMove> findMoves(const std::vector<std::size_t> &oldOf)
{
    // tails[n]: the new row that ends the best run of n + 1 rows; best: smallest old row there.
    std::vector<std::size_t> tails;
    std::vector<std::size_t> previous(oldOf.size(), none);
    for (std::size_t row = 0; row < oldOf.size(); ++row) {
        if (oldOf[row] == none)
            continue;
        const auto at = std::ranges::lower_bound(tails, oldOf[row], {},
                                                 [&](std::size_t tail) { return oldOf[tail]; });
        if (at != tails.begin())
            previous[row] = *std::prev(at);
        if (at == tails.end())
            tails.push_back(row);
        else
            *at = row;
    }
    std::vector<bool> stays(oldOf.size(), false);
    for (std::size_t row = tails.empty() ? none : tails.back(); row != none; row = previous[row])
        stays[row] = true;
    std::vector<RowMove> moves;
    for (std::size_t row = 0; row < oldOf.size(); ++row) {
        if (oldOf[row] != none && !stays[row])
            moves.push_back({oldOf[row], row});
    }
    return moves;
}

} // namespace

PointDiff diffPoints(std::span<const AttachPoint> before, std::span<const AttachPoint> after)
{
    Matching matching{std::vector(after.size(), none), std::vector(before.size(), none)};
    pairBy([](const AttachPoint &point) { return point.name; }, before, after, matching);
    pairBy(contentKey, before, after, matching);

    PointDiff diff;
    std::size_t highest = 0;
    for (std::size_t row = 0; row < after.size(); ++row) {
        const std::size_t old = matching.oldOf[row];
        if (old == none) {
            diff.added.push_back(row);
            continue;
        }
        compareFields(before[old], after[row], {old, row, Field::Name}, diff.changed);
        diff.moved = diff.moved || old < highest;
        highest = std::max(highest, old);
    }
    for (std::size_t row = 0; row < before.size(); ++row) {
        if (matching.newOf[row] == none)
            diff.removed.push_back(row);
    }
    if (diff.moved)
        diff.moves = findMoves(matching.oldOf);
    return diff;
}

FileDiff diffFiles(const ModelFile &before, const ModelFile &after)
{
    FileDiff diff;
    diff.points = diffPoints(before.points(), after.points());
    diff.oldVersion = before.info().version;
    diff.newVersion = after.info().version;
    diff.firstDifference = firstUntouchedDifference(before, after);
    diff.sameBytes = before.bytes() == after.bytes();
    return diff;
}

} // namespace hardpoint
