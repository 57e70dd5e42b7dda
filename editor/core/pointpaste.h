// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/bonerelink.h>
#include <editor/core/pointconvert.h>
#include <editor/core/textgrid.h>

#include <QStringList>

/// Text that becomes points of a file: recognised, looked through row by row, and planned before
/// anything is done.
namespace hardpoint {

/// A text as points, whatever is wrong with it.
struct PointReading {
    ReadPoints read;
    std::vector<RowNote> notes;
};

/// JSON as pointjson.h has it, one bare point too, also of another format. Bones go by name where
/// the file's are numbered in another way, see relinkByName().
PointReading readPointsOfJson(std::string_view text, const formatlib::ModelFile &file,
                              TextSource source = TextSource::Anyone);
/// Rows of cells, with or without a header row.
PointReading readPointsOfGrid(const TextGrid &grid, const formatlib::ModelFile &file);
/// A file's text, its format told by the file's name or else by its content.
PointReading readPointsOfText(std::string_view text, TextFormat format,
                              const formatlib::ModelFile &file);

/// Why readers of the format do not take a point's text: it is too long. Empty when they do.
QString tooLongText(const formatlib::AttachPoint &point, const formatlib::Schema &schema);

/// What becomes of one row.
struct PlannedPoint {
    int number = 0;               ///< as PointRow::number
    formatlib::AttachPoint point; ///< of use where there is no problem
    QStringList problems;         ///< why it can't be taken
    QStringList notes;            ///< what is not as in the text

    bool isGood() const { return problems.isEmpty(); }
};

struct PointPlan {
    TextFormat format = TextFormat::Json;
    QString problem; ///< why nothing of the text can be taken; else empty
    std::vector<PlannedPoint> rows;

    std::vector<formatlib::AttachPoint> goodPoints() const;
    bool isAllGood() const;
    bool hasNotes() const;
};

/// The rows as further points behind current: names that are taken make way to the next free ones.
PointPlan planAppended(const PointReading &reading, const formatlib::ModelFile &file,
                       std::span<const formatlib::AttachPoint> current);
/// The rows as the whole list, see ListMode::Replace. Spreadsheets know no negative zero: in CSV
/// and TSV a zero keeps the sign that it has in the point of the same name.
PointPlan planReplaced(const PointReading &reading, const formatlib::ModelFile &file,
                       std::span<const formatlib::AttachPoint> current);

/// The rows as new values of the points of their names, see ListMode::Merge: what a row does not
/// give stays as it is, and names that are new come behind. Signs of zeros as in planReplaced().
PointPlan planUpdated(const PointReading &reading, const formatlib::ModelFile &file,
                      std::span<const formatlib::AttachPoint> current);
/// The whole list after such a plan.
std::vector<formatlib::AttachPoint> updatedPoints(const PointPlan &plan,
                                                  std::span<const formatlib::AttachPoint> current);

/// What is selected where something is pasted.
struct PasteTarget {
    std::size_t rows = 0;
    std::size_t columns = 0;
    bool wholeRows = false; ///< points, not cells
};

enum class PasteAs { Points, Cells };

/// What a block of cells is meant for: a header row makes it points; cells that fit the selected
/// ones, or can be repeated to, go there; a row a point where it is as wide as points are; else
/// cells, from the first selected one on.
PasteAs pasteAs(const TextGrid &grid, const formatlib::Schema &schema, const PasteTarget &target);

} // namespace hardpoint
