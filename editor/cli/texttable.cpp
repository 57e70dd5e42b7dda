// SPDX-License-Identifier: MIT
#include <editor/cli/texttable.h>

#include <QList>

#include <algorithm>
#include <array>

namespace hardpoint {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// East Asian Width W and F (Unicode Standard Annex 11), in blocks.
constexpr std::array wideRanges{
    Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0x4DBF},
    Range{0x4E00, 0xA4CF},   Range{0xA960, 0xA97F},   Range{0xAC00, 0xD7A3},
    Range{0xF900, 0xFAFF},   Range{0xFE30, 0xFE6F},   Range{0xFF00, 0xFF60},
    Range{0xFFE0, 0xFFE6},   Range{0x1F300, 0x1F64F}, Range{0x1F680, 0x1F6FF},
    Range{0x1F900, 0x1F9FF}, Range{0x20000, 0x3FFFD}};

int columnsOf(char32_t code)
{
    const QChar::Category category = QChar::category(code);
    if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing)
        return 0;
    const bool wide = std::ranges::any_of(
        wideRanges, [&](const Range &range) { return range.first <= code && code <= range.last; });
    return wide ? 2 : 1;
}

} // namespace

int columnsOf(const QString &text)
{
    int columns = 0;
    for (const char32_t code : text.toUcs4())
        columns += columnsOf(code);
    return columns;
}

QStringList TextTable::lines() const
{
    std::vector<int> widths(m_columns.size());
    for (const QStringList &row : m_rows) {
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[static_cast<std::size_t>(i)] =
                std::max(widths[static_cast<std::size_t>(i)], columnsOf(row[i]));
    }
    QStringList lines;
    for (const QStringList &row : m_rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i) {
            const auto column = static_cast<std::size_t>(i);
            const QString padding(widths[column] - columnsOf(row[i]), QLatin1Char(' '));
            const bool right = m_columns[column] == Align::Right;
            line += right ? padding + row[i] : row[i] + padding;
            line += QLatin1String("  ");
        }
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        lines += line;
    }
    return lines;
}

} // namespace hardpoint
