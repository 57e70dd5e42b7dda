// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/orbitcamera.h>
#include <editor/viewport/viewoptions.h>

#include <QStringList>

#include <expected>
#include <optional>

namespace hardpoint {

class Viewport;

/// How a picture on request shows its model.
struct ViewWish {
    ViewOptions options;
    std::optional<OrbitCamera::Side> from;
    std::optional<bool> orthographic;
    bool frameSelection = false;

    void apply(Viewport &viewport) const;
};

/// Of words like "xray=on", "from=top"; else what can be said, in words.
std::expected<ViewWish, QString> parseViewWish(const QStringList &words);

} // namespace hardpoint
