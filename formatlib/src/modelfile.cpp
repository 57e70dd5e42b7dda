// SPDX-License-Identifier: MIT
#include "mdl/mdlfile.h"
#include "msh/mshfile.h"

#include <formatlib/modelfile.h>

#include <algorithm>
#include <array>

namespace formatlib {

namespace {

struct Format {
    bool (*recognizes)(ByteView bytes);
    Result<std::shared_ptr<const FormatFile>> (*open)(Bytes bytes);
};

// A further format is one line here.
constexpr std::array formats{
    Format{msh::hasMagic, msh::MshFile::open},
    Format{mdl::hasMagic, mdl::MdlFile::open},
};

/// Walks the untouched ranges of a file as if they were one.
class UntouchedBytes {
public:
    explicit UntouchedBytes(const ModelFile &file)
        : m_bytes(file.bytes()), m_ranges(file.untouchedRanges())
    {
        skipEmpty();
    }

    bool atEnd() const { return m_range == m_ranges.size(); }
    std::size_t offset() const { return atEnd() ? m_bytes.size() : m_ranges[m_range].begin; }
    ByteView run() const
    {
        return m_bytes.subspan(m_ranges[m_range].begin, m_ranges[m_range].size());
    }
    void advance(std::size_t size)
    {
        m_ranges[m_range].begin += size;
        skipEmpty();
    }

private:
    void skipEmpty()
    {
        while (!atEnd() && m_ranges[m_range].size() == 0)
            ++m_range;
    }

    ByteView m_bytes;
    std::vector<ByteRange> m_ranges;
    std::size_t m_range = 0;
};

Error unproved(std::size_t offset, std::string detail)
{
    return {ErrorCode::BadValue, offset, "saved file", std::move(detail)};
}

} // namespace

Result<ModelFile> ModelFile::open(Bytes bytes)
{
    for (const Format &format : formats) {
        if (!format.recognizes(bytes))
            continue;
        auto file = format.open(std::move(bytes));
        if (!file)
            return std::unexpected(file.error());
        return ModelFile(std::move(*file));
    }
    return std::unexpected(Error{ErrorCode::NotRecognized, 0, "magic", {}});
}

std::optional<std::size_t> firstUntouchedDifference(const ModelFile &a, const ModelFile &b)
{
    UntouchedBytes left(a);
    UntouchedBytes right(b);
    while (!left.atEnd() && !right.atEnd()) {
        const std::size_t size = std::min(left.run().size(), right.run().size());
        const ByteView leftRun = left.run().first(size);
        const auto [differs, other] = std::ranges::mismatch(leftRun, right.run().first(size));
        if (differs != leftRun.end())
            return left.offset() + static_cast<std::size_t>(differs - leftRun.begin());
        left.advance(size);
        right.advance(size);
    }
    if (left.atEnd() && right.atEnd())
        return std::nullopt;
    return left.offset();
}

Result<void> proveSaved(const ModelFile &original, std::span<const AttachPoint> points,
                        ByteView bytes)
{
    const bool edited = !std::ranges::equal(points, original.points());
    if (!edited && !std::ranges::equal(bytes, original.bytes())) {
        const auto at = std::ranges::mismatch(bytes, original.bytes()).in1 - bytes.begin();
        return std::unexpected(unproved(static_cast<std::size_t>(at), "bytes changed"));
    }
    const Result<ModelFile> saved = ModelFile::open(Bytes(bytes.begin(), bytes.end()));
    if (!saved)
        return std::unexpected(saved.error());
    if (saved->schema().format != original.schema().format)
        return std::unexpected(unproved(0, "another format"));
    if (!std::ranges::equal(saved->points(), points))
        return std::unexpected(unproved(0, "other points are read back"));
    if (const auto at = firstUntouchedDifference(original, *saved))
        return std::unexpected(unproved(*at, "a byte outside the point list changed"));
    return {};
}

} // namespace formatlib
