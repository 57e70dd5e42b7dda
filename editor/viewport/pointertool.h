// SPDX-License-Identifier: MIT
#pragma once

class QKeyEvent;
class QMouseEvent;

namespace hardpoint {

/// Something that the pointer does in the viewport. The first tool that takes a press gets all
/// moves until the release; see ViewInput.
class PointerTool {
public:
    virtual ~PointerTool() = default;

    /// True to take what follows.
    virtual bool press(const QMouseEvent &event) = 0;
    virtual void move(const QMouseEvent &event) = 0;
    virtual void release(const QMouseEvent &event) = 0;
    /// The press that was taken is the second one of a double click.
    virtual void doubleClick(const QMouseEvent &) { }
    enum class KeyUse {
        None,
        Taken,
        Finished, ///< and what the press began is done, without a release
    };
    /// A key, while the press that was taken goes on.
    virtual KeyUse keyPress(const QKeyEvent &) { return KeyUse::None; }
    /// Gives up in the middle, as if the press had never been.
    virtual void cancel() = 0;
    /// The pointer moves and no button is down. True when it is over something of this tool's.
    virtual bool hover(const QMouseEvent &) { return false; }
    /// The pointer is elsewhere: over another tool's thing, or out of the viewport.
    virtual void leave() { }
};

} // namespace hardpoint
