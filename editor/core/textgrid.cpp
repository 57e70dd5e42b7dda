// SPDX-License-Identifier: MIT
#include <editor/core/pointcsv.h>
#include <editor/core/textgrid.h>

#include <algorithm>

using namespace formatlib;

namespace hardpoint {

namespace {

/// No text that people hold on a clipboard has one, so nothing is divided.
constexpr char noSeparator = '\0';

std::expected<TextGrid, csv::Error> divided(std::string_view text, char separator)
{
    auto rows = csv::parse(text, separator, csv::EmptyLines::Keep);
    if (!rows)
        return std::unexpected(rows.error());
    const auto isEmpty = [](const csv::Row &row) {
        return row.cells.size() == 1 && row.cells.front().empty();
    };
    while (!rows->empty() && isEmpty(rows->back()))
        rows->pop_back();
    return TextGrid{separator, std::move(*rows)};
}

bool isPointList(const TextGrid &grid, const Schema &schema)
{
    if (grid.rows.empty())
        return false;
    return isPointHeader(grid.rows.front(), schema)
        || (grid.isBlock() && isPointWidth(grid.width(), schema));
}

} // namespace

std::size_t TextGrid::width() const
{
    std::size_t widest = 0;
    for (const csv::Row &row : rows)
        widest = std::max(widest, row.cells.size());
    return widest;
}

bool TextGrid::isBlock() const
{
    const std::size_t cells = width();
    return std::ranges::all_of(rows,
                               [cells](const csv::Row &row) { return row.cells.size() == cells; });
}

std::expected<TextGrid, csv::Error> textGrid(std::string_view text, const Schema &schema)
{
    if (text.contains('\t'))
        return divided(text, '\t');
    for (const char separator : {',', ';'}) {
        if (!text.contains(separator))
            continue;
        auto grid = divided(text, separator);
        if (grid && isPointList(*grid, schema))
            return grid;
    }
    return divided(text, noSeparator);
}

} // namespace hardpoint
