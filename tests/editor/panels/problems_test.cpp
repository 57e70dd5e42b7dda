// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/models/problemsmodel.h>
#include <editor/panels/findingfixes.h>
#include <editor/panels/problems.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

using namespace hardpoint;
using testsupport::MshBuilder;

namespace {

class ProblemsTest : public testing::Test {
protected:
    ProblemsTest()
    {
        MshBuilder mesh = MshBuilder::withEverything();
        mesh.points = {{"b_1", "Bip01 Prop1", "", {}},
                       {"b_1", "Bip01 Prop1", "", {}},
                       {"b_1", "Bip01 Prop1", "\xBC\xD5", {}}};
        m_file = std::make_unique<testsupport::OpenFile>(mesh.build());
        m_panel.setDocument(&document());
        m_panel.resize(900, 300);
        m_panel.show();
    }
    Document &document() { return m_file->document(); }
    QModelIndex cell(int row, int column) const
    {
        return m_panel.list().model()->index(row, column);
    }
    void click(const QModelIndex &cell)
    {
        const QRect rect = m_panel.list().visualRect(cell);
        // The button stands at the right end.
        QTest::mouseClick(m_panel.list().viewport(), Qt::LeftButton, {},
                          QPoint(rect.right() - 24, rect.center().y()));
    }
    std::string names()
    {
        std::string all;
        for (const auto &point : document().points())
            all += point.name + " ";
        return all;
    }

    std::unique_ptr<testsupport::OpenFile> m_file;
    Problems m_panel;
};

TEST_F(ProblemsTest, AButtonAFixIsOneStep)
{
    ASSERT_EQ(m_panel.list().model()->rowCount(), 3);
    click(cell(0, ProblemsModel::FixColumn));
    EXPECT_EQ(names(), "b_1 b_2 b_1 ");
    EXPECT_EQ(document().undoStack().undoText(), "Renumber to b_2");
    EXPECT_EQ(m_panel.list().model()->rowCount(), 2);
    document().undoStack().undo();
    EXPECT_EQ(m_panel.list().model()->rowCount(), 3);
}

TEST_F(ProblemsTest, AllOfAKindIsOneStepToo)
{
    const auto &finding = document().findings()[0];
    EXPECT_EQ(findingfixes::countOfKind(document(), finding, 0), 2);
    findingfixes::applyToAll(document(), finding, 0);
    EXPECT_EQ(names(), "b_1 b_2 b_3 ");
    EXPECT_EQ(document().undoStack().count(), 1);
}

TEST_F(ProblemsTest, SeveritiesCanBeHidden)
{
    const auto buttons = m_panel.switches()->findChildren<QToolButton *>();
    ASSERT_EQ(buttons.size(), 3);
    buttons[0]->click();
    EXPECT_EQ(m_panel.list().model()->rowCount(), 1);
    EXPECT_TRUE(cell(0, 0).data().toString().contains(QStringLiteral("beyond plain ASCII")));
    buttons[2]->click();
    EXPECT_EQ(m_panel.list().model()->rowCount(), 0);
    buttons[0]->click();
    EXPECT_EQ(m_panel.list().model()->rowCount(), 2);
}

TEST_F(ProblemsTest, CanBeSortedAndComesBackToItsOrder)
{
    m_panel.sortBy(ProblemsModel::RuleRole);
    EXPECT_EQ(cell(2, 0).data(ProblemsModel::RuleRole).toString(), "msh.text.encoding");
    auto point = document().point(1);
    point.name = "a_x";
    document().changePoints({{document().idAt(1), point}}, QStringLiteral("x"));
    m_panel.sortBy(ProblemsModel::SubjectRole);
    EXPECT_EQ(cell(0, 0).data(ProblemsModel::SubjectRole).toString(), "a_x");
    m_panel.sortBy(std::nullopt);
    EXPECT_EQ(cell(0, 0).data(ProblemsModel::SeverityRole).toInt(), 0);
    EXPECT_EQ(cell(2, 0).data(ProblemsModel::SeverityRole).toInt(), 2);
}

TEST_F(ProblemsTest, GoesToThePointByMouseAndByKeyboard)
{
    const QSignalSpy wanted(&m_panel, &Problems::pointWanted);
    emit m_panel.list().doubleClicked(cell(1, 0));
    m_panel.list().setCurrentIndex(cell(0, 0));
    QTest::keyClick(&m_panel.list(), Qt::Key_Return);
    ASSERT_EQ(wanted.count(), 2);
    EXPECT_EQ(wanted[0][0].value<PointId>(), document().idAt(2));
    EXPECT_EQ(wanted[1][0].value<PointId>(), document().idAt(1));
    QTest::keyClick(&m_panel.list(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(names(), "b_1 b_2 b_1 ");
}

TEST_F(ProblemsTest, TheMenuOffersEveryFixAndTheListOfReferences)
{
    QMenu menu;
    findingfixes::addTo(menu, document(), document().findings()[0]);
    QStringList texts;
    for (const QAction *action : menu.actions())
        texts << action->text();
    EXPECT_EQ(texts,
              (QStringList{"Renumber to b_2", "Fix all 2 of this kind", "Delete the point",
                           "Fix all 2 of this kind"}));
    formatlib::Finding broken;
    broken.rule = "mdl.scene.broken";
    broken.arguments = {"hand", "Orb", "Glow"};
    QMenu scene;
    findingfixes::addTo(scene, document(), broken);
    ASSERT_EQ(scene.actions().size(), 1);
    scene.actions()[0]->trigger();
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "hand: Orb, Glow");
}

} // namespace
