// SPDX-License-Identifier: MIT
#include <editor/cli/addederrors.h>
#include <editor/cli/difftext.h>
#include <editor/cli/save.h>
#include <editor/core/companions.h>
#include <editor/core/errortext.h>
#include <editor/core/findingtext.h>
#include <editor/core/pointtext.h>

#include <QDir>
#include <QFileInfo>

using namespace formatlib;

namespace hardpoint {

namespace {

void printAddedErrors(const QString &path, const std::vector<Finding> &errors,
                      std::span<const AttachPoint> points, const Schema &schema, Output &output)
{
    for (const Finding &error : errors) {
        QString subject;
        if (error.point)
            subject = QStringLiteral("#%1 ").arg(*error.point);
        output.complain(path, subject + findingMessage(error, points, schema.encoding));
    }
    output.complain(path,
                    Cli::tr("nothing was written, because that would add these errors: "
                            "--force writes all the same"));
}

/// What a real run would find out only by writing.
std::optional<QString> cannotWrite(const QString &path)
{
    const QFileInfo file(path);
    if (file.isDir())
        return Cli::tr("there is a folder of this name");
    if (filestore::isReadOnly(path))
        return Cli::tr("the file is read-only");
    const QFileInfo folder(file.absolutePath());
    if (!folder.isDir())
        return Cli::tr("there is no folder %1").arg(displayText(folder.filePath()));
    if (!folder.isWritable())
        return Cli::tr("no file can be made in the folder %1").arg(displayText(folder.filePath()));
    return std::nullopt;
}

QString savedText(const FileDiff &diff, const QString &backup)
{
    QString text = diff.points.isEmpty() ? Cli::tr("written") : diffSummary(diff);
    if (diff.oldVersion != diff.newVersion)
        text += Cli::tr(", version %1 became %2").arg(diff.oldVersion).arg(diff.newVersion);
    if (!backup.isEmpty())
        text += Cli::tr(", the old file is %1").arg(displayText(backup));
    return text;
}

} // namespace

void SaveOptions::addTo(CLI::App &command)
{
    const auto text = [](const QString &string) { return string.toStdString(); };
    command
        .add_option("-o,--output", out,
                    text(Cli::tr("Write to this file, not in place; one that is there is "
                                 "kept as OUT~")))
        ->type_name("OUT");
    command.add_flag("--no-backup", noBackup, text(Cli::tr("Keep no FILE~ of what was there")));
    command.add_flag("--dry-run", dryRun, text(Cli::tr("Write nothing, print what would change")));
    command.add_flag("--force", force, text(Cli::tr("Write even what adds an error")));
    command.add_flag("--direct", direct,
                     text(Cli::tr("Write into the file itself, for folders that let no new file "
                                  "take its place; only with a backup")));
    command.add_flag("--json", json, text(Cli::tr("Print what changes as JSON")));
}

ExitCode savePoints(const QString &path, const filestore::LoadedModel &model,
                    const std::vector<AttachPoint> &points, const SaveOptions &options,
                    Output &output)
{
    const Outcome<Bytes> bytes = filestore::prove(model.file, points);
    if (!bytes)
        return output.fail(path, bytes.error());
    std::vector<Finding> errors;
    if (!options.force) {
        const FoundCompanions found = findCompanions(path, model.file.schema());
        errors = addedErrors(model.file, points, found.companions);
    }
    if (errors.empty())
        return saveBytes(path, model, *bytes, options, output);
    if (options.dryRun)
        saveBytes(path, model, *bytes, options, output);
    printAddedErrors(path, errors, points, model.file.schema(), output);
    return ExitCode::Bad;
}

ExitCode saveBytes(const QString &path, const filestore::LoadedModel &model, const Bytes &bytes,
                   const SaveOptions &options, Output &output)
{
    const Result<ModelFile> after = ModelFile::open(bytes);
    if (!after)
        return output.fail(path, refused(after.error()));
    const FileDiff diff = diffFiles(model.file, *after);
    const bool inPlace = options.out.empty();
    const QString target = inPlace ? path : QString::fromStdString(options.out);

    if (options.json)
        output.json(diffJson(diff, model.file, *after));
    else if (options.dryRun)
        printDiff(diff, model.file, *after, output);
    const bool nothingToDo = inPlace && diff.sameBytes;
    if (nothingToDo && !options.dryRun && !options.json)
        output.line(Cli::tr("%1: nothing to change").arg(displayText(path)));
    if (nothingToDo)
        return ExitCode::Fine;
    if (options.dryRun) {
        const std::optional<QString> problem = cannotWrite(target);
        if (!problem)
            return ExitCode::Fine;
        output.complain(target, *problem);
        return ExitCode::Failed;
    }

    filestore::WriteOptions writing{.direct = options.direct};
    if (options.noBackup)
        writing.backup = noBackup;
    if (inPlace)
        writing.expectedHash = model.hash;
    const auto written = filestore::write(target, bytes, writing);
    if (!written) {
        if (written.error().kind == Failure::Kind::NoReplacing)
            output.complain(target,
                            Cli::tr("--direct writes into the file itself, after a backup"));
        return output.fail(target, written.error());
    }
    if (!options.json)
        output.line(
            QStringLiteral("%1: %2").arg(displayText(target), savedText(diff, written->backup)));
    return ExitCode::Fine;
}

} // namespace hardpoint
