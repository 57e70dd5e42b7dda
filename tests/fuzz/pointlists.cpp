// SPDX-License-Identifier: MIT
#include <editor/core/pointcsv.h>
#include <editor/core/pointjson.h>

#include <tests/fuzz/invariants.h>
#include <tests/fuzz/require.h>
#include <tests/fuzz/targets.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

namespace fuzz {

using formatlib::AttachPoint;
using formatlib::ModelFile;
using hardpoint::ListMode;
using hardpoint::TextFormat;

namespace {

const std::vector<ModelFile> &files()
{
    static const std::vector<ModelFile> both{
        ModelFile::open(testsupport::MshBuilder::withEverything().build()).value(),
        ModelFile::open(testsupport::MdlBuilder::withEverything().build()).value(),
    };
    return both;
}

/// Rows in this file, then written by us and read again.
template <typename Write, typename Parse>
void apply(const ModelFile &file, const hardpoint::PointRows &rows, Write write, Parse parse)
{
    for (const ListMode mode : {ListMode::Replace, ListMode::Merge}) {
        const auto points = hardpoint::applyRows(file, file.points(), rows, mode);
        if (!points)
            continue;
        if (const auto saved = file.serialize(*points)) {
            const std::string broken = brokenPromise(file, *points, *saved);
            require(broken.empty(), broken);
        }
        const std::optional<std::string> text = write(*points);
        if (!text)
            continue;
        const auto again = parse(*text);
        require(again.has_value(), "what we write we can read");
        const auto same = hardpoint::applyRows(file, file.points(), *again, ListMode::Replace);
        require(same && *same == *points, "a written list is read back bit by bit");
    }
}

void table(std::string_view text, TextFormat format)
{
    for (const ModelFile &file : files()) {
        const auto parse = [&](std::string_view each) {
            return hardpoint::parsePointsCsv(each, file, format);
        };
        const auto write = [&](const std::vector<AttachPoint> &points) {
            auto written = hardpoint::pointsCsv(file, points, format);
            return written ? std::optional(std::move(*written)) : std::nullopt;
        };
        if (const auto rows = parse(text))
            apply(file, *rows, write, parse);
        else
            require(!rows.error().empty(), "a refused table says why");
    }
}

std::string_view textOf(formatlib::ByteView input)
{
    return {reinterpret_cast<const char *>(input.data()), input.size()};
}

} // namespace

void csv(formatlib::ByteView input)
{
    const std::string_view text = textOf(input);
    table(text, TextFormat::Csv);
    table(text, TextFormat::Tsv);
}

void json(formatlib::ByteView input)
{
    for (const ModelFile &file : files()) {
        const auto parse = [&](std::string_view each) {
            return hardpoint::parsePointsJson(each, file);
        };
        const auto write =
            [&](const std::vector<AttachPoint> &points) -> std::optional<std::string> {
            return hardpoint::jsonText(hardpoint::pointListJson(QStringLiteral("a"), file, points));
        };
        if (const auto rows = parse(textOf(input)))
            apply(file, *rows, write, parse);
        else
            require(!rows.error().empty(), "a refused list says why");
    }
}

} // namespace fuzz
