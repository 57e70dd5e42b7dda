// SPDX-License-Identifier: MIT
#include <editor/core/errortext.h>
#include <editor/core/filestore.h>
#include <editor/document/document.h>
#include <editor/document/preview.h>

#include <QFileInfo>

/// Document and the file on disk.
namespace hardpoint {

namespace {

filestore::WriteOptions writeOptions(const SaveHow &how,
                                     const std::optional<QByteArray> &expectedHash = {})
{
    return {.expectedHash = expectedHash,
            .backup = how.backup,
            .direct = how.direct,
            .halfDone = how.halfDone,
            .disk = how.disk};
}

} // namespace

std::vector<formatlib::AttachPoint> Document::pointsWithoutPreview() const
{
    return m_preview->pointsWithout();
}

Outcome<formatlib::ModelFile> Document::edited() const
{
    auto bytes = filestore::prove(m_file, pointsWithoutPreview());
    if (!bytes)
        return std::unexpected(bytes.error());
    auto file = formatlib::ModelFile::open(std::move(*bytes));
    if (!file)
        return std::unexpected(unreadable(file.error()));
    return std::move(*file);
}

void Document::noteOnDisk(const QByteArray &hash)
{
    m_hashOnDisk = hash;
    m_onDisk = OnDisk::AsRead;
    m_stamp.reset();
}

void Document::lookAtDisk()
{
    // Before the reading: what is written meanwhile has a later one.
    const std::optional<FileStamp> stamp = stampOf(m_path);
    if (stamp && stamp == m_stamp)
        return;
    m_stamp = stamp;
    OnDisk now = OnDisk::Gone;
    if (QFileInfo::exists(m_path)) {
        const auto loaded = filestore::read(m_path);
        now = loaded && loaded->hash == m_hashOnDisk ? OnDisk::AsRead : OnDisk::Changed;
        if (!loaded)
            m_stamp.reset();
    } else if (m_hashOnDisk.isEmpty()) {
        now = OnDisk::AsRead;
    }
    if (now == m_onDisk)
        return;
    m_onDisk = now;
    emit stateChanged();
}

void Document::keepOverDisk()
{
    const auto loaded = filestore::read(m_path);
    noteOnDisk(loaded ? loaded->hash : QByteArray());
    m_undoStack.resetClean();
    emit stateChanged();
}

Outcome<void> Document::save(const SaveHow &how)
{
    if (!isModified())
        return {};
    return saveTo(m_path, how.overwrite ? std::nullopt : std::optional(m_hashOnDisk), how);
}

Outcome<void> Document::saveAs(const QString &path, const SaveHow &how)
{
    return saveTo(path, {}, how);
}

Outcome<void> Document::saveCopy(const QString &path, const SaveHow &how) const
{
    if (QFileInfo(path) == QFileInfo(m_path)) {
        return std::unexpected(
            Failure{Failure::Kind::Refused, tr("A copy needs another name than the file."), {}});
    }
    const auto bytes = filestore::prove(m_file, pointsWithoutPreview());
    if (!bytes)
        return std::unexpected(bytes.error());
    if (const auto written = filestore::write(path, *bytes, writeOptions(how)); !written)
        return std::unexpected(written.error());
    return {};
}

Outcome<void> Document::saveTo(const QString &path, const std::optional<QByteArray> &expectedHash,
                               const SaveHow &how)
{
    cancelPreview();
    auto bytes = filestore::prove(m_file, m_points);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto written = filestore::write(path, *bytes, writeOptions(how, expectedHash));
    if (!written)
        return std::unexpected(written.error());
    auto file = formatlib::ModelFile::open(std::move(*bytes));
    if (!file)
        return std::unexpected(unreadable(file.error()));
    m_path = path;
    m_file = std::move(*file);
    m_hash = written->hash;
    noteOnDisk(written->hash);
    m_undoStack.setClean();
    m_checker = std::make_unique<formatlib::Checker>(m_file, m_scene, m_checker->companions());
    check();
    emit findingsChanged();
    emit stateChanged();
    return {};
}

bool Document::canSalvage() const
{
    return m_file.readOnlyReason() && m_file.salvage();
}

Outcome<void> Document::salvage(const QString &path, const SaveHow &how) const
{
    if (QFileInfo(path) == QFileInfo(m_path)) {
        return std::unexpected(Failure{Failure::Kind::Refused,
                                       tr("The damaged file stays as it is. Choose another name."),
                                       {}});
    }
    const auto bytes = m_file.salvage();
    if (!bytes)
        return std::unexpected(refused(bytes.error()));
    if (const auto written = filestore::write(path, *bytes, writeOptions(how)); !written)
        return std::unexpected(written.error());
    return {};
}

} // namespace hardpoint
