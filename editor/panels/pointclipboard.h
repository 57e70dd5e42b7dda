// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/pointpaste.h>
#include <editor/models/cellpaste.h>
#include <editor/panels/previewdialog.h>

#include <QObject>

namespace hardpoint {

class PointTable;

/// Copies what is selected in a table of points, and pastes into it. Points go to the clipboard
/// as text for spreadsheets and as JSON that keeps every bit; cells as text alone.
class PointClipboard : public QObject {
    Q_OBJECT

public:
    /// The table is the parent of the dialogs and lives longer than this.
    explicit PointClipboard(PointTable &table);

    /// The selected cells, or the points where whole rows are selected or the table has no focus.
    void copy(bool header = false);
    /// The selected points as JSON text, for text editors and scripts.
    void copyJson();
    /// The selected points, which are deleted.
    void cut();
    /// At once as one undo step where there is no doubt, else after a preview.
    void paste();

signals:
    /// What was done or why nothing was.
    void told(const QString &text);

private:
    Document *document() const;
    std::vector<formatlib::AttachPoint> selectedPoints() const;
    void copyPoints(bool header);
    void pasteJson(std::string_view text, bool own);
    void pasteGrid(const TextGrid &grid);
    void pastePoints(const PointReading &reading, bool own);
    CellBlock targetOf(const TextGrid &grid, const CellBlock &selected) const;
    std::optional<std::size_t> ask(std::vector<PreviewDialog::Way> ways, std::size_t first);
    void insert(const PointPlan &plan);
    void change(const CellPlan &plan);

    PointTable &m_table;
};

} // namespace hardpoint
