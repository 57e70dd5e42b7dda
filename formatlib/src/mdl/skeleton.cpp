// SPDX-License-Identifier: MIT
#include "mdl/skeleton.h"

#include <formatlib/pose.h>

namespace formatlib::mdl {

namespace {

constexpr int newestVersion = 4;
constexpr std::size_t matrixSize = 64;
// Two empty texts, flags, parent, the matrix and its size.
constexpr std::size_t smallestBone = 1 + 4 + 4 + 4 + matrixSize + 1;
constexpr std::uint32_t constraintHasRange = 0x2;

void readBones(ByteReader &reader, std::vector<Bone> &bones)
{
    const std::size_t count = reader.countU32(smallestBone, "bone count");
    bones.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        reader.enter("bone", i);
        Bone bone;
        bone.name = reader.cString("name");
        reader.u32("flags");
        bone.parent = reader.i32("parent");
        const std::size_t at = reader.offset();
        const std::uint32_t size = reader.u32("matrix size");
        if (size != matrixSize) {
            reader.failAt(at, ErrorCode::BadValue, "matrix size",
                          std::to_string(size) + ", not " + std::to_string(matrixSize));
        }
        bone.bindLocal = reader.matrix("matrix");
        reader.cString("properties");
        if (reader.failed())
            return;
        bones.push_back(std::move(bone));
    }
    reader.leave();
}

void placeBones(std::vector<Bone> &bones)
{
    std::vector<Matrix4> locals;
    locals.reserve(bones.size());
    for (const Bone &bone : bones)
        locals.push_back(bone.bindLocal);
    const BoneWorlds worlds = boneWorlds(bones, locals);
    for (std::size_t i = 0; i < bones.size(); ++i)
        bones[i].bindWorld = worlds[i];
}

void readLinks(ByteReader &reader, std::size_t bones, Skeleton &skeleton)
{
    const std::uint16_t links = reader.u16("link count");
    for (std::uint16_t i = 0; i < links && !reader.failed(); ++i) {
        reader.enter("link", i);
        reader.cString("name");
        reader.take(4 + 4 + matrixSize, "bone, type and matrix");
    }
    reader.leave();
    if (reader.u8("link matrices") == 1)
        reader.takeRecords(bones + links, matrixSize, "link matrices");
    if (!reader.failed())
        skeleton.links = links;
}

void readConstraints(ByteReader &reader, int version, Skeleton &skeleton)
{
    const std::size_t constraints = reader.countU32(12, "constraint count");
    for (std::size_t i = 0; i < constraints && !reader.failed(); ++i) {
        reader.take(12, "constraint");
        if (version >= 4 && reader.u32("constraint flags") & constraintHasRange)
            reader.take(8, "constraint range");
    }
    if (!reader.failed())
        skeleton.constraints = constraints;
}

void readValues(ByteReader &reader)
{
    const std::uint16_t values = reader.u16("value count");
    reader.takeRecords(values, 4, "values");
    for (std::uint16_t i = 0; i < values && !reader.failed(); ++i)
        reader.takeRecords(reader.u16("value keys"), 16, "value keys");
}

void readChains(ByteReader &reader)
{
    const std::uint16_t chains = reader.u16("chain count");
    for (std::uint16_t i = 0; i < chains && !reader.failed(); ++i) {
        reader.u32("chain");
        reader.takeRecords(reader.u32("chain bones"), 4, "chain bones");
        const std::uint16_t parts = reader.u16("chain parts");
        for (std::uint16_t part = 0; part < parts && !reader.failed(); ++part) {
            reader.u32("chain part");
            const std::uint16_t items = reader.u16("chain items");
            for (std::uint16_t item = 0; item < items && !reader.failed(); ++item) {
                reader.take(16, "chain item");
                reader.takeRecords(reader.u16("chain item"), 4, "chain item");
            }
        }
    }
}

void readPerBone(ByteReader &reader, std::size_t bones, int version)
{
    if (reader.u8("bone offsets") == 1)
        reader.takeRecords(bones, 12 + matrixSize, "bone offsets");
    if (reader.u8("bone order") == 1)
        reader.takeRecords(bones, 4, "bone order");
    if (version >= 3 && reader.u8("bone groups") == 1)
        reader.takeRecords(bones, 4, "bone groups");
}

} // namespace

Skeleton readSkeleton(ByteView bytes, const Section &section)
{
    Skeleton skeleton;
    ByteReader reader(bytes, section.body());
    readBones(reader, skeleton.bones);
    placeBones(skeleton.bones);
    if (reader.failed()) {
        skeleton.bonesBroken = reader.error();
        return skeleton;
    }
    const int version = section.number();
    if (version < 1 || version > newestVersion)
        return skeleton;
    if (version == 1) {
        skeleton.links = 0;
        skeleton.constraints = 0;
    } else {
        readLinks(reader, skeleton.bones.size(), skeleton);
        readConstraints(reader, version, skeleton);
        readValues(reader);
        readChains(reader);
        readPerBone(reader, skeleton.bones.size(), version);
    }
    if (reader.remaining() > 0 && !reader.failed()) {
        reader.fail(ErrorCode::BadValue, "section " + section.tag + ", end",
                    std::to_string(reader.remaining()) + " bytes left over");
    }
    if (reader.failed())
        skeleton.restUnread = reader.error();
    return skeleton;
}

} // namespace formatlib::mdl
