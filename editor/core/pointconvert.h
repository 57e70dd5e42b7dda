// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/jsontext.h>
#include <editor/core/pointtext.h>

/// Points of one format for a file of another: what fits is kept.
namespace hardpoint {

/// Something to say of one row before it is taken.
struct RowNote {
    int number = 0; ///< as PointRow::number
    QString text;
};

struct ConvertedPoints {
    ReadPoints read;
    std::vector<RowNote> notes; ///< what is not kept, in the order of the rows
};

/// Whether a list of points, as pointListJson() makes it, is of another format than the file's.
bool isForeign(const ParsedJson &json, const formatlib::ModelFile &file);

/// Such a list for this file. Points keep their names and stay where they are at rest in the
/// file's axes; bones are found by name. What has no place here is told in the notes.
ConvertedPoints readForeignPoints(const ParsedJson &json, const formatlib::ModelFile &file);

} // namespace hardpoint
