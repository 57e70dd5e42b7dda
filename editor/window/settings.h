// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/pointedit.h>
#include <editor/core/saving/backup.h>
#include <editor/viewport/gizmooptions.h>
#include <editor/window/theme.h>

#include <QByteArray>
#include <QSettings>
#include <QStringList>

#include <memory>
#include <optional>

namespace hardpoint {

/// What the program remembers from one run to the next.
class Settings {
public:
    /// Remembers nothing: for pictures, which must come out the same everywhere.
    Settings() = default;
    explicit Settings(std::unique_ptr<QSettings> store) : m_store(std::move(store)) { }

    Theme theme() const;
    void setTheme(Theme theme);
    QByteArray windowGeometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray &geometry, const QByteArray &state);
    /// What a point keeps when it goes to another bone; nothing: ask.
    std::optional<Relink> relink() const;
    void setRelink(std::optional<Relink> relink);
    /// The user's way with the columns of a format's points, see TableColumns; empty: as they fit.
    QString columns(const QString &format) const;
    void setColumns(const QString &format, const QString &layout);
    GizmoOptions gizmo() const;
    void setGizmo(const GizmoOptions &options);
    /// Whether a point that is put on a surface turns to it.
    bool turnsToSurface() const;
    void setTurnsToSurface(bool turns);
    /// Signs of the sides in names besides the usual ones, as parseNamePairs() reads them.
    QString namePairs() const;
    void setNamePairs(const QString &pairs);
    BackupRule backup() const;
    void setBackup(const BackupRule &rule);
    /// Whether what a save changes is shown before it.
    bool reviewsSaves() const;
    void setReviewsSaves(bool reviews);
    /// Whether files without edits are read again when they change on disk.
    bool reloadsQuietly() const;
    void setReloadsQuietly(bool reloads);
    /// Where the last file was opened or saved.
    QString folder() const;
    void setFolder(const QString &folder);
    /// The latest first.
    QStringList recentFiles() const;
    void setRecentFiles(const QStringList &paths);
    /// The files that were open in the last run, and whether they shall be again.
    QStringList session() const;
    void setSession(const QStringList &paths);
    bool reopensSession() const;
    void setReopensSession(bool reopens);
    /// The skeleton for meshes of a folder; empty: none.
    QString skeleton(const QString &folder) const;
    void setSkeleton(const QString &folder, const QString &path);

private:
    QVariant value(QAnyStringView key) const;
    void setValue(QAnyStringView key, const QVariant &value);

    std::unique_ptr<QSettings> m_store;
};

} // namespace hardpoint
