// SPDX-License-Identifier: MIT
#include "mdl/vertexformat.h"

#include <array>

namespace formatlib::mdl {

namespace {

using Place = std::optional<std::size_t> VertexLayout::*;

struct Component {
    std::uint32_t bit;
    std::size_t size;
    Place place = nullptr; ///< where a picture looks for it
};

/// In the order they are packed. Of two that serve the same purpose the first counts.
constexpr std::array components{
    Component{0x1, 12, &VertexLayout::position},
    Component{0x10000, 16, &VertexLayout::position},
    Component{0x2000000, 12},
    Component{0x2, 12, &VertexLayout::normal},
    Component{0x4, 16},
    Component{0x800000, 16, &VertexLayout::boneIndices},
    Component{0x1000000, 16, &VertexLayout::boneWeights},
    Component{0x8, 8, &VertexLayout::uv0},
    Component{0x10, 12, &VertexLayout::uv0},
    Component{0x20, 16, &VertexLayout::uv0},
    Component{0x40, 8, &VertexLayout::uv1},
    Component{0x80, 12, &VertexLayout::uv1},
    Component{0x100, 16, &VertexLayout::uv1},
    Component{0x200, 8},
    Component{0x400, 12},
    Component{0x800, 16},
    Component{0x1000, 8},
    Component{0x2000, 12},
    Component{0x4000, 16},
    Component{0x20000, 8},
    Component{0x40000, 12},
    Component{0x80000, 16},
    Component{0x100000, 8},
    Component{0x200000, 12},
    Component{0x400000, 16},
    Component{0x8000, 16},
};

} // namespace

std::optional<VertexLayout> vertexLayout(std::uint32_t format)
{
    VertexLayout layout;
    std::uint32_t unknown = format;
    for (const Component &component : components) {
        if (!(format & component.bit))
            continue;
        unknown &= ~component.bit;
        if (component.place && !(layout.*component.place))
            layout.*component.place = layout.stride;
        layout.stride += component.size;
    }
    if (unknown != 0)
        return std::nullopt;
    return layout;
}

} // namespace formatlib::mdl
