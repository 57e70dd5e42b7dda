// SPDX-License-Identifier: MIT
#include <editor/cli/runhardpoint.h>
#include <editor/models/mirrormodel.h>
#include <editor/panels/mirrordialog.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <QAbstractItemModelTester>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

using namespace hardpoint;
using testsupport::MshBuilder;

namespace {

formatlib::Bytes hands()
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.points = {{"fx L_1", "Bip01 L Hand", "note", {1.5F, -2, 0.1F}},
                   {"grip_1", "Bip01 Spine", "", {0.3F, 4, 5}},
                   {"oar port_1", "Bip01 L Foot", "", {7, 8, 9}}};
    return mesh.build();
}

class MirrorDialogTest : public testing::Test {
protected:
    MirrorDialogTest() { open({0, 1, 2}); }

    void open(std::vector<std::size_t> rows, const QString &pairs = {})
    {
        dialog = std::make_unique<MirrorDialog>(document(), std::move(rows), pairs);
        tester = std::make_unique<QAbstractItemModelTester>(
            &dialog->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        dialog->show();
    }
    Document &document() { return m_file.document(); }
    QString cell(int row, MirrorModel::Column column)
    {
        return dialog->model().index(row, static_cast<int>(column)).data().toString();
    }
    void choose(const QString &text)
    {
        for (QRadioButton *button : dialog->findChildren<QRadioButton *>()) {
            if (button->text().remove(QLatin1Char('&')) == text) {
                QTest::mouseClick(button, Qt::LeftButton, {}, {8, button->height() / 2});
                return;
            }
        }
        ADD_FAILURE() << "no " << text.toStdString();
    }
    QPushButton &add()
    {
        const QList<QPushButton *> buttons = dialog->findChildren<QPushButton *>();
        return **std::ranges::find_if(buttons, [](const QPushButton *button) {
            return button->text().startsWith(QStringLiteral("Add"));
        });
    }
    QString said()
    {
        QString all;
        for (const QLabel *label : dialog->findChildren<QLabel *>())
            all += label->text() + QLatin1Char('\n');
        return all;
    }

    testsupport::OpenFile m_file{hands()};
    std::unique_ptr<MirrorDialog> dialog;
    std::unique_ptr<QAbstractItemModelTester> tester;
    using Column = MirrorModel::Column;
};

TEST_F(MirrorDialogTest, IsClosedAndDeafOnceItsPointsAreGone)
{
    document().removePoints(std::vector{document().idAt(0), document().idAt(1)}, "Delete");
    EXPECT_FALSE(dialog->isVisible());
    formatlib::AttachPoint changed = document().point(0);
    changed.name = "other_1";
    document().changePoints({{document().idAt(0), changed}}, "Rename");
    EXPECT_EQ(dialog->result(), QDialog::Rejected);
}

TEST_F(MirrorDialogTest, ShowsNamesBonesAndPlacesBeforeAnythingHappens)
{
    ASSERT_EQ(dialog->model().rowCount(), 3);
    EXPECT_EQ(cell(0, Column::Name), QStringLiteral("fx L_1"));
    EXPECT_EQ(cell(0, Column::Copy), QStringLiteral("fx R_1"));
    EXPECT_EQ(cell(0, Column::Bone), QStringLiteral("Bip01 R Hand"));
    EXPECT_EQ(cell(0, Column::X), QStringLiteral("-1.5"));
    EXPECT_EQ(cell(0, Column::Y), QStringLiteral("-2"));
    choose(QStringLiteral("Y"));
    EXPECT_EQ(cell(0, Column::X), QStringLiteral("1.5"));
    EXPECT_EQ(cell(0, Column::Y), QStringLiteral("2"));
    EXPECT_EQ(document().pointCount(), 3);
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(MirrorDialogTest, CollisionsAreSaidAndNothingIsDoneUnlessToldHow)
{
    EXPECT_TRUE(cell(0, Column::Note).isEmpty());
    EXPECT_TRUE(cell(1, Column::Note).contains(QStringLiteral("no side")));
    EXPECT_FALSE(add().isEnabled());
    EXPECT_TRUE(said().contains(QStringLiteral("Skip or renumber")));
    QTest::keyClick(dialog.get(), Qt::Key_Return);
    EXPECT_EQ(document().pointCount(), 3);

    choose(QStringLiteral("Skip that copy"));
    EXPECT_EQ(add().text(), QStringLiteral("Add 1 point(s)"));
    choose(QStringLiteral("Renumber the copy"));
    EXPECT_EQ(cell(1, Column::Copy), QStringLiteral("grip_2"));
    EXPECT_TRUE(add().isEnabled());
    QTest::mouseClick(&add(), Qt::LeftButton);
    EXPECT_EQ(dialog->result(), QDialog::Accepted);
    ASSERT_EQ(document().pointCount(), 6);
    EXPECT_EQ(document().point(3).name, "fx R_1");
    EXPECT_EQ(document().point(4).name, "grip_2");
    EXPECT_EQ(document().point(4).matrix.origin(), (formatlib::Vec3{-0.3F, 4, 5}));
    EXPECT_EQ(document().undoStack().count(), 1) << "one step";
    document().undoStack().undo();
    EXPECT_EQ(document().pointCount(), 3);
    EXPECT_FALSE(document().isModified());
}

TEST_F(MirrorDialogTest, GoesWhenThePointsAreNoLongerThose)
{
    choose(QStringLiteral("Renumber the copy"));
    document().removePoints(std::vector{document().idAt(2)}, QStringLiteral("remove"));
    EXPECT_FALSE(dialog->isVisible());
    EXPECT_EQ(dialog->result(), QDialog::Rejected);
    EXPECT_EQ(document().pointCount(), 2);
}

TEST_F(MirrorDialogTest, OwnPairsCountAndWrongOnesAreSaid)
{
    open({2}, QStringLiteral("port=starboard"));
    EXPECT_EQ(cell(0, Column::Copy), QStringLiteral("oar starboard_1"));
    auto *pairs = dialog->findChild<QLineEdit *>();
    pairs->selectAll();
    QTest::keyClicks(pairs, QStringLiteral("port"));
    EXPECT_TRUE(said().contains(QStringLiteral("left=right")));
    EXPECT_FALSE(add().isEnabled());
    QTest::keyClicks(pairs, QStringLiteral("=lee"));
    EXPECT_EQ(cell(0, Column::Copy), QStringLiteral("oar lee_1"));
    EXPECT_EQ(dialog->pairs(), QStringLiteral("port=lee"));
    EXPECT_TRUE(add().isEnabled());
}

TEST_F(MirrorDialogTest, TheCommandLineGivesTheSame)
{
    choose(QStringLiteral("Renumber the copy"));
    QTest::mouseClick(&add(), Qt::LeftButton);
    const testsupport::OpenFile other(hands(), QStringLiteral("b.msh"));
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    Console console{in, out, err};
    EXPECT_EQ(runHardpoint({QStringLiteral("mirror"), other.path(),
                            QStringLiteral("--on-collision"), QStringLiteral("renumber")},
                           console),
              0)
        << err.str();
    const auto written = Document::open(other.path());
    ASSERT_TRUE(written);
    EXPECT_TRUE(std::ranges::equal((*written)->points(), document().points()));
}

} // namespace
