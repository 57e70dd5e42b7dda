// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>

#include <formatlib/modelfile.h>

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <span>
#include <string>
#include <vector>

namespace hardpoint {

/// The edits of one file that were not saved: its point list, and which file it is for. Never the
/// file itself.
struct Journal {
    QString path;
    QByteArray hash; ///< of the file that was edited
    QDateTime time;
    std::string points; ///< JSON, as pointjson.h has it
};

/// A line about the file, then the list.
QByteArray journalText(const QString &path, const QByteArray &hash, const QDateTime &time,
                       const formatlib::ModelFile &file,
                       std::span<const formatlib::AttachPoint> points);

/// Unreadable for anything that is no journal.
Outcome<Journal> parseJournal(const QByteArray &text);

/// The list as points of this file, which may be another one by now; refused where it can't hold
/// them.
Outcome<std::vector<formatlib::AttachPoint>> journalPoints(const Journal &journal,
                                                           const formatlib::ModelFile &file);

/// The file holds what the journal does: the save came to its end, only the program did not.
bool isInFile(const Journal &journal, const formatlib::ModelFile &file);

} // namespace hardpoint
