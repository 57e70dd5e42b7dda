// SPDX-License-Identifier: MIT
#pragma once

#include "msh/layout.h"

#include <formatlib/modelfile.h>

namespace formatlib::msh {

/// An MSH mesh whose points can be edited. Points are stored in versions from 2002 on; a save
/// that adds some to an older file makes it 2002.
class MshFile final : public FormatFile {
public:
    static Result<std::shared_ptr<const FormatFile>> open(Bytes bytes);

    const Schema &schema() const override;
    const Bytes &bytes() const override { return m_bytes; }
    const FileInfo &info() const override { return m_info; }
    const std::vector<Bone> &bones() const override { return m_bones; }
    const std::vector<AttachPoint> &points() const override { return m_layout.points; }
    const std::optional<Error> &readOnlyReason() const override { return m_readOnlyReason; }
    std::vector<ByteRange> untouchedRanges() const override;
    Result<Bytes> serialize(std::span<const AttachPoint> points) const override;
    Result<Bytes> upgrade() const override;
    Result<Bytes> salvage() const override { return m_bytes; }
    std::optional<Matrix4> world(const AttachPoint &point) const override;
    Scene scene() const override;
    const RuleSet &ruleSet() const override;

private:
    MshFile(Bytes bytes, Layout layout);
    Bytes withPointList(ByteView pointList) const;

    Bytes m_bytes;
    Layout m_layout;
    FileInfo m_info;
    std::vector<Bone> m_bones;
    std::optional<Error> m_readOnlyReason; ///< never set: every MSH that opens can be edited
};

} // namespace formatlib::msh
