// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/validate.h>

#include <QString>

#include <optional>
#include <vector>

namespace hardpoint {

/// The columns of the point table. Which of them a file has is told by its schema.
enum class PointColumn {
    Row,  ///< place in the file, from 0
    Name, ///< MSH Type_Index, MDL name
    Key,  ///< computed: what the game reads from the name
    Bone,
    Extra,
    X, ///< X to Z: the translation
    Y,
    Z,
    RX, ///< RX to RZ: the rotation as angles in degrees
    RY,
    RZ,
    SX, ///< SX to SZ: the scale
    SY,
    SZ,
    WorldX, ///< WorldX to WorldZ: computed, where the point is at rest in the file's axes
    WorldY,
    WorldZ,
};

/// In a model's order: a point's name comes first, since that is what the row is to whoever reads
/// a model. A table shows Row before it.
std::vector<PointColumn> pointColumns(const formatlib::Schema &schema);

/// As the file's own format calls it.
QString columnTitle(PointColumn column, const formatlib::Schema &schema);

/// The word that settings know the column by.
QLatin1StringView columnKey(PointColumn column);
/// Nothing for another word.
std::optional<PointColumn> columnOfKey(QStringView key);

/// Shown right-aligned.
bool isNumber(PointColumn column);
/// Follows from other cells and can't be typed.
bool isComputed(PointColumn column);
/// Whether what is wrong with a field of a point is to be seen in this column. Without a field it
/// is the whole point, shown with its row.
bool shows(PointColumn column, const formatlib::Finding &finding);
/// Whether that column carries the sign of it: one of those that show it.
bool carriesSign(PointColumn column, const formatlib::Finding &finding);

/// 0, 1 or 2 for the X, Y or Z of its three columns. Only for numbers.
int axisOf(PointColumn column);

} // namespace hardpoint
