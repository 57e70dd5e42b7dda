// SPDX-License-Identifier: MIT
#include <editor/viewport/viewcommands.h>

#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace hardpoint {

namespace {

struct Entry {
    Qt::Key key;
    bool shift;
    ViewCommand command;
};

// Some hands know W and E, others G and R.
constexpr std::array<Entry, 15> entries{{
    {Qt::Key_W, false, ViewCommand::MoveTool},
    {Qt::Key_G, false, ViewCommand::MoveTool},
    {Qt::Key_E, false, ViewCommand::RotateTool},
    {Qt::Key_R, false, ViewCommand::RotateTool},
    {Qt::Key_X, false, ViewCommand::NextAxes},
    {Qt::Key_S, false, ViewCommand::Snap},
    {Qt::Key_M, false, ViewCommand::MoveToSurface},
    {Qt::Key_V, false, ViewCommand::MoveToVertex},
    {Qt::Key_B, false, ViewCommand::MoveToJoint},
    {Qt::Key_C, false, ViewCommand::MoveToMiddle},
    {Qt::Key_A, false, ViewCommand::AddOnSurface},
    {Qt::Key_M, true, ViewCommand::AddOnSurface},
    {Qt::Key_V, true, ViewCommand::AddOnVertex},
    {Qt::Key_B, true, ViewCommand::AddOnJoint},
    {Qt::Key_C, true, ViewCommand::AddInMiddle},
}};

} // namespace

QKeySequence keyOf(ViewCommand command)
{
    const auto found = std::ranges::find(entries, command, &Entry::command);
    return QKeySequence(found->shift ? Qt::SHIFT | found->key : QKeyCombination(found->key));
}

std::optional<ViewCommand> viewCommandOf(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers & ~Qt::KeyboardModifiers(Qt::ShiftModifier))
        return {};
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    const auto found = std::ranges::find_if(entries, [&](const Entry &entry) {
        return entry.key == event.key() && entry.shift == shift;
    });
    return found == entries.end() ? std::nullopt : std::optional(found->command);
}

} // namespace hardpoint
