// SPDX-License-Identifier: MIT
#include <editor/core/csv.h>

#include <QCoreApplication>

namespace hardpoint::csv {

namespace {

struct CsvText {
    Q_DECLARE_TR_FUNCTIONS(CsvText)
};

class Parser {
public:
    Parser(std::string_view text, char separator) : m_text(text), m_separator(separator) { }

    std::expected<std::vector<Row>, Error> rows(EmptyLines emptyLines)
    {
        std::vector<Row> rows;
        while (m_at < m_text.size()) {
            Row row{m_line, {}};
            const bool empty = atLineEnd();
            do {
                if (!readCell(row.cells.emplace_back()))
                    return std::unexpected(*m_error);
            } while (passSeparator());
            passLineEnd();
            if (!empty || emptyLines == EmptyLines::Keep)
                rows.push_back(std::move(row));
        }
        return rows;
    }

private:
    bool atLineEnd() const { return m_text[m_at] == '\n' || m_text[m_at] == '\r'; }

    bool passSeparator()
    {
        if (m_at >= m_text.size() || m_text[m_at] != m_separator)
            return false;
        ++m_at;
        return true;
    }

    void passLineEnd()
    {
        if (m_at >= m_text.size())
            return;
        m_at += m_text.substr(m_at).starts_with("\r\n") ? 2 : 1;
        ++m_line;
    }

    bool readCell(std::string &cell)
    {
        if (m_at < m_text.size() && m_text[m_at] == '"')
            return readQuoted(cell);
        while (m_at < m_text.size() && m_text[m_at] != m_separator && !atLineEnd())
            cell += m_text[m_at++];
        return true;
    }

    bool readQuoted(std::string &cell)
    {
        const int begin = m_line;
        ++m_at;
        for (;;) {
            const std::size_t quote = m_text.find('"', m_at);
            if (quote == std::string_view::npos)
                return fail(begin, CsvText::tr("a quoted cell without an end"));
            appendQuoted(cell, m_text.substr(m_at, quote - m_at));
            m_at = quote + 1;
            if (m_at >= m_text.size() || m_text[m_at] != '"')
                break;
            cell += '"';
            ++m_at;
        }
        if (m_at < m_text.size() && m_text[m_at] != m_separator && !atLineEnd())
            return fail(m_line, CsvText::tr("text after the closing quote of a cell"));
        return true;
    }

    void appendQuoted(std::string &cell, std::string_view part)
    {
        cell += part;
        for (std::size_t i = 0; i < part.size(); ++i) {
            const bool pair = part.substr(i).starts_with("\r\n");
            if (part[i] == '\n' || (part[i] == '\r' && !pair))
                ++m_line;
        }
    }

    bool fail(int line, const QString &text)
    {
        m_error = Error{line, text};
        return false;
    }

    std::string_view m_text;
    char m_separator;
    std::size_t m_at = 0;
    int m_line = 1;
    std::optional<Error> m_error;
};

} // namespace

std::expected<std::vector<Row>, Error> parse(std::string_view text, char separator,
                                             EmptyLines emptyLines)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    return Parser(text, separator).rows(emptyLines);
}

std::string rowText(std::span<const std::string> cells, char separator)
{
    std::string row;
    for (const std::string &cell : cells) {
        if (&cell != cells.data())
            row += separator;
        const char special[] = {separator, '"', '\r', '\n', '\0'};
        if (cell.find_first_of(special) == std::string::npos) {
            row += cell;
            continue;
        }
        row += '"';
        for (const char c : cell) {
            if (c == '"')
                row += '"';
            row += c;
        }
        row += '"';
    }
    return row + "\r\n";
}

} // namespace hardpoint::csv
