// SPDX-License-Identifier: MIT
#include <editor/core/journalfolder.h>
#include <editor/document/document.h>
#include <editor/document/journalkeeper.h>

#include <QUuid>

#include <chrono>

namespace hardpoint {

namespace {

/// Of edits that follow each other only some are written, but no edit waits longer.
constexpr std::chrono::milliseconds longestWait(1000);

} // namespace

JournalKeeper::JournalKeeper(Document &document, std::shared_ptr<JournalFolder> folder)
    : QObject(&document)
    , m_document(document)
    , m_folder(std::move(folder))
    , m_name(QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".journal"))
{
    m_due.setSingleShot(true);
    m_due.setInterval(longestWait);
    connect(&m_due, &QTimer::timeout, this, &JournalKeeper::writeNow);
    connect(&document, &Document::pointsChanged, this, &JournalKeeper::noteChange);
    connect(&document, &Document::pointsInserted, this, &JournalKeeper::noteChange);
    connect(&document, &Document::pointsRemoved, this, &JournalKeeper::noteChange);
    connect(&document, &Document::pointsReordered, this, &JournalKeeper::noteChange);
    connect(&document, &Document::pointsReset, this, &JournalKeeper::noteChange);
    connect(&document, &Document::stateChanged, this, &JournalKeeper::noteChange);
}

JournalKeeper::~JournalKeeper()
{
    m_folder->remove(m_name);
}

void JournalKeeper::noteChange()
{
    if (!m_document.isModified()) {
        m_due.stop();
        m_folder->remove(m_name);
    } else if (!m_due.isActive()) {
        m_due.start();
    }
}

bool JournalKeeper::writeNow()
{
    m_due.stop();
    if (!m_document.isModified())
        return true;
    const Outcome<void> written = m_folder->write(
        m_name,
        journalText(m_document.path(), m_document.hash(), QDateTime::currentDateTimeUtc(),
                    m_document.file(), m_document.pointsWithoutPreview()));
    if (!written && !m_failed)
        emit failed(written.error().text);
    m_failed = !written;
    return !m_failed;
}

} // namespace hardpoint
