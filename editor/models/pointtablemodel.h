// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>
#include <editor/models/celledit.h>

#include <formatlib/attachpoint.h>

#include <QAbstractTableModel>

#include <vector>

namespace hardpoint {

class Document;

/// The points of a document, a row each, in file order; the columns follow the file's schema.
/// Writes only by undo steps of the document, and changes only when the document says so.
class PointTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< PointId
        ComputedRole,          ///< bool: never editable, shown dim
        SeverityRole,          ///< int of formatlib::Severity; invalid without a finding
    };

    explicit PointTableModel(QObject *parent = nullptr);

    /// Null for an empty table. The document must outlive the model or be taken away before.
    void setDocument(Document *document);
    Document *document() const { return m_document; }

    PointColumn columnAt(int section) const;
    /// -1 when the file has no such column.
    int sectionOf(PointColumn column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Qt::EditRole takes text as typed. False when it is no value for the cell.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// Text typed into a cell of column typedIn for all of these cells, as one undo step. Refused
    /// as a whole, with the reason, when one of them can't take it.
    std::expected<void, QString> setCells(std::span<const CellOf> cells, PointColumn typedIn,
                                          const QString &text);

    /// Whether another bone for a point whose place is relative to it is asked for by linkWanted()
    /// instead of being set.
    void setLinksAreAsked(bool asked) { m_linksAreAsked = asked; }

signals:
    void linkWanted(const std::vector<hardpoint::PointId> &points, const formatlib::BoneLink &bone);

private:
    void connectDocument();
    void changed(int first, int last);
    void beginReorder();
    void endReorder();
    QVariant findingData(const QModelIndex &index, int role) const;

    Document *m_document = nullptr;
    std::vector<PointColumn> m_columns;
    bool m_linksAreAsked = false;
    std::vector<PointId> m_order; ///< of the persistent indexes while points are reordered
};

} // namespace hardpoint
