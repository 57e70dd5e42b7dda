// SPDX-License-Identifier: MIT
#include <editor/core/journal.h>

#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

#include <bit>

using namespace formatlib;
using namespace hardpoint;

namespace {

const QDateTime noon(QDate(2031, 2, 3), QTime(12, 0, 0, 5), Qt::UTC);

void expectRoundTrip(const ModelFile &file, const std::vector<AttachPoint> &points)
{
    const QByteArray text = journalText("/a b/\u00e9.msh", "hash", noon, file, points);
    EXPECT_FALSE(text.contains(QByteArray(reinterpret_cast<const char *>(file.bytes().data()), 64)))
        << "never the original";
    const auto journal = parseJournal(text);
    ASSERT_TRUE(journal);
    EXPECT_EQ(journal->path, "/a b/\u00e9.msh");
    EXPECT_EQ(journal->hash, "hash");
    EXPECT_EQ(journal->time, noon);
    const auto back = journalPoints(*journal, file);
    ASSERT_TRUE(back) << back.error().text.toStdString();
    EXPECT_EQ(*back, points);
}

TEST(Journal, KeepsEveryBitOfAPoint)
{
    const ModelFile mesh = *ModelFile::open(testsupport::MshBuilder::withEverything().build());
    std::vector<AttachPoint> points = mesh.points();
    points[0].name = "no \xFF text";
    points[0].extra = "\xBC\xD5";
    points[0].matrix.setOrigin({-0.0F, std::bit_cast<float>(0x7fc00123U), 0.1F});
    points.push_back(points[0]);
    expectRoundTrip(mesh, points);
    expectRoundTrip(mesh, {});

    const ModelFile puppet = *ModelFile::open(testsupport::MdlBuilder::small().build());
    points = puppet.points();
    points[0].matrix.m[5] = 1e-42F;
    points[0].matrix.m[13] = 16777217.0F;
    expectRoundTrip(puppet, points);
}

TEST(Journal, NothingElseIsTakenForOne)
{
    for (const char *text : {"", "{}", "{}\n[]", "[1]\n", "{\"journal\": 2}\n", "\n\n", "\xFF\n"}) {
        const auto journal = parseJournal(text);
        ASSERT_FALSE(journal) << text;
        EXPECT_EQ(journal.error().kind, Failure::Kind::Unreadable);
    }
}

TEST(Journal, APartOfOneGivesNoPoints)
{
    const ModelFile mesh = *ModelFile::open(testsupport::MshBuilder::withEverything().build());
    const QByteArray text = journalText("/a", "hash", noon, mesh, mesh.points());
    for (qsizetype size = 0; size < text.trimmed().size(); ++size) {
        const auto journal = parseJournal(text.left(size));
        EXPECT_FALSE(journal && journalPoints(*journal, mesh)) << size;
    }
}

TEST(Journal, PointsOfAnotherFormatAreRefused)
{
    const ModelFile mesh = *ModelFile::open(testsupport::MshBuilder::withEverything().build());
    const ModelFile puppet = *ModelFile::open(testsupport::MdlBuilder::small().build());
    const auto journal = parseJournal(journalText("/a.msh", "hash", noon, mesh, mesh.points()));
    ASSERT_TRUE(journal);
    const auto points = journalPoints(*journal, puppet);
    ASSERT_FALSE(points);
    EXPECT_EQ(points.error().kind, Failure::Kind::Refused);
    EXPECT_FALSE(points.error().text.isEmpty());
}

} // namespace
