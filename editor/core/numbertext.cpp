// SPDX-License-Identifier: MIT
#include <editor/core/numbertext.h>

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace hardpoint {

namespace {

constexpr std::string_view bitsPrefix = "0x";
constexpr std::size_t bitsDigits = 8;

std::string bitsText(float value)
{
    std::string text(bitsPrefix);
    const auto bits = std::bit_cast<std::uint32_t>(value);
    for (int shift = 28; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[bits >> shift & 0xF];
    return text;
}

std::optional<float> fromBits(std::string_view digits)
{
    std::uint32_t bits = 0;
    const char *end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, bits, 16);
    if (digits.size() != bitsDigits || error != std::errc() || stop != end)
        return std::nullopt;
    return std::bit_cast<float>(bits);
}

// from_chars gives no number for one nearer to zero than any float; its nearest float is zero.
std::optional<float> tooSmall(std::string_view text)
{
    double value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || std::abs(value) > 1)
        return std::nullopt;
    return static_cast<float>(value);
}

} // namespace

std::string numberUtf8(float value)
{
    if (!std::isfinite(value))
        return bitsText(value);
    if (value == 0)
        return std::signbit(value) ? "-0.0" : "0";
    std::array<char, 32> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), end};
}

QString numberText(float value)
{
    return QString::fromStdString(numberUtf8(value));
}

std::optional<float> numberFromUtf8(std::string_view text)
{
    if (text.starts_with(bitsPrefix))
        return fromBits(text.substr(bitsPrefix.size()));
    // from_chars would read the words "inf" and "nan" too.
    if (text.find_first_not_of("0123456789.eE+-") != std::string_view::npos)
        return std::nullopt;
    float value = 0;
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (stop != end)
        return std::nullopt;
    if (error == std::errc::result_out_of_range)
        return tooSmall(text);
    if (error != std::errc())
        return std::nullopt;
    return value;
}

std::optional<float> numberFromTyped(QStringView text)
{
    QString plain = text.trimmed().toString();
    plain.replace(QChar(0x2212), QLatin1Char('-'));
    if (plain.count(QLatin1Char(',')) == 1 && !plain.contains(QLatin1Char('.')))
        plain.replace(QLatin1Char(','), QLatin1Char('.'));
    if (plain.startsWith(QLatin1Char('+')) && !plain.startsWith(QLatin1String("+-")))
        plain.remove(0, 1);
    return numberFromUtf8(plain.toStdString());
}

} // namespace hardpoint
