// SPDX-License-Identifier: MIT
#include "stage.h"

#include "shape.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace samples {

namespace {

constexpr double tile = 100; ///< centimetres a repeat of the diffuse texture

/// Paved ground, so far that the arena stands well inside.
void addGround(Shape &shape)
{
    constexpr int tiles = 10;
    shape.setCentre({0, 0, 0});
    // Up is where x grows along the rows and z along the columns.
    shape.grid(tiles, tiles, [](int row, int column) {
        const double x = tile * (row - tiles / 2);
        const double z = tile * (column - tiles / 2);
        return Corner{{x, 0, z}, x / tile, -z / tile, 0};
    });
}

struct Ring {
    double radius;
    double height;
};

/// Walls and treads round the y axis of centre, from the outermost ring up; columns sides.
void addTurned(Shape &shape, const std::vector<Ring> &rings, int columns, const Vec &centre,
               double bone)
{
    shape.setCentre(centre);
    double run = 0;
    for (std::size_t i = 1; i < rings.size(); ++i) {
        const Ring low = rings[i - 1];
        const Ring high = rings[i];
        const double step = std::abs(high.height - low.height) + std::abs(high.radius - low.radius);
        shape.grid(1, columns, [&](int row, int column) {
            const Ring &ring = row == 0 ? low : high;
            const Vec turn = onCircle(2 * column + 1, 2 * columns);
            return Corner{{centre.x + ring.radius * turn.x, centre.y + ring.height,
                           centre.z - ring.radius * turn.y},
                          column * 0.5,
                          -(run + row * step) / tile,
                          bone};
        });
        run += step;
    }
}

/// The round platform in the middle, two steps high.
void addPlatform(Shape &shape)
{
    constexpr int sides = 16;
    addTurned(shape, {{300, 0}, {300, 20}, {260, 20}, {260, 40}, {250, 40}, {90, 40}}, sides,
              {0, 0, 0}, 0);
    std::vector<Corner> middle;
    for (int i = 0; i < sides; ++i) {
        const Vec turn = onCircle(2 * i + 1, 2 * sides);
        middle.push_back({{90 * turn.x, 40, -90 * turn.y}, 0.9 * turn.x, 0.9 * turn.y, 0});
    }
    shape.polygon(middle);
}

/// A block with its top, standing on centre.
void addBlock(Shape &shape, const Vec &centre, double halfWidth, double bottom, double top)
{
    const double diagonal = halfWidth * std::sqrt(2.0);
    addTurned(shape, {{diagonal, bottom}, {diagonal, top}}, 4, centre, 1);
    for (const bool upper : {true, false}) {
        if (!upper && bottom == 0)
            continue; // stands on the ground
        const double turn = upper ? -1 : 1;
        shape.grid(1, 1, [&](int row, int column) {
            const double x = halfWidth * (2 * row - 1);
            const double z = halfWidth * (2 * column - 1) * -turn;
            return Corner{{centre.x + x, centre.y + (upper ? top : bottom), centre.z + z},
                          x / tile,
                          turn * z / tile,
                          1};
        });
    }
}

/// An eight-sided shaft between a foot and a head; a broken one ends in a slanted face.
void addPillar(Shape &shape, const Vec &centre, bool broken)
{
    constexpr int sides = 8;
    addBlock(shape, centre, 55, 0, 35);
    if (!broken) {
        addTurned(shape, {{46, 35}, {40, 48}, {34, 290}, {42, 305}}, sides, centre, 1);
        addBlock(shape, centre, 50, 305, 340);
        return;
    }
    addTurned(shape, {{46, 35}, {40, 48}}, sides, centre, 1);
    const auto at = [&](int row, int column) {
        const Vec turn = onCircle(2 * column + 1, 2 * sides);
        const double radius = row == 0 ? 40 : 37;
        const double height = row == 0 ? 48 : 160 + 1.1 * radius * turn.x + (column % 2) * 9;
        return Corner{{centre.x + radius * turn.x, height, centre.z - radius * turn.y},
                      column * 0.5,
                      -height / tile,
                      1};
    };
    shape.grid(1, sides, at);
    std::vector<Corner> top;
    for (int i = 0; i < sides; ++i) {
        Corner corner = at(1, i);
        corner.u = corner.position.x / tile;
        corner.v = -corner.position.z / tile;
        top.push_back(corner);
    }
    shape.polygon(top);
}

/// Baked light: what looks up and stands high is bright, a little warm; the rest is cool.
std::uint32_t shade(const testsupport::MshBuilder::Vertex &vertex)
{
    const double up = 0.5 + 0.5 * double{vertex.normal[1]};
    // Already the first step stands out from the ground.
    const double high = std::sqrt(std::clamp(double{vertex.position[1]} / 340, 0.0, 1.0));
    const double light = 0.38 + 0.32 * up + 0.30 * high;
    const auto channel = [&](double tint) {
        return static_cast<std::uint32_t>(std::lround(255 * std::min(1.0, light * tint)));
    };
    return 0xFF000000U | channel(1) << 16 | channel(0.97) << 8 | channel(1.06 - 0.16 * up);
}

} // namespace

testsupport::MshBuilder stage()
{
    Shape shape;
    shape.beginSubMesh();
    addGround(shape);
    shape.beginSubMesh();
    addPlatform(shape);
    shape.beginSubMesh();
    addPillar(shape, {-400, 0, -400}, false);
    addPillar(shape, {400, 0, -400}, true);
    addPillar(shape, {-400, 0, 400}, false);
    addPillar(shape, {400, 0, 400}, false);

    testsupport::MshBuilder mesh = shape.mesh();
    mesh.version = 2001;
    mesh.meshType = 2; // with a light map
    mesh.mask = 0x1 | 0x20 | 0x1000 | 0x2000 | 0x40 | 0x100 | 0x200 | 0x8 | 0x10 | 0x2;
    mesh.bones = {"Stage", "Pillar"};
    for (auto &vertex : mesh.vertices)
        vertex.colour = shade(vertex);
    return mesh;
}

} // namespace samples
