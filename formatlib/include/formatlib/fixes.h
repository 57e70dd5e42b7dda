// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/validate.h>

#include <cstddef>
#include <span>
#include <vector>

namespace formatlib {

/// What fixes do to a point list, all rows being those before any of it happens.
struct ListEdit {
    struct Placed {
        std::size_t row;
        AttachPoint value;
    };

    std::vector<Placed> changes;      ///< new values, ascending by row
    std::vector<std::size_t> removed; ///< ascending
    std::vector<Placed> insertions;   ///< each stands behind its row; ascending
    /// The rows in their new order; empty: they stay.
    std::vector<std::size_t> order;
};

/// A finding and which of its fixes to use.
struct ChosenFix {
    const Finding *finding;
    std::size_t fix = 0;
};

/// Several fixes of one look at the list, as one edit. Of several that change the same field of a
/// point the first counts; a point that goes is not changed.
ListEdit editFor(const ModelFile &file, std::span<const AttachPoint> points,
                 std::span<const ChosenFix> chosen);

std::vector<AttachPoint> listAfter(const ListEdit &edit, std::span<const AttachPoint> points);

/// Uses the fixes marked safe until none is left; the list after it.
std::vector<AttachPoint> applySafeFixes(const ModelFile &file, std::span<const AttachPoint> points,
                                        const Companions &companions);

} // namespace formatlib
