// SPDX-License-Identifier: MIT
#include <tests/support/faultydisk.h>

#include <QFile>
#include <QFileInfo>

namespace testsupport {

using namespace hardpoint;

bool FaultyDisk::isNow(When when) const
{
    return m_made.size() == m_plan.at + 1 && m_plan.when == when;
}

void FaultyDisk::act(When when)
{
    if (isNow(when) && m_plan.act)
        m_plan.act();
}

template <typename Work> auto FaultyDisk::call(Call call, const QString &file, Work work)
{
    m_made.push_back({call, QFileInfo(file).fileName()});
    act(When::Before);
    using Answer = decltype(work());
    if (isNow(When::Before) && !m_plan.reason.isEmpty())
        return Answer(std::unexpected(m_plan.reason));
    Answer answer = work();
    act(When::After);
    if (isNow(When::After) && !m_plan.reason.isEmpty())
        return Answer(std::unexpected(m_plan.reason));
    return answer;
}

std::expected<formatlib::Bytes, QString> FaultyDisk::read(const QString &path)
{
    auto bytes = call(Call::Read, path, [&] { return Disk::read(path); });
    if (bytes && m_plan.lies && m_made.size() == m_plan.at + 1)
        bytes->push_back(0);
    return bytes;
}

Disk::Done FaultyDisk::write(QFile &file, formatlib::ByteView bytes)
{
    return call(Call::Write, file.fileName(), [&]() -> Done {
        if (!isNow(When::Halfway))
            return Disk::write(file, bytes);
        const std::size_t half = bytes.size() / 2;
        if (const Done done = Disk::write(file, bytes.first(half)); !done)
            return done;
        act(When::Halfway);
        if (!m_plan.reason.isEmpty())
            return std::unexpected(m_plan.reason);
        return Disk::write(file, bytes.subspan(half));
    });
}

Disk::Done FaultyDisk::flushFile(QFile &file)
{
    return call(Call::FlushFile, file.fileName(), [&] { return Disk::flushFile(file); });
}

Disk::Done FaultyDisk::rename(const QString &from, const QString &to)
{
    return call(Call::Rename, to, [&] { return Disk::rename(from, to); });
}

Disk::Done FaultyDisk::flushFolder(const QString &folder)
{
    return call(Call::FlushFolder, folder, [&] { return Disk::flushFolder(folder); });
}

std::string callName(FaultyDisk::Call call)
{
    switch (call) {
    case FaultyDisk::Call::Read:
        return "read";
    case FaultyDisk::Call::Write:
        return "write";
    case FaultyDisk::Call::FlushFile:
        return "flush file";
    case FaultyDisk::Call::Rename:
        return "rename";
    case FaultyDisk::Call::FlushFolder:
        return "flush folder";
    }
    return {};
}

} // namespace testsupport
