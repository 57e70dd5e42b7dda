// SPDX-License-Identifier: MIT
#include <tests/fuzz/invariants.h>

#include <algorithm>

namespace fuzz {

using formatlib::AttachPoint;
using formatlib::ByteRange;
using formatlib::Bytes;
using formatlib::ModelFile;
using formatlib::SectionInfo;

namespace {

/// The bytes that no save may change, laid end to end.
Bytes untouched(const ModelFile &file)
{
    Bytes bytes;
    for (const ByteRange &range : file.untouchedRanges()) {
        const auto begin = file.bytes().begin();
        bytes.insert(bytes.end(), begin + static_cast<std::ptrdiff_t>(range.begin),
                     begin + static_cast<std::ptrdiff_t>(range.end));
    }
    return bytes;
}

/// The sections but the one of points, each with its length.
std::vector<std::pair<std::string, std::size_t>> otherSections(const ModelFile &file)
{
    std::vector<std::pair<std::string, std::size_t>> sections;
    for (const SectionInfo &section : file.info().sections) {
        if (!section.tag.starts_with("MDAT"))
            sections.emplace_back(section.tag, section.range.size());
    }
    return sections;
}

bool hasSection(const ModelFile &file, std::string_view kind)
{
    return std::ranges::any_of(file.info().sections, [&](const SectionInfo &section) {
        return section.tag.starts_with(kind);
    });
}

/// Whether the old list, saved again, makes the old file of the new one. MSH's version never comes
/// down again; MDL's section of no points is not written, and goes to its usual place when it is
/// made anew; to a file without a skeleton no point can be added.
bool canGoBack(const ModelFile &original, const ModelFile &saved)
{
    if (saved.info().version != original.info().version)
        return false;
    if (!hasSection(original, "MDAT"))
        return true;
    if (!hasSection(original, "MDLS") && saved.points().size() < original.points().size())
        return false;
    return !original.points().empty() && hasSection(saved, "MDAT");
}

} // namespace

std::string brokenPromise(const ModelFile &original, std::span<const AttachPoint> points,
                          const Bytes &saved)
{
    const auto again = ModelFile::open(saved);
    if (!again)
        return "a saved file can be opened: " + again.error().field;
    if (!std::ranges::equal(again->points(), points))
        return "the points are read back bit by bit";
    if (untouched(*again) != untouched(original))
        return "no byte outside the point list changes";
    if (otherSections(*again) != otherSections(original))
        return "the other sections stay as long as they were";
    if (const auto same = again->serialize(points); !same || *same != saved)
        return "a saved file is saved to the same bytes";
    if (canGoBack(original, *again)) {
        const auto back = again->serialize(original.points());
        if (!back || *back != original.bytes())
            return "the old points in the saved file give the old file";
    }
    return {};
}

} // namespace fuzz
