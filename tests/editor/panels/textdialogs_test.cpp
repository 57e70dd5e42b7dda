// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>
#include <editor/panels/renumberdialog.h>
#include <editor/panels/replacedialog.h>
#include <editor/panels/textpreview.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

using namespace hardpoint;
using testsupport::MshBuilder;

namespace {

class TextDialogsTest : public testing::Test {
protected:
    static formatlib::Bytes file()
    {
        MshBuilder mesh = MshBuilder::withEverything();
        mesh.points = {{"fx_3", "L Hand", "left", {}},
                       {"grip_1", "L Foot", "", {}},
                       {"fx_3", "R Hand", "", {}}};
        return mesh.build();
    }
    Document &document() { return m_file.document(); }
    static QCheckBox &box(QDialog &dialog, const QString &text)
    {
        for (QCheckBox *each : dialog.findChildren<QCheckBox *>()) {
            if (each->text() == text)
                return *each;
        }
        throw std::runtime_error("no such box");
    }
    static void fill(QDialog &dialog, const QString &find, const QString &replacement)
    {
        const QList<QLineEdit *> lines = dialog.findChildren<QLineEdit *>();
        lines[0]->clear();
        lines[1]->clear();
        // As an input method does: not all of it has a key.
        lines[0]->insert(find);
        lines[1]->insert(replacement);
    }
    static QPushButton &button(QDialog &dialog, const QString &start)
    {
        for (QPushButton *each : dialog.findChildren<QPushButton *>()) {
            if (each->text().startsWith(start))
                return *each;
        }
        throw std::runtime_error("no such button");
    }
    static std::string shown(QDialog &dialog)
    {
        const QAbstractItemModel &model = *dialog.findChild<TextPreview *>()->model();
        std::string all;
        for (int row = 0; row < model.rowCount(); ++row) {
            all += model.index(row, TextPreviewModel::Before).data().toString().toStdString() + ">"
                + model.index(row, TextPreviewModel::After).data().toString().toStdString() + " ";
        }
        return all;
    }

    testsupport::OpenFile m_file{file()};
};

TEST_F(TextDialogsTest, ReplacingIsSeenBeforeItIsDoneAndIsOneStep)
{
    ReplaceDialog dialog(document(), nullptr);
    QAbstractItemModelTester tester(&dialog.findChild<TextPreview *>()->changes(),
                                    QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_FALSE(button(dialog, "Replace").isEnabled());
    fill(dialog, "l", "M");
    EXPECT_EQ(shown(dialog), "L Hand>M Hand left>Meft L Foot>M Foot ");
    box(dialog, "Match &case").click();
    EXPECT_EQ(shown(dialog), "left>Meft ");
    box(dialog, "Match &case").click();
    box(dialog, "E&xtra").click();
    EXPECT_EQ(shown(dialog), "L Hand>M Hand L Foot>M Foot ");
    EXPECT_EQ(document().undoStack().count(), 0);
    QTest::mouseClick(&button(dialog, "Replace"), Qt::LeftButton);
    EXPECT_EQ(dialog.result(), QDialog::Accepted);
    EXPECT_EQ(document().point(0).bone.name, "M Hand");
    EXPECT_EQ(document().point(0).extra, "left");
    EXPECT_EQ(document().point(1).bone.name, "M Foot");
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_EQ(document().undoStack().undoText(), "Replace \"l\" by \"M\"");
    document().undoStack().undo();
    EXPECT_FALSE(document().isModified());
}

TEST_F(TextDialogsTest, SeveralTextsOfAPointAreAllReplaced)
{
    ReplaceDialog dialog(document(), nullptr);
    fill(dialog, "l", "M");
    button(dialog, "Replace").click();
    EXPECT_EQ(document().point(0).bone.name, "M Hand");
    EXPECT_EQ(document().point(0).extra, "Meft");
}

TEST_F(TextDialogsTest, ManySelectedPointsAreMeantAndAllCanBe)
{
    document().selection().set({document().idAt(1), document().idAt(2)});
    ReplaceDialog dialog(document(), nullptr);
    fill(dialog, "Hand", "Arm");
    EXPECT_EQ(shown(dialog), "R Hand>R Arm ");
    dialog.findChild<QComboBox *>()->setCurrentIndex(0);
    EXPECT_EQ(shown(dialog), "L Hand>L Arm R Hand>R Arm ");
}

TEST_F(TextDialogsTest, WhatTheFileCantHoldStaysAndIsTold)
{
    ReplaceDialog dialog(document(), nullptr);
    fill(dialog, "R Hand", QString::fromUtf8("é"));
    EXPECT_FALSE(button(dialog, "Replace").isEnabled());
    EXPECT_TRUE(shown(dialog).starts_with("R Hand>Stays: "));
    fill(dialog, "(Foot)|R Hand", QString::fromUtf8("\\1é"));
    EXPECT_EQ(shown(dialog), "");
    box(dialog, "Regular &expression").click();
    EXPECT_EQ(dialog.findChild<TextPreview *>()->changes().refusedCount(), 2);
    fill(dialog, "(Foot", "x");
    bool isTold = false;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        isTold |= label->text().contains("not finished");
    EXPECT_TRUE(isTold);
}

TEST_F(TextDialogsTest, ATypeIsRenumberedFromANumberOn)
{
    document().selection().set({document().idAt(2)});
    RenumberDialog dialog(document(), nullptr);
    EXPECT_EQ(dialog.findChild<QComboBox *>()->currentText(), "fx");
    EXPECT_EQ(shown(dialog), "fx_3>fx_1 fx_3>fx_2 ");
    dialog.findChild<QSpinBox *>()->setValue(3);
    EXPECT_EQ(shown(dialog), "fx_3>fx_3 fx_3>fx_4 ");
    QTest::mouseClick(&button(dialog, "Renumber"), Qt::LeftButton);
    EXPECT_EQ(document().point(0).name, "fx_3");
    EXPECT_EQ(document().point(2).name, "fx_4");
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_EQ(document().undoStack().undoText(), "Renumber fx");
    RenumberDialog again(document(), nullptr);
    again.findChild<QSpinBox *>()->setValue(3);
    EXPECT_FALSE(button(again, "Renumber").isEnabled());
}

TEST_F(TextDialogsTest, TheyCloseWhenRowsAreThoseOfOtherPoints)
{
    const auto closesBy = [this](auto &&change) {
        ReplaceDialog replace(document(), nullptr);
        RenumberDialog renumber(document(), nullptr);
        fill(replace, "R Hand", "R Arm");
        replace.show();
        renumber.show();
        change();
        EXPECT_FALSE(replace.isVisible());
        EXPECT_FALSE(renumber.isVisible());
    };
    closesBy([this] { document().removePoints(std::vector{document().idAt(0)}, "Delete"); });
    closesBy([this] { document().undoStack().undo(); });
    closesBy([this] {
        document().removePoints(std::vector{document().idAt(0), document().idAt(2)}, "Delete");
    });
}

TEST_F(TextDialogsTest, ValuesThatChangeUnderThemAreShown)
{
    ReplaceDialog dialog(document(), nullptr);
    fill(dialog, "R Hand", "R Arm");
    ASSERT_EQ(shown(dialog), "R Hand>R Arm ");
    formatlib::AttachPoint point = document().point(2);
    point.bone.name = "None";
    document().changePoints({{document().idAt(2), point}}, "Edit");
    EXPECT_EQ(shown(dialog), "");
}

} // namespace
