// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Comma- or tab-separated text as RFC 4180 has it, in UTF-8.
namespace hardpoint::csv {

struct Row {
    int line = 0; ///< where it starts in the text, from 1
    std::vector<std::string> cells;
};

struct Error {
    int line = 0;
    QString text;
};

enum class EmptyLines {
    Skip,
    Keep, ///< as rows of one empty cell
};

/// All rows; a byte order mark is skipped. Rows may end with LF, CRLF or CR.
std::expected<std::vector<Row>, Error> parse(std::string_view text, char separator,
                                             EmptyLines emptyLines = EmptyLines::Skip);

/// One row with its line end (CRLF); cells that need it are quoted.
std::string rowText(std::span<const std::string> cells, char separator);

} // namespace hardpoint::csv
