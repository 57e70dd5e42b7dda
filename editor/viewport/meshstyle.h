// SPDX-License-Identifier: MIT
#pragma once

namespace hardpoint {

/// How meshes are drawn.
struct MeshStyle {
    enum class Shading { Shaded, Wireframe, ShadedWireframe };

    Shading shading = Shading::Shaded;
    bool xray = false;         ///< surfaces are glass
    bool vertexColours = true; ///< where the file has them

    friend bool operator==(const MeshStyle &, const MeshStyle &) = default;
};

} // namespace hardpoint
