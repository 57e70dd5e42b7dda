// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>

#include <formatlib/modelfile.h>

#include <QString>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Edits of points as plain functions, the same for the command line and the editor.
namespace hardpoint {

/// Raw bytes for a text, UTF-8. Refused, naming the character, when the file's encoding has none.
Outcome<std::string> encodedText(std::string_view utf8, const formatlib::Schema &schema);

/// A bone as people write it. Where bones go by number: digits are the number, anything else the
/// exact name; refused when no bone is called so, or several are.
Outcome<formatlib::BoneLink> boneFromText(const QString &text, const formatlib::ModelFile &file);
/// The same where digits are a name too.
Outcome<formatlib::BoneLink> boneFromName(const QString &name, const formatlib::ModelFile &file);

/// What stays when a point goes to another bone.
enum class Relink {
    KeepPlace,  ///< where it is at rest: its matrix is computed anew
    KeepMatrix, ///< bit by bit
};

/// The point on another bone. Refused when it is to keep its place and the bone it leaves or the
/// one it goes to has none.
Outcome<formatlib::AttachPoint> relinked(const formatlib::ModelFile &file,
                                         const formatlib::AttachPoint &point,
                                         const formatlib::BoneLink &bone, Relink relink);

/// The point at the place of another one. On the same bone it takes its numbers; else it comes to
/// stand where that one stands at rest. Refused when one of the bones has no place.
Outcome<formatlib::AttachPoint> placedLike(const formatlib::ModelFile &file,
                                           const formatlib::AttachPoint &point,
                                           const formatlib::AttachPoint &other);

/// type_1, or with the next number that no point of that type has. type: raw bytes.
std::string freeName(std::string_view type, std::span<const formatlib::AttachPoint> points,
                     const formatlib::Schema &schema);
/// A name for a copy of a point called name: the same type with the next free index where names
/// are keys, else the same text with the next free number at its end.
std::string nextFreeName(std::string_view name, std::span<const formatlib::AttachPoint> points,
                         const formatlib::Schema &schema);
/// The same for copies of several points, whose names differ from each other too. Takes about as
/// long for ten thousand as for one.
std::vector<std::string> nextFreeNames(std::span<const std::string> names,
                                       std::span<const formatlib::AttachPoint> points,
                                       const formatlib::Schema &schema);
/// A point at the origin, of bone "" or 0, called by freeName().
formatlib::AttachPoint newPoint(std::span<const formatlib::AttachPoint> points,
                                const formatlib::Schema &schema, std::string_view type = "point");

/// The row of the point of that name, or of "#ROW". Refused when there is none or more than one.
Outcome<std::size_t> findPoint(const QString &nameOrRow,
                               std::span<const formatlib::AttachPoint> points,
                               const formatlib::Schema &schema);

/// New values for some fields of a point; what is nothing stays, bit by bit.
struct PointEdit {
    std::optional<std::string> name; ///< raw bytes
    std::optional<formatlib::BoneLink> bone;
    std::optional<std::string> extra;
    std::optional<formatlib::Matrix4> matrix;
    std::optional<formatlib::Vec3> rotation; ///< degrees about X, then Y, then Z
    std::optional<formatlib::Vec3> scale;
    std::optional<formatlib::Vec3> position;
};

/// The point after the edit: matrix first, then rotation, scale and position. Refused for fields
/// the format's points do not have, and for a rotation or scale of a matrix that is not finite.
Outcome<formatlib::AttachPoint> edited(const formatlib::AttachPoint &point, const PointEdit &edit,
                                       const formatlib::Schema &schema);

/// Takes the point at from out and puts it in again so that its row is to. Both are rows.
void moveRow(std::vector<formatlib::AttachPoint> &points, std::size_t from, std::size_t to);

} // namespace hardpoint
