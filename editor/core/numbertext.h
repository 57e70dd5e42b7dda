// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>
#include <string>
#include <string_view>

/// Numbers as text that loses no bit of a 32-bit float, the same in every locale.
namespace hardpoint {

/// The shortest decimal that reads back to the same float. Negative zero is "-0.0"; what is not
/// finite is the string of its bits, such as "0x7fc00001".
std::string numberUtf8(float value);
QString numberText(float value);

/// Reads what numberUtf8() writes, and any other decimal: the nearest float. Nothing for text that
/// is no number, holds more than one, or is too large for a float.
std::optional<float> numberFromUtf8(std::string_view text);

/// Reads what people type: also with blanks around it, a plus sign, a real minus sign, or a comma
/// for the decimal point.
std::optional<float> numberFromTyped(QStringView text);

} // namespace hardpoint
