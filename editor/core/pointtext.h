// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/modelfile.h>

#include <QString>

#include <array>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Point lists as text: what JSON, CSV and TSV have in common. See pointjson.h and pointcsv.h.
namespace hardpoint {

enum class TextFormat { Csv, Tsv, Json };

/// By the ending of a file's name, in any case of letters; nothing for another one.
std::optional<TextFormat> textFormatOfName(const QString &fileName);
/// By the first byte that is no blank: a bracket is JSON; else by a tab in the first line.
TextFormat textFormatOfContent(std::string_view text);

/// Raw bytes for people and terminals: text where they are text, with "\x1b" for whatever does not
/// show, and every byte beyond ASCII so where they are not.
QString displayText(std::string_view bytes, formatlib::TextEncoding encoding);
/// The same for text that may come from anywhere, such as a file's name.
QString displayText(const QString &text);

/// One point as a text gives it: members that are nothing were not given.
struct PointRow {
    int number = 0;   ///< CSV, TSV: the line it starts in, from 1; JSON: its row, from 0
    std::string name; ///< raw bytes
    std::optional<formatlib::BoneLink> bone;
    /// What the text calls the bone beside its number; raw bytes.
    std::optional<std::string> boneName;
    std::optional<std::string> extra;
    std::optional<formatlib::Matrix4> matrix;
    std::array<std::optional<float>, 3> position; ///< overrides the matrix's translation
    std::optional<formatlib::Vec3> world;         ///< where it is to be at rest, in the file's axes
};

struct PointRows {
    TextFormat format = TextFormat::Json;
    std::vector<PointRow> rows;
};

/// What is wrong with one row of a text.
struct RowError {
    int number = 0; ///< as PointRow::number; -1: the text as a whole
    QString text;
    bool refused = false; ///< understood, but the file can't hold it; else it could not be read
};
using RowErrors = std::vector<RowError>;

/// All rows of a text, those too that something is wrong with.
struct ReadPoints {
    PointRows points;
    RowErrors errors; ///< in the order of their rows

    /// The rows when nothing is wrong with any, else all that is.
    std::expected<PointRows, RowErrors> allOrErrors() &&;
};

/// "line 3: ...", or "row 3: ..." for JSON.
QString rowErrorText(TextFormat format, const RowError &error);

enum class ListMode {
    Replace, ///< the rows are the new list
    Merge,   ///< rows update the points of their names, the rest is added at the end
};

/// The list that the rows make of current. Points are found by raw name; where a name occurs more
/// than once, the first row of it means the first such point and so on. Replacing, a matrix given
/// in part keeps the rest of that point's, and what else was not given is empty. Merging, what
/// was not given stays, and fewer rows of a repeated name than points of it are refused.
std::expected<std::vector<formatlib::AttachPoint>, RowErrors>
applyRows(const formatlib::ModelFile &file, std::span<const formatlib::AttachPoint> current,
          const PointRows &rows, ListMode mode);

} // namespace hardpoint
