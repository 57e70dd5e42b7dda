// SPDX-License-Identifier: MIT
#include <formatlib/text.h>

#include <iconv.h>

#include <algorithm>

namespace formatlib {

namespace {

/// One direction of iconv. The descriptor keeps state, so every thread has its own.
class Converter {
public:
    Converter(const char *to, const char *from) : m_descriptor(iconv_open(to, from)) { }
    ~Converter()
    {
        if (valid())
            iconv_close(m_descriptor);
    }
    Converter(const Converter &) = delete;
    Converter &operator=(const Converter &) = delete;
    Converter(Converter &&) = delete;
    Converter &operator=(Converter &&) = delete;

    /// Appends to out; the number of input bytes converted before the first that is not valid.
    std::size_t convert(std::string_view text, std::string &out) const
    {
        if (!valid())
            return 0;
        iconv(m_descriptor, nullptr, nullptr, nullptr, nullptr);
        // iconv's declaration wants char *, but it does not write to its input.
        char *in = const_cast<char *>(text.data());
        std::size_t inLeft = text.size();
        // CP949 to UTF-8 grows two bytes to three at most, the other way nothing grows.
        const std::size_t start = out.size();
        out.resize(start + text.size() * 2 + 8);
        char *to = out.data() + start;
        std::size_t outLeft = out.size() - start;
        iconv(m_descriptor, &in, &inLeft, &to, &outLeft);
        out.resize(out.size() - outLeft);
        return text.size() - inLeft;
    }

private:
    bool valid() const
    {
        // iconv_open says (iconv_t)-1 when it does not know an encoding.
        return m_descriptor != reinterpret_cast<iconv_t>(-1);
    }

    iconv_t m_descriptor;
};

bool isPlainAscii(std::string_view text)
{
    return std::ranges::all_of(
        text, [](char c) { return c != 0 && static_cast<unsigned char>(c) < 0x80; });
}

std::optional<std::string> decodeCp949(std::string_view bytes)
{
    static thread_local const Converter decoder("UTF-8", "CP949");
    static thread_local const Converter encoder("CP949", "UTF-8");
    std::string utf8;
    if (decoder.convert(bytes, utf8) != bytes.size())
        return std::nullopt;
    std::string back;
    if (encoder.convert(utf8, back) != utf8.size() || back != bytes)
        return std::nullopt;
    return utf8;
}

/// Length of the UTF-8 sequence that starts here, or 0 where none does.
std::size_t utf8SequenceLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xC2 && lead <= 0xDF ? 2
        : lead >= 0xE0 && lead <= 0xEF                      ? 3
        : lead >= 0xF0 && lead <= 0xF4                      ? 4
                                                            : 0;
    if (length == 0 || length > text.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if (byte(i) < 0x80 || byte(i) > 0xBF)
            return 0;
    }
    // Overlong forms, surrogates, and what lies beyond U+10FFFF (Unicode, table 3-7).
    const bool bad = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) > 0x9F)
        || (lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) > 0x8F);
    return bad ? 0 : length;
}

std::size_t validUtf8Prefix(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t length = utf8SequenceLength(text.substr(at));
        if (length == 0)
            break;
        at += length;
    }
    return at;
}

Error unencodable(std::string_view utf8, std::size_t at, std::string_view encoding)
{
    const std::size_t length = utf8SequenceLength(utf8.substr(at));
    std::string detail = length == 0 ? std::string("not UTF-8")
                                     : "'" + std::string(utf8.substr(at, length)) + "' is not in ";
    if (length != 0)
        detail += encoding;
    return {ErrorCode::TextEncoding, at, "text", std::move(detail)};
}

} // namespace

bool isValidUtf8(std::string_view text)
{
    return validUtf8Prefix(text) == text.size();
}

std::optional<std::string> decodeText(std::string_view bytes, TextEncoding encoding)
{
    if (isPlainAscii(bytes))
        return std::string(bytes);
    if (bytes.find('\0') != std::string_view::npos)
        return std::nullopt;
    if (encoding == TextEncoding::Cp949)
        return decodeCp949(bytes);
    if (!isValidUtf8(bytes))
        return std::nullopt;
    return std::string(bytes);
}

Result<std::string> encodeText(std::string_view utf8, TextEncoding encoding)
{
    if (isPlainAscii(utf8))
        return std::string(utf8);
    if (const std::size_t zero = utf8.find('\0'); zero != std::string_view::npos)
        return std::unexpected(Error{ErrorCode::TextEncoding, zero, "text", "a zero byte"});
    if (const std::size_t valid = validUtf8Prefix(utf8); valid != utf8.size())
        return std::unexpected(unencodable(utf8, valid, "UTF-8"));
    if (encoding == TextEncoding::Utf8)
        return std::string(utf8);

    static thread_local const Converter encoder("CP949", "UTF-8");
    std::string bytes;
    if (const std::size_t done = encoder.convert(utf8, bytes); done != utf8.size())
        return std::unexpected(unencodable(utf8, done, "CP949"));
    // Some characters only map one way; what can't be read back must not be written.
    if (decodeCp949(bytes) != utf8)
        return std::unexpected(Error{ErrorCode::TextEncoding, 0, "text", "does not survive CP949"});
    return bytes;
}

} // namespace formatlib
