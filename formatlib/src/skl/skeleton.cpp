// SPDX-License-Identifier: MIT
#include <formatlib/bytereader.h>
#include <formatlib/skeleton.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>

namespace formatlib {

namespace {

constexpr std::array<std::uint8_t, 4> magic{'S', 'K', 'L', 0};
constexpr std::size_t transformSize = 12 + 16;
constexpr std::size_t matrixSize = 64;
// Two empty names, two transforms, a matrix and a count.
constexpr std::size_t smallestBone = 4 + 2 * transformSize + matrixSize + 4 + 4;
constexpr std::string_view noParent = "NoParent";

/// The names around a bone, as views into the file.
struct Relatives {
    std::string_view parent;
    std::vector<std::string_view> children;
};

Quaternion readQuaternion(ByteReader &reader, std::string_view field)
{
    Quaternion q;
    for (float *element : {&q.x, &q.y, &q.z, &q.w})
        *element = reader.f32(field);
    return q;
}

Relatives readBone(ByteReader &reader, Bone &bone)
{
    bone.name = reader.string32("name");
    reader.take(transformSize, "local transform");
    const Vec3 offset = reader.vec3("inverse object transform");
    const Quaternion rotation = readQuaternion(reader, "inverse object transform");
    bone.bindWorld = inverse(fromRotation(rotation, offset));
    reader.take(matrixSize, "object matrix");
    Relatives relatives;
    relatives.parent = reader.string32("parent");
    const std::size_t children = reader.countI32(4, "child count");
    relatives.children.reserve(children);
    for (std::size_t i = 0; i < children && !reader.failed(); ++i)
        relatives.children.push_back(reader.string32("child"));
    return relatives;
}

void linkBones(std::vector<Bone> &bones, const std::vector<Relatives> &relatives)
{
    std::unordered_map<std::string_view, std::size_t> byName;
    for (std::size_t i = 0; i < bones.size(); ++i)
        byName.try_emplace(bones[i].name, i);

    std::vector<bool> claimed(bones.size(), false);
    for (std::size_t i = 0; i < bones.size(); ++i) {
        for (const std::string_view child : relatives[i].children) {
            const auto found = byName.find(child);
            if (found == byName.end() || claimed[found->second])
                continue;
            bones[found->second].parent = static_cast<int>(i);
            claimed[found->second] = true;
        }
    }
    for (std::size_t i = 0; i < bones.size(); ++i) {
        if (claimed[i] || relatives[i].parent == noParent)
            continue;
        if (const auto found = byName.find(relatives[i].parent); found != byName.end())
            bones[i].parent = static_cast<int>(found->second);
    }
}

} // namespace

Result<Skeleton> readSkeleton(ByteView bytes)
{
    if (bytes.size() < magic.size() || !std::ranges::equal(bytes.first(magic.size()), magic))
        return std::unexpected(Error{ErrorCode::NotRecognized, 0, "magic", "not SKL"});
    ByteReader reader(bytes);
    reader.take(magic.size(), "magic");
    reader.i32("version");
    const std::size_t count = reader.countI32(smallestBone, "bone count");
    Skeleton skeleton;
    std::vector<Relatives> relatives;
    skeleton.bones.reserve(count);
    relatives.reserve(count);
    for (std::size_t i = 0; i < count && !reader.failed(); ++i) {
        reader.enter("bone", i);
        Bone bone;
        relatives.push_back(readBone(reader, bone));
        skeleton.bones.push_back(std::move(bone));
    }
    reader.leave();
    skeleton.linkedSkeleton = reader.string32("linked skeleton");
    if (reader.failed())
        return std::unexpected(reader.error());
    linkBones(skeleton.bones, relatives);
    return skeleton;
}

} // namespace formatlib
