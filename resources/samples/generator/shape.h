// SPDX-License-Identifier: MIT
#pragma once

#include <tests/support/mshbuilder.h>

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace samples {

struct Vec {
    double x = 0;
    double y = 0;
    double z = 0;
};

/// Step i of a circle cut into n, as (cosine, sine) in x and y.
Vec onCircle(int i, int n);

/// One corner of a face, in the file's axes and centimetres.
struct Corner {
    Vec position;
    double u = 0; ///< texture, 1 = one repeat
    double v = 0;
    double secondBone = 0; ///< share of the second of two bones, in eighths
};

/// Collects faces and makes a mesh of them. Each face's outward normal is cross(B - A, C - A).
///
/// Everything is rounded to binary fractions (positions to 1/1024 cm) before it is compared or
/// written, so that every compiler makes the same bytes.
class Shape {
public:
    /// Faces from here on belong to the next sub-mesh.
    void beginSubMesh();
    /// Faces from here on have this as their vertices' second position.
    void setCentre(const Vec &centre) { m_centre = centre; }

    /// Corners corner(row, column) for row 0..rows and column 0..columns, two faces a cell; its
    /// outside is where (next column - corner) x (next row - corner) points. Cells without area
    /// are left out. Each grid has a rectangle of the light map of its own.
    void grid(int rows, int columns, const std::function<Corner(int row, int column)> &corner);
    /// A flat convex face, corners counter-clockwise in the sense of the cross product.
    void polygon(const std::vector<Corner> &corners);

    /// Vertices, faces, sub-meshes, box and radius, every vertex block filled. Faces that meet
    /// at less than about 35 degrees share a smooth normal.
    testsupport::MshBuilder mesh() const;

private:
    using Fixed = std::array<std::int64_t, 3>;
    struct FaceCorner {
        Fixed position{};
        std::array<std::int64_t, 2> diffuse{};
        std::array<std::int64_t, 2> light{}; ///< (column, row) within the patch, in 1/4096
        std::int64_t secondBone = 0;
    };
    struct Face {
        std::array<FaceCorner, 3> corners;
        Fixed normal{}; ///< as long as twice the area
        Fixed centre{};
        int subMesh = 0;
        int patch = 0;
    };
    using Touching = std::map<Fixed, std::vector<const Face *>>;

    void face(const FaceCorner &a, const FaceCorner &b, const FaceCorner &c);
    testsupport::MshBuilder::Vertex vertex(const Face &face, const FaceCorner &corner,
                                           const Touching &touching) const;

    std::vector<Face> m_faces;
    Vec m_centre;
    int m_subMesh = -1;
    int m_patches = 0;
};

} // namespace samples
