// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/attachpoint.h>

#include <QWidget>

class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace hardpoint {

class BonesModel;
class Document;

/// The tree of bones with a field that filters it. A double click or Enter links the selected
/// points to a bone.
class Bones : public QWidget {
    Q_OBJECT

public:
    explicit Bones(QWidget *parent = nullptr);

    void setDocument(Document *document);
    QTreeView &tree() const { return *m_tree; }
    QLineEdit &filter() const { return *m_filter; }

signals:
    /// The selected points are to hang on this bone.
    void linkWanted(const formatlib::BoneLink &bone);
    void countChanged(int bones);

private:
    void link(const QModelIndex &shown);
    void setFilter(const QString &text);
    void showSelected();

    BonesModel *m_model;
    QSortFilterProxyModel *m_shown;
    QLineEdit *m_filter;
    QTreeView *m_tree;
};

} // namespace hardpoint
