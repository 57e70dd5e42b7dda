// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/saving/disk.h>

#include <functional>
#include <string>
#include <vector>

namespace testsupport {

/// A disk on which something happens at one of the calls a save makes, counted from 0.
class FaultyDisk : public hardpoint::Disk {
public:
    enum class Call { Read, Write, FlushFile, Rename, FlushFolder };
    enum class When { Before, Halfway, After }; ///< Halfway: half of the bytes are written

    /// What to do at call number `at`.
    struct Plan {
        std::size_t at = static_cast<std::size_t>(-1);
        When when = When::Before;
        /// Done then; the call goes on after it.
        std::function<void()> act = {};
        /// Then the call fails with this reason, if it is any.
        QString reason = {};
        /// Then a read gives other bytes than are there.
        bool lies = false;
    };

    FaultyDisk() = default;
    explicit FaultyDisk(Plan plan) : m_plan(std::move(plan)) { }

    /// Calls so far, with the name of the file each was about.
    struct Made {
        Call call;
        QString file;
    };
    const std::vector<Made> &made() const { return m_made; }

    std::expected<formatlib::Bytes, QString> read(const QString &path) override;
    Done write(QFile &file, formatlib::ByteView bytes) override;
    Done flushFile(QFile &file) override;
    Done rename(const QString &from, const QString &to) override;
    Done flushFolder(const QString &folder) override;

private:
    bool isNow(When when) const;
    void act(When when);
    template <typename Work> auto call(Call call, const QString &file, Work work);

    Plan m_plan;
    std::vector<Made> m_made;
};

/// "write", "rename"...
std::string callName(FaultyDisk::Call call);

} // namespace testsupport
