// SPDX-License-Identifier: MIT
#include "puppet.h"

#include "puppetsheet.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace samples {

namespace {

using testsupport::MdlBuilder;
using enum PuppetBone;

/// A bone's place below its parent, and its turn about Z.
struct Joint {
    const char *name;
    int parent;
    float x;
    float y;
    float cosine = 1;
    float sine = 0;

    double angle() const { return std::atan2(double{sine}, double{cosine}); }
};

// As PuppetBone. The arms' X axes point along the arms: sides of triangles of 3, 4 and 5.
constexpr std::array<Joint, 12> joints{{
    {"hips", -1, 0, -70},
    {"chest", 0, 0, 80},
    {"head", 1, 0, 45},
    {"tuft", 2, 6, 167},
    {"arm_l", 1, 46, 16, 0.6F, -0.8F},
    {"forearm_l", 4, 55, 0, 0.96F, 0.28F},
    {"hand_l", 5, 45, 0},
    {"arm_r", 1, -46, 16, -0.6F, -0.8F},
    {"forearm_r", 7, 55, 0, 0.96F, -0.28F},
    {"hand_r", 8, 45, 0},
    {"leg_l", 0, 24, -10},
    {"leg_r", 0, -24, -10},
}};

MdlBuilder::Matrix turned(float cosine, float sine, float x, float y)
{
    return {cosine, sine, 0, 0, -sine, cosine, 0, 0, 0, 0, 1, 0, x, y, 0, 1};
}

/// Rounded, so that every C library gives the same.
float rounded(double value)
{
    constexpr double steps = 65536;
    return static_cast<float>(std::round(value * steps) / steps);
}

/// How a bone leaves its rest at one moment.
struct Move {
    double turn = 0; ///< radians
    double up = 0;
    double stretch = 1; ///< along its own Y
};

using Motion = std::function<Move(PuppetBone bone, double time)>; ///< time from 0 to 1

MdlBuilder::Clip clip(const std::string &name, const std::string &mode, std::uint32_t frames,
                      const Motion &motion)
{
    MdlBuilder::Clip clip{
        .name = name, .mode = mode, .fps = 12, .frames = frames, .flags = 0, .tracks = {}};
    for (std::size_t i = 0; i < joints.size(); ++i) {
        const Joint &joint = joints[i];
        MdlBuilder::Track track;
        for (std::uint32_t frame = 0; frame <= frames; ++frame) {
            const Move move = motion(static_cast<PuppetBone>(i), double(frame) / frames);
            track.samples.push_back({{joint.x, rounded(joint.y + move.up), 0},
                                     {0, 0, rounded(joint.angle() + move.turn)},
                                     {1, rounded(move.stretch), 1}});
        }
        clip.tracks.push_back(std::move(track));
    }
    return clip;
}

double degrees(double angle)
{
    return angle * std::numbers::pi / 180;
}

/// From 0 to 1 and back over the time, slowly at both ends.
double swell(double time)
{
    return (1 - std::cos(2 * std::numbers::pi * time)) / 2;
}

Move breathe(PuppetBone bone, double time)
{
    const double breath = swell(time);
    switch (bone) {
    case Hips:
        return {0, -2 * breath, 1};
    case Chest:
        return {0, 0, 1 + 0.025 * breath};
    case Head:
        return {degrees(2) * breath, 0, 1};
    case Tuft:
        return {degrees(12) * std::sin(2 * std::numbers::pi * time), 0, 1};
    case ArmLeft:
        return {degrees(4) * breath, 0, 1};
    case ArmRight:
        return {degrees(-4) * breath, 0, 1};
    default:
        return {};
    }
}

/// The right arm goes up, waves three times and comes down.
Move wave(PuppetBone bone, double time)
{
    const double raised = std::clamp(std::min(time, 1 - time) * 4, 0.0, 1.0);
    const double up = raised * raised * (3 - 2 * raised);
    const double swing = up * std::sin(6 * std::numbers::pi * time);
    switch (bone) {
    case Head:
        return {degrees(-5) * up, 0, 1};
    case Tuft:
        return {degrees(10) * swing, 0, 1};
    case ArmRight:
        return {degrees(-75) * up, 0, 1};
    case ForearmRight:
        return {degrees(-12) * up + degrees(20) * swing, 0, 1};
    case HandRight:
        return {degrees(15) * swing, 0, 1};
    case Chest:
        return {degrees(2) * up, 0, 1};
    default:
        return {};
    }
}

} // namespace

MdlBuilder puppetWithoutPoints()
{
    MdlBuilder file;
    file.extras = false;
    file.meshes = puppetMeshes();
    for (const Joint &joint : joints) {
        file.bones.push_back(
            {joint.name, joint.parent, turned(joint.cosine, joint.sine, joint.x, joint.y)});
    }
    file.clips = {clip("idle", "loop", 24, breathe), clip("wave", "single", 24, wave)};
    file.sections = {file.skeleton(), file.animation()};
    return file;
}

MdlBuilder puppet()
{
    MdlBuilder file = puppetWithoutPoints();
    const auto on = [](PuppetBone bone) { return static_cast<std::uint16_t>(bone); };
    file.points = {{on(Tuft), "hair", turned(1, 0, 16, 26)},
                   // 帽子, "hat".
                   {on(Head), "\xE5\xB8\xBD\xE5\xAD\x90", turned(1, 0, 0, 176)},
                   // Upright, though its bone leans.
                   {on(HandLeft), "lantern", turned(0.8F, 0.6F, 12, 0)}};
    file.sections = {file.skeleton(), file.attachments(), file.animation()};
    return file;
}

} // namespace samples
