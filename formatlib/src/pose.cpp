// SPDX-License-Identifier: MIT
#include <formatlib/pose.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace formatlib {

namespace {

using Quat = std::array<double, 4>; // x y z w

/// First a, then b.
Quat then(const Quat &a, const Quat &b)
{
    return {b[3] * a[0] + b[0] * a[3] + b[1] * a[2] - b[2] * a[1],
            b[3] * a[1] - b[0] * a[2] + b[1] * a[3] + b[2] * a[0],
            b[3] * a[2] + b[0] * a[1] - b[1] * a[0] + b[2] * a[3],
            b[3] * a[3] - b[0] * a[0] - b[1] * a[1] - b[2] * a[2]};
}

Quat quaternion(const Vec3 &radians)
{
    const auto half = [](float angle) { return double{angle} / 2; };
    const Quat x{std::sin(half(radians.x)), 0, 0, std::cos(half(radians.x))};
    const Quat y{0, std::sin(half(radians.y)), 0, std::cos(half(radians.y))};
    const Quat z{0, 0, std::sin(half(radians.z)), std::cos(half(radians.z))};
    return then(then(x, y), z);
}

Quat shorterWay(const Quat &a, Quat b, double t)
{
    double cosine = 0;
    for (std::size_t i = 0; i < 4; ++i)
        cosine += a[i] * b[i];
    if (cosine < 0) {
        for (double &element : b)
            element = -element;
        cosine = -cosine;
    }
    double fromA = 1 - t;
    double fromB = t;
    // Closer than this a straight mix is as good, and the sines would be divided by about nothing.
    if (cosine < 0.9999) {
        const double angle = std::acos(cosine);
        fromA = std::sin(fromA * angle) / std::sin(angle);
        fromB = std::sin(fromB * angle) / std::sin(angle);
    }
    Quat mixed;
    double length = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        mixed[i] = fromA * a[i] + fromB * b[i];
        length += mixed[i] * mixed[i];
    }
    for (double &element : mixed)
        element /= std::sqrt(length);
    return mixed;
}

Vec3 mix(const Vec3 &a, const Vec3 &b, double t)
{
    const auto between = [t](float x, float y) {
        return static_cast<float>((1 - t) * double{x} + t * double{y});
    };
    return {between(a.x, b.x), between(a.y, b.y), between(a.z, b.z)};
}

Matrix4 scaledAndMoved(Matrix4 rotation, const Vec3 &scale, const Vec3 &position)
{
    for (std::size_t column = 0; column < 3; ++column) {
        rotation.m[column] *= scale.x;
        rotation.m[4 + column] *= scale.y;
        rotation.m[8 + column] *= scale.z;
    }
    rotation.setOrigin(position);
    return rotation;
}

Matrix4 between(const BoneSample &a, const BoneSample &b, double t)
{
    const Quat q = shorterWay(quaternion(a.rotation), quaternion(b.rotation), t);
    const auto f = [](double value) { return static_cast<float>(value); };
    const Matrix4 rotation = fromRotation({f(q[0]), f(q[1]), f(q[2]), f(q[3])}, {});
    return scaledAndMoved(rotation, mix(a.scale, b.scale, t), mix(a.position, b.position, t));
}

Matrix4 sampled(const Track &track, double frame)
{
    const auto last = static_cast<double>(track.samples.size() - 1);
    // Written so that NaN gives the first frame.
    const double at = frame > 0 ? std::min(frame, last) : 0;
    const auto before = static_cast<std::size_t>(at);
    const double t = at - static_cast<double>(before);
    const BoneSample &sample = track.samples[before];
    return t > 0 ? between(sample, track.samples[before + 1], t) : toMatrix(sample);
}

bool isBone(int number, std::size_t count)
{
    return number >= 0 && static_cast<std::size_t>(number) < count;
}

} // namespace

BoneWorlds boneWorlds(std::span<const Bone> bones, std::span<const Matrix4> locals)
{
    enum class State { Unknown, Climbing, Known };
    BoneWorlds worlds(bones.size());
    std::vector<State> states(bones.size(), State::Unknown);
    std::vector<std::size_t> path;
    for (std::size_t start = 0; start < bones.size(); ++start) {
        // Up to a root or a bone whose place is known already...
        int next = static_cast<int>(start);
        while (isBone(next, bones.size())
               && states[static_cast<std::size_t>(next)] == State::Unknown) {
            path.push_back(static_cast<std::size_t>(next));
            states[path.back()] = State::Climbing;
            next = bones[path.back()].parent;
        }
        // ...and down again. A bone still being climbed from is a circle: it has no world yet.
        std::optional<Matrix4> above;
        const bool root = next == -1;
        if (isBone(next, bones.size()))
            above = worlds[static_cast<std::size_t>(next)];
        bool first = true;
        for (; !path.empty(); path.pop_back(), first = false) {
            const std::size_t bone = path.back();
            if (first && root)
                worlds[bone] = locals[bone];
            else if (above)
                worlds[bone] = locals[bone] * *above;
            above = worlds[bone];
            states[bone] = State::Known;
        }
    }
    return worlds;
}

BoneWorlds bindWorlds(std::span<const Bone> bones)
{
    BoneWorlds worlds;
    worlds.reserve(bones.size());
    for (const Bone &bone : bones)
        worlds.push_back(bone.bindWorld);
    return worlds;
}

Matrix4 fromEuler(const Vec3 &radians)
{
    const double sx = std::sin(double{radians.x});
    const double cx = std::cos(double{radians.x});
    const double sy = std::sin(double{radians.y});
    const double cy = std::cos(double{radians.y});
    const double sz = std::sin(double{radians.z});
    const double cz = std::cos(double{radians.z});
    const auto f = [](double value) { return static_cast<float>(value); };
    Matrix4 matrix;
    matrix.m = {f(cy * cz),
                f(cy * sz),
                f(-sy),
                0,
                f(sx * sy * cz - cx * sz),
                f(sx * sy * sz + cx * cz),
                f(sx * cy),
                0,
                f(cx * sy * cz + sx * sz),
                f(cx * sy * sz - sx * cz),
                f(cx * cy),
                0,
                0,
                0,
                0,
                1};
    return matrix;
}

Matrix4 toMatrix(const BoneSample &sample)
{
    return scaledAndMoved(fromEuler(sample.rotation), sample.scale, sample.position);
}

BoneWorlds posedWorlds(std::span<const Bone> bones, const Clip &clip, double frame)
{
    std::vector<Matrix4> locals;
    locals.reserve(bones.size());
    for (std::size_t bone = 0; bone < bones.size(); ++bone) {
        const Track *track = bone < clip.tracks.size() ? &clip.tracks[bone] : nullptr;
        const bool moves = track && !track->disabled && !track->samples.empty();
        locals.push_back(moves ? sampled(*track, frame) : bones[bone].bindLocal);
    }
    return boneWorlds(bones, locals);
}

std::optional<Matrix4> pointWorld(const AttachPoint &point, const BoneWorlds &worlds)
{
    if (point.bone.number >= worlds.size() || !worlds[point.bone.number])
        return std::nullopt;
    return point.matrix * *worlds[point.bone.number];
}

std::optional<Matrix4> relativeTo(const Matrix4 &boneWorld, const Matrix4 &world)
{
    const std::optional<Matrix4> back = inverse(boneWorld);
    if (!back)
        return std::nullopt;
    return world * *back;
}

} // namespace formatlib
