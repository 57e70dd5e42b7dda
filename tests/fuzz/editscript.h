// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/attachpoint.h>
#include <formatlib/bytes.h>

#include <vector>

namespace fuzz {

/// Edits of a point list, spelled in bytes: any bytes are a script, and short changes of the bytes
/// are small changes of what happens. Where a script ends, zeros follow.
class EditScript {
public:
    explicit EditScript(formatlib::ByteView bytes) : m_bytes(bytes) { }

    bool atEnd() const { return m_bytes.empty(); }
    /// Does the next edit of the script.
    void step(std::vector<formatlib::AttachPoint> &points, const formatlib::Schema &schema);

private:
    std::uint8_t byte();
    std::uint32_t word();
    std::size_t below(std::size_t count);
    std::string text();
    void change(formatlib::AttachPoint &point, const formatlib::Schema &schema);

    formatlib::ByteView m_bytes;
};

/// The list after all edits of a script.
std::vector<formatlib::AttachPoint> edited(std::vector<formatlib::AttachPoint> points,
                                           const formatlib::Schema &schema,
                                           formatlib::ByteView script);

} // namespace fuzz
