// SPDX-License-Identifier: MIT
#include <editor/core/mirror.h>
#include <editor/core/pointtext.h>

#include <formatlib/freenames.h>
#include <formatlib/pointkey.h>
#include <formatlib/pose.h>

#include <QCoreApplication>

#include <algorithm>
#include <map>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Mirror {
    Q_DECLARE_TR_FUNCTIONS(Mirror)
};

std::unexpected<Failure> refuse(const QString &text)
{
    return std::unexpected(Failure{Failure::Kind::Refused, text, {}});
}

/// The matrix seen in a mirror, its own axes mirrored back: S m S. Only signs change, so twice
/// gives the same bits.
Matrix4 mirrored(Matrix4 matrix, MirrorAxis axis)
{
    const auto side = static_cast<std::size_t>(axis);
    for (std::size_t i = 0; i < 4; ++i) {
        if (i == side)
            continue;
        matrix.m[i * 4 + side] = -matrix.m[i * 4 + side];
        matrix.m[side * 4 + i] = -matrix.m[side * 4 + i];
    }
    return matrix;
}

/// Names that points must not share, by what readers tell them apart.
class TakenNames {
public:
    TakenNames(std::span<const AttachPoint> points, const Schema &schema) : m_keyed(schema.hasKey)
    {
        for (std::size_t row = 0; row < points.size(); ++row)
            m_rows.try_emplace(identity(points[row].name), row);
    }

    std::optional<std::size_t> rowOf(const std::string &name) const
    {
        const auto found = m_rows.find(identity(name));
        return found == m_rows.end() ? std::nullopt : std::optional(found->second);
    }

    void take(const std::string &name, std::size_t row) { m_rows.try_emplace(identity(name), row); }

private:
    std::pair<std::string, std::int32_t> identity(const std::string &name) const
    {
        if (!m_keyed)
            return {name, 0};
        PointKey key = pointKey(name);
        return {std::move(key.type), key.index};
    }

    bool m_keyed;
    std::map<std::pair<std::string, std::int32_t>, std::size_t> m_rows;
};

/// The bone of the other side, as a link; nothing where the file has no such bone. Where bones go
/// by name any name will do, since a mesh does not list them all.
std::optional<BoneLink> otherBone(const ModelFile &file, const BoneLink &bone,
                                  const MirrorOptions &options)
{
    const Schema &schema = file.schema();
    if (!schema.bonesByNumber)
        return BoneLink{swapSides(bone.name, schema.encoding, options.pairs), 0};
    const std::vector<Bone> &bones = file.bones();
    if (bone.number >= bones.size())
        return std::nullopt;
    const std::string &name = bones[bone.number].name;
    const std::string other = swapSides(name, schema.encoding, options.pairs);
    if (other == name)
        return bone;
    const auto found = std::ranges::find(bones, other, &Bone::name);
    if (found == bones.end())
        return std::nullopt;
    return BoneLink{{}, static_cast<std::uint16_t>(found - bones.begin())};
}

/// The matrix that puts a point of this bone at a place; nothing where the bone has none.
std::optional<Matrix4> placedAt(const ModelFile &file, const AttachPoint &point,
                                const Matrix4 &world)
{
    if (!file.schema().boneRelative)
        return world;
    AttachPoint atBone = point;
    atBone.matrix = {};
    const auto bone = file.world(atBone);
    return bone ? formatlib::relativeTo(*bone, world) : std::nullopt;
}

} // namespace

Outcome<std::vector<MirroredPoint>> planMirror(const ModelFile &file,
                                               std::span<const AttachPoint> points,
                                               std::span<const std::size_t> rows,
                                               const MirrorOptions &options)
{
    const Schema &schema = file.schema();
    TakenNames taken(points, schema);
    FreeNames free(points, schema);
    std::vector<MirroredPoint> plan;
    for (const std::size_t row : rows) {
        const AttachPoint &source = points[row];
        MirroredPoint copy{.source = row, .value = source, .collidesWith = {}};
        const auto bone = otherBone(file, source.bone, options);
        copy.boneKept = !bone;
        if (bone)
            copy.value.bone = *bone;
        const auto world = file.world(source);
        const auto matrix =
            world ? placedAt(file, copy.value, mirrored(*world, options.axis)) : std::nullopt;
        if (!matrix || (schema.boneRelative && !isFinite(*matrix))) {
            return refuse(Mirror::tr("%1 cannot be mirrored: its bone or the bone of the other "
                                     "side has no place.")
                              .arg(displayText(source.name, schema.encoding)));
        }
        // Where only places are stored, the rest of the matrix stays as it is, signs included.
        if (schema.hasMatrix)
            copy.value.matrix = *matrix;
        else
            copy.value.matrix.setOrigin(matrix->origin());
        copy.value.name = swapSides(source.name, schema.encoding, options.pairs);
        copy.collidesWith = taken.rowOf(copy.value.name);
        if (copy.collidesWith && options.collision == MirrorCollision::Skip)
            copy.skipped = true;
        if (copy.collidesWith && options.collision == MirrorCollision::Renumber)
            copy.value.name = free.next(copy.value.name);
        if (!copy.skipped)
            taken.take(copy.value.name, row);
        plan.push_back(std::move(copy));
    }
    return plan;
}

Outcome<std::vector<AttachPoint>> mirroredPoints(const std::vector<MirroredPoint> &plan,
                                                 const Schema &schema, const MirrorOptions &options)
{
    std::vector<AttachPoint> copies;
    for (const MirroredPoint &copy : plan) {
        if (copy.collidesWith && options.collision == MirrorCollision::Refuse) {
            return refuse(Mirror::tr("The mirrored copy would be called %1, and there is such a "
                                     "point already. Skip or renumber such copies.")
                              .arg(displayText(copy.value.name, schema.encoding)));
        }
        if (!copy.skipped)
            copies.push_back(copy.value);
    }
    return copies;
}

} // namespace hardpoint
