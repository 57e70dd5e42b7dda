// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/vec.h>

#include <QPointF>
#include <QSizeF>

#include <span>

namespace hardpoint {

/// Points origin + t * direction, direction of length 1, for every t >= start.
struct Ray {
    Vec3d origin;
    Vec3d direction;
    double start = 0;

    Vec3d at(double t) const { return origin + direction * t; }
};

struct DepthRange {
    double nearest = 0;
    double farthest = 0;
};

/// A camera that turns about a pivot, as plain mathematics in view axes. Sizes and positions on
/// screen are in whatever pixels the caller uses, all in the same.
struct OrbitCamera {
    enum class Side { Front, Back, Right, Left, Top, Bottom };

    /// Height of the perspective view, radians.
    static constexpr double fieldOfView = 0.6;
    static constexpr double maximumPitch = 1.5707963267948966;

    Vec3d pivot;
    double distance = 10; ///< from the pivot to the eye, > 0
    double yaw = 0;       ///< radians about +Y; 0: the eye is at +Z of the pivot
    double pitch = 0;     ///< radians upward, -maximumPitch to maximumPitch
    bool orthographic = false;

    Vec3d right() const;
    Vec3d up() const;
    Vec3d back() const; ///< from the pivot to the eye
    Vec3d eye() const { return pivot + back() * distance; }

    Ray ray(const QPointF &pixel, const QSizeF &size) const;
    /// The place under a pixel, as far away as the pivot is.
    Vec3d placeAtPivot(const QPointF &pixel, const QSizeF &size) const;
    /// Size of a pixel at a depth; in an orthographic view the same at all.
    double unitsPerPixel(double depth, const QSizeF &size) const;

    /// Turns by angles in radians; centre stays where it is on screen.
    void orbit(double yawBy, double pitchBy, const Vec3d &centre);
    /// What is as far away as depth follows a pointer that moves by so many pixels.
    void pan(const QPointF &pixels, const QSizeF &size, double depth);
    /// Scales the distance; centre stays where it is on screen.
    void zoom(double factor, const Vec3d &centre);
    void lookFrom(Side side);

    /// Moves so that every finite place is inside the view with some air around, and turns about
    /// their middle from then on. smallest: of what the view's height shall show at least.
    void frame(std::span<const Vec3d> places, const QSizeF &size, double smallest);

    /// Planes that hold a sphere between them; nearest > 0 in a perspective view.
    DepthRange depthRange(const Vec3d &centre, double radius) const;

    friend bool operator==(const OrbitCamera &, const OrbitCamera &) = default;
};

} // namespace hardpoint
