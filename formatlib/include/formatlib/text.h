// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/error.h>

#include <optional>
#include <string>
#include <string_view>

namespace formatlib {

/// How a format stores its text. Points keep the raw bytes; this is for showing and typing them.
enum class TextEncoding {
    Cp949, ///< MSH
    Utf8,  ///< MDL
};

/// The text in UTF-8, or nothing when the bytes are not text of that encoding: they do not
/// survive decoding and encoding again, or hold a zero byte.
std::optional<std::string> decodeText(std::string_view bytes, TextEncoding encoding);

/// Raw bytes for UTF-8 text. TextEncoding error naming the first character that does not fit,
/// its offset counted in bytes of the UTF-8 text.
Result<std::string> encodeText(std::string_view utf8, TextEncoding encoding);

bool isValidUtf8(std::string_view text);

} // namespace formatlib
