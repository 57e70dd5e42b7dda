// SPDX-License-Identifier: MIT
// Whatever is done in the table, undoing all of it gives the file's bytes back, and redoing all of
// it what was made of them.
#include <editor/core/textchange.h>
#include <editor/document/selection.h>
#include <editor/models/pointtablemodel.h>
#include <editor/models/shownpoints.h>
#include <editor/panels/pointcommands.h>
#include <editor/panels/pointtable.h>
#include <editor/panels/textpreview.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

using namespace hardpoint;

namespace {

class RandomEditsTest : public testing::TestWithParam<unsigned> {
protected:
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    template <typename List> const auto &oneOf(const List &list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

    void selectSome()
    {
        const QAbstractItemModel &shown = *m_table.model();
        if (shown.rowCount() == 0)
            return;
        const auto cell = [&] {
            return shown.index(below(shown.rowCount()), below(shown.columnCount()));
        };
        const QModelIndex a = cell();
        const QModelIndex b = cell();
        const QItemSelection range(
            shown.index(std::min(a.row(), b.row()), std::min(a.column(), b.column())),
            shown.index(std::max(a.row(), b.row()), std::max(a.column(), b.column())));
        m_table.setCurrentIndex(a);
        m_table.selectionModel()->select(range, QItemSelectionModel::ClearAndSelect);
    }

    void typeSomewhere(Document &document)
    {
        if (!m_table.currentIndex().isValid())
            return;
        const std::vector<QString> texts{
            "1",    "-0.0", "0,1",          "+5", "*0.1", "/3",     "=x*y", "=1/0",      "=i",
            "1e38", "abc",  "trailstart_1", "",   "손_1", "\u00e9", "-=z",  "0x7fc00001"};
        // As an editor would, by what is selected.
        std::vector<CellOf> cells;
        for (const QModelIndex &index : m_table.selectionModel()->selectedIndexes()) {
            cells.push_back({index.data(PointTableModel::IdRole).value<PointId>(),
                             m_table.points().columnAt(index.column())});
        }
        if (cells.empty())
            return;
        auto &model = const_cast<PointTableModel &>(m_table.points());
        const auto before = std::vector(document.points().begin(), document.points().end());
        const bool taken = model.setCells(cells, oneOf(cells).column, oneOf(texts)).has_value();
        if (!taken) {
            EXPECT_TRUE(std::ranges::equal(before, document.points()));
        }
    }

    void doSomething(Document &document)
    {
        switch (below(14)) {
        case 0:
            pointcommands::add(document);
            break;
        case 1:
            pointcommands::duplicate(document);
            break;
        case 2:
            if (below(3) == 0)
                m_table.removeSelected();
            break;
        case 3:
            pointcommands::move(document, below(2) == 0 ? -1 : 1);
            break;
        case 4:
            pointcommands::moveBefore(document, below(document.pointCount() + 1));
            break;
        case 5: {
            TextPreview preview;
            std::vector<int> rows;
            for (int row = 0; row < document.pointCount(); ++row)
                rows.push_back(row);
            preview.changes().setChanges(replacements(
                document.file(), document.points(), rows,
                {formatlib::Field::Name, formatlib::Field::Bone, formatlib::Field::Extra},
                TextReplacement("a", oneOf(std::vector<QString>{"b", "", "aa", "é"}), {})));
            preview.applyTo(document, "Replace");
            break;
        }
        case 6: {
            TextPreview preview;
            if (const auto types = pointTypes(document.points()); !types.empty())
                preview.changes().setChanges(
                    renumbered(document.file(), document.points(), oneOf(types), below(5)));
            preview.applyTo(document, "Renumber");
            break;
        }
        case 7:
            m_table.setFilter(oneOf(std::vector<QString>{"", "a", "has:problem", "type:t"}));
            break;
        case 8:
            m_table.sortByColumn(below(m_table.points().columnCount() + 1) - 1,
                                 below(2) == 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
            break;
        case 9:
            for (int steps = below(6); steps > 0; --steps)
                document.undoStack().undo();
            break;
        case 10:
            for (int steps = below(6); steps > 0; --steps)
                document.undoStack().redo();
            break;
        default:
            selectSome();
            typeSomewhere(document);
        }
    }

    void run(const formatlib::Bytes &bytes, const QString &name)
    {
        testsupport::OpenFile file(bytes, name);
        Document &document = file.document();
        m_table.setDocument(&document);
        for (int step = 0; step < 150; ++step)
            doSomething(document);
        const auto before = std::vector(document.points().begin(), document.points().end());
        const int steps = document.undoStack().index();
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        EXPECT_FALSE(document.isModified());
        EXPECT_EQ(document.file().serialize(document.points()), bytes);
        while (document.undoStack().index() < steps)
            document.undoStack().redo();
        EXPECT_TRUE(std::ranges::equal(before, document.points()));
        m_table.setDocument(nullptr);
    }

    std::mt19937 m_random{GetParam()};
    PointTable m_table;
    QAbstractItemModelTester m_tester{m_table.model(),
                                      QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_P(RandomEditsTest, OfAMeshAreAllUndone)
{
    run(testsupport::MshBuilder::withEverything().build(), "a.msh");
}

TEST_P(RandomEditsTest, OfAPuppetAreAllUndone)
{
    run(testsupport::MdlBuilder::withEverything().build(), "a.mdl");
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomEditsTest, testing::Range(1U, 9U));

} // namespace
