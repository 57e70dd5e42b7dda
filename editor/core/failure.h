// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/saving/savestep.h>

#include <formatlib/error.h>

#include <QByteArray>
#include <QString>

#include <expected>
#include <optional>

namespace hardpoint {

/// What a failed save left on disk. The next try of it goes on from there: what is there is nobody
/// else's work, and must not take the place of the backup.
struct HalfDone {
    QString backup;  ///< where what was there before is; empty: no backup was wanted
    QByteArray hash; ///< of what is there now; empty: it can't be read
};

/// Something a person asked for that could not be done, and why.
struct Failure {
    enum class Kind {
        Unreadable,    ///< the file can't be read, or is none of the formats, or is damaged
        Unwritable,    ///< the disk refused; the file on it is as it was
        NoReplacing,   ///< so is it, but the file itself can perhaps be written over directly
        ChangedOnDisk, ///< somebody else wrote the file since it was read
        Refused, ///< understood, and not allowed: read-only variant, text that does not fit...
    };

    Kind kind = Kind::Refused;
    QString text; ///< translated: what happened, where, and what to do
    std::optional<formatlib::Error> error = {}; ///< where the format library said so
    std::optional<SaveStep> step = {};          ///< of a save: which one failed
    std::optional<HalfDone> halfDone = {};      ///< of a save that changed the file all the same
};

template <typename T> using Outcome = std::expected<T, Failure>;

} // namespace hardpoint
