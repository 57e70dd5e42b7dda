// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/scene.h>

#include <QAbstractItemModel>

#include <vector>

namespace hardpoint {

class Document;

/// The bones that points can hang on, as a tree: those of the skeleton that was loaded for the
/// document, else the file's own. Bones whose parents make no sense stand at the top.
class BonesModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Name, Points, ColumnCount };
    enum Role {
        BoneRole = Qt::UserRole, ///< int: the bone's number
    };

    explicit BonesModel(QObject *parent = nullptr);

    /// Null for an empty tree. The document must outlive the model or be taken away before.
    void setDocument(Document *document);
    Document *document() const { return m_document; }
    const std::vector<formatlib::Bone> &bones() const { return m_bones; }
    QModelIndex indexOf(int bone, int column = Name) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void rebuild();
    void buildTree();
    void count();
    void refresh();
    const std::vector<int> &childrenOf(const QModelIndex &parent) const;
    QString text(int bone) const;

    Document *m_document = nullptr;
    std::vector<formatlib::Bone> m_bones;
    std::vector<int> m_parents; ///< -1: at the top
    std::vector<int> m_rows;    ///< among its siblings
    std::vector<std::vector<int>> m_children;
    std::vector<int> m_roots;
    std::vector<int> m_counts; ///< points on each bone
};

} // namespace hardpoint
