// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>

#include <vector>

namespace formatlib {
struct Finding;
}

namespace hardpoint {

class Document;

/// What the rules find in a document, a row each: errors first, then warnings, then notes, and
/// within each what concerns the file before the points in their order.
class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Problem, FixColumn, ColumnCount };
    enum Role {
        SeverityRole = Qt::UserRole, ///< int of formatlib::Severity
        SubjectRole,                 ///< QString: the point's name; empty: the whole file
        SentenceRole,                ///< QString: what is wrong with it
        RuleRole,                    ///< QString: the rule's id
    };

    explicit ProblemsModel(QObject *parent = nullptr);

    /// Null for an empty list. The document must outlive the model or be taken away before.
    void setDocument(Document *document);
    Document *document() const { return m_document; }
    const formatlib::Finding &findingAt(int row) const;
    /// How many there are of a severity.
    int count(int severity) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void countsChanged();

private:
    void refresh();
    void order();
    QString subject(const formatlib::Finding &finding) const;

    Document *m_document = nullptr;
    std::vector<std::size_t> m_order; ///< into the document's findings
};

} // namespace hardpoint
