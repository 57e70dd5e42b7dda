// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/attachpoint.h>
#include <formatlib/bytes.h>
#include <formatlib/error.h>
#include <formatlib/scene.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace formatlib {

struct MeshInfo {
    std::uint64_t vertices = 0;
    std::uint64_t faces = 0;
    std::uint64_t subMeshes = 0;
    std::optional<std::uint32_t> vertexFormat; ///< MDL: bits of the packed components
    bool wholeVertices = true; ///< MDL: the vertices' bytes are a whole number of that format
};

struct SectionInfo {
    std::string tag;
    ByteRange range; ///< from the tag's first byte to where the next tag starts

    friend bool operator==(const SectionInfo &, const SectionInfo &) = default;
};

struct ClipInfo {
    std::string name;
    std::string mode;
    float fps = 0;
    std::uint32_t frames = 0;
};

/// Facts about a file, known from opening it, for people and scripts to read.
struct FileInfo {
    std::int32_t version = 0;
    std::optional<std::int32_t> meshType; ///< MSH, 0-6
    std::optional<std::uint32_t> mask;    ///< MSH vertex component mask
    std::optional<Bounds> bounds;         ///< as the file states it
    std::vector<MeshInfo> meshes;
    std::vector<SectionInfo> sections; ///< MDL
    std::vector<ClipInfo> clips;       ///< MDL
    /// MDL: parts that are kept as they are but could not be read to their end, with place and
    /// reason. Points can be edited all the same unless readOnlyReason() says otherwise.
    std::vector<Error> unread;
    bool wideFaces = false; ///< MSH: 32-bit indices, which the game does not read
    ByteRange trailing;     ///< bytes after the last part the format knows
};

struct RuleSet;

/// One way of reading files. Each format derives from it in its own folder; only modelfile.cpp
/// knows them all. Immutable: an edit is a new list of points given to serialize().
class FormatFile {
public:
    virtual ~FormatFile() = default;
    virtual const Schema &schema() const = 0;
    virtual const Bytes &bytes() const = 0;
    virtual const FileInfo &info() const = 0;
    virtual const std::vector<Bone> &bones() const = 0;
    virtual const std::vector<AttachPoint> &points() const = 0;
    virtual const std::optional<Error> &readOnlyReason() const = 0;
    virtual std::vector<ByteRange> untouchedRanges() const = 0;
    virtual Result<Bytes> serialize(std::span<const AttachPoint> points) const = 0;
    virtual Result<Bytes> upgrade() const = 0;
    virtual Result<Bytes> salvage() const = 0;
    virtual std::optional<Matrix4> world(const AttachPoint &point) const = 0;
    virtual Scene scene() const = 0;
    virtual const RuleSet &ruleSet() const = 0;
};

/// An opened model: the original bytes, and where and what the points in them are. Cheap to copy.
class ModelFile {
public:
    /// Tells the format by the first bytes. NotRecognized, or the format's own error.
    static Result<ModelFile> open(Bytes bytes);

    const Schema &schema() const { return m_file->schema(); }
    const Bytes &bytes() const { return m_file->bytes(); }
    const FileInfo &info() const { return m_file->info(); }
    /// Names and places of the bones this file itself knows.
    const std::vector<Bone> &bones() const { return m_file->bones(); }
    const std::vector<AttachPoint> &points() const { return m_file->points(); }
    /// Why serialize() refuses any other list than points(): damage with its place, or a variant
    /// nobody can vouch for. Nothing when points can be edited.
    const std::optional<Error> &readOnlyReason() const { return m_file->readOnlyReason(); }

    /// The file with another list of points and every byte outside it as it was (but MSH's
    /// version and MDL's later section ends). A list equal to points() gives bytes().
    /// ReadOnly, NoSkeleton, TextTooLong or TooManyPoints.
    Result<Bytes> serialize(std::span<const AttachPoint> points) const
    {
        return m_file->serialize(points);
    }

    /// MSH 2000/2001 as 2002 with an empty list; bytes() when there is nothing to do. BadValue
    /// for a format without such an upgrade.
    Result<Bytes> upgrade() const { return m_file->upgrade(); }

    /// For a file whose point list is damaged: the file with a sound list of points() in its
    /// place, every other byte kept. bytes() when nothing is damaged; the reason when more than
    /// the list is.
    Result<Bytes> salvage() const { return m_file->salvage(); }

    /// Where a point is at rest, in the file's axes; nothing when its bone has no place.
    std::optional<Matrix4> world(const AttachPoint &point) const { return m_file->world(point); }

    /// Decodes the geometry afresh at each call: ask once a file.
    Scene scene() const { return m_file->scene(); }

    /// The format's rules, for the checker.
    const RuleSet &ruleSet() const { return m_file->ruleSet(); }

    /// The bytes that no save may change, in file order: all but the point list, MSH's version
    /// number and MDL's ends of the point section and of later sections.
    std::vector<ByteRange> untouchedRanges() const { return m_file->untouchedRanges(); }

private:
    explicit ModelFile(std::shared_ptr<const FormatFile> file) : m_file(std::move(file)) { }

    std::shared_ptr<const FormatFile> m_file;
};

/// Compares the untouched ranges of two files, each laid end to end: the offset in a of the first
/// byte that differs, or nothing when all are equal.
std::optional<std::size_t> firstUntouchedDifference(const ModelFile &a, const ModelFile &b);

/// The proof behind every save: bytes is original with exactly these points and nothing else
/// changed. BadValue with the first offset that breaks it.
Result<void> proveSaved(const ModelFile &original, std::span<const AttachPoint> points,
                        ByteView bytes);

} // namespace formatlib
