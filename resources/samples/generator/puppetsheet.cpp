// SPDX-License-Identifier: MIT
#include "puppetsheet.h"

#include "sheet.h"

#include <algorithm>
#include <cmath>

namespace samples {

namespace {

using testsupport::MdlBuilder;

/// In the order in which a viewer without textures hands out its tints.
enum Material : std::size_t { Steel, Brass, Hair, Trousers, Tunic, Blush, Scarf, Skin, Materials };

constexpr std::array<const char *, Materials> materialNames{"steel", "brass", "hair",  "trousers",
                                                            "tunic", "blush", "scarf", "skin"};

// The left arm, on the viewer's right; the right one mirrors it.
constexpr Spot shoulder{46, 26};
constexpr Spot elbow{79, -18};
constexpr Spot wrist{115, -45};

void layFace(Sheet &sheet)
{
    sheet.lay(Skin, either(disc({-40, 120}, 3.5), disc({24, 120}, 3.5))); // light in the eyes
    sheet.lay(Hair, mirrored(ellipse({32, 116}, 12.5, 14)));
    sheet.lay(Blush, both(ellipse({0, 91}, 20, 17), below(91)));
    sheet.lay(Blush, mirrored(ellipse({51, 93}, 11, 9)));
    // A fringe with its parting on one side: the face shows below a wide arch.
    const Form arch = [](const Spot &at) { return 154 - (at.x - 26) * (at.x - 26) / 230 - at.y; };
    sheet.lay(Skin, both(ellipse({0, 110}, 73, 64), arch));
    sheet.lay(Skin, mirrored(disc({83, 104}, 15)));
    const Form crown = disc({0, 138}, 96);
    const Form neckline = [](const Spot &at) { return at.y - 66 - at.x * at.x / 400; };
    sheet.lay(Hair, either(both(crown, neckline), limb({4, 226}, 15, {24, 252}, 5)));
}

void layBody(Sheet &sheet)
{
    sheet.lay(Brass, box({0, -45}, 11, 10));
    const Form shoulders = limb({-34, 24}, 19, {34, 24}, 19);
    const Form skirt = [](const Spot &at) {
        return std::min({40 + (24 - at.y) / 8 - std::abs(at.x), 24 - at.y, at.y + 86});
    };
    sheet.lay(Hair, both(box({0, -45}, 60, 7), skirt)); // a belt of leather
    sheet.lay(Brass, either(disc({0, 16}, 6), either(disc({0, 0}, 6), disc({0, -16}, 6))));
    sheet.lay(Tunic, either(shoulders, skirt));
}

void layArms(Sheet &sheet)
{
    sheet.lay(Steel, mirrored(limb({101, -34.5}, 16, {111, -42}, 16.5)));
    sheet.lay(Skin, mirrored(disc({123, -51}, 15)));
    sheet.lay(Tunic,
              mirrored(either(limb(shoulder, 17, elbow, 15.5), limb(elbow, 15.5, wrist, 14))));
}

void layLegs(Sheet &sheet)
{
    const Form boot =
        both(either(limb({29, -194}, 22, {29, -214}, 21), limb({30, -224}, 18, {48, -226}, 15)),
             box({0, -213}, sheetHalfWidth, 27));
    sheet.lay(Brass, mirrored(box({28, -186}, 24, 6)));
    sheet.lay(Hair, mirrored(boot));
    sheet.lay(Trousers, mirrored(limb({24, -80}, 21, {27, -192}, 18)));
}

/// From 0 to 1 where value goes from one end to the other, slowly at both.
double ramp(double value, double from, double to)
{
    const double t = std::clamp((value - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

/// How far a place lies along a line, from its start.
double along(const Spot &at, const Spot &start, const Spot &end)
{
    const double x = end.x - start.x;
    const double y = end.y - start.y;
    return ((at.x - start.x) * x + (at.y - start.y) * y) / std::sqrt(x * x + y * y);
}

/// How far a place is from the middle of the left arm.
double fromArm(const Spot &at)
{
    const Spot knuckles{127, -54};
    return -std::max({limb(shoulder, 0, elbow, 0)(at), limb(elbow, 0, wrist, 0)(at),
                      limb(wrist, 0, knuckles, 0)(at)});
}

using Shares = std::array<double, 12>;

/// Gives a part of what one bone holds to another.
void pass(Shares &shares, PuppetBone from, PuppetBone to, double part)
{
    double &source = shares[static_cast<std::size_t>(from)];
    shares[static_cast<std::size_t>(to)] += source * part;
    source *= 1 - part;
}

/// What moves a place, from the middle of the body outward.
Shares sharesAt(const Spot &at)
{
    using enum PuppetBone;
    Shares shares{};
    shares[static_cast<std::size_t>(Hips)] = 1;
    pass(shares, Hips, Chest, ramp(at.y, -60, 5));
    pass(shares, Chest, Head, ramp(at.y, 50, 60));
    pass(shares, Head, Tuft, ramp(at.y, 222, 246));

    const double legs = ramp(-at.y, 70, 100);
    const double left = ramp(at.x, -8, 8);
    pass(shares, Hips, LegLeft, legs * left);
    pass(shares, Hips, LegRight, legs * (1 - left) / std::max(1 - legs * left, 1e-9));

    const Spot side{std::abs(at.x), at.y};
    const double arm = (1 - ramp(fromArm(side), 24, 36)) * ramp(side.x, 40, 60)
        * ramp(along(side, shoulder, elbow), -4, 20);
    const double forearm = ramp(along(side, elbow, wrist), -9, 9);
    const double hand = ramp(along(side, elbow, wrist), 40, 52);
    const bool isLeft = at.x > 0;
    for (const PuppetBone body : {Hips, Chest})
        pass(shares, body, isLeft ? ArmLeft : ArmRight, arm);
    pass(shares, isLeft ? ArmLeft : ArmRight, isLeft ? ForearmLeft : ForearmRight, forearm);
    pass(shares, isLeft ? ForearmLeft : ForearmRight, isLeft ? HandLeft : HandRight, hand);
    return shares;
}

/// The four largest shares, in 64ths that are one together, the largest first.
void setSkin(MdlBuilder::Vertex &vertex, const Shares &shares)
{
    constexpr int whole = 64;
    std::array<std::uint32_t, 12> order{};
    for (std::uint32_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::uint32_t bone) { return shares[bone]; });
    int rest = whole;
    std::array<int, 4> parts{};
    for (std::size_t i = parts.size() - 1; i > 0; --i) {
        parts[i] = static_cast<int>(std::lround(shares[order[i]] * whole));
        rest -= parts[i];
    }
    parts[0] = rest;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        vertex.bones[i] = parts[i] > 0 ? order[i] : 0;
        vertex.weights[i] = static_cast<float>(parts[i]) / whole;
    }
}

MdlBuilder::Vertex vertexAt(const Spot &at)
{
    MdlBuilder::Vertex vertex;
    vertex.position = {static_cast<float>(at.x), static_cast<float>(at.y), 0};
    const auto share = [](double value, int half) {
        return static_cast<float>(std::lround((value / half + 1) * 2048)) / 4096;
    };
    vertex.uv0 = {share(at.x, sheetHalfWidth), share(-at.y, sheetHalfHeight)};
    setSkin(vertex, sharesAt(at));
    return vertex;
}

MdlBuilder::Mesh meshOf(const Sheet::Piece &piece, const std::string &material)
{
    MdlBuilder::Mesh mesh;
    mesh.materials = {"materials/puppet/" + material + ".json"};
    mesh.indices = piece.indices;
    for (const Spot &place : piece.places)
        mesh.vertices.push_back(vertexAt(place));
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto [low, high] =
            std::ranges::minmax(mesh.vertices, {}, [axis](const MdlBuilder::Vertex &vertex) {
                return vertex.position[axis];
            });
        mesh.box[axis] = low.position[axis];
        mesh.box[axis + 3] = high.position[axis];
    }
    return mesh;
}

} // namespace

std::vector<MdlBuilder::Mesh> puppetMeshes()
{
    Sheet sheet;
    // From the front: what is laid first covers the rest.
    sheet.lay(Scarf, either(limb({-36, 40}, 14, {36, 40}, 14), limb({28, 34}, 11, {40, -18}, 13)));
    layFace(sheet);
    layArms(sheet);
    layBody(sheet);
    layLegs(sheet);

    const std::vector<Sheet::Piece> pieces =
        sheet.cut(Materials, 8, sheetHalfWidth, sheetHalfHeight);
    std::vector<MdlBuilder::Mesh> meshes;
    meshes.reserve(pieces.size());
    for (std::size_t i = 0; i < pieces.size(); ++i)
        meshes.push_back(meshOf(pieces[i], materialNames[i]));
    return meshes;
}

} // namespace samples
