// SPDX-License-Identifier: MIT
// Random edits of every sample and shared file, each saved to disk as the programs do it.
// HARDPOINT_EDITS says how many in all.
#include <editor/core/filestore.h>

#include <tests/fuzz/editscript.h>
#include <tests/fuzz/invariants.h>
#include <tests/support/generated.h>
#include <tests/support/shared.h>

#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <resources/samples/generator/samples.h>

#include <cstdlib>
#include <random>

namespace {

using formatlib::AttachPoint;
using formatlib::Bytes;
using formatlib::ModelFile;

std::size_t wantedEdits()
{
    const char *set = std::getenv("HARDPOINT_EDITS");
    return set ? std::stoul(set) : 500;
}

std::vector<ModelFile> allFiles()
{
    std::vector<Bytes> all;
    for (samples::Sample &sample : samples::all())
        all.push_back(std::move(sample.bytes));
    for (const char *ending : {"msh", "mdl"}) {
        for (testsupport::GeneratedCase &each : testsupport::generatedCases(ending))
            all.push_back(std::move(each.bytes));
    }
    std::vector<ModelFile> files;
    for (Bytes &bytes : all)
        files.push_back(ModelFile::open(std::move(bytes)).value());
    return files;
}

TEST(Edits, SavedFilesKeepEveryPromise)
{
    SKIP_WITHOUT_SHARED();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("edited"));
    const std::vector<ModelFile> files = allFiles();
    ASSERT_GT(files.size(), 60U);

    const hardpoint::filestore::WriteOptions options{.backup = hardpoint::noBackup};

    std::mt19937 random(20'260'101);
    std::size_t done = 0;
    std::size_t saves = 0;
    std::size_t refused = 0;
    while (done < wantedEdits()) {
        for (const ModelFile &file : files) {
            // A script of any bytes is a list of edits; each edit is saved before the next.
            Bytes script(400);
            for (std::uint8_t &byte : script)
                byte = static_cast<std::uint8_t>(random());
            fuzz::EditScript edits(script);
            std::vector<AttachPoint> points = file.points();
            for (int i = 0; i < 10 && !edits.atEnd(); ++i) {
                edits.step(points, file.schema());
                ++done;
                const auto bytes = hardpoint::filestore::prove(file, points);
                if (!bytes) {
                    // Read-only, no skeleton or text that is too long: told, and nothing written.
                    ++refused;
                    points = file.points();
                    continue;
                }
                const auto saved = hardpoint::filestore::write(path, *bytes, options);
                ASSERT_TRUE(saved) << saved.error().text.toStdString();
                ++saves;
                ASSERT_EQ(
                    fuzz::brokenPromise(file, points, testsupport::readBytes(path.toStdString())),
                    "")
                    << "edit " << done;
            }
        }
    }
    RecordProperty("edits", static_cast<int>(done));
    RecordProperty("saves", static_cast<int>(saves));
    RecordProperty("refused", static_cast<int>(refused));
    std::printf("%zu edits, %zu saved, %zu refused\n", done, saves, refused);
    EXPECT_GT(saves, done / 2);
}

} // namespace
