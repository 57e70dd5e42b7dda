// SPDX-License-Identifier: MIT
#include <editor/panels/savereview.h>
#include <editor/window/savingoptions.h>

#include <tests/editor/window/windowfixture.h>

#include <QAbstractItemView>
#include <QLabel>
#include <QPushButton>

using namespace hardpoint;
using testsupport::PlainWindowTest;

namespace {

class SaveReviewTest : public PlainWindowTest {
protected:
    SaveReviewTest() { window().savingOptions().setReviewsSaves(true); }

    /// All cells of the dialog, a line a row.
    static QString rows(const SaveReview &review)
    {
        const QAbstractItemModel &model =
            *review.findChild<QAbstractItemView *>("changes")->model();
        QString text;
        for (int row = 0; row < model.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(); ++column)
                cells << model.index(row, column).data().toString();
            text += cells.join('|') + '\n';
        }
        return text;
    }
    /// Presses a button of the review that comes up next, and keeps what it showed.
    void inReview(const QString &button)
    {
        m_shown.clear();
        withDialog<SaveReview>([this, button](SaveReview &review) {
            m_shown = rows(review) + review.findChild<QLabel *>("bytes")->text();
            click(review, button);
        });
    }
    std::string nameOnDisk(const QString &name)
    {
        return (*Document::open(path(name)))->point(0).name;
    }

    QString m_shown;
};

TEST_F(SaveReviewTest, ASaveShowsWhatChangesAndWaitsForAYes)
{
    open(small("a.msh"));
    edit("q_1");
    inReview("Cancel");
    window().actions().save->trigger();
    EXPECT_TRUE(m_shown.startsWith("~ Changed|#0 \"p_1\"|name|\"p_1\"|\"q_1\"\n"))
        << m_shown.toStdString();
    EXPECT_TRUE(m_shown.contains("bytes stay identical.")) << m_shown.toStdString();
    EXPECT_EQ(nameOnDisk("a.msh"), "p_1");
    EXPECT_TRUE(document().isModified());

    inReview("Save");
    window().actions().save->trigger();
    EXPECT_EQ(nameOnDisk("a.msh"), "q_1");
    EXPECT_FALSE(document().isModified());
}

TEST_F(SaveReviewTest, IsTurnedOffInTheDialogAndOnInTheMenu)
{
    open(small("a.msh"));
    edit("q_1");
    withDialog<SaveReview>([](SaveReview &review) {
        click(review, "Show this before every save (File menu)");
        click(review, "Save");
    });
    window().actions().save->trigger();
    EXPECT_EQ(nameOnDisk("a.msh"), "q_1");
    EXPECT_FALSE(window().savingOptions().review->isChecked());
    EXPECT_FALSE(m_settings.reviewsSaves());
    edit("r_1");
    window().actions().save->trigger();
    EXPECT_EQ(nameOnDisk("a.msh"), "r_1") << "without a question";
    window().savingOptions().review->trigger();
    EXPECT_TRUE(m_settings.reviewsSaves());
}

TEST_F(SaveReviewTest, TheBarsLinkShowsTheUpgradeToo)
{
    ASSERT_NE(open(sample("sword_2000.msh")), nullptr);
    QPushButton &link = window().view().messageBar().reviewLink();
    EXPECT_FALSE(link.isVisible()) << "nothing changed yet";
    EXPECT_FALSE(window().actions().review->isEnabled());
    window().actions().add->trigger();
    press(Qt::Key_Escape);
    ASSERT_TRUE(link.isVisible());
    inReview("Close");
    QTest::mouseClick(&link, Qt::LeftButton);
    EXPECT_TRUE(m_shown.startsWith("~ Version||version|2000|2002\n+ Added|#0 "))
        << m_shown.toStdString();
    EXPECT_TRUE(document().isModified()) << "only shown";
    inReview("Close");
    QTest::keyClick(&window(), Qt::Key_R, Qt::ControlModifier);
    EXPECT_FALSE(m_shown.isEmpty());
}

} // namespace
