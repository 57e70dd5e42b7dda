// SPDX-License-Identifier: MIT
#include <editor/core/materialscript.h>

#include <algorithm>

namespace hardpoint {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
}

/// Words and braces, one after another; comments are passed over.
class Words {
public:
    explicit Words(std::string_view text) : m_text(text) { }

    /// Empty at the end.
    std::string_view next()
    {
        skip();
        std::size_t size = 0;
        while (size < m_text.size() && !isBlank(m_text[size]) && !isBrace(m_text[size])
               && !m_text.substr(size).starts_with("//"))
            ++size;
        if (size == 0 && !m_text.empty())
            size = 1; // a brace
        const std::string_view word = m_text.substr(0, size);
        m_text.remove_prefix(size);
        return word;
    }

private:
    static bool isBrace(char c) { return c == '{' || c == '}'; }

    void skip()
    {
        for (;;) {
            while (!m_text.empty() && isBlank(m_text[0]))
                m_text.remove_prefix(1);
            if (!m_text.starts_with("//"))
                return;
            m_text.remove_prefix(std::min(m_text.find('\n'), m_text.size()));
        }
    }

    std::string_view m_text;
};

} // namespace

std::optional<std::size_t> countMaterials(std::string_view script)
{
    Words words(script);
    std::size_t materials = 0;
    std::size_t depth = 0;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        if (word == "{") {
            ++depth;
        } else if (word == "}") {
            if (depth == 0)
                return std::nullopt;
            --depth;
        } else if (depth == 0 && word == "material") {
            ++materials;
            words.next(); // its name, which may be "material" too
        }
    }
    return depth == 0 ? std::optional(materials) : std::nullopt;
}

} // namespace hardpoint
