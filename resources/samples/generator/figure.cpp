// SPDX-License-Identifier: MIT
#include "figure.h"

#include <algorithm>

namespace samples {

namespace {

struct Joint {
    const char *name;
    const char *parent;
    std::array<float, 3> place;
};

/// Of the left side and the middle; the right side is the mirror image.
constexpr std::array<Joint, 16> joints{{
    {"Bip01 Pelvis", "", {0, 95, 0}},
    {"Bip01 Spine", "Bip01 Pelvis", {0, 110, 1}},
    {"Bip01 Spine1", "Bip01 Spine", {0, 128, 2}},
    {"Bip01 Neck", "Bip01 Spine1", {0, 149, 3}},
    {"Bip01 Head", "Bip01 Neck", {0, 158, 1}},
    {"Bip01 HeadNub", "Bip01 Head", {0, 180, 0}},
    {"Bip01 L Clavicle", "Bip01 Neck", {4, 145, 2}},
    {"Bip01 L UpperArm", "Bip01 L Clavicle", {18, 143, 3}},
    {"Bip01 L Forearm", "Bip01 L UpperArm", {37, 119, 4}},
    {"Bip01 L Hand", "Bip01 L Forearm", {53, 97, -3}},
    {"Bip01 L Finger", "Bip01 L Hand", {58, 87, -7}},
    {"Bip01 L Thigh", "Bip01 Pelvis", {9, 92, 0}},
    {"Bip01 L Calf", "Bip01 L Thigh", {12, 50, -1}},
    {"Bip01 L Foot", "Bip01 L Calf", {13, 9, 4}},
    {"Bip01 L Toe", "Bip01 L Foot", {14, 2, -11}},
    {"Bip01 Prop1", "Bip01 R Hand", {-60, 96, -30}},
}};

std::string rightOf(std::string name)
{
    if (const auto left = name.find(" L "); left != std::string::npos)
        name.replace(left, 3, " R ");
    return name;
}

void add(testsupport::SklBuilder &file, const std::string &name, const std::string &parent,
         const std::array<float, 3> &place)
{
    testsupport::SklBuilder::Bone bone;
    bone.name = name;
    if (!parent.empty())
        bone.parent = parent;
    bone.inverseOffset = {-place[0], -place[1], -place[2]};
    file.bones.push_back(bone);
}

} // namespace

testsupport::SklBuilder figureSkeleton()
{
    testsupport::SklBuilder file;
    for (const Joint &joint : joints) {
        add(file, joint.name, joint.parent, joint.place);
        if (const std::string right = rightOf(joint.name); right != joint.name)
            add(file, right, rightOf(joint.parent),
                {-joint.place[0], joint.place[1], joint.place[2]});
    }
    for (auto &bone : file.bones) {
        const auto parent =
            std::ranges::find(file.bones, bone.parent, &testsupport::SklBuilder::Bone::name);
        if (parent != file.bones.end())
            parent->children.push_back(bone.name);
    }
    return file;
}

testsupport::MshBuilder figurePoints()
{
    testsupport::MshBuilder file;
    file.points = {
        {"trailstart_1", "Bip01 Prop1", "", {-62, 97, -38}},
        {"trailend_1", "Bip01 Prop1", "", {-66, 101, -95}},
        {"shield_1", "Bip01 L Forearm", "", {52, 116, 6}},
        {"crown_1", "Bip01 Head", "", {0, 188, 0}},
        {"wing_1", "Bip01 Spine1", "", {-12, 138, 22}},
        {"wing_2", "Bip01 Spine1", "", {12, 138, 22}},
        {"dust_1", "Bip01 R Foot", "", {-13, 0, 8}},
        {"dust_2", "Bip01 L Foot", "", {13, 0, 8}},
        {"pocket_1", "Bip01 Bag", "", {22, 84, -6}},
    };
    return file;
}

} // namespace samples
