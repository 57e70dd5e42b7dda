// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/document.h>

#include <tests/support/shared.h>

#include <QTemporaryDir>

#include <memory>

namespace testsupport {

/// A document of its own file, which goes with it.
class OpenFile {
public:
    explicit OpenFile(formatlib::ByteView bytes, const QString &name = QStringLiteral("a.msh"))
        : m_path(m_folder.filePath(name))
    {
        writeBytes(m_path.toStdString(), bytes);
        m_document = std::move(*hardpoint::Document::open(m_path));
    }

    hardpoint::Document &document() { return *m_document; }
    const QString &path() const { return m_path; }
    formatlib::Bytes onDisk() const { return readBytes(m_path.toStdString()); }

private:
    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<hardpoint::Document> m_document;
};

} // namespace testsupport
