// SPDX-License-Identifier: MIT
#pragma once

class QKeyEvent;

namespace hardpoint {

class Navigation;

/// True for keys that the viewport wants for itself while it has the focus.
bool isViewKey(const QKeyEvent &event);

/// Does what a key of the viewport says. False for any other key.
bool applyViewKey(const QKeyEvent &event, Navigation &navigation);

} // namespace hardpoint
