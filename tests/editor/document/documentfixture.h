// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/document.h>
#include <editor/document/selection.h>

#include <tests/support/mshbuilder.h>
#include <tests/support/shared.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <algorithm>

namespace testsupport {

using formatlib::AttachPoint;
using formatlib::Bytes;
using hardpoint::Document;
using hardpoint::PointId;

/// A list of rows built from the signals alone, as a view does it.
class Follower {
public:
    explicit Follower(Document &document) : m_document(document)
    {
        take();
        const auto reset = [this] { take(); };
        QObject::connect(&document, &Document::pointsInserted, [this](int first, int last) {
            for (int row = first; row <= last; ++row)
                m_names.insert(m_names.begin() + row, m_document.point(row).name);
        });
        QObject::connect(&document, &Document::pointsRemoved, [this](int first, int last) {
            m_names.erase(m_names.begin() + first, m_names.begin() + last + 1);
        });
        QObject::connect(&document, &Document::pointsChanged, [this](int first, int last) {
            for (int row = first; row <= last; ++row)
                m_names[static_cast<std::size_t>(row)] = m_document.point(row).name;
        });
        QObject::connect(&document, &Document::pointsReordered, reset);
        QObject::connect(&document, &Document::pointsReset, reset);
    }

    bool agrees() const
    {
        return std::ranges::equal(m_names, m_document.points(), {}, {}, &AttachPoint::name);
    }

private:
    void take()
    {
        m_names.clear();
        for (const AttachPoint &point : m_document.points())
            m_names.push_back(point.name);
    }

    Document &m_document;
    std::vector<std::string> m_names;
};

inline AttachPoint named(const std::string &name)
{
    AttachPoint point;
    point.name = name;
    return point;
}

class DocumentTest : public testing::Test {
protected:
    DocumentTest()
    {
        MshBuilder mesh = MshBuilder::withEverything();
        mesh.points.clear();
        for (const char *name : {"a_1", "b_1", "c_1", "d_1", "e_1"})
            mesh.points.push_back({name, "Bip01 R Hand", "", {}});
        m_original = mesh.build();
        writeBytes(path().toStdString(), m_original);
        m_document = std::move(*Document::open(path()));
    }

    QString path() const { return m_folder.filePath("sword.msh"); }
    Bytes onDisk() const { return readBytes(path().toStdString()); }
    Document &document() { return *m_document; }
    std::string names() const
    {
        std::string all;
        for (const AttachPoint &point : m_document->points())
            all += point.name.substr(0, 1);
        return all;
    }
    std::vector<PointId> ids(const std::vector<int> &rows) const
    {
        std::vector<PointId> ids;
        for (const int row : rows)
            ids.push_back(m_document->idAt(row));
        return ids;
    }
    void rename(int row, const std::string &name, const QString &gesture = {})
    {
        AttachPoint point = m_document->point(row);
        point.name = name;
        m_document->changePoints({{m_document->idAt(row), point}}, "Rename", gesture);
    }

    QTemporaryDir m_folder;
    Bytes m_original;
    std::unique_ptr<Document> m_document;
};

} // namespace testsupport
