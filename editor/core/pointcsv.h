// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/pointtext.h>

namespace hardpoint::csv {
struct Row;
}

/// Points as comma- or tab-separated text with a header row; the columns follow the schema.
namespace hardpoint {

enum class Header {
    With,
    Without, ///< not written; where it is not read, the columns are all of the schema's in order
};

/// The text; or the row of the first point with text that is none, which only JSON can hold.
std::expected<std::string, std::size_t> pointsCsv(const formatlib::ModelFile &file,
                                                  std::span<const formatlib::AttachPoint> points,
                                                  TextFormat format, Header header = Header::With);

/// Reads such a list for this file, columns in any order. A name is needed; x, y, z are ignored
/// beside m0 to m15, which come all or not at all.
std::expected<PointRows, RowErrors>
parsePointsCsv(std::string_view text, const formatlib::ModelFile &file, TextFormat format);

/// Whether a row names columns of the schema, "name" among them.
bool isPointHeader(const csv::Row &row, const formatlib::Schema &schema);
/// Whether rows of so many cells without a header can be points: all columns, or all but the
/// elements of the matrix.
bool isPointWidth(std::size_t cells, const formatlib::Schema &schema);

/// The same for rows of cells, the bad ones kept. Empty rows are passed by.
ReadPoints readPointRows(std::span<const csv::Row> rows, const formatlib::ModelFile &file,
                         TextFormat format, Header header);

} // namespace hardpoint
