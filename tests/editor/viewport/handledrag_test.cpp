// SPDX-License-Identifier: MIT
#include <editor/viewport/handledrag.h>

#include <gtest/gtest.h>

using namespace hardpoint;
using formatlib::Vec3;
using Kind = GizmoHandle::Kind;

namespace {

/// Z looks straight at the viewer: nothing can be pulled along it, nor over a plane through it.
DragScene seenFromTheFront()
{
    DragScene scene;
    DraggedPoint point{1, {}, {}};
    point.before.matrix.setOrigin({1, 2, 3});
    scene.points = {point};
    scene.schema = {.format = "msh"};
    scene.frame = dragFrame(GizmoOptions::Axes::File, point, scene.schema);
    scene.view.camera.yaw = 0;
    scene.view.camera.pitch = 0;
    scene.view.camera.orthographic = true;
    scene.view.size = {640, 480};
    return scene;
}

Vec3 placeOf(const HandleDrag &drag)
{
    return drag.changes().front().value.matrix.origin();
}

TEST(HandleDrag, ANumberIsTakenForAnAxisThatLooksAtTheViewer)
{
    HandleDrag drag({Kind::Axis, 2}, seenFromTheFront(), {320, 240});
    drag.moveTo({400, 100}, false);
    EXPECT_EQ(placeOf(drag), (Vec3{1, 2, 3})) << "the pointer can't say how far";
    drag.type('7');
    EXPECT_EQ(placeOf(drag), (Vec3{1, 2, 7}));
    drag.type('5');
    EXPECT_EQ(placeOf(drag), (Vec3{1, 2, 75}));
}

TEST(HandleDrag, ANumberIsTakenForAPlaneSeenFromItsEdge)
{
    HandleDrag drag({Kind::Plane, 0}, seenFromTheFront(), {320, 240});
    drag.moveTo({400, 100}, false);
    EXPECT_EQ(placeOf(drag), (Vec3{1, 2, 3}));
    drag.type('+');
    drag.type('4');
    EXPECT_EQ(placeOf(drag), (Vec3{1, 6, 3}));
}

} // namespace
