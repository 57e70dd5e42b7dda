// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/journal.h>

#include <QLockFile>
#include <QStringList>

#include <memory>

namespace hardpoint {

/// The journals of one run of the program. It holds a lock as long as the run lasts, so that no
/// other run takes them for those of a crash.
class JournalFolder {
public:
    /// A new one below base; null when none can be made there.
    static std::unique_ptr<JournalFolder> make(const QString &base);
    /// Those below base whose runs have ended without cleaning up. They are this run's now.
    static std::vector<std::unique_ptr<JournalFolder>> claimLeft(const QString &base);
    /// Lets go of it, and takes it away if nothing is left in it.
    ~JournalFolder();
    JournalFolder(const JournalFolder &) = delete;
    JournalFolder &operator=(const JournalFolder &) = delete;

    QStringList names() const;
    Outcome<Journal> read(const QString &name) const;
    Outcome<void> write(const QString &name, const QByteArray &text);
    void remove(const QString &name);

private:
    explicit JournalFolder(const QString &path);
    QString pathOf(const QString &name) const;

    QString m_path;
    QLockFile m_lock;
};

} // namespace hardpoint
