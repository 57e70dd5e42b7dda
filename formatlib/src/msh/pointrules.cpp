// SPDX-License-Identifier: MIT
#include "msh/rules.h"
#include "rules/editdistance.h"
#include "rules/makefinding.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace formatlib::msh {

namespace {

/// The client's buffers have 260 bytes, one of them for the zero at the end.
constexpr std::size_t longestText = 259;
/// Times the diagonal of the mesh's box.
constexpr double farAway = 2;

struct TextField {
    Field field;
    const std::string *text;
};

std::array<TextField, 3> texts(const AttachPoint &point)
{
    return {{{Field::Name, &point.name},
             {Field::Bone, &point.bone.name},
             {Field::Extra, &point.extra}}};
}

std::vector<std::string> boneNames(const std::vector<Bone> &bones)
{
    std::vector<std::string> names;
    names.reserve(bones.size());
    for (const Bone &bone : bones)
        names.push_back(bone.name);
    return names;
}

/// How far a point is outside a box; 0 inside.
double distance(const Vec3 &point, const Bounds &box)
{
    double squared = 0;
    for (const auto axis : {&Vec3::x, &Vec3::y, &Vec3::z}) {
        const double outside = std::max({double{box.min.*axis} - double{point.*axis},
                                         double{point.*axis} - double{box.max.*axis}, 0.0});
        squared += outside * outside;
    }
    return std::sqrt(squared);
}

double diagonal(const Bounds &box)
{
    double squared = 0;
    for (const auto axis : {&Vec3::x, &Vec3::y, &Vec3::z}) {
        const double size = double{box.max.*axis} - double{box.min.*axis};
        squared += size * size;
    }
    return std::sqrt(squared);
}

} // namespace

void checkBone(const PointContext &context, Findings &findings)
{
    const std::string &bone = context.point.bone.name;
    if (bone.empty()) {
        findings.push_back(aboutPoint("msh.bone.empty", Severity::Warning, Field::Bone));
        return;
    }
    const bool haveSkeleton = context.companions.skeleton.has_value();
    const std::vector<Bone> &bones =
        haveSkeleton ? context.companions.skeleton->bones : context.file.bones();
    if (!haveSkeleton && bones.empty())
        return;
    if (std::ranges::find(bones, bone, &Bone::name) != bones.end())
        return;
    Finding finding =
        aboutPoint("msh.bone.unknown", haveSkeleton ? Severity::Error : Severity::Warning,
                   Field::Bone, {bone});
    if (const auto nearest = nearestName(bone, boneNames(bones))) {
        finding.arguments.push_back(*nearest);
        finding.fixes.push_back({.kind = Fix::Kind::SetText, .safe = false, .text = *nearest});
    }
    findings.push_back(std::move(finding));
}

void checkTextLength(const PointContext &context, Findings &findings)
{
    for (const TextField &each : texts(context.point)) {
        if (each.text->size() > longestText) {
            findings.push_back(aboutPoint("msh.text.length", Severity::Error, each.field,
                                          {std::to_string(each.text->size())}));
        }
    }
}

void checkZeroBytes(const PointContext &context, Findings &findings)
{
    for (const TextField &each : texts(context.point)) {
        const std::size_t zero = each.text->find('\0');
        if (zero == std::string::npos)
            continue;
        Finding finding =
            aboutPoint("msh.text.zero-byte", Severity::Error, each.field, {std::to_string(zero)});
        finding.fixes.push_back(
            {.kind = Fix::Kind::SetText, .safe = false, .text = each.text->substr(0, zero)});
        findings.push_back(std::move(finding));
    }
}

void checkEncoding(const PointContext &context, Findings &findings)
{
    for (const TextField &each : texts(context.point)) {
        const auto isAscii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
        if (std::ranges::all_of(*each.text, isAscii))
            continue;
        // Zero bytes have a rule of their own.
        std::string text = *each.text;
        std::erase(text, '\0');
        const bool isText = decodeText(text, TextEncoding::Cp949).has_value();
        findings.push_back(aboutPoint(
            "msh.text.encoding", isText ? Severity::Information : Severity::Warning, each.field));
    }
}

void checkPosition(const PointContext &context, Findings &findings)
{
    const Vec3 position = context.point.matrix.origin();
    if (!isFinite(position)) {
        findings.push_back(aboutPoint("msh.position.nonfinite", Severity::Error, Field::Position));
        return;
    }
    const std::optional<Bounds> &box = context.file.info().bounds;
    if (!box || !isFinite(box->min) || !isFinite(box->max))
        return;
    const double size = diagonal(*box);
    const double off = distance(position, *box);
    if (size > 0 && off > farAway * size) {
        findings.push_back(
            aboutPoint("msh.position.far", Severity::Warning, Field::Position,
                       {std::to_string(std::lround(off)), std::to_string(std::lround(size))}));
    }
}

} // namespace formatlib::msh
