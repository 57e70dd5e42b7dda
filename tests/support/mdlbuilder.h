// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace testsupport {

/// Writes MDL files field by field, as formats say and with whatever values it is given. It shares
/// no code with the library's reader, so that one checks the other.
struct MdlBuilder {
    using Matrix = std::array<float, 16>;
    static constexpr Matrix identity{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    static Matrix moved(Matrix matrix, float x, float y, float z);

    struct Vertex {
        std::array<float, 3> position{};
        std::array<float, 3> normal{0, 0, 1};
        std::array<std::uint32_t, 4> bones{};
        std::array<float, 4> weights{1, 0, 0, 0};
        std::array<float, 2> uv0{};
    };
    struct Mesh {
        std::vector<std::string> materials{"materials/sheet.json"};
        std::uint32_t flags = 0;
        std::array<float, 6> box{};
        std::uint32_t format = 0x1800009; ///< decides which members of Vertex are written
        std::vector<Vertex> vertices;
        std::vector<std::uint32_t> indices;
        bool extras = false; ///< the gated parts of version 21 and a group of version 23
    };
    struct Bone {
        std::string name;
        std::int32_t parent = -1;
        Matrix matrix = identity;
        std::string properties = "{\"ge\":false}";
    };
    struct Point {
        std::uint16_t bone = 0;
        std::string name;
        Matrix matrix = identity;
    };
    struct Sample {
        std::array<float, 3> position{};
        std::array<float, 3> rotation{};
        std::array<float, 3> scale{1, 1, 1};
    };
    struct Track {
        std::uint32_t flags = 0;
        std::vector<Sample> samples;
    };
    struct Clip {
        std::string name;
        std::string mode = "loop";
        float fps = 30;
        std::uint32_t frames = 0;
        std::uint32_t flags = 0;
        std::vector<Track> tracks;
    };
    struct Section {
        std::string tag;
        formatlib::Bytes body;
        std::optional<std::uint32_t> end; ///< written instead of where it ends
    };

    int version = 23;
    std::uint32_t defaultFormat = 0x1800009;
    std::vector<Mesh> meshes; ///< all with as many materials
    std::vector<Bone> bones;
    std::vector<Point> points;
    std::vector<Clip> clips;
    int skeletonVersion = 4;
    int clipVersion = 6;
    /// Whether skeleton and clips hold one of everything that can follow bones and tracks.
    bool extras = true;
    std::vector<Section> sections; ///< such as those below, in any order
    bool emptyTag = true;
    formatlib::Bytes trailing;

    Section skeleton() const;    ///< MDLS
    Section attachments() const; ///< MDAT0001
    Section animation() const;   ///< MDLA
    static Section opaque(const std::string &tag);

    formatlib::Bytes build() const;

    /// A small valid puppet with every block, three bones, two points and two clips.
    static MdlBuilder withEverything();
    /// The same bones, points and mesh, and nothing that can be left out.
    static MdlBuilder small();
};

} // namespace testsupport
