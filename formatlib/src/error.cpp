// SPDX-License-Identifier: MIT
#include <formatlib/error.h>

namespace formatlib {

std::string_view errorCodeName(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NotRecognized:
        return "not-recognized";
    case ErrorCode::Truncated:
        return "truncated";
    case ErrorCode::BadCount:
        return "bad-count";
    case ErrorCode::BadValue:
        return "bad-value";
    case ErrorCode::ReadOnly:
        return "read-only";
    case ErrorCode::NoSkeleton:
        return "no-skeleton";
    case ErrorCode::TextEncoding:
        return "text-encoding";
    case ErrorCode::TextTooLong:
        return "text-too-long";
    case ErrorCode::TooManyPoints:
        return "too-many-points";
    }
    return "unknown";
}

} // namespace formatlib
