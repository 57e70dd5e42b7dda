// SPDX-License-Identifier: MIT
#include <formatlib/fixes.h>
#include <formatlib/validate.h>
#include <tests/fuzz/editscript.h>
#include <tests/fuzz/invariants.h>
#include <tests/fuzz/require.h>
#include <tests/fuzz/targets.h>

#include <algorithm>

namespace fuzz {

using formatlib::AttachPoint;
using formatlib::Bytes;
using formatlib::ByteView;
using formatlib::ErrorCode;
using formatlib::ModelFile;

namespace {

formatlib::Result<ModelFile> open(ByteView input)
{
    auto file = ModelFile::open(Bytes(input.begin(), input.end()));
    if (!file) {
        require(!file.error().field.empty(), "an error names its field");
        require(file.error().offset <= input.size(), "an error lies in the file");
    }
    return file;
}

/// Saves such a list, if the file can hold it, and holds the result against the promises.
void save(const ModelFile &file, const std::vector<AttachPoint> &points)
{
    const auto saved = file.serialize(points);
    if (saved) {
        require(bool(formatlib::proveSaved(file, points, *saved)), "a save passes its own proof");
        const std::string broken = brokenPromise(file, points, *saved);
        require(broken.empty(), broken);
        return;
    }
    require(points != file.points(), "a file can be saved as it is");
    const ErrorCode code = saved.error().code;
    require((code == ErrorCode::ReadOnly) == file.readOnlyReason().has_value(),
            "read-only files refuse, and they alone");
}

void look(const ModelFile &file)
{
    const formatlib::Scene scene = file.scene();
    const auto findings = formatlib::validate(file, file.points());
    for (const formatlib::Finding &finding : findings)
        require(!finding.point || *finding.point < file.points().size(), "findings have a row");
    for (const AttachPoint &point : file.points())
        file.world(point);
    save(file, file.points());
    if (!file.readOnlyReason())
        save(file, formatlib::applySafeFixes(file, file.points(), {}));
    if (const auto upgraded = file.upgrade())
        require(bool(ModelFile::open(*upgraded)), "an upgraded file can be opened");
    if (const auto salvaged = file.salvage()) {
        const auto sound = ModelFile::open(*salvaged);
        require(sound && sound->points() == file.points(), "salvage keeps the points");
        require(!sound->readOnlyReason() || *salvaged == file.bytes(), "salvage mends");
    }
}

void model(ByteView input, std::string_view format)
{
    if (const auto file = open(input); file && file->schema().format == format)
        look(*file);
}

} // namespace

void msh(ByteView input)
{
    model(input, "msh");
}

void mdl(ByteView input)
{
    model(input, "mdl");
}

void roundTrip(ByteView input)
{
    if (input.size() < 2)
        return;
    const std::size_t wanted = static_cast<std::size_t>(input[0]) * 256U + input[1];
    const std::size_t size = std::min(wanted, input.size() - 2);
    const auto file = open(input.subspan(2 + size));
    if (!file)
        return;
    const auto points = edited(file->points(), file->schema(), input.subspan(2, size));
    formatlib::validate(*file, points);
    save(*file, points);
}

} // namespace fuzz
