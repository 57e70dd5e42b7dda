// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>
#include <editor/cli/paths.h>
#include <editor/core/errortext.h>
#include <editor/core/pointedit.h>
#include <editor/core/pointtext.h>

#include <algorithm>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Options {
    std::vector<std::string> paths;
};

struct Counts {
    int proved = 0;
    int failed = 0;
    int unreadable = 0;
    int skipped = 0;
};

/// Nothing, or what went wrong.
using Proof = std::optional<QString>;

/// After this edit only bytes that may change have, and undoing it gives the original again.
Proof proveEdit(const ModelFile &file, const std::vector<AttachPoint> &points)
{
    const Result<Bytes> bytes = file.serialize(points);
    if (!bytes)
        return errorText(bytes.error());
    if (const Result<void> proved = proveSaved(file, points, *bytes); !proved)
        return errorText(proved.error());

    // Undone in the saved file itself, which knows nothing of the original.
    const Result<ModelFile> saved = ModelFile::open(*bytes);
    const Result<Bytes> undone = saved->serialize(file.points());
    if (!undone)
        return errorText(undone.error());
    if (!file.points().empty() && *undone != file.bytes())
        return Cli::tr("undoing an edit does not give the original bytes");
    const Result<ModelFile> back = ModelFile::open(*undone);
    if (!back)
        return errorText(back.error());
    // A list that was empty may be written in another way than it was, or the version be newer.
    if (back->points() != file.points() || firstUntouchedDifference(file, *back))
        return Cli::tr("undoing an edit changes other bytes");
    return std::nullopt;
}

Proof proveUnedited(const ModelFile &file)
{
    const Result<Bytes> bytes = file.serialize(file.points());
    if (!bytes)
        return errorText(bytes.error());
    if (*bytes != file.bytes())
        return Cli::tr("written back unedited it is not the same");
    return std::nullopt;
}

std::vector<std::vector<AttachPoint>> edits(const ModelFile &file)
{
    const std::vector<AttachPoint> &points = file.points();
    std::vector<std::vector<AttachPoint>> lists(1, points);
    lists[0].push_back(newPoint(points, file.schema()));
    if (points.empty())
        return lists;
    lists.push_back(points);
    lists.back().front() = newPoint(points, file.schema());
    lists.emplace_back(points.begin() + 1, points.end());
    return lists;
}

/// Why this file can't have one more point; nothing when it can.
std::optional<QString> cannotAdd(const ModelFile &file)
{
    const Result<Bytes> bytes = file.serialize(edits(file).front());
    if (bytes || bytes.error().code == ErrorCode::BadValue)
        return std::nullopt;
    return errorText(bytes.error());
}

ExitCode verify(const QString &path, const ModelFile &file, Output &output)
{
    Proof wrong = proveUnedited(file);
    const std::optional<QString> reason = cannotAdd(file);
    if (!wrong && !reason) {
        for (const std::vector<AttachPoint> &points : edits(file)) {
            if (!wrong)
                wrong = proveEdit(file, points);
        }
    }
    if (wrong)
        return output.refuse(path, *wrong);
    const QString name = displayText(path);
    if (reason)
        output.line(Cli::tr("%1: unedited it is written back as it is; no point can be added. %2")
                        .arg(name, *reason));
    else
        output.line(Cli::tr("%1: proved").arg(name));
    return ExitCode::Fine;
}

ExitCode verify(const FoundFile &found, Counts &counts, Output &output)
{
    const Outcome<filestore::LoadedModel> model = filestore::open(found.path);
    if (model) {
        const ExitCode code = verify(found.path, model->file, output);
        ++(code == ExitCode::Fine ? counts.proved : counts.failed);
        return code;
    }
    const std::optional<Error> &error = model.error().error;
    if (found.byEnding && error && error->code == ErrorCode::NotRecognized) {
        ++counts.skipped;
        return ExitCode::Fine;
    }
    ++counts.unreadable;
    return output.fail(found.path, model.error());
}

ExitCode run(const Options &options, Output &output)
{
    Counts counts;
    ExitCode code = ExitCode::Fine;
    for (const FoundFile &found : findFiles(toStrings(options.paths)))
        code = worst(code, verify(found, counts, output));
    output.line(Cli::tr("proved: %1, failed: %2, unreadable: %3, skipped as of another kind: %4")
                    .arg(counts.proved)
                    .arg(counts.failed)
                    .arg(counts.unreadable)
                    .arg(counts.skipped));
    return code;
}

} // namespace

void addVerifyCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App &command = addCommand(
        app, session, "verify",
        Cli::tr("Prove that saving changes nothing but points, without writing anything"),
        "hardpoint verify models/ sword.msh", options, run);
    addList(command, "PATH", options->paths,
            Cli::tr("MSH and MDL files, or folders to walk for them"));
}

} // namespace hardpoint
