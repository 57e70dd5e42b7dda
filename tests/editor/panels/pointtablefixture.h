// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/selection.h>
#include <editor/models/pointtablemodel.h>
#include <editor/panels/celleditor.h>
#include <editor/panels/pointtable.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QHeaderView>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace testsupport {

/// A table of three points, and hands to work with it.
class PointTableTest : public testing::Test {
protected:
    static formatlib::Bytes file()
    {
        MshBuilder mesh = MshBuilder::withEverything();
        mesh.points = {{"grip_1", "Hand", "", {1, 2, 3}},
                       {"trailstart_1", "Hand", "", {4, 5, 6}},
                       {"trailend_1", "Hand", "", {7, 8, 9}}};
        return mesh.build();
    }

    PointTableTest()
    {
        m_table.setDocument(&document());
        m_table.resize(700, 300);
        m_table.show();
        m_table.activateWindow();
        // Editors get their completions when they get the focus, and that takes an active window.
        if (!QTest::qWaitForWindowActive(&m_table))
            ADD_FAILURE() << "the window does not become active";
        m_table.setFocus();
    }

    hardpoint::Document &document() { return m_file.document(); }
    QModelIndex cell(int row, hardpoint::PointColumn column) const
    {
        return m_table.cellAt(row, column);
    }
    void select(const QModelIndex &from, const QModelIndex &to)
    {
        m_table.setCurrentIndex(from);
        m_table.selectionModel()->select(QItemSelection(from, to),
                                         QItemSelectionModel::ClearAndSelect);
    }
    void goToKeepingSelection(int row, hardpoint::PointColumn column)
    {
        m_table.selectionModel()->setCurrentIndex(cell(row, column), QItemSelectionModel::NoUpdate);
    }
    void click(const QModelIndex &index, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::mouseClick(m_table.viewport(), Qt::LeftButton, modifiers,
                          m_table.visualRect(index).center());
    }
    void moveTo(const QPoint &place)
    {
        QMouseEvent move(QEvent::MouseMove, place, m_table.viewport()->mapToGlobal(place),
                         Qt::LeftButton, Qt::LeftButton, {});
        QApplication::sendEvent(m_table.viewport(), &move);
    }
    void drag(const QModelIndex &from, const QModelIndex &to, int beyondMiddle)
    {
        const QPoint end = m_table.visualRect(to).center() + QPoint(0, beyondMiddle);
        QTest::mousePress(m_table.viewport(), Qt::LeftButton, {},
                          m_table.visualRect(from).center());
        moveTo(end);
        QTest::mouseRelease(m_table.viewport(), Qt::LeftButton, {}, end);
    }
    void sortBy(hardpoint::PointColumn column)
    {
        QHeaderView &header = *m_table.horizontalHeader();
        const int section = m_table.points().sectionOf(column);
        const int middle =
            header.sectionViewportPosition(section) + header.sectionSize(section) / 2;
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, QPoint(middle, 10));
    }
    std::string shownNames() const
    {
        std::string names;
        for (int row = 0; row < m_table.model()->rowCount(); ++row) {
            const int column = m_table.points().sectionOf(hardpoint::PointColumn::Name);
            names += m_table.model()->index(row, column).data().toString().toStdString() + " ";
        }
        return names;
    }
    void goTo(int row, hardpoint::PointColumn column)
    {
        m_table.setCurrentIndex(cell(row, column));
    }
    hardpoint::CellEditor *editor() const
    {
        // A closed editor lives on until the event loop deletes it.
        for (hardpoint::CellEditor *editor : m_table.findChildren<hardpoint::CellEditor *>()) {
            if (editor->isVisible())
                return editor;
        }
        return nullptr;
    }
    QWidget *focus() const
    {
        hardpoint::CellEditor *open = editor();
        return open ? static_cast<QWidget *>(open) : const_cast<hardpoint::PointTable *>(&m_table);
    }
    void type(const char *text)
    {
        for (; *text; ++text)
            QTest::keyClick(focus(), *text);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(focus(), key, modifiers);
    }
    hardpoint::PointColumn currentColumn() const
    {
        return m_table.points().columnAt(m_table.currentIndex().column());
    }
    int currentRow() const { return m_table.currentIndex().row(); }
    std::string name(int row) { return document().point(row).name; }

    OpenFile m_file{file()};
    hardpoint::PointTable m_table;
    QAbstractItemModelTester m_tester{m_table.model(),
                                      QAbstractItemModelTester::FailureReportingMode::Fatal};
};

} // namespace testsupport
