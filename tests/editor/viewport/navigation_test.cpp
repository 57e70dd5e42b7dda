// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>
#include <editor/viewport/axesindicator.h>

#include <tests/editor/viewport/near.h>
#include <tests/editor/viewport/viewfixture.h>

#include <QLineEdit>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QWindow>

using namespace hardpoint;
using testsupport::near;
using testsupport::pointAt;
using testsupport::SampleDocument;

namespace {

class NavigationTest : public testsupport::ViewFixture {
protected:
    void SetUp() override
    {
        ViewFixture::SetUp();
        show(m_document);
        m_before = viewport().camera();
    }

    static formatlib::Bytes bytes()
    {
        auto file = testsupport::cube();
        file.points = {pointAt("grip_1", 4, 12, 7), pointAt("tip_1", 30, 3, -8)};
        return file.build();
    }

    static constexpr QPoint beside{20, 100}; ///< no surface there
    static constexpr double aPixel = 0.007;  ///< radians

    SampleDocument m_document{bytes()};
    OrbitCamera m_before;
};

TEST_F(NavigationTest, RightAndMiddleDragOrbit)
{
    for (const Qt::MouseButton button : {Qt::RightButton, Qt::MiddleButton}) {
        viewport().setCamera(m_before);
        drag(button, beside, beside + QPoint(60, -40));
        OrbitCamera expected = m_before;
        expected.orbit(-60 * aPixel, -40 * aPixel, m_before.placeAtPivot(beside, size()));
        EXPECT_TRUE(near(viewport().camera().pivot, expected.pivot));
        EXPECT_NEAR(viewport().camera().yaw, expected.yaw, 1e-9);
        EXPECT_NEAR(viewport().camera().pitch, expected.pitch, 1e-9);
        EXPECT_DOUBLE_EQ(viewport().camera().distance, m_before.distance);
    }
}

TEST_F(NavigationTest, OrbitTurnsAboutTheSurfaceUnderThePointer)
{
    const formatlib::Vec3 corner{9, 9, -10};
    const QPoint pixel = viewport().pixelOf(corner)->toPoint();
    const auto held = viewport().surfaceAt(pixel);
    ASSERT_TRUE(held);
    drag(Qt::RightButton, pixel, pixel + QPoint(-90, 30));
    EXPECT_NE(viewport().camera().yaw, m_before.yaw);
    EXPECT_TRUE(near(*viewport().pixelOf(*held), pixel, 0.01));
}

TEST_F(NavigationTest, ShiftDragPansWhatIsHeldWithThePointer)
{
    const QPoint pixel = viewport().pixelOf({0, 0, 0})->toPoint();
    const auto held = viewport().surfaceAt(pixel);
    ASSERT_TRUE(held);
    drag(Qt::RightButton, pixel, pixel + QPoint(70, 50), Qt::ShiftModifier);
    EXPECT_TRUE(near(*viewport().pixelOf(*held), pixel + QPoint(70, 50), 0.01));
    EXPECT_DOUBLE_EQ(viewport().camera().yaw, m_before.yaw);
    EXPECT_DOUBLE_EQ(viewport().camera().distance, m_before.distance);
}

TEST_F(NavigationTest, TheWheelZoomsToTheCursor)
{
    const QPoint pixel = viewport().pixelOf({9, 9, -10})->toPoint();
    const auto held = viewport().surfaceAt(pixel);
    ASSERT_TRUE(held);
    wheel(pixel, 3);
    EXPECT_NEAR(viewport().camera().distance, m_before.distance * std::pow(0.85, 3), 1e-9);
    EXPECT_TRUE(near(*viewport().pixelOf(*held), pixel, 0.01));
    wheel(pixel, -3);
    EXPECT_TRUE(near(viewport().camera().pivot, m_before.pivot, 1e-6));
    EXPECT_NEAR(viewport().camera().distance, m_before.distance, 1e-9);
}

TEST_F(NavigationTest, ATouchpadAloneIsEnough)
{
    const QPoint pixel = viewport().pixelOf({9, 9, -10})->toPoint();
    const auto held = viewport().surfaceAt(pixel);
    ASSERT_TRUE(held);
    const auto scroll = [&](const QPoint &by, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event(pixel, window()->mapToGlobal(pixel), by, by, Qt::NoButton, modifiers,
                          Qt::ScrollUpdate, false);
        QCoreApplication::sendEvent(window(), &event);
    };
    scroll({20, 10}, Qt::ControlModifier);
    EXPECT_NEAR(viewport().camera().yaw, m_before.yaw - 20 * aPixel, 1e-9);
    EXPECT_NEAR(viewport().camera().pitch, m_before.pitch + 10 * aPixel, 1e-9);
    EXPECT_TRUE(near(*viewport().pixelOf(*held), pixel, 0.01));
    scroll({20, 10}, Qt::ShiftModifier);
    EXPECT_TRUE(near(*viewport().pixelOf(*held), pixel + QPoint(20, 10), 0.01));
    EXPECT_DOUBLE_EQ(viewport().camera().distance, m_before.distance);

    const auto gesture = [&](Qt::NativeGestureType type, double value, const QPointF &delta) {
        QNativeGestureEvent event(type, QPointingDevice::primaryPointingDevice(), 2, pixel, pixel,
                                  window()->mapToGlobal(pixel), value, delta);
        QCoreApplication::sendEvent(window(), &event);
    };
    const auto there = viewport().surfaceAt(pixel);
    ASSERT_TRUE(there);
    gesture(Qt::ZoomNativeGesture, 0.5, {});
    EXPECT_NEAR(viewport().camera().distance, m_before.distance * std::pow(0.85, 3), 1e-9);
    EXPECT_TRUE(near(*viewport().pixelOf(*there), pixel, 0.01));
    gesture(Qt::PanNativeGesture, 0, {-15, 25});
    EXPECT_TRUE(near(*viewport().pixelOf(*there), pixel + QPoint(-15, 25), 0.01));
}

TEST_F(NavigationTest, TheWheelNeverLosesTheModel)
{
    wheel(beside, 1000);
    EXPECT_GT(viewport().camera().distance, 1e-3);
    wheel(beside, -2000);
    EXPECT_LT(viewport().camera().distance, 1e5);
}

TEST_F(NavigationTest, OneButtonIsEnough)
{
    QTest::keyPress(window(), Qt::Key_Space);
    drag(Qt::LeftButton, beside, beside + QPoint(30, 0));
    EXPECT_NEAR(viewport().camera().yaw, m_before.yaw - 30 * aPixel, 1e-9);
    drag(Qt::LeftButton, beside, beside + QPoint(30, 0), Qt::ShiftModifier);
    EXPECT_NEAR(viewport().camera().yaw, m_before.yaw - 30 * aPixel, 1e-9);
    drag(Qt::LeftButton, beside, beside - QPoint(0, 40), Qt::ControlModifier);
    EXPECT_LT(viewport().camera().distance, m_before.distance);
    QTest::keyRelease(window(), Qt::Key_Space);
    const OrbitCamera after = viewport().camera();
    drag(Qt::LeftButton, beside, beside + QPoint(30, 0));
    EXPECT_EQ(viewport().camera(), after);
}

TEST_F(NavigationTest, ANavigationModeGivesTheLeftButtonToTheCamera)
{
    viewport().setLeftDrag(LeftDrag::Orbit);
    drag(Qt::LeftButton, beside, beside + QPoint(30, 0));
    EXPECT_NEAR(viewport().camera().yaw, m_before.yaw - 30 * aPixel, 1e-9);
    viewport().setLeftDrag(LeftDrag::Zoom);
    drag(Qt::LeftButton, beside, beside - QPoint(0, 40));
    EXPECT_LT(viewport().camera().distance, m_before.distance);
    viewport().setLeftDrag(LeftDrag::Pan);
    const double yaw = viewport().camera().yaw;
    drag(Qt::LeftButton, beside, beside + QPoint(30, 0));
    EXPECT_DOUBLE_EQ(viewport().camera().yaw, yaw);
}

TEST_F(NavigationTest, EscapePutsTheCameraBack)
{
    QTest::mousePress(window(), Qt::RightButton, {}, beside);
    QTest::mouseMove(window(), beside + QPoint(50, 50));
    EXPECT_NE(viewport().camera(), m_before);
    key(Qt::Key_Escape);
    EXPECT_EQ(viewport().camera(), m_before);
    QTest::mouseMove(window(), beside + QPoint(80, 50));
    QTest::mouseRelease(window(), Qt::RightButton, {}, beside + QPoint(80, 50));
    EXPECT_EQ(viewport().camera(), m_before);
}

TEST_F(NavigationTest, KeysLookFromSides)
{
    const std::vector<std::tuple<Qt::Key, Qt::KeyboardModifiers, Vec3d>> keys{
        {Qt::Key_1, {}, {0, 0, 1}},
        {Qt::Key_1, Qt::ControlModifier, {0, 0, -1}},
        {Qt::Key_3, {}, {1, 0, 0}},
        {Qt::Key_3, Qt::ControlModifier, {-1, 0, 0}},
        {Qt::Key_7, {}, {0, 1, 0}},
        {Qt::Key_7, Qt::ControlModifier, {0, -1, 0}},
        {Qt::Key_1, Qt::KeypadModifier, {0, 0, 1}}};
    for (const auto &[pressed, modifiers, back] : keys) {
        key(pressed, modifiers);
        EXPECT_TRUE(near(viewport().camera().back(), back));
    }
}

TEST_F(NavigationTest, KeysDoWhatTheMouseDoes)
{
    key(Qt::Key_5);
    EXPECT_TRUE(viewport().camera().orthographic);
    key(Qt::Key_5);
    EXPECT_FALSE(viewport().camera().orthographic);

    key(Qt::Key_Left);
    EXPECT_GT(viewport().camera().yaw, m_before.yaw);
    key(Qt::Key_Right);
    EXPECT_NEAR(viewport().camera().yaw, m_before.yaw, 1e-12);
    key(Qt::Key_Down);
    EXPECT_GT(viewport().camera().pitch, m_before.pitch);
    key(Qt::Key_Up);

    const QPointF pivot = *viewport().pixelOf({0, 0, 0});
    key(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_GT(viewport().pixelOf({0, 0, 0})->x(), pivot.x() + 10);
    key(Qt::Key_Left, Qt::ShiftModifier);

    key(Qt::Key_Plus);
    EXPECT_NEAR(viewport().camera().distance, m_before.distance * 0.85, 1e-9);
    key(Qt::Key_Minus);
    EXPECT_NEAR(viewport().camera().distance, m_before.distance, 1e-9);
}

TEST_F(NavigationTest, FFramesTheSelectionAndHomeEverything)
{
    m_document->selection().set({m_document->idAt(1)});
    key(Qt::Key_F);
    EXPECT_TRUE(near(viewport().camera().pivot, {30, 3, 8}));
    EXPECT_LT(viewport().camera().distance, m_before.distance / 2);
    key(Qt::Key_F, Qt::ShiftModifier);
    EXPECT_EQ(viewport().camera(), m_before);
    key(Qt::Key_F);
    key(Qt::Key_Home);
    EXPECT_EQ(viewport().camera(), m_before);
    m_document->selection().clear();
    key(Qt::Key_F);
    EXPECT_EQ(viewport().camera(), m_before);
}

TEST_F(NavigationTest, OtherKeysAreLeftToTheWindow)
{
    for (const auto &[pressed, modifiers] :
         std::vector<std::pair<int, Qt::KeyboardModifiers>>{{Qt::Key_Delete, {}},
                                                            {Qt::Key_F, Qt::ControlModifier},
                                                            {Qt::Key_Z, Qt::ControlModifier},
                                                            {Qt::Key_Up, Qt::AltModifier}}) {
        QKeyEvent override(QEvent::ShortcutOverride, pressed, modifiers);
        override.ignore();
        QCoreApplication::sendEvent(window(), &override);
        EXPECT_FALSE(override.isAccepted()) << pressed;
    }
    QKeyEvent own(QEvent::ShortcutOverride, Qt::Key_F, Qt::NoModifier);
    own.ignore();
    QCoreApplication::sendEvent(window(), &own);
    EXPECT_TRUE(own.isAccepted());
}

TEST_F(NavigationTest, AClickOnTheIndicatorLooksFromThere)
{
    const ViewFrame frame{viewport().camera(), size(), 1};
    const AxesIndicator indicator(frame, ViewAxes(formatlib::Axes::LeftHandedYUp));
    for (const AxesIndicator::Arm &arm : indicator.arms()) {
        viewport().setCamera(m_before);
        if (indicator.sideAt(arm.end.toPoint()) != arm.side)
            continue;
        click(arm.end);
        OrbitCamera expected = m_before;
        expected.lookFrom(arm.side);
        EXPECT_EQ(viewport().camera(), expected);
    }
}

TEST_F(NavigationTest, ARightClickAsksForAMenu)
{
    QSignalSpy asked(&viewport(), &Viewport::menuRequested);
    QTest::mouseClick(window(), Qt::RightButton, {}, beside);
    ASSERT_EQ(asked.count(), 1);
    EXPECT_EQ(asked[0][0].toPointF(), QPointF(beside));
    drag(Qt::RightButton, beside, beside + QPoint(20, 20));
    EXPECT_EQ(asked.count(), 1);
}

TEST_F(NavigationTest, TellsWhatThePointerIsOver)
{
    std::vector<std::optional<formatlib::Vec3>> places;
    QObject context;
    QObject::connect(&viewport(), &Viewport::pointerMoved, &context,
                     [&places](const auto &place) { places.push_back(place); });
    const formatlib::Vec3 corner{9, 9, -10};
    QTest::mouseMove(window(), viewport().pixelOf(corner)->toPoint());
    ASSERT_EQ(places.size(), 1);
    ASSERT_TRUE(places[0]);
    EXPECT_TRUE(near(widened(*places[0]), widened(corner), 0.2));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(window(), &leave);
    ASSERT_EQ(places.size(), 2);
    EXPECT_FALSE(places[1]);
}

TEST_F(NavigationTest, EachDocumentKeepsItsCamera)
{
    SampleDocument other(testsupport::cube().build());
    OrbitCamera camera = m_before;
    camera.yaw = -2;
    viewport().setCamera(camera);
    viewport().setDocument(other.get());
    EXPECT_NE(viewport().camera(), camera);
    viewport().setDocument(m_document.get());
    EXPECT_EQ(viewport().camera(), camera);
}

TEST_F(NavigationTest, TabGoesOnToTheNextWidget)
{
    QWidget *top = viewport().widget()->window();
    auto *edit = new QLineEdit(top);
    top->layout()->addWidget(edit);
    edit->show();
    viewport().widget()->setFocus();
    key(Qt::Key_Tab);
    EXPECT_EQ(top->focusWidget(), edit);
    delete edit;
    ASSERT_TRUE(QTest::qWaitFor([] { return size() == QSize(640, 480); }));
}

TEST(ViewportWithoutGl, SaysSoAndDoesNothingElse)
{
    Viewport viewport(nullptr, Viewport::Quality::Automatic, false);
    ASSERT_TRUE(viewport.widget());
    EXPECT_TRUE(viewport.widget()->property("text").toString().contains(QStringLiteral("OpenGL")));
    SampleDocument document(testsupport::cube().build());
    viewport.setDocument(document.get());
    viewport.setDarkTheme(false);
    viewport.setOptions({});
    viewport.frameAll();
    viewport.frameSelection();
    viewport.setOrthographic(true);
    EXPECT_FALSE(viewport.pixelOf({0, 0, 0}));
    EXPECT_FALSE(viewport.surfaceAt({0, 0}));
    EXPECT_TRUE(viewport.grabImage().isNull());
}

} // namespace
