// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/orbitcamera.h>
#include <editor/viewport/pointertool.h>
#include <editor/viewport/viewaxes.h>

#include <optional>

namespace hardpoint {

class Navigation;

/// A click on an end of the axes indicator looks from that side.
class IndicatorTool : public PointerTool {
public:
    explicit IndicatorTool(Navigation &navigation) : m_navigation(navigation) { }

    void setAxes(const ViewAxes &axes) { m_axes = axes; }

    bool press(const QMouseEvent &event) override;
    void move(const QMouseEvent &) override { }
    void release(const QMouseEvent &event) override;
    void cancel() override { }
    bool hover(const QMouseEvent &event) override;

private:
    std::optional<OrbitCamera::Side> sideAt(const QMouseEvent &event) const;

    Navigation &m_navigation;
    ViewAxes m_axes;
    std::optional<OrbitCamera::Side> m_pressed;
};

} // namespace hardpoint
