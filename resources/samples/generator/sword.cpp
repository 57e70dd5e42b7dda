// SPDX-License-Identifier: MIT
#include "sword.h"

#include "shape.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace samples {

namespace {

constexpr const char *hand = "Bip01 R Hand";
constexpr const char *prop = "Bip01 Prop1";
// 손잡이, "grip", in the encoding of the format (CP949).
constexpr const char *gripInKorean = "\xBC\xD5\xC0\xE2\xC0\xCC";

struct Step {
    double along;
    double size;
};

/// Straight lines between the steps.
double between(const std::vector<Step> &steps, double along)
{
    const auto after = std::ranges::find_if(steps, [=](const Step &s) { return s.along >= along; });
    if (after == steps.begin())
        return after->size;
    if (after == steps.end())
        return steps.back().size;
    const Step &before = *std::prev(after);
    const double part = (along - before.along) / (after->along - before.along);
    return before.size + part * (after->size - before.size);
}

/// The sword is made along y, its tip up, its edges toward -x and x and the cross at 0; then it
/// is leaned over by the angle of the 5-12-13 triangle and put where a right hand would be.
Vec placed(double across, double along, double through)
{
    return {-30 + (5 * across + 12 * along) / 13, 82 + (5 * along - 12 * across) / 13, through - 3};
}

/// The blade hangs on the prop bone, the grip on the hand, the cross between them on both.
Corner corner(double across, double along, double through, double u, double v)
{
    const double onProp = std::clamp((along + 2) / 4, 0.0, 1.0);
    return {placed(across, along, through), u, v, onProp};
}

void addBlade(Shape &shape)
{
    constexpr double straight = 64;
    constexpr double length = 78;
    // Half a turn round the blade, from one edge over the fuller (a groove that makes a blade
    // light and stiff) to the other: share of the width, of the thickness, and of the groove.
    struct Place {
        double across;
        double through;
        double groove;
    };
    static constexpr Place side[] = {{1, 0, 0},       {0.36, 1, 0},  {0.2, 1, 0.45}, {0, 1, 0.62},
                                     {-0.2, 1, 0.45}, {-0.36, 1, 0}, {-1, 0, 0}};
    constexpr int perSide = 6;

    std::vector<double> rows;
    for (double along = 0; along < 44; along += 4)
        rows.push_back(along);
    for (double along = 44; along < straight; along += 2.5)
        rows.push_back(along);
    for (const double along : {64.0, 67.0, 70.0, 72.5, 74.5, 76.0, 77.2, length})
        rows.push_back(along);

    const std::vector<Step> widths{
        {0, 2.8}, {straight, 2.1}, {70, 1.62}, {74.5, 0.98}, {length, 0}};
    const std::vector<Step> thicknesses{{0, 0.68}, {straight, 0.44}, {74.5, 0.3}, {length, 0}};
    const std::vector<Step> grooves{{0, 1}, {42, 1}, {54, 0}};

    shape.grid(static_cast<int>(rows.size()) - 1, 2 * perSide, [&](int row, int column) {
        const double along = rows[static_cast<std::size_t>(row)];
        const bool back = column > perSide;
        const Place &place = side[back ? 2 * perSide - column : column];
        const double groove = between(grooves, along);
        const double through =
            between(thicknesses, along) * place.through * (1 - place.groove * groove);
        // Where the groove runs out, its rims meet in a ridge.
        const bool edge = column % perSide == 0;
        const double across = place.across * (edge ? 1 : 0.15 + 0.85 * groove);
        return corner(between(widths, along) * across, along, back ? through : -through,
                      0.5 * column / (2 * perSide), along / length);
    });
}

/// An eight-sided bar along x, bowed a little toward the blade, thicker in the middle and at
/// its ends.
void addCross(Shape &shape)
{
    static constexpr double columns[8][2] = {{1, -0.45}, {1, 0.45},   {0.45, 1},   {-0.45, 1},
                                             {-1, 0.45}, {-1, -0.45}, {-0.45, -1}, {0.45, -1}};
    const std::vector<Step> halves{{0, 1.75}, {1.7, 1.75}, {2.2, 1.35},  {3.5, 0.95}, {7, 0.8},
                                   {9, 0.9},  {10, 1.2},   {10.6, 1.35}, {11.2, 1.2}, {11.5, 0.8}};
    const auto at = [&](double across, int column) {
        const double half = between(halves, std::abs(across));
        const double *around = columns[column % 8];
        return corner(across, 0.012 * across * across + half * around[0], 0.85 * half * around[1],
                      0.5 + 0.25 * column / 8, across / 23 + 0.5);
    };

    std::vector<double> rows;
    for (const Step &step : halves) {
        rows.push_back(step.along);
        if (step.along > 0)
            rows.push_back(-step.along);
    }
    std::ranges::sort(rows);
    shape.grid(static_cast<int>(rows.size()) - 1, 8, [&](int row, int column) {
        return at(rows[static_cast<std::size_t>(row)], column);
    });

    std::vector<Corner> left;
    std::vector<Corner> right;
    for (int column = 0; column < 8; ++column) {
        right.push_back(at(rows.back(), column));
        left.push_back(at(rows.front(), 7 - column));
    }
    shape.polygon(left);
    shape.polygon(right);
}

/// A leather band wound round an oval core: its rows climb by one band with each turn.
void addGrip(Shape &shape)
{
    constexpr int columns = 10;
    constexpr int perBand = 4;
    constexpr double bottom = -17.5;
    constexpr double top = -1;
    constexpr double bandHeight = 2;
    static constexpr double bulge[perBand] = {0, 0.15, 0.2, 0.13};
    constexpr int rows = perBand * (static_cast<int>((top - bottom) / bandHeight) + 2);

    shape.grid(rows, columns, [&](int row, int column) {
        const double climbed = double(row - perBand) / perBand + double(column) / columns;
        const double along = std::clamp(bottom + bandHeight * climbed, bottom, top);
        const double middle = (along - bottom) / (top - bottom) - 0.5;
        const double swell = 1 - 0.5 * middle * middle;
        const double radius = bulge[row % perBand] + swell;
        const Vec turn = onCircle(column, columns);
        return corner(1.32 * radius * turn.x, along, -1.08 * radius * turn.y,
                      0.5 + 0.25 * column / columns, climbed / 8);
    });
}

/// Turned on a lathe: a collar below the grip, a ball, and the rivet that holds it all.
void addPommel(Shape &shape)
{
    constexpr int columns = 14;
    static constexpr Step profile[] = {{-22.2, 0},    {-22.2, 0.55}, {-21.9, 0.7},  {-21.6, 0.7},
                                       {-21.5, 1.25}, {-20.9, 1.85}, {-20.1, 2.15}, {-19.3, 2.1},
                                       {-18.6, 1.7},  {-18.2, 1.2},  {-18, 1.55},   {-17.4, 1.6},
                                       {-17.2, 1.3}};
    constexpr int rows = static_cast<int>(std::size(profile)) - 1;
    shape.grid(rows, columns, [&](int row, int column) {
        const Step &step = profile[row];
        const Vec turn = onCircle(column, columns);
        return corner(step.size * turn.x, step.along, -step.size * turn.y,
                      0.75 + 0.25 * column / columns, double(row) / rows);
    });
}

} // namespace

testsupport::MshBuilder sword()
{
    Shape shape;
    shape.beginSubMesh();
    addBlade(shape);
    shape.beginSubMesh();
    addCross(shape);
    addGrip(shape);
    addPommel(shape);

    testsupport::MshBuilder mesh = shape.mesh();
    mesh.version = 2002;
    mesh.meshType = 1; // animated
    mesh.mask = 0x1 | 0x20 | 0x100 | 0x8 | 0x10;
    for (auto &vertex : mesh.vertices)
        vertex.uv0 = vertex.uv1; // no light map: the first texture is the only one
    mesh.bones = {hand, prop};
    mesh.points = {{"grip_1", hand, gripInKorean, {-39, 78.25F, -3}},
                   {"trailstart_1", prop, "", {-24, 84.5F, -3}},
                   {"trailend_1", prop, "", {42, 112, -3}}};
    return mesh;
}

testsupport::MshBuilder swordWithoutPoints()
{
    testsupport::MshBuilder mesh = sword();
    mesh.version = 2000;
    mesh.points.clear();
    return mesh;
}

} // namespace samples
