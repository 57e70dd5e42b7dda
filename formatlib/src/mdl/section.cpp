// SPDX-License-Identifier: MIT
#include "mdl/section.h"

#include <formatlib/text.h>

#include <algorithm>
#include <array>
#include <unordered_map>

namespace formatlib::mdl {

namespace {

// The longest tag seen has 8 bytes. The limit keeps the search below linear in the file's size.
constexpr std::size_t longestTag = 255;

bool isPlausibleTag(std::string_view tag)
{
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    return tag.size() <= longestTag && std::ranges::none_of(tag, isControl) && isValidUtf8(tag);
}

std::optional<Error> whyBroken(const Section &section)
{
    if (!isPlausibleTag(section.tag))
        return Error{ErrorCode::BadValue, section.range.begin, "section tag", "not a tag"};
    if (section.range.end < section.endField + 4) {
        return Error{ErrorCode::BadValue, section.endField, "section " + section.tag + ", end",
                     std::to_string(section.range.end) + ", before its start"};
    }
    return std::nullopt;
}

/// Tag and end at the reader's place; an empty tag gives a section without one.
Section readHead(ByteReader &reader)
{
    Section section;
    section.range.begin = reader.offset();
    section.tag = reader.cString("section tag");
    section.endField = reader.offset();
    if (!section.tag.empty())
        section.range.end = reader.u32("section end");
    return section;
}

/// Where the chain at an offset goes on; the file's size stands for its proper end, nothing for a
/// place where no section can be.
std::optional<std::size_t> step(ByteView bytes, std::size_t offset)
{
    if (offset == bytes.size() || bytes[offset] == 0)
        return bytes.size();
    const ByteRange head{offset, offset + std::min(bytes.size() - offset, longestTag + 5)};
    ByteReader reader(bytes, head);
    const Section section = readHead(reader);
    if (reader.failed() || whyBroken(section) || section.range.end > bytes.size())
        return std::nullopt;
    return section.range.end;
}

bool isNumberedTag(ByteView bytes, std::size_t offset)
{
    ByteReader reader(bytes, {offset, std::min(offset + 9, bytes.size())});
    const Section section{.tag = std::string(reader.cString("section tag")), .range = {}};
    return section.number() > 0;
}

/// Tells of any number of places whether a chain starts there, looking at each place once.
class ChainFinder {
public:
    explicit ChainFinder(ByteView bytes) : m_bytes(bytes) { }

    /// Whether the sections at an offset, however they are called, lead to a proper end.
    bool startsChain(std::size_t offset)
    {
        std::vector<std::size_t> path;
        bool good = false;
        for (;;) {
            if (const auto known = m_known.find(offset); known != m_known.end()) {
                good = known->second;
                break;
            }
            path.push_back(offset);
            // Every step goes forward: a section ends behind its own end field.
            const std::optional<std::size_t> next = step(m_bytes, offset);
            good = next == m_bytes.size();
            if (!next || good)
                break;
            offset = *next;
        }
        for (const std::size_t place : path)
            m_known[place] = good;
        return good;
    }

private:
    ByteView m_bytes;
    std::unordered_map<std::size_t, bool> m_known;
};

} // namespace

int Section::number() const
{
    if (tag.size() != 8)
        return 0;
    int number = 0;
    for (const char c : std::string_view(tag).substr(4)) {
        if (c < '0' || c > '9')
            return 0;
        number = number * 10 + (c - '0');
    }
    return number;
}

SectionChain readSections(ByteReader &reader, bool emptyTagRequired)
{
    SectionChain chain;
    while (!reader.failed() && !chain.broken) {
        if (reader.remaining() == 0 && !emptyTagRequired)
            break;
        chain.end = reader.offset();
        Section section = readHead(reader);
        if (section.tag.empty() || reader.failed())
            break;
        chain.broken = whyBroken(section);
        if (chain.broken)
            return chain;
        if (section.range.end > reader.end()) {
            reader.failAt(section.endField, ErrorCode::Truncated,
                          "section " + section.tag + ", end",
                          std::to_string(section.range.end) + ", the file ends at "
                              + std::to_string(reader.end()));
            break;
        }
        reader.take(section.range.end - reader.offset(), "section");
        chain.sections.push_back(std::move(section));
    }
    chain.end = reader.offset();
    return chain;
}

std::optional<SectionChain> findOnlyChain(ByteView bytes)
{
    constexpr std::array<std::uint8_t, 4> letters{'M', 'D', 'L', 'S'};
    ChainFinder finder(bytes);
    std::optional<std::size_t> only;
    auto from = bytes.begin();
    for (;;) {
        from = std::search(from, bytes.end(), letters.begin(), letters.end());
        if (from == bytes.end())
            break;
        const auto offset = static_cast<std::size_t>(from - bytes.begin());
        ++from;
        if (!isNumberedTag(bytes, offset) || !finder.startsChain(offset))
            continue;
        if (only)
            return std::nullopt;
        only = offset;
    }
    if (!only)
        return std::nullopt;
    ByteReader reader(bytes, {*only, bytes.size()});
    return readSections(reader, false);
}

} // namespace formatlib::mdl
