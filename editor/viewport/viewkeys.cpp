// SPDX-License-Identifier: MIT
#include <editor/viewport/navigation.h>
#include <editor/viewport/viewkeys.h>

#include <QKeyEvent>

#include <functional>

namespace hardpoint {

namespace {

using Side = OrbitCamera::Side;
constexpr double pixelsAKey = 24; // as if the mouse had been dragged so far

Vec3d middle(const Navigation &navigation)
{
    return navigation.camera().pivot;
}

void moveBy(const QPointF &pixels, bool pan, Navigation &navigation)
{
    if (pan)
        navigation.pan(pixels, middle(navigation));
    else
        navigation.orbit(pixels, middle(navigation));
}

/// What a key does; nothing for keys that are not the viewport's.
std::function<void(Navigation &)> actionOf(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool control = modifiers.testFlag(Qt::ControlModifier);
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    if (modifiers & (Qt::AltModifier | Qt::MetaModifier))
        return {};
    const auto from = [](Side side) { return [side](Navigation &n) { n.lookFrom(side); }; };
    const auto drag = [shift](double x, double y) {
        return [=](Navigation &n) { moveBy({x * pixelsAKey, y * pixelsAKey}, shift, n); };
    };
    const auto zoom = [](double steps) {
        return [steps](Navigation &n) { n.zoom(steps, middle(n)); };
    };

    // Ctrl means the other side and nothing else; other keys with it belong to the window.
    switch (event.key()) {
    case Qt::Key_1:
        return from(control ? Side::Back : Side::Front);
    case Qt::Key_3:
        return from(control ? Side::Left : Side::Right);
    case Qt::Key_7:
        return from(control ? Side::Bottom : Side::Top);
    default:
        break;
    }
    if (control)
        return {};
    switch (event.key()) {
    case Qt::Key_5:
        return [](Navigation &n) { n.setOrthographic(!n.camera().orthographic); };
    case Qt::Key_F:
        return shift ? std::mem_fn(&Navigation::frameAll)
                     : std::mem_fn(&Navigation::frameSelection);
    case Qt::Key_Home:
        return std::mem_fn(&Navigation::frameAll);
    case Qt::Key_Left:
        return drag(-1, 0);
    case Qt::Key_Right:
        return drag(1, 0);
    case Qt::Key_Up:
        return drag(0, -1);
    case Qt::Key_Down:
        return drag(0, 1);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_PageUp:
        return zoom(1);
    case Qt::Key_Minus:
    case Qt::Key_PageDown:
        return zoom(-1);
    default:
        return {};
    }
}

} // namespace

bool isViewKey(const QKeyEvent &event)
{
    return static_cast<bool>(actionOf(event));
}

bool applyViewKey(const QKeyEvent &event, Navigation &navigation)
{
    const auto action = actionOf(event);
    if (action)
        action(navigation);
    return static_cast<bool>(action);
}

} // namespace hardpoint
