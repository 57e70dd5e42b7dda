// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/pointtext.h>

/// Points as comma- or tab-separated text with a header row; the columns follow the schema.
namespace hardpoint {

/// The text; or the row of the first point with text that is none, which only JSON can hold.
std::expected<std::string, std::size_t> pointsCsv(const formatlib::ModelFile &file,
                                                  std::span<const formatlib::AttachPoint> points,
                                                  TextFormat format);

/// Reads such a list for this file, columns in any order. A name is needed; x, y, z are ignored
/// beside m0 to m15, which come all or not at all.
std::expected<PointRows, RowErrors>
parsePointsCsv(std::string_view text, const formatlib::ModelFile &file, TextFormat format);

} // namespace hardpoint
