// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/jsontext.h>
#include <editor/core/pointtext.h>

/// Points as JSON objects, the same for files, scripts and the clipboard.
namespace hardpoint {

/// object[key] = the text; or, where the bytes are not text, object[key + "Hex"].
void setText(JsonValue &object, const std::string &key, std::string_view bytes,
             formatlib::TextEncoding encoding);
JsonValue vectorJson(const formatlib::Vec3 &vector);
JsonValue matrixJson(const formatlib::Matrix4 &matrix);

/// One point as part of this file: its own fields, then those derived from them.
JsonValue pointJson(const formatlib::ModelFile &file, const formatlib::AttachPoint &point);

/// A whole list with the facts about its file.
JsonValue pointListJson(const QString &fileName, const formatlib::ModelFile &file,
                        std::span<const formatlib::AttachPoint> points);

/// Reads such a list, or its bare array of points, for this file. Unknown members are ignored,
/// and derived ones where the primary one is there.
std::expected<PointRows, RowErrors> parsePointsJson(std::string_view text,
                                                    const formatlib::ModelFile &file);

/// The same with the bad rows kept.
ReadPoints readPointsJson(std::string_view text, const formatlib::ModelFile &file);
ReadPoints readPointsJson(const ParsedJson &json, const formatlib::ModelFile &file);

} // namespace hardpoint
