// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/pointconvert.h>

namespace hardpoint {

/// Where a text that gives a bone by number and by name comes from.
enum class TextSource {
    Editor, ///< written by the editor: the two are of one bone
    Anyone, ///< may be edited since, one of them without the other
};

/// Rows of another file, where bones have other numbers: those that name a bone go to the one that
/// is called so here, and keep the number when there is none or more than one. Told in the notes
/// are the numbers that are kept, and for a text of anyone those too that are not.
std::vector<RowNote> relinkByName(PointRows &rows, const formatlib::ModelFile &file,
                                  TextSource source);

} // namespace hardpoint
