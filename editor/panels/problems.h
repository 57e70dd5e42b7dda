// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>

#include <formatlib/attachpoint.h>

#include <QWidget>

#include <array>
#include <optional>

class QSortFilterProxyModel;
class QTableView;
class QToolButton;

namespace hardpoint {

class Document;
class ProblemsModel;

/// The list of what the rules find, with a button a fix, and the switches above it that show or
/// hide each severity.
class Problems : public QWidget {
    Q_OBJECT

public:
    explicit Problems(QWidget *parent = nullptr);

    void setDocument(Document *document);
    /// What belongs into the panel's title: the severities with their counts.
    QWidget *switches() const { return m_switches; }
    QTableView &list() const { return *m_list; }
    /// By a role of ProblemsModel; nothing: by severity, then by row.
    void sortBy(std::optional<int> role);

signals:
    /// The user wants to see this point, and what is wrong with it.
    void pointWanted(PointId point, std::optional<formatlib::Field> field);
    void countsChanged(int all);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildSwitches();
    void refreshCounts();
    void filter();
    void applyFirstFix(const QModelIndex &shown);
    void goTo(const QModelIndex &shown);
    void showMenu(const QPoint &place);
    int sourceRow(const QModelIndex &shown) const;

    ProblemsModel *m_model;
    QSortFilterProxyModel *m_shown;
    QTableView *m_list;
    QWidget *m_switches;
    std::array<QToolButton *, 3> m_severities{}; ///< by formatlib::Severity
};

} // namespace hardpoint
