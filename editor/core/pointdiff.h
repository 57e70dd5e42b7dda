// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/modelfile.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// What differs between two lists of points or two files; for save review, diff and --dry-run.
namespace hardpoint {

/// One field that differs between a point of the old list and the same one of the new.
struct FieldChange {
    std::size_t oldRow = 0;
    std::size_t newRow = 0;
    formatlib::Field field = formatlib::Field::Name;

    friend bool operator==(const FieldChange &, const FieldChange &) = default;
};

/// A point that stands before or behind others than it did.
struct RowMove {
    std::size_t oldRow = 0;
    std::size_t newRow = 0;

    friend bool operator==(const RowMove &, const RowMove &) = default;
};

struct PointDiff {
    std::vector<std::size_t> added;   ///< rows of the new list
    std::vector<std::size_t> removed; ///< rows of the old list
    std::vector<FieldChange> changed; ///< in the order of new rows, then of fields
    bool moved = false;               ///< points of both lists stand in another order
    std::vector<RowMove> moves;       ///< the fewest moves that make that order

    bool isEmpty() const { return added.empty() && removed.empty() && changed.empty() && !moved; }
    friend bool operator==(const PointDiff &, const PointDiff &) = default;
};

/// Points are the same when they have the same raw name (of a repeated one, the n-th is the n-th),
/// or, of those left over, when all but the name is the same. Of a matrix, Position alone is
/// named where nothing else in it differs.
PointDiff diffPoints(std::span<const formatlib::AttachPoint> before,
                     std::span<const formatlib::AttachPoint> after);

struct FileDiff {
    PointDiff points;
    std::int32_t oldVersion = 0;
    std::int32_t newVersion = 0;
    /// Where the first byte differs that no save may change, an offset in the old file.
    std::optional<std::size_t> firstDifference;
    bool sameBytes = false; ///< the files are identical
};

/// Both of the same format.
FileDiff diffFiles(const formatlib::ModelFile &before, const formatlib::ModelFile &after);

} // namespace hardpoint
