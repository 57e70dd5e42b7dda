// SPDX-License-Identifier: MIT
#include "mdl/clips.h"

namespace formatlib::mdl {

namespace {

constexpr int newestVersion = 6;
constexpr std::size_t sampleSize = 36;
// Id, two empty texts, rate, frames, flags, tracks and events.
constexpr std::size_t smallestClip = 8 + 1 + 1 + 4 + 4 + 4 + 4 + 4;
constexpr std::size_t smallestTrack = 4 + 4;
constexpr std::size_t smallestEvent = 4 + 1;
constexpr std::uint32_t disabledFlag = 0x1;
constexpr std::uint32_t morphFlag = 0x1;
constexpr std::uint32_t extraFieldsFlag = 0x1;

/// Reads one clip after another; what is not shown is only walked over.
class ClipReader {
public:
    ClipReader(ByteReader &reader, int version, const ClipContext &context)
        : m_reader(reader), m_version(version), m_context(context)
    {
    }

    ClipPart read()
    {
        ClipPart clip;
        m_reader.u64("id");
        clip.info.name = m_reader.cString("name");
        clip.info.mode = m_reader.cString("mode");
        clip.info.fps = m_reader.f32("frames per second");
        clip.info.frames = m_reader.u32("frames");
        const std::uint32_t flags = m_reader.u32("flags");
        readTracks(clip);
        skipNewerParts(clip.tracks.size());
        if (flags & extraFieldsFlag)
            m_reader.take(2 + 4 + 4 + 4 + 4, "extra fields");
        const std::size_t events = m_reader.countI32(smallestEvent, "event count");
        for (std::size_t i = 0; i < events && !m_reader.failed(); ++i) {
            m_reader.f32("event time");
            m_reader.cString("event");
        }
        return clip;
    }

private:
    void readTracks(ClipPart &clip)
    {
        const std::size_t tracks = m_reader.countI32(smallestTrack, "track count");
        clip.tracks.reserve(tracks);
        const std::uint64_t wanted = (std::uint64_t{clip.info.frames} + 1) * sampleSize;
        for (std::size_t i = 0; i < tracks && !m_reader.failed(); ++i) {
            ClipTrack track;
            track.disabled = (m_reader.u32("track flags") & disabledFlag) != 0;
            const std::size_t at = m_reader.offset();
            const std::uint32_t size = m_reader.u32("track size");
            if (size != wanted) {
                m_reader.failAt(at, ErrorCode::BadValue, "track size",
                                std::to_string(size) + " bytes, not " + std::to_string(wanted));
            }
            track.samples.begin = m_reader.offset();
            m_reader.take(size, "track");
            track.samples.end = m_reader.offset();
            clip.tracks.push_back(track);
        }
    }

    void skipNewerParts(std::size_t tracks)
    {
        if (m_version >= 2) {
            skipBlobs(known(m_context.links, "link tracks"), "link tracks");
            skipBlobs(known(m_context.constraints, "constraint tracks"), "constraint tracks");
        }
        if (m_version >= 3) {
            skipBlobs(m_reader.u32("value tracks"), "value tracks");
            if (m_reader.u8("opacity tracks") == 1)
                skipBlobs(tracks, "opacity tracks");
        }
        if (m_version >= 4 && m_reader.u8("morph tracks") == 1)
            skipMorphs();
        if (m_version >= 5)
            m_reader.take(24, "bounding box");
        if (m_version >= 6 && m_reader.u8("order tracks") == 1)
            skipBlobs(tracks, "order tracks");
    }

    void skipMorphs()
    {
        const std::size_t meshes = known(m_context.meshes, "morph tracks");
        for (std::size_t mesh = 0; mesh < meshes && !m_reader.failed(); ++mesh) {
            if (!(m_reader.u32("morph tracks") & morphFlag))
                continue;
            m_reader.f32("morph tracks");
            const std::uint16_t morphs = m_reader.u16("morph tracks");
            for (std::uint16_t i = 0; i < morphs && !m_reader.failed(); ++i) {
                m_reader.u16("morph track");
                m_reader.take(m_reader.u32("morph track"), "morph track");
            }
        }
    }

    void skipBlobs(std::size_t count, std::string_view field)
    {
        for (std::size_t i = 0; i < count && !m_reader.failed(); ++i) {
            m_reader.u32(field);
            m_reader.take(m_reader.u32(field), field);
        }
    }

    std::size_t known(const std::optional<std::size_t> &count, std::string_view field)
    {
        if (!count)
            m_reader.fail(ErrorCode::BadValue, field, "how many there are is not known");
        return count.value_or(0);
    }

    ByteReader &m_reader;
    int m_version;
    const ClipContext &m_context;
};

} // namespace

Clips readClips(ByteView bytes, const Section &section, const ClipContext &context)
{
    Clips clips;
    const int version = section.number();
    ByteReader reader(bytes, section.body());
    if (version < 1 || version > newestVersion) {
        clips.unread = Error{ErrorCode::BadValue, section.range.begin, "section " + section.tag,
                             "a version that is not known"};
        return clips;
    }
    const std::size_t count = reader.countI32(smallestClip, "clip count");
    clips.clips.reserve(count);
    ClipReader clipReader(reader, version, context);
    for (std::size_t i = 0; i < count; ++i) {
        reader.enter("clip", i);
        ClipPart clip = clipReader.read();
        if (reader.failed())
            break;
        clips.clips.push_back(std::move(clip));
    }
    reader.leave();
    if (!reader.failed() && reader.remaining() > 0) {
        reader.fail(ErrorCode::BadValue, "section " + section.tag + ", end",
                    std::to_string(reader.remaining()) + " bytes left over");
    }
    if (reader.failed())
        clips.unread = reader.error();
    return clips;
}

} // namespace formatlib::mdl
