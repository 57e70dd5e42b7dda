// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace hardpoint {

/// Columns in a terminal's places: 2 for wide East Asian characters, 0 for combining ones.
int columnsOf(const QString &text);

/// Rows of cells as aligned lines without blanks at their ends.
class TextTable {
public:
    enum class Align { Left, Right };

    /// One alignment a column; a row may have fewer cells.
    explicit TextTable(std::vector<Align> columns) : m_columns(std::move(columns)) { }

    void add(const QStringList &row) { m_rows.push_back(row); }
    QStringList lines() const;

private:
    std::vector<Align> m_columns;
    std::vector<QStringList> m_rows;
};

} // namespace hardpoint
