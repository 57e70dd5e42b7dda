// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/document.h>

#include <tests/support/mshbuilder.h>

#include <QTemporaryDir>

#include <memory>

namespace testsupport {

/// A cube of two sub-meshes, 20 units wide about the origin, without points.
MshBuilder cube();

MshBuilder::Point pointAt(const std::string &name, float x, float y, float z);

/// A document in a folder of its own.
class SampleDocument {
public:
    explicit SampleDocument(const formatlib::Bytes &bytes,
                            const QString &name = QStringLiteral("sample.msh"));

    hardpoint::Document *operator->() { return m_document.get(); }
    hardpoint::Document &operator*() { return *m_document; }
    hardpoint::Document *get() { return m_document.get(); }
    void close() { m_document.reset(); }
    /// Puts another file in the place of the one that was opened.
    void replaceOnDisk(const formatlib::Bytes &bytes);

private:
    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<hardpoint::Document> m_document;
};

} // namespace testsupport
