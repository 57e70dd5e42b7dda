// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/saving/savestep.h>

#include <formatlib/error.h>

#include <QString>

#include <expected>
#include <optional>

namespace hardpoint {

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
};

template <typename T> using Outcome = std::expected<T, Failure>;

} // namespace hardpoint
