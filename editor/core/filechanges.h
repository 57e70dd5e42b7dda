// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/pointdiff.h>

#include <QString>

#include <cstddef>
#include <vector>

/// What differs between a file and what it is to become, in words: for the save review, `diff` and
/// --dry-run, which thereby say the same.
namespace hardpoint {

/// One change, as a row to read.
struct FileChange {
    enum class Kind { Version, Removed, Added, Changed, Moved };

    Kind kind = Kind::Changed;
    QString point;  ///< `#2 "trailstart_1"`, of the new list unless it was removed; or empty
    QString field;  ///< which part of it changed; empty where all of it came or went
    QString before; ///< empty for what was added
    QString after;  ///< empty for what was removed

    friend bool operator==(const FileChange &, const FileChange &) = default;
};

/// Both of the same format. First the version, then what was removed, added, changed and moved. A
/// matrix is told in all its numbers, and before that by position, rotation in degrees and scale,
/// where these changed.
std::vector<FileChange> fileChanges(const FileDiff &diff, const formatlib::ModelFile &before,
                                    const formatlib::ModelFile &after);

/// Bytes that are not the same ones.
struct ByteChange {
    formatlib::ByteRange before;
    formatlib::ByteRange after;

    friend bool operator==(const ByteChange &, const ByteChange &) = default;
};

struct ByteChanges {
    std::vector<ByteChange> ranges; ///< in file order
    std::size_t identical = 0;      ///< how many bytes are in both files as they were
};

/// Where the bytes differ, as far apart as what a save may change lies. Files that also differ in
/// what no save may change have one range, from the first byte that differs to the last.
ByteChanges byteChanges(const FileDiff &diff, const formatlib::ModelFile &before,
                        const formatlib::ModelFile &after);

/// "Bytes 4 to 7 and 300 to 340 change; all 12,345 others are identical", in hexadecimal.
QString byteChangesText(const ByteChanges &changes);

/// "2 added, 1 removed": what there is of it, in one line.
QString changeCountText(const FileDiff &diff);

} // namespace hardpoint
