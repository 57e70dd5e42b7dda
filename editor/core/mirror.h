// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>
#include <editor/core/namepairs.h>

#include <formatlib/modelfile.h>

#include <optional>
#include <span>
#include <vector>

/// Copies of points on the other side of a model, as plain functions on point lists.
namespace hardpoint {

/// Which component of a place changes its sign. X is the side in all formats.
enum class MirrorAxis { X, Y, Z };

/// What becomes of a copy whose name (or key) another point has already.
enum class MirrorCollision {
    Refuse,   ///< nothing at all is done
    Skip,     ///< that copy is left out
    Renumber, ///< it gets the next free name
};

struct MirrorOptions {
    MirrorAxis axis = MirrorAxis::X;
    std::vector<NamePair> pairs = usualNamePairs();
    MirrorCollision collision = MirrorCollision::Refuse;
};

/// One copy, as it would come out.
struct MirroredPoint {
    std::size_t source = 0; ///< row of the point that is copied
    formatlib::AttachPoint value;
    /// The row whose name or key the copy's own name would repeat. It may be the source's.
    std::optional<std::size_t> collidesWith;
    bool skipped = false;
    /// The bone of the other side is not in the file, so the copy keeps the source's.
    bool boneKept = false;
};

/// What mirroring these rows would give, in their order; nothing is changed yet. Places are
/// mirrored in the file's axes, at rest; matrices stay proper, no copy is turned inside out. Where
/// a place or its bone's is not known the point can't be mirrored: Refused, naming it.
Outcome<std::vector<MirroredPoint>> planMirror(const formatlib::ModelFile &file,
                                               std::span<const formatlib::AttachPoint> points,
                                               std::span<const std::size_t> rows,
                                               const MirrorOptions &options);

/// The copies of a plan that come to be. Refused, naming the first, when one collides and options
/// say Refuse.
Outcome<std::vector<formatlib::AttachPoint>> mirroredPoints(const std::vector<MirroredPoint> &plan,
                                                            const formatlib::Schema &schema,
                                                            const MirrorOptions &options);

} // namespace hardpoint
