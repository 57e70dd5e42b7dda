// SPDX-License-Identifier: MIT
#include <editor/viewport/pointdrag.h>

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace hardpoint {

using formatlib::AttachPoint;
using formatlib::Matrix4;
using formatlib::Schema;

namespace {

struct DragText {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::PointDrag)
};

constexpr double noise = 1e-9; // what double leaves of a zero after a turn and back

std::array<double, 3> asArray(const Vec3d &v)
{
    return {v.x, v.y, v.z};
}

/// The bone's axes where the point's numbers count along them and they span a space.
std::optional<Basis> boneAxes(const DraggedPoint &point, const Schema &schema)
{
    if (!schema.boneRelative || !point.boneWorld)
        return {};
    const Basis axes = Basis::of(*point.boneWorld);
    return inverse(axes) ? std::optional(axes) : std::nullopt;
}

Vec3d stored(const DraggedPoint &point)
{
    return widened(point.before.matrix.origin());
}

/// Where the point is, without rounding to floats on the way.
Vec3d placeOf(const DraggedPoint &point, const Schema &schema)
{
    if (!schema.boneRelative || !point.boneWorld)
        return stored(point);
    return stored(point) * Basis::of(*point.boneWorld) + widened(point.boneWorld->origin());
}

/// Adds to the numbers that change; false when one would not be finite.
bool addTo(AttachPoint &point, const Vec3d &by)
{
    const auto parts = asArray(by);
    const double most = std::max({std::abs(by.x), std::abs(by.y), std::abs(by.z)});
    for (std::size_t i = 0; i < 3; ++i) {
        float &number = point.matrix.m[12 + i];
        if (!(std::abs(parts[i]) <= noise * most))
            number = static_cast<float>(double{number} + parts[i]);
        if (!std::isfinite(number))
            return false;
    }
    return true;
}

DragFrame fileFrame(const DraggedPoint &point, const Schema &schema, const QString &why = {})
{
    return {{}, placeOf(point, schema), !schema.boneRelative, false, why};
}

DragFrame boneFrame(const DraggedPoint &point, const Schema &schema)
{
    if (!point.boneWorld)
        return fileFrame(point, schema,
                         DragText::tr("File axes: it is not known how its bone lies"));
    const Basis axes = Basis::of(*point.boneWorld);
    const auto back = inverse(axes);
    if (!back)
        return fileFrame(point, schema, DragText::tr("File axes: its bone is squashed flat"));
    if (schema.boneRelative)
        return {axes, stored(point), true, false, {}};
    return {axes, (stored(point) - widened(point.boneWorld->origin())) * *back, false, false, {}};
}

DragFrame pointFrame(const DraggedPoint &point, const Schema &schema)
{
    if (!schema.hasMatrix)
        return fileFrame(point, schema,
                         DragText::tr("File axes: points of this format have none of their own"));
    const Basis own = Basis::of(point.before.matrix);
    const auto bone = boneAxes(point, schema);
    const auto axes = directionsOf(bone ? own * *bone : own);
    if (!axes)
        return fileFrame(point, schema, DragText::tr("File axes: the point is squashed flat"));
    return {*axes, {}, false, true, {}};
}

void setLinear(Matrix4 &matrix, const Basis &basis)
{
    for (std::size_t row = 0; row < 3; ++row) {
        const double size = length(basis.rows[row]);
        const auto parts = asArray(basis.rows[row]);
        for (std::size_t column = 0; column < 3; ++column) {
            float &element = matrix.m[row * 4 + column];
            if (std::abs(parts[column] - double{element}) <= noise * size)
                continue;
            // A quarter turn shall give a zero, not what is left of one.
            const bool isZero = std::abs(parts[column]) <= noise * size;
            element = isZero ? 0 : static_cast<float>(parts[column]);
        }
    }
}

std::optional<AttachPoint> turned(const DraggedPoint &point, const Schema &schema,
                                  const Basis &rotation)
{
    const auto bone = boneAxes(point, schema);
    const Basis local = bone ? *bone * rotation * *inverse(*bone) : rotation;
    AttachPoint result = point.before;
    setLinear(result.matrix, Basis::of(result.matrix) * local);
    return formatlib::isFinite(result.matrix) ? std::optional(result) : std::nullopt;
}

} // namespace

DragFrame dragFrame(GizmoOptions::Axes wanted, const DraggedPoint &point, const Schema &schema)
{
    // Nothing turns a move back into such a bone's numbers.
    if (schema.boneRelative && !boneAxes(point, schema)) {
        return {{},
                stored(point),
                true,
                false,
                DragText::tr("File axes: its bone is squashed flat, so the stored numbers move")};
    }
    switch (wanted) {
    case GizmoOptions::Axes::Bone:
        return boneFrame(point, schema);
    case GizmoOptions::Axes::Point:
        return pointFrame(point, schema);
    case GizmoOptions::Axes::File:
        break;
    }
    return fileFrame(point, schema);
}

std::optional<std::vector<PointChange>> movedPoints(const std::vector<DraggedPoint> &points,
                                                    const DragFrame &frame, const Schema &schema,
                                                    const Vec3d &by,
                                                    const std::optional<ExactNumber> &exact)
{
    const DraggedPoint &current = points.back();
    const Vec3d world = by * frame.axes;
    std::vector<PointChange> changes;
    for (const DraggedPoint &point : points) {
        const bool sameNumbers =
            frame.isStored && (!schema.boneRelative || point.before.bone == current.before.bone);
        const auto bone = boneAxes(point, schema);
        const Vec3d step = sameNumbers ? by : bone ? world * *inverse(*bone) : world;
        PointChange change{point.id, point.before};
        if (!addTo(change.value, step))
            return {};
        changes.push_back(std::move(change));
    }
    if (exact && frame.isStored)
        changes.back().value.matrix.m[12 + static_cast<std::size_t>(exact->axis)] = exact->value;
    return changes;
}

std::optional<std::vector<PointChange>> turnedPoints(const std::vector<DraggedPoint> &points,
                                                     const Schema &schema, const Vec3d &axis,
                                                     double degrees)
{
    const Basis rotation = rotationAbout(axis, degrees);
    std::vector<PointChange> changes;
    for (const DraggedPoint &point : points) {
        const auto value = turned(point, schema, rotation);
        if (!value)
            return {};
        changes.push_back({point.id, *value});
    }
    return changes;
}

std::optional<AttachPoint> pointPlacedAt(const DraggedPoint &point, const Schema &schema,
                                         const formatlib::Vec3 &place)
{
    AttachPoint result = point.before;
    if (!schema.boneRelative) {
        result.matrix.setOrigin(place);
        return result;
    }
    const auto bone = boneAxes(point, schema);
    if (!bone)
        return {};
    const Vec3d numbers = (widened(place) - widened(point.boneWorld->origin())) * *inverse(*bone);
    result.matrix.setOrigin(narrowed(numbers));
    return formatlib::isFinite(result.matrix.origin()) ? std::optional(result) : std::nullopt;
}

std::optional<AttachPoint> pointFacing(const DraggedPoint &point, const Schema &schema,
                                       const Vec3d &direction)
{
    const auto bone = boneAxes(point, schema);
    const Basis own = Basis::of(point.before.matrix);
    const Vec3d now = normalized((bone ? own * *bone : own).rows[2]);
    if (!isFinite(now) || now == Vec3d())
        return {};
    Vec3d axis = cross(now, direction);
    if (length(axis) < noise)
        axis = cross(now, std::abs(now.x) < 0.9 ? Vec3d{1, 0, 0} : Vec3d{0, 1, 0});
    axis = normalized(axis);
    return turned(point, schema, rotationAbout(axis, degreesAbout(axis, now, direction)));
}

} // namespace hardpoint
