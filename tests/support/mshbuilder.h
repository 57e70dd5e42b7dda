// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace testsupport {

/// Writes MSH files field by field, as formats say and with whatever values it is given. It shares
/// no code with the library's reader, so that one checks the other.
struct MshBuilder {
    struct Vertex {
        std::array<float, 3> position{};
        std::array<float, 3> normal{};
        std::array<float, 3> tangent{};
        std::array<float, 3> binormal{};
        std::uint32_t colour = 0xFFFFFFFF; ///< ARGB
        std::array<float, 2> uv0{};
        std::array<float, 2> uv1{};
        std::array<float, 4> weights{};
        std::array<float, 4> boneIds{};
        std::array<float, 3> position2{};
    };
    struct Point {
        std::string typeIndex;
        std::string bone;
        std::string extra;
        std::array<float, 3> position{};
    };

    std::int32_t version = 2002;
    std::int32_t meshType = 0;
    std::uint32_t mask = 0x1; ///< decides which members of Vertex are written
    std::array<float, 6> box{};
    float radius = 0;
    std::vector<std::array<std::int32_t, 4>> subMeshes; ///< minIndex, vertices, indexStart, faces
    std::vector<Vertex> vertices;
    std::vector<std::string> bones; ///< written with mask 0x8
    std::vector<std::array<std::uint32_t, 3>> faces;
    bool wideFaces = false;
    std::vector<Point> points; ///< written in version 2002
    formatlib::Bytes trailing;

    formatlib::Bytes build() const;

    /// Box from the vertices, radius half its diagonal.
    void measure();

    /// A small valid file with every block, two sub-meshes, two bones and three points.
    static MshBuilder withEverything();
};

} // namespace testsupport
