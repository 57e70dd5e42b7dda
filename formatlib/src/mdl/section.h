// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytereader.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace formatlib::mdl {

/// A tagged run of bytes that states where it ends.
struct Section {
    std::string tag;
    ByteRange range;          ///< from the tag's first byte to where the next tag starts
    std::size_t endField = 0; ///< where the uint32 offset of its end stands

    ByteRange body() const { return {endField + 4, range.end}; }
    /// Whether the tag starts with these four letters, whatever its number.
    bool isKind(std::string_view letters) const { return tag.starts_with(letters); }
    /// The tag's number, such as 4 of MDLS0004; 0 when there is none.
    int number() const;
};

/// Sections one after another, up to the empty tag.
struct SectionChain {
    std::vector<Section> sections;
    std::size_t end = 0; ///< behind the empty tag, or where reading stopped
    /// Where a section's end or the tag after it makes no sense though no byte is missing: from
    /// there on nothing is known.
    std::optional<Error> broken;
};

/// Reads from the reader's place on. A tag or an end field that runs past the end of the file, an
/// end behind it, or no empty tag where one is required, is left as Truncated in the reader.
SectionChain readSections(ByteReader &reader, bool emptyTagRequired);

/// The chain that starts with an MDLS section somewhere in the file and whose ends land exactly on
/// the next tag, an empty tag or the end of the file; nothing unless there is one and only one.
std::optional<SectionChain> findOnlyChain(ByteView bytes);

} // namespace formatlib::mdl
