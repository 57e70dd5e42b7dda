// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace formatlib {

/// What went wrong, for programs. People read editor/core/errortext.
enum class ErrorCode {
    NotRecognized, ///< neither an MSH nor an MDL file
    Truncated,     ///< a field runs past the end of the file or of its section
    BadCount,      ///< a count is negative, or more than the bytes that remain can hold
    BadValue,      ///< a field holds a value the format does not allow
    ReadOnly,      ///< points can be shown but not written into this file
    NoSkeleton,    ///< there is no bone to bind a point to
    TextEncoding,  ///< text that the file's encoding cannot hold
    TextTooLong,   ///< text longer than the format's length field or list can say
    TooManyPoints, ///< more points than the format's count field can say
};

/// A failure as a value: the library never throws for bad input.
struct Error {
    ErrorCode code = ErrorCode::BadValue;
    std::uint64_t offset = 0; ///< bytes from the start of the file; 0 when no place is meant
    std::string field;        ///< the format's own words, such as "control point 3, linked bone"
    std::string detail;       ///< what was found there, such as "needs 12 bytes, 3 remain"

    friend bool operator==(const Error &, const Error &) = default;
};

template <typename T> using Result = std::expected<T, Error>;

/// A stable lower-case word for scripts: "truncated", "bad-count"...
std::string_view errorCodeName(ErrorCode code);

} // namespace formatlib
