// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/companions.h>
#include <editor/core/failure.h>
#include <editor/core/filestamp.h>
#include <editor/core/saving/backup.h>
#include <editor/document/pointid.h>

#include <formatlib/fixes.h>
#include <formatlib/modelfile.h>

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace hardpoint {

class Disk;
class PointCommand;
class Preview;
class Selection;

/// How a save is done.
struct SaveHow {
    bool overwrite = false; ///< also when the file on disk is not the one that was read
    bool direct = false;    ///< into the file itself, see filestore::WriteOptions
    BackupRule backup = {};
    std::optional<HalfDone> halfDone = {}; ///< of an earlier try of this save
    Disk *disk = nullptr;                  ///< null: the real one
};

/// A new value for one point.
struct PointChange {
    PointId id;
    formatlib::AttachPoint value;
};

/// A file open for editing: the bytes as they were read, the points as they are now, what the
/// rules say of them, and the way back. Rows are file order, from 0.
class Document : public QObject {
    Q_OBJECT

public:
    static Outcome<std::unique_ptr<Document>> open(const QString &path);
    ~Document() override;

    const QString &path() const { return m_path; }
    QString fileName() const;
    const formatlib::ModelFile &file() const { return m_file; }
    /// Of the bytes of file().
    const QByteArray &hash() const { return m_hash; }
    const formatlib::Schema &schema() const { return m_file.schema(); }
    /// The geometry, decoded once. It never changes while the document lives, but by revert().
    const formatlib::Scene &scene() const { return m_scene; }

    std::span<const formatlib::AttachPoint> points() const { return m_points; }
    int pointCount() const { return static_cast<int>(m_points.size()); }
    const formatlib::AttachPoint &point(int row) const;
    PointId idAt(int row) const;
    /// -1 for a point that is not there now.
    int rowOf(PointId id) const;
    /// Rows of the ids that are there now, ascending.
    std::vector<int> rowsOf(std::span<const PointId> ids) const;

    /// First those of the whole file, then by row.
    const std::vector<formatlib::Finding> &findings() const { return m_findings; }
    /// Those of one row.
    std::span<const formatlib::Finding> findingsAt(int row) const;

    /// What lies beside the file, for the rules; none until it is set.
    const formatlib::Companions &companions() const { return m_checker->companions(); }
    /// Where they were read from.
    const CompanionPaths &companionPaths() const { return m_companionPaths; }
    void setCompanions(formatlib::Companions companions, CompanionPaths paths = {});

    QUndoStack &undoStack() { return m_undoStack; }
    Selection &selection() { return *m_selection; }
    const Selection &selection() const { return *m_selection; }
    bool isModified() const;
    /// Why points can't be edited; empty when they can. Edits of a read-only document do nothing.
    QString readOnlyText() const;
    /// Why no point can be added; empty when one can.
    QString cannotAddText() const;
    /// True when saving points gives the file another version than it has now.
    bool saveUpgradesVersion() const;

    /// Each of these is one undo step, and selects what it made; undoing it selects again what was
    /// selected before. text names the step.
    void insertPoints(int row, std::vector<formatlib::AttachPoint> points, const QString &text);
    void removePoints(std::span<const PointId> ids, const QString &text);
    /// Nothing is pushed when no value differs. Steps of the same non-empty gesture on the same
    /// points become one.
    void changePoints(std::vector<PointChange> changes, const QString &text,
                      const QString &gesture = {});
    /// These and no others, in this order; points keep their ids by row.
    void replacePoints(std::vector<formatlib::AttachPoint> points, const QString &text);
    /// Every id one row up (-1) or down (+1), as a block, as far as the ends allow.
    void shiftPoints(std::span<const PointId> ids, int direction, const QString &text);
    /// All ids there are, in their new file order; moved are those to select.
    void reorderPoints(std::vector<PointId> order, std::vector<PointId> moved, const QString &text);

    /// Shows new values before anything is decided: rows, findings and all who look have them, the
    /// undo stack and isModified() know nothing. Ended by cancelPreview(), and by any step, save or
    /// revert that comes before. Does nothing for a read-only document.
    void previewPoints(const std::vector<PointChange> &changes);
    /// Shows again what there was, bit by bit.
    void cancelPreview();

    /// Fixes of findings() as they are now, all in one step.
    void applyFixes(const std::vector<formatlib::ChosenFix> &chosen, const QString &text);

    /// The points as a save would write them: without what is only previewed.
    std::vector<formatlib::AttachPoint> pointsWithoutPreview() const;
    /// The file as a save would make it; refused where it can't be saved.
    Outcome<formatlib::ModelFile> edited() const;

    /// The file on disk against what was read or written last.
    enum class OnDisk { AsRead, Changed, Gone };
    OnDisk onDisk() const { return m_onDisk; }
    /// Finds out how the file on disk is now.
    void lookAtDisk();
    /// What is on disk now may be replaced; the document counts as modified.
    void keepOverDisk();

    /// Proved, then written; the document is clean after it. On failure nothing has changed,
    /// neither here nor on disk, but where filestore::write() says so.
    Outcome<void> save(const SaveHow &how = {});
    Outcome<void> saveAs(const QString &path, const SaveHow &how = {});
    Outcome<void> saveCopy(const QString &path, const SaveHow &how = {}) const;
    /// For a file whose point list is damaged: whether, and how, the points that were read can be
    /// saved into another file with every other byte as it was.
    bool canSalvage() const;
    Outcome<void> salvage(const QString &path, const SaveHow &how = {}) const;
    /// Reads the file again; edits and undo steps are gone.
    Outcome<void> revert();

signals:
    /// Values of these rows, both included, are new.
    void pointsChanged(int first, int last);
    void pointsAboutToBeInserted(int first, int last);
    void pointsInserted(int first, int last);
    void pointsAboutToBeRemoved(int first, int last);
    void pointsRemoved(int first, int last);
    /// Same points in another order; ids tell which is where.
    void pointsAboutToBeReordered();
    void pointsReordered();
    /// Anything may have changed: many rows in several places, or another file.
    void pointsAboutToBeReset();
    void pointsReset();
    void findingsChanged();
    /// What previewPoints() showed is gone, or has become a step.
    void previewEnded();
    void companionsChanged();
    /// path(), file(), isModified() or onDisk() changed.
    void stateChanged();

private:
    friend class PointCommand;
    friend class PointList;

    Document(const QString &path, formatlib::ModelFile file, QByteArray hash);
    void takePointsFromFile();
    /// Makes it a step of the undo stack. Not while another one is played: an editor that closes
    /// because its row goes must not put a step of its own between.
    void push(std::unique_ptr<PointCommand> command);
    void check();
    /// These are what is on disk now.
    void noteOnDisk(const QByteArray &hash);
    Outcome<void> saveTo(const QString &path, const std::optional<QByteArray> &expectedHash,
                         const SaveHow &how);

    QString m_path;
    formatlib::ModelFile m_file;
    formatlib::Scene m_scene;
    std::unique_ptr<formatlib::Checker> m_checker;
    CompanionPaths m_companionPaths;
    QByteArray m_hash;
    QByteArray m_hashOnDisk; ///< of what a save may replace; empty: there is to be no file
    OnDisk m_onDisk = OnDisk::AsRead;
    std::optional<FileStamp> m_stamp; ///< of the file on disk when it was looked into
    std::vector<formatlib::AttachPoint> m_points;
    std::vector<PointId> m_ids;
    /// Row of each id; empty after a change until somebody asks.
    mutable std::unordered_map<PointId, int> m_rows;
    std::vector<formatlib::Finding> m_findings;
    PointId m_nextId = 1;
    QUndoStack m_undoStack;
    bool m_playing = false; ///< a step is being done, undone or done again
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<Preview> m_preview;
};

} // namespace hardpoint
