// SPDX-License-Identifier: MIT
#pragma once

#include "mdl/section.h"

#include <formatlib/attachpoint.h>

#include <span>

namespace formatlib::mdl {

inline constexpr std::string_view attachmentTag = "MDAT0001";

/// What an MDAT section tells.
struct Attachments {
    std::vector<AttachPoint> points;
    /// Where the section runs over its end or does not reach it; points are those read before.
    std::optional<Error> damage;
};

Attachments readAttachments(ByteView bytes, const Section &section);

/// A whole section, from its tag on, that starts at an offset of the file. TooManyPoints over
/// 65,535; TextEncoding for a name with a zero byte; TextTooLong where the end does not fit in 32
/// bits.
Result<Bytes> writeAttachments(std::span<const AttachPoint> points, std::size_t begin);

} // namespace formatlib::mdl
