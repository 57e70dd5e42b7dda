// SPDX-License-Identifier: MIT
#include <editor/window/picturecommands.h>
#include <editor/window/submeshmenu.h>
#include <editor/window/viewactions.h>

#include <tests/editor/window/windowfixture.h>
#include <tests/support/mshbuilder.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QWindow>

using namespace hardpoint;
using testsupport::PlainWindowTest;
using testsupport::WindowTest;

namespace {

class ViewCommands : public WindowTest {
protected:
    static QWindow *picture()
    {
        for (QWindow *window : QGuiApplication::allWindows()) {
            if (window->inherits("Qt3DExtras::Qt3DWindow"))
                return window;
        }
        return nullptr;
    }
    QString status() { return window().statusLine().texts().join('|'); }
};

TEST_F(ViewCommands, EachModeOfTheMenuChangesThePicture)
{
    open(sample("stage.msh"));
    ViewActions &view = window().viewActions();
    viewport().lookFrom(OrbitCamera::Side::Front);
    QImage before = viewport().grabImage();
    for (QAction *action : {view.vertexColours, view.boundingBox, view.grid, view.wireframe,
                            view.shadedWireframe, view.xray, view.back, view.side, view.otherSide,
                            view.top, view.bottom, view.orthographic, view.shaded}) {
        action->trigger();
        const QImage after = viewport().grabImage();
        EXPECT_NE(after, before) << action->text().toStdString();
        before = after;
    }
}

TEST_F(ViewCommands, SubMeshesAreHiddenByTheMenuAndShownAgain)
{
    open(sample("sword.msh"));
    const QImage whole = viewport().grabImage();
    auto &menu = *window().findChild<SubMeshMenu *>();
    emit menu.aboutToShow();
    ASSERT_EQ(menu.actions().size(), static_cast<qsizetype>(viewport().subMeshes().size()) + 2);
    EXPECT_FALSE(menu.actions().last()->isEnabled());
    menu.actions().first()->trigger();
    EXPECT_FALSE(viewport().subMeshes().front().isVisible);
    EXPECT_NE(viewport().grabImage(), whole);
    emit menu.aboutToShow();
    EXPECT_FALSE(menu.actions().first()->isChecked());
    menu.actions().last()->trigger();
    EXPECT_EQ(viewport().grabImage(), whole);
}

TEST_F(ViewCommands, ThePictureIsCopied)
{
    open(sample("sword.msh"));
    const QImage shown = viewport().grabImage();
    window().pictures().copy->trigger();
    const QImage copied = QGuiApplication::clipboard()->image();
    EXPECT_EQ(copied.size(), shown.size());
    EXPECT_EQ(copied.convertToFormat(QImage::Format_RGB32),
              shown.convertToFormat(QImage::Format_RGB32));
}

TEST_F(ViewCommands, ThePictureIsSaved)
{
    open(sample("sword.msh"));
    const QImage shown = viewport().grabImage();
    choose({});
    window().pictures().save->trigger();
    EXPECT_EQ(QFileInfo(proposed()).fileName(), "sword.png");
    choose(path("mine"));
    window().pictures().save->trigger();
    const QImage saved(path("mine.png"));
    EXPECT_EQ(saved.convertToFormat(QImage::Format_RGB32),
              shown.convertToFormat(QImage::Format_RGB32));
}

TEST_F(ViewCommands, TheStatusLineSaysWhatTheMouseIsOver)
{
    open(sample("sword.msh"));
    viewport().grabImage();
    const auto pixel = viewport().pixelOf(document().point(1).matrix.origin());
    ASSERT_TRUE(pixel);
    const auto name = QString::fromStdString(document().point(1).name);
    // A window that has just come up may still be told that the real pointer is elsewhere.
    EXPECT_TRUE(QTest::qWaitFor([&] {
        QTest::mouseMove(picture(), {3, 3});
        QTest::mouseMove(picture(), pixel->toPoint());
        return status().contains('|' + name);
    })) << status().toStdString();
    EXPECT_TRUE(status().contains("at ")) << status().toStdString();

    // Far from everything: as far away as the pivot.
    QTest::mouseMove(picture(), {3, picture()->height() / 2});
    EXPECT_TRUE(status().contains("|cursor ")) << status().toStdString();
    EXPECT_FALSE(status().contains(name));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(picture(), &leave);
    EXPECT_FALSE(status().contains("cursor")) << status().toStdString();
}

TEST_F(ViewCommands, TheCursorIsInTheFilesAxes)
{
    testsupport::MshBuilder file;
    file.mask = 0x1;
    for (const float x : {-1.0F, 1.0F}) {
        for (const float y : {-1.0F, 1.0F}) {
            file.vertices.emplace_back();
            file.vertices.back().position = {100 + 50 * x, 50 * y, -7};
        }
    }
    file.faces = {{0, 1, 2}, {2, 1, 3}};
    file.subMeshes = {{0, 4, 0, 2}};
    file.measure();
    testsupport::writeBytes(path("wall.msh").toStdString(), file.build());
    open(path("wall.msh"));
    viewport().lookFrom(OrbitCamera::Side::Front);
    viewport().setOrthographic(true);
    viewport().grabImage();
    const auto pixel = viewport().pixelOf({110, 20, -7});
    ASSERT_TRUE(pixel);
    QString text;
    ASSERT_TRUE(QTest::qWaitFor([&] {
        QTest::mouseMove(picture(), {3, 3});
        QTest::mouseMove(picture(), pixel->toPoint());
        text = window().statusLine().texts().last();
        return text.startsWith("cursor ");
    })) << text.toStdString();
    const QStringList numbers = text.mid(7).split(", ");
    ASSERT_EQ(numbers.size(), 3);
    EXPECT_NEAR(numbers[0].toDouble(), 110, 0.6);
    EXPECT_NEAR(numbers[1].toDouble(), 20, 0.6);
    EXPECT_NEAR(numbers[2].toDouble(), -7, 0.1);
}

TEST_F(PlainWindowTest, WithoutAPictureNothingOfItCanBeChosen)
{
    open(small("a.msh"));
    EXPECT_FALSE(window().viewActions().xray->isEnabled());
    EXPECT_FALSE(window().pictures().copy->isEnabled());
    EXPECT_TRUE(window().actions().add->isEnabled());
}

} // namespace
