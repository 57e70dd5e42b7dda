// SPDX-License-Identifier: MIT
#include <formatlib/fixes.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace formatlib {

namespace {

void setText(AttachPoint &point, Field field, const std::string &text)
{
    switch (field) {
    case Field::Name:
        point.name = text;
        break;
    case Field::Bone:
        point.bone.name = text;
        break;
    case Field::Extra:
        point.extra = text;
        break;
    case Field::Position:
    case Field::Matrix:
        break;
    }
}

void makeAffine(Matrix4 &matrix)
{
    matrix.m[3] = matrix.m[7] = matrix.m[11] = 0;
    matrix.m[15] = 1;
}

/// Without shear, mirroring and uneven scale: the same place, turned the same way, as large.
Matrix4 rigid(const Matrix4 &matrix)
{
    const std::optional<Vec3> rotation = rotationDegrees(matrix);
    if (!rotation)
        return matrix;
    const Vec3 scale = scaleOf(matrix);
    const auto even = static_cast<float>(
        std::cbrt(std::abs(double{scale.x} * double{scale.y} * double{scale.z})));
    return compose({even, even, even}, *rotation, matrix.origin());
}

void changePoint(AttachPoint &point, const Finding &finding, const Fix &fix)
{
    if (fix.kind == Fix::Kind::SetText)
        setText(point, *finding.field, fix.text);
    else if (fix.kind == Fix::Kind::MakeAffine)
        makeAffine(point.matrix);
    else if (fix.kind == Fix::Kind::MakeRigid)
        point.matrix = rigid(point.matrix);
}

/// Rows sorted so that points that were in the file stand as they did there, others keep their
/// places among all.
std::vector<std::size_t> originalOrder(const ModelFile &file, std::span<const AttachPoint> points)
{
    std::map<std::string_view, std::size_t> place;
    for (std::size_t row = 0; row < file.points().size(); ++row)
        place.try_emplace(file.points()[row].name, row);
    std::vector<std::size_t> known;
    for (std::size_t row = 0; row < points.size(); ++row) {
        if (place.contains(points[row].name))
            known.push_back(row);
    }
    std::vector<std::size_t> sorted = known;
    std::ranges::stable_sort(sorted, {},
                             [&](std::size_t row) { return place.at(points[row].name); });
    std::vector<std::size_t> order(points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = 0; i < known.size(); ++i)
        order[known[i]] = sorted[i];
    return order;
}

} // namespace

ListEdit editFor(const ModelFile &file, std::span<const AttachPoint> points,
                 std::span<const ChosenFix> chosen)
{
    std::map<std::size_t, AttachPoint> changes;
    std::set<std::pair<std::size_t, Field>> changed;
    std::set<std::size_t> removed;
    std::multimap<std::size_t, AttachPoint> insertions;
    ListEdit edit;
    for (const auto &[finding, index] : chosen) {
        const Fix &fix = finding->fixes.at(index);
        if (fix.kind == Fix::Kind::RestoreOrder) {
            edit.order = originalOrder(file, points);
            continue;
        }
        const std::size_t row = *finding->point;
        if (fix.kind == Fix::Kind::Remove) {
            removed.insert(row);
        } else if (fix.kind == Fix::Kind::AddPoint) {
            AttachPoint added = points[row];
            added.name = fix.text;
            insertions.emplace(row, std::move(added));
        } else if (changed.emplace(row, finding->field.value_or(Field::Name)).second) {
            changePoint(changes.try_emplace(row, points[row]).first->second, *finding, fix);
        }
    }
    for (auto &[row, value] : changes) {
        if (!removed.contains(row))
            edit.changes.push_back({row, std::move(value)});
    }
    edit.removed.assign(removed.begin(), removed.end());
    for (auto &[row, value] : insertions)
        edit.insertions.push_back({row, std::move(value)});
    return edit;
}

std::vector<AttachPoint> listAfter(const ListEdit &edit, std::span<const AttachPoint> points)
{
    std::vector<AttachPoint> changed(points.begin(), points.end());
    for (const ListEdit::Placed &change : edit.changes)
        changed[change.row] = change.value;
    std::vector<std::size_t> order = edit.order;
    if (order.empty()) {
        order.resize(points.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
    }
    std::vector<AttachPoint> result;
    result.reserve(points.size() + edit.insertions.size());
    for (const std::size_t row : order) {
        if (!std::ranges::binary_search(edit.removed, row))
            result.push_back(changed[row]);
        const auto behind =
            std::ranges::equal_range(edit.insertions, row, {}, &ListEdit::Placed::row);
        for (const ListEdit::Placed &insertion : behind)
            result.push_back(insertion.value);
    }
    return result;
}

std::vector<AttachPoint> applySafeFixes(const ModelFile &file, std::span<const AttachPoint> points,
                                        const Companions &companions)
{
    std::vector<AttachPoint> list(points.begin(), points.end());
    Checker checker(file, file.scene(), companions);
    for (;;) {
        std::vector<ChosenFix> chosen;
        for (const Finding &finding : checker.check(list)) {
            const auto safe = std::ranges::find(finding.fixes, true, &Fix::safe);
            if (safe != finding.fixes.end())
                chosen.push_back(
                    {&finding, static_cast<std::size_t>(safe - finding.fixes.begin())});
        }
        if (chosen.empty())
            return list;
        list = listAfter(editFor(file, list, chosen), list);
    }
}

} // namespace formatlib
