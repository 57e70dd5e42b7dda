// SPDX-License-Identifier: MIT
#include "mdl/attachments.h"

#include <formatlib/bytewriter.h>

#include <algorithm>
#include <limits>

namespace formatlib::mdl {

namespace {

// The bone, an empty name and a matrix.
constexpr std::size_t smallestPoint = 2 + 1 + 64;
constexpr std::size_t headSize = attachmentTag.size() + 1 + 4 + 2;

Error pointError(ErrorCode code, std::size_t point, std::string detail)
{
    return {code, 0, "attachment point " + std::to_string(point) + ", name", std::move(detail)};
}

} // namespace

Attachments readAttachments(ByteView bytes, const Section &section)
{
    Attachments attachments;
    ByteReader reader(bytes, section.body());
    const std::uint16_t count = reader.u16("attachment point count");
    attachments.points.reserve(std::min<std::size_t>(count, reader.remaining() / smallestPoint));
    for (std::uint16_t i = 0; i < count; ++i) {
        reader.enter("attachment point", i);
        AttachPoint point;
        point.bone.number = reader.u16("bone");
        point.name = reader.cString("name");
        point.matrix = reader.matrix("matrix");
        if (reader.failed())
            break;
        attachments.points.push_back(std::move(point));
    }
    reader.leave();
    if (!reader.failed() && reader.remaining() > 0) {
        reader.fail(ErrorCode::BadValue, "section " + section.tag + ", end",
                    std::to_string(reader.remaining()) + " bytes left after the last point");
    }
    if (reader.failed())
        attachments.damage = reader.error();
    return attachments;
}

Result<Bytes> writeAttachments(std::span<const AttachPoint> points, std::size_t begin)
{
    if (points.size() > std::numeric_limits<std::uint16_t>::max()) {
        return std::unexpected(Error{ErrorCode::TooManyPoints, 0, "attachment point count",
                                     std::to_string(points.size()) + ", at most 65535"});
    }
    ByteWriter writer;
    writer.reserve(headSize + points.size() * (smallestPoint + 16));
    writer.cString(attachmentTag);
    const std::size_t endField = writer.size();
    writer.u32(0);
    writer.u16(static_cast<std::uint16_t>(points.size()));
    for (std::size_t i = 0; i < points.size(); ++i) {
        const AttachPoint &point = points[i];
        const std::size_t zero = point.name.find('\0');
        if (zero != std::string::npos) {
            return std::unexpected(
                pointError(ErrorCode::TextEncoding, i, "zero byte at " + std::to_string(zero)));
        }
        writer.u16(point.bone.number);
        writer.cString(point.name);
        writer.matrix(point.matrix);
    }
    if (writer.size() > std::numeric_limits<std::uint32_t>::max() - begin) {
        return std::unexpected(
            Error{ErrorCode::TextTooLong, begin, "attachment points", "end past 4 GiB"});
    }
    writer.patchU32(endField, static_cast<std::uint32_t>(begin + writer.size()));
    return writer.release();
}

} // namespace formatlib::mdl
