// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/instancedquads.h>
#include <editor/viewport/vec.h>

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <array>

/// The kinds of things that are drawn with a constant size on screen. Pixels in them are the
/// surface's own, that is pixels of the widget times its device pixel ratio.
namespace hardpoint {

struct MarkerInstance {
    std::array<float, 3> place{}; ///< view axes
    float diameter = 0;           ///< 0: none
    std::array<float, 3> colour{};
    float shape = 0; ///< see MarkerLook

    friend bool operator==(const MarkerInstance &, const MarkerInstance &) = default;
};

/// One end of a line, or where a label hangs: a place, or a position on screen.
struct Anchor {
    std::array<float, 3> at{};
    float isPlace = 0;

    static Anchor place(const Vec3d &view);
    static Anchor pixel(const QPointF &pixel, const QSizeF &size);
};

struct LineInstance {
    Anchor from;
    Anchor to;
    std::array<float, 4> colour{}; ///< premultiplied
    float fromWidth = 1;
    float toWidth = 1;
    float dash = 0;
    float gap = 0; ///< 0: not dashed

    void setColour(const QColor &colour);
};

/// Four corners on screen, from -1 to 1, one after the other round a face.
struct FaceInstance {
    std::array<float, 8> corners{};
    std::array<float, 4> colour{}; ///< premultiplied

    void setColour(const QColor &colour);
};

struct LabelInstance {
    Anchor anchor;
    std::array<float, 4> box{};     ///< left, top, width, height from the anchor, Y down
    std::array<float, 4> picture{}; ///< the same in the atlas
};

std::array<float, 4> rectFloats(const QRectF &rect);

/// The materials come with them; they must be children of an entity in the fitting stage.
class MarkerQuads : public InstancedQuads {
public:
    explicit MarkerQuads(Qt3DCore::QNode *parent);
    /// Device pixels a pixel, for the width of the rings.
    void setScale(double scale);

private:
    Qt3DRender::QParameter *m_scale;
};

class LineQuads : public InstancedQuads {
public:
    explicit LineQuads(Qt3DCore::QNode *parent);
};

class FaceQuads : public InstancedQuads {
public:
    explicit FaceQuads(Qt3DCore::QNode *parent);
};

} // namespace hardpoint
