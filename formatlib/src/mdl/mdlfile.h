// SPDX-License-Identifier: MIT
#pragma once

#include "mdl/layout.h"

#include <formatlib/modelfile.h>

namespace formatlib::mdl {

/// An MDL puppet or model whose attachment points can be edited. They are a section of their own;
/// a save exchanges that section and moves the stated ends of later ones.
class MdlFile final : public FormatFile {
public:
    static Result<std::shared_ptr<const FormatFile>> open(Bytes bytes);

    const Schema &schema() const override;
    const Bytes &bytes() const override { return m_bytes; }
    const FileInfo &info() const override { return m_info; }
    const std::vector<Bone> &bones() const override { return m_layout.bones; }
    const std::vector<AttachPoint> &points() const override { return m_layout.points; }
    const std::optional<Error> &readOnlyReason() const override { return m_layout.readOnlyReason; }
    std::vector<ByteRange> untouchedRanges() const override;
    Result<Bytes> serialize(std::span<const AttachPoint> points) const override;
    Result<Bytes> upgrade() const override;
    Result<Bytes> salvage() const override;
    std::optional<Matrix4> world(const AttachPoint &point) const override;
    Scene scene() const override;
    const RuleSet &ruleSet() const override;

private:
    MdlFile(Bytes bytes, Layout layout);

    Result<Bytes> splice(ByteRange old, ByteView section) const;
    Result<Bytes> withPoints(ByteRange old, std::span<const AttachPoint> points) const;

    Bytes m_bytes;
    Layout m_layout;
    FileInfo m_info;
};

} // namespace formatlib::mdl
