// SPDX-License-Identifier: MIT
#pragma once

namespace hardpoint {

class Document;

/// The commands of the Points menu, on a document and what is selected in it. Each is one undo
/// step, or none when there is nothing to do.
namespace pointcommands {

/// A new point behind the current one and of its type, or at the end. The row it is in; -1 when
/// none can be added.
int add(Document &document);
/// A copy of each selected point behind the last of them, under a free name each.
void duplicate(Document &document);
void remove(Document &document);
/// -1: toward the start of the file, +1: toward its end.
void move(Document &document, int direction);
/// The selected points, in their order, to stand before the one in this row now; the number of
/// points: at the end.
void moveBefore(Document &document, int row);

} // namespace pointcommands
} // namespace hardpoint
