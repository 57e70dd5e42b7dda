// SPDX-License-Identifier: MIT
#include <tests/editor/viewport/sample.h>
#include <tests/support/shared.h>

namespace testsupport {

MshBuilder cube()
{
    MshBuilder file;
    file.mask = 0x1 | 0x20;
    // Each face has corners of its own, with its own normal.
    for (unsigned axis = 0; axis < 3; ++axis) {
        for (const float side : {-1.0F, 1.0F}) {
            const auto first = static_cast<std::uint32_t>(file.vertices.size());
            for (const auto &[u, v] :
                 {std::pair(-1.0F, -1.0F), {1.0F, -1.0F}, {1.0F, 1.0F}, {-1.0F, 1.0F}}) {
                MshBuilder::Vertex vertex;
                vertex.position[axis] = side * 10;
                vertex.position[(axis + 1) % 3] = u * 10;
                vertex.position[(axis + 2) % 3] = v * 10;
                vertex.normal[axis] = side;
                file.vertices.push_back(vertex);
            }
            file.faces.push_back({first, first + 1, first + 2});
            file.faces.push_back({first, first + 2, first + 3});
        }
    }
    file.subMeshes = {{0, 12, 0, 6}, {12, 12, 18, 6}};
    file.measure();
    return file;
}

MshBuilder::Point pointAt(const std::string &name, float x, float y, float z)
{
    return {name, "Bip01", {}, {x, y, z}};
}

SampleDocument::SampleDocument(const formatlib::Bytes &bytes, const QString &name)
    : m_path(m_folder.filePath(name))
{
    replaceOnDisk(bytes);
    m_document = std::move(*hardpoint::Document::open(m_path));
}

void SampleDocument::replaceOnDisk(const formatlib::Bytes &bytes)
{
    writeBytes(m_path.toStdString(), bytes);
}

} // namespace testsupport
