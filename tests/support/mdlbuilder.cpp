// SPDX-License-Identifier: MIT
#include <tests/support/mdlbuilder.h>
#include <tests/support/out.h>

namespace testsupport {

namespace {

std::string numbered(const std::string &letters, int number)
{
    const std::string digits = std::to_string(number);
    return letters + std::string(4 - digits.size(), '0') + digits;
}

void blob(Out &out, const formatlib::Bytes &bytes)
{
    out.count(bytes.size());
    out.append(bytes);
}

void writeVertex(Out &out, std::uint32_t format, const MdlBuilder::Vertex &vertex)
{
    const auto fill = [&](std::uint32_t bit, int floats) {
        for (int i = 0; format & bit && i < floats; ++i)
            out.number(0.5F);
    };
    if (format & 0x1)
        out.numbers(vertex.position);
    if (format & 0x10000) {
        out.numbers(vertex.position);
        out.number(1);
    }
    fill(0x2000000, 3);
    if (format & 0x2)
        out.numbers(vertex.normal);
    fill(0x4, 4);
    if (format & 0x800000) {
        for (const std::uint32_t bone : vertex.bones)
            out.word(bone);
    }
    if (format & 0x1000000)
        out.numbers(vertex.weights);
    // A set of texture coordinates has 2, 3 or 4 floats; the first one's u and v matter here.
    for (const std::uint32_t first : {0x8U, 0x40U, 0x200U, 0x1000U, 0x20000U, 0x100000U}) {
        for (int more = 0; more < 3; ++more) {
            if (!(format & first << more))
                continue;
            out.numbers(vertex.uv0);
            fill(first << more, more);
        }
    }
    fill(0x8000, 4);
}

void writeMesh(Out &out, int version, const MdlBuilder::Mesh &mesh)
{
    for (const std::string &material : mesh.materials)
        out.line(material);
    if (version >= 4) {
        out.word(mesh.flags);
        if (mesh.flags & 2)
            out.word(77);
    }
    if (version >= 17)
        out.numbers(mesh.box);
    if (version >= 15)
        out.word(mesh.format);
    Out vertices;
    for (const auto &vertex : mesh.vertices)
        writeVertex(vertices, mesh.format, vertex);
    blob(out, vertices.take());
    Out indices;
    for (const std::uint32_t index : mesh.indices)
        mesh.flags & 1 ? indices.word(index) : indices.half(index);
    blob(out, indices.take());
    if (version >= 21) {
        out.byte(mesh.extras);
        if (mesh.extras) {
            out.word(3);
            blob(out, formatlib::Bytes(12 * mesh.vertices.size(), 0x3F));
        }
        out.byte(mesh.extras);
        if (mesh.extras)
            blob(out, formatlib::Bytes(16, 0x07));
    }
    if (version >= 23) {
        out.word(mesh.extras);
        if (mesh.extras) {
            out.word(0x1234);
            out.word(0);
            out.line("group");
            out.word(1);
            out.word(2);
            out.word(0);
            out.word(1);
            out.word(0);
        }
    }
}

void writeChains(Out &out)
{
    out.half(1);
    out.word(5);
    out.word(2);
    out.word(0);
    out.word(1);
    out.half(1); // part
    out.word(6);
    out.half(1); // item
    out.word(0);
    out.word(1);
    out.number(0.25F);
    out.number(0.75F);
    out.half(1);
    out.word(9);
}

/// No links, constraints, values or chains, and nothing more for bones.
void writeEmptySkeletonRest(Out &out, int version)
{
    out.half(0);
    out.byte(0);
    out.word(0);
    out.half(0);
    out.half(0);
    for (int gate = version >= 3 ? 3 : 2; gate > 0; --gate)
        out.byte(0);
}

void writeSkeletonRest(Out &out, int version, std::size_t bones)
{
    out.half(1);
    out.line("link");
    out.word(1);
    out.word(0);
    out.numbers(MdlBuilder::identity);
    out.byte(1);
    for (std::size_t i = 0; i < bones + 1; ++i)
        out.numbers(MdlBuilder::identity);
    out.word(2);
    for (const std::uint32_t flags : {0U, 2U}) {
        out.word(1);
        out.word(0);
        out.word(0);
        if (version >= 4)
            out.word(flags);
        if (version >= 4 && flags)
            out.numbers(std::array<float, 2>{-1, 1});
    }
    out.half(1);
    out.number(0.5F);
    out.half(1);
    out.word(1);
    out.numbers(std::array<float, 3>{1, 2, 3});
    writeChains(out);
    out.byte(1);
    for (std::size_t i = 0; i < bones; ++i) {
        out.numbers(std::array<float, 3>{1, 2, 3});
        out.numbers(MdlBuilder::identity);
    }
    for (int gate = version >= 3 ? 2 : 1; gate > 0; --gate) {
        out.byte(1);
        for (std::size_t i = 0; i < bones; ++i)
            out.word(static_cast<std::uint32_t>(i));
    }
}

/// So many times a number and a value a frame, of so many bytes.
void writeTracks(Out &out, std::size_t count, std::uint32_t frames, std::size_t valueSize)
{
    for (std::size_t i = 0; i < count; ++i) {
        out.word(0);
        blob(out, formatlib::Bytes(std::size_t{frames + 1} * valueSize, 0x3E));
    }
}

void writeEmptyNewerClipParts(Out &out, int version)
{
    if (version >= 3) {
        out.word(0);
        out.byte(0);
    }
    if (version >= 4)
        out.byte(0);
    if (version >= 5)
        out.numbers(std::array<float, 6>{});
    if (version >= 6)
        out.byte(0);
}

void writeNewerClipParts(Out &out, const MdlBuilder &file, const MdlBuilder::Clip &clip)
{
    const int version = file.clipVersion;
    if (version >= 2 && file.skeletonVersion >= 2) {
        writeTracks(out, 1, clip.frames, 36);
        writeTracks(out, 2, clip.frames, 4);
    }
    if (version >= 3) {
        out.word(1);
        writeTracks(out, 1, clip.frames, 4);
        out.byte(1);
        writeTracks(out, clip.tracks.size(), clip.frames, 4);
    }
    if (version >= 4) {
        out.byte(1);
        for (std::size_t mesh = 0; mesh < file.meshes.size(); ++mesh) {
            out.word(mesh == 0);
            if (mesh > 0)
                continue;
            out.number(1);
            out.half(1);
            out.half(0);
            blob(out, formatlib::Bytes((clip.frames + 1) * 4, 0));
        }
    }
    if (version >= 5)
        out.numbers(std::array<float, 6>{-1, -1, 0, 1, 1, 0});
    if (version >= 6) {
        out.byte(1);
        writeTracks(out, clip.tracks.size(), clip.frames, 4);
    }
}

void writeClip(Out &out, const MdlBuilder &file, const MdlBuilder::Clip &clip)
{
    out.word(11);
    out.word(0);
    out.line(clip.name);
    out.line(clip.mode);
    out.number(clip.fps);
    out.word(clip.frames);
    out.word(clip.flags);
    out.count(clip.tracks.size());
    for (const auto &track : clip.tracks) {
        out.word(track.flags);
        out.count(track.samples.size() * 36);
        for (const auto &sample : track.samples) {
            out.numbers(sample.position);
            out.numbers(sample.rotation);
            out.numbers(sample.scale);
        }
    }
    if (file.extras)
        writeNewerClipParts(out, file, clip);
    else
        writeEmptyNewerClipParts(out, file.clipVersion);
    if (clip.flags & 1) {
        out.half(1);
        for (int i = 0; i < 4; ++i)
            out.word(2);
    }
    out.word(file.extras); // events
    if (file.extras) {
        out.number(0.5F);
        out.line(R"({"name":"blink"})");
    }
}

} // namespace

MdlBuilder::Matrix MdlBuilder::moved(Matrix matrix, float x, float y, float z)
{
    matrix[12] = x;
    matrix[13] = y;
    matrix[14] = z;
    return matrix;
}

MdlBuilder::Section MdlBuilder::skeleton() const
{
    Out out;
    out.count(bones.size());
    for (const Bone &bone : bones) {
        out.line(bone.name);
        out.word(1);
        out.word(static_cast<std::uint32_t>(bone.parent));
        out.word(64);
        out.numbers(bone.matrix);
        out.line(bone.properties);
    }
    if (skeletonVersion >= 2 && extras)
        writeSkeletonRest(out, skeletonVersion, bones.size());
    else if (skeletonVersion >= 2)
        writeEmptySkeletonRest(out, skeletonVersion);
    return {numbered("MDLS", skeletonVersion), out.take(), {}};
}

MdlBuilder::Section MdlBuilder::attachments() const
{
    Out out;
    out.half(static_cast<std::uint32_t>(points.size()));
    for (const Point &point : points) {
        out.half(point.bone);
        out.line(point.name);
        out.numbers(point.matrix);
    }
    return {"MDAT0001", out.take(), {}};
}

MdlBuilder::Section MdlBuilder::animation() const
{
    Out out;
    out.count(clips.size());
    for (const Clip &clip : clips)
        writeClip(out, *this, clip);
    return {numbered("MDLA", clipVersion), out.take(), {}};
}

MdlBuilder::Section MdlBuilder::opaque(const std::string &tag)
{
    return {tag, {0, 1, 'M', 'D', 'A', 'T', 0xFF}, {}};
}

formatlib::Bytes MdlBuilder::build() const
{
    Out out;
    out.line(numbered("MDLV", version));
    out.word(defaultFormat);
    out.count(meshes.empty() ? 0 : meshes.front().materials.size());
    out.count(meshes.size());
    for (const Mesh &mesh : meshes)
        writeMesh(out, version, mesh);
    for (const Section &section : sections) {
        const std::size_t end = out.size() + section.tag.size() + 1 + 4 + section.body.size();
        out.line(section.tag);
        out.word(section.end.value_or(static_cast<std::uint32_t>(end)));
        out.append(section.body);
    }
    if (emptyTag)
        out.byte(0);
    out.append(trailing);
    return out.take();
}

MdlBuilder MdlBuilder::small()
{
    MdlBuilder file;
    Mesh sheet;
    for (const auto &[x, y] : {std::array{-2.0F, -1.0F}, {2.0F, -1.0F}, {-2.0F, 3.0F}}) {
        Vertex vertex;
        vertex.position = {x, y, 0};
        vertex.bones = {1, 2, 0, 0};
        vertex.weights = {0.75F, 0.25F, 0, 0};
        vertex.uv0 = {x / 4 + 0.5F, y / 4 + 0.25F};
        sheet.vertices.push_back(vertex);
    }
    sheet.indices = {0, 1, 2};
    file.meshes = {sheet};
    // A quarter turn about Z and a move; twice the size and a move; a quarter turn about X.
    file.bones = {{"root", -1, {0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 10, 0, 0, 1}},
                  {"arm", 0, {2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 5, 0, 0, 1}},
                  {"hand", 1, {1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 3, 0, 1}}};
    file.points = {{2, "grip", moved(identity, 1, 2, 4)},
                   {0, "\xE5\xB8\xBD\xE5\xAD\x90", moved(identity, 0, -0.0F, 7)}};
    file.sections = {file.skeleton(), file.attachments()};
    return file;
}

MdlBuilder MdlBuilder::withEverything()
{
    MdlBuilder file = small();
    file.meshes[0].extras = true;
    file.meshes[0].box = {-2, -1, 0, 2, 3, 0};
    Mesh solid = file.meshes[0];
    solid.format = 0xF;
    solid.flags = 1 | 2;
    solid.vertices[2].position[2] = 1;
    solid.box = {-2, -1, 0, 2, 3, 1};
    solid.extras = false;
    file.meshes.push_back(solid);

    const float quarter = 1.5707964F;
    const Track turning{0, {{{10, 0, 0}, {}}, {{0, 0, 0}, {0, 0, quarter}}}};
    const Track growing{0, {{{5, 0, 0}, {}}, {{5, 0, 0}, {}, {2, 2, 2}}}};
    const Track resting{1, {{}, {{100, 0, 0}}}};
    file.clips = {{"idle", "mirror", 24, 1, 1, {turning, growing, resting}},
                  {"wave", "single", 30, 0, 0, {}}};
    file.sections = {opaque("XYZ"),    file.skeleton(),    file.attachments(),
                     file.animation(), opaque("MDMP0001"), opaque("MDLE0002")};
    return file;
}

} // namespace testsupport
