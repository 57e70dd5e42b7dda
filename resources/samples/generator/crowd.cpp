// SPDX-License-Identifier: MIT
#include "crowd.h"

#include "shape.h"

#include <cmath>
#include <numbers>
#include <string>

namespace samples {

namespace {

constexpr int side = 256;

/// turn and rise from 0 to 1: about the axis, and from the foot to the rim.
Vec gourd(double turn, double rise)
{
    const double angle = turn * 2 * std::numbers::pi;
    const double belly = 34 + 17 * std::sin(2.1 * std::numbers::pi * rise);
    const double radius = belly * (1 + 0.05 * rise * std::cos(9 * angle));
    return {radius * std::cos(angle), 120 * rise, radius * std::sin(angle)};
}

std::array<float, 3> floats(const Vec &v)
{
    return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

std::array<float, 3> normalAt(double turn, double rise)
{
    constexpr double step = 1e-4;
    const Vec at = gourd(turn, rise);
    const Vec round = gourd(turn + step, rise);
    const Vec up = gourd(turn, rise + step);
    const Vec a{round.x - at.x, round.y - at.y, round.z - at.z};
    const Vec b{up.x - at.x, up.y - at.y, up.z - at.z};
    const Vec n{b.y * a.z - b.z * a.y, b.z * a.x - b.x * a.z, b.x * a.y - b.y * a.x};
    const double length = std::sqrt(n.x * n.x + n.y * n.y + n.z * n.z);
    return floats({n.x / length, n.y / length, n.z / length});
}

} // namespace

testsupport::MshBuilder crowd(int points)
{
    testsupport::MshBuilder mesh;
    mesh.mask = 0x1 | 0x20;
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            const double turn = double{1} * column / side;
            const double rise = double{1} * row / (side - 1);
            testsupport::MshBuilder::Vertex vertex;
            vertex.position = floats(gourd(turn, rise));
            vertex.normal = normalAt(turn, rise);
            mesh.vertices.push_back(vertex);
        }
    }
    const auto number = [](int row, int column) {
        return static_cast<std::uint32_t>(row * side + column % side);
    };
    for (int row = 0; row + 1 < side; ++row) {
        for (int column = 0; column < side; ++column) {
            mesh.faces.push_back(
                {number(row, column), number(row + 1, column), number(row, column + 1)});
            mesh.faces.push_back(
                {number(row, column + 1), number(row + 1, column), number(row + 1, column + 1)});
        }
    }
    mesh.subMeshes = {{0, side * side, 0, static_cast<std::int32_t>(mesh.faces.size())}};
    mesh.measure();
    for (int i = 0; i < points; ++i) {
        // Turned by the golden angle each time, they lie evenly.
        const double turn = i * 0.38196601;
        // Now and then one hangs on nothing.
        const char *bone = i % 400 == 250 ? "" : "Bip01";
        mesh.points.push_back({"fx_" + std::to_string(i), bone, "",
                               floats(gourd(turn - std::floor(turn), (i + 0.5) / points))});
    }
    return mesh;
}

} // namespace samples
