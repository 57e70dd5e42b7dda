// SPDX-License-Identifier: MIT
#include "mdl/rules.h"
#include "rules/makefinding.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace formatlib::mdl {

namespace {

constexpr std::size_t longestName = 128;
constexpr double singularTolerance = 1e-6; ///< times the product of the rows' lengths
constexpr double skewTolerance = 1e-4;
constexpr std::array<std::string_view, 6> tags{"MDLV", "MDLS", "MDAT", "MDLA", "MDLE", "MDMP"};

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

std::string trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\n\v\f\r";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return std::string(text.substr(begin, text.find_last_not_of(blanks) - begin + 1));
}

using Rows = std::array<std::array<double, 3>, 3>;

Rows rowsOf(const Matrix4 &matrix)
{
    Rows rows{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column)
            rows[row][column] = double{matrix.m[row * 4 + column]};
    }
    return rows;
}

double dot(const std::array<double, 3> &a, const std::array<double, 3> &b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

double determinant(const Rows &r)
{
    return r[0][0] * (r[1][1] * r[2][2] - r[1][2] * r[2][1])
        - r[0][1] * (r[1][0] * r[2][2] - r[1][2] * r[2][0])
        + r[0][2] * (r[1][0] * r[2][1] - r[1][1] * r[2][0]);
}

std::array<double, 3> lengths(const Rows &rows)
{
    return {std::sqrt(dot(rows[0], rows[0])), std::sqrt(dot(rows[1], rows[1])),
            std::sqrt(dot(rows[2], rows[2]))};
}

/// Sheared, mirrored or scaled unevenly. The matrix is finite and not singular.
bool isSkew(const Rows &rows, const std::array<double, 3> &length)
{
    if (determinant(rows) < 0)
        return true;
    const auto [shortest, longest] = std::ranges::minmax(length);
    if (longest > shortest * (1 + skewTolerance))
        return true;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t next = (i + 1) % 3;
        if (std::abs(dot(rows[i], rows[next])) > skewTolerance * length[i] * length[next])
            return true;
    }
    return false;
}

} // namespace

void checkNameLength(const PointContext &context, Findings &findings)
{
    const std::size_t size = context.point.name.size();
    if (size > longestName) {
        findings.push_back(
            aboutPoint("mdl.name.length", Severity::Warning, Field::Name, {std::to_string(size)}));
    }
}

void checkNameTags(const PointContext &context, Findings &findings)
{
    const auto held = std::ranges::find_if(
        tags, [&](std::string_view tag) { return context.point.name.contains(tag); });
    if (held != tags.end()) {
        findings.push_back(
            aboutPoint("mdl.name.tag", Severity::Error, Field::Name, {std::string(*held)}));
    }
}

void checkNameText(const PointContext &context, Findings &findings)
{
    const std::string &name = context.point.name;
    const std::string trim = trimmed(name);
    if (isValidUtf8(name) && std::ranges::none_of(name, isControl) && trim == name)
        return;
    Finding finding = aboutPoint("mdl.name.text", Severity::Warning, Field::Name);
    // Blanks at the ends are all that can be mended without knowing what was meant.
    if (trim != name && !trim.empty())
        finding.fixes.push_back({.kind = Fix::Kind::SetText, .safe = false, .text = trim});
    findings.push_back(std::move(finding));
}

void checkBoneNumber(const PointContext &context, Findings &findings)
{
    const std::size_t bones = context.file.bones().size();
    const std::uint16_t number = context.point.bone.number;
    if (number >= bones) {
        findings.push_back(aboutPoint("mdl.bone.range", Severity::Error, Field::Bone,
                                      {std::to_string(number), std::to_string(bones)}));
    }
}

void checkMatrix(const PointContext &context, Findings &findings)
{
    const Matrix4 &matrix = context.point.matrix;
    if (!isFinite(matrix)) {
        findings.push_back(aboutPoint("mdl.matrix.nonfinite", Severity::Error, Field::Matrix));
        return;
    }
    if (matrix.m[3] != 0 || matrix.m[7] != 0 || matrix.m[11] != 0 || matrix.m[15] != 1) {
        Finding finding = aboutPoint("mdl.matrix.affine", Severity::Error, Field::Matrix);
        finding.fixes.push_back({.kind = Fix::Kind::MakeAffine, .safe = false, .text = {}});
        findings.push_back(std::move(finding));
    }
    const Rows rows = rowsOf(matrix);
    const std::array<double, 3> length = lengths(rows);
    if (std::abs(determinant(rows)) <= singularTolerance * length[0] * length[1] * length[2]) {
        findings.push_back(aboutPoint("mdl.matrix.singular", Severity::Error, Field::Matrix));
    } else if (isSkew(rows, length)) {
        Finding finding = aboutPoint("mdl.matrix.skew", Severity::Information, Field::Matrix);
        finding.fixes.push_back({.kind = Fix::Kind::MakeRigid, .safe = false, .text = {}});
        findings.push_back(std::move(finding));
    }
}

} // namespace formatlib::mdl
