// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>
#include <editor/cli/paths.h>
#include <editor/core/companions.h>
#include <editor/core/findingtext.h>
#include <editor/core/pointtext.h>

#include <formatlib/validate.h>

#include <algorithm>
#include <atomic>
#include <optional>
#include <thread>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Options {
    std::vector<std::string> paths;
    bool json = false;
    std::string skeleton;
    std::string scene;
    std::string material;
    bool strict = false;
    unsigned jobs = 0; ///< 0: one a processor
};

/// What was found in one file.
struct Report {
    bool skipped = false; ///< found by its ending, and of another program
    std::optional<Failure> failure;
    std::string format;
    std::vector<Finding> findings;
    QStringList messages; ///< one a finding
    QStringList warnings; ///< about what lies beside it
    QStringList notes;
};

Report checkFile(const FoundFile &file, const CompanionPaths &given)
{
    Report report;
    const auto model = filestore::open(file.path);
    if (!model) {
        const std::optional<Error> &error = model.error().error;
        report.skipped = file.byEnding && error && error->code == ErrorCode::NotRecognized;
        report.failure = model.error();
        return report;
    }
    const Schema &schema = model->file.schema();
    const FoundCompanions beside = findCompanions(file.path, schema, given);
    report.format = schema.format;
    report.warnings = beside.warnings;
    report.notes = beside.notes;
    const std::vector<AttachPoint> &points = model->file.points();
    report.findings = validate(model->file, points, beside.companions);
    for (const Finding &finding : report.findings)
        report.messages += findingMessage(finding, points, schema.encoding);
    return report;
}

/// All files, several at once; reports in the order of files.
std::vector<Report> checkFiles(const std::vector<FoundFile> &files, const CompanionPaths &given,
                               unsigned jobs, Output &output)
{
    std::vector<Report> reports(files.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&](bool showProgress) {
        for (std::size_t i = next++; i < files.size(); i = next++) {
            if (showProgress)
                output.progress(i, files.size());
            reports[i] = checkFile(files[i], given);
        }
    };
    const std::size_t atOnce = std::min<std::size_t>(
        jobs > 0 ? jobs : std::max(1U, std::thread::hardware_concurrency()), files.size());
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < atOnce; ++i)
        others.emplace_back(work, false);
    work(true);
    others.clear(); // waits for them
    output.endProgress();
    return reports;
}

struct Summary {
    std::size_t files = 0;
    std::size_t skipped = 0;
    std::size_t unreadable = 0;
    std::size_t errors = 0;
    std::size_t warnings = 0;
    std::size_t informations = 0;

    void count(const Report &report)
    {
        if (report.skipped) {
            ++skipped;
            return;
        }
        ++files;
        unreadable += report.failure ? 1 : 0;
        for (const Finding &finding : report.findings) {
            errors += finding.severity == Severity::Error ? 1 : 0;
            warnings += finding.severity == Severity::Warning ? 1 : 0;
            informations += finding.severity == Severity::Information ? 1 : 0;
        }
    }

    ExitCode code(bool strict) const
    {
        if (unreadable > 0)
            return ExitCode::Failed;
        return errors > 0 || (strict && warnings > 0) ? ExitCode::Bad : ExitCode::Fine;
    }
};

JsonValue findingJson(const Finding &finding, const QString &message)
{
    JsonValue json = JsonValue::object();
    json["rule"] = std::string(finding.rule);
    json["severity"] = std::string(severityName(finding.severity));
    json["point"] = finding.point ? JsonValue(*finding.point) : JsonValue(nullptr);
    json["field"] =
        finding.field ? JsonValue(std::string(fieldName(*finding.field))) : JsonValue(nullptr);
    json["message"] = message.toStdString();
    return json;
}

JsonValue failureJson(const Failure &failure)
{
    JsonValue json = JsonValue::object();
    const Error error = failure.error.value_or(Error{});
    json["code"] = failure.error ? std::string(errorCodeName(error.code)) : "unreadable";
    json["field"] = error.field;
    json["offset"] = error.offset;
    json["message"] = failure.text.toStdString();
    return json;
}

JsonValue reportJson(const QString &path, const Report &report)
{
    JsonValue json = JsonValue::object();
    json["file"] = path.toStdString();
    json["format"] = report.failure ? JsonValue(nullptr) : JsonValue(report.format);
    json["readable"] = !report.failure;
    json["error"] = report.failure ? failureJson(*report.failure) : JsonValue(nullptr);
    json["findings"] = JsonValue::array();
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
        json["findings"].push_back(
            findingJson(report.findings[i], report.messages[static_cast<qsizetype>(i)]));
    }
    return json;
}

JsonValue summaryJson(const Summary &summary)
{
    JsonValue json = JsonValue::object();
    json["files"] = summary.files;
    json["unreadable"] = summary.unreadable;
    json["errors"] = summary.errors;
    json["warnings"] = summary.warnings;
    json["informations"] = summary.informations;
    json["skipped"] = summary.skipped;
    return json;
}

void printJson(const std::vector<FoundFile> &files, const std::vector<Report> &reports,
               const Summary &summary, Output &output)
{
    JsonValue json = JsonValue::object();
    json["files"] = JsonValue::array();
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (!reports[i].skipped)
            json["files"].push_back(reportJson(files[i].path, reports[i]));
    }
    json["summary"] = summaryJson(summary);
    output.json(json);
}

Output::Colour colourOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return Output::Colour::Removed;
    case Severity::Warning:
        return Output::Colour::Changed;
    case Severity::Information:
        break;
    }
    return Output::Colour::None;
}

/// "FILE: error: #3 trailstart_01 is read as ... [msh.key.duplicate]"
void printFindings(const QString &path, const Report &report, Output &output)
{
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
        const Finding &finding = report.findings[i];
        const QString row = finding.point ? QStringLiteral("#%1 ").arg(*finding.point) : QString();
        output.line(QStringLiteral("%1: %2: %3%4 [%5]")
                        .arg(displayText(path), severityText(finding.severity).toLower(), row,
                             report.messages[static_cast<qsizetype>(i)],
                             QString::fromUtf8(finding.rule.data(),
                                               static_cast<qsizetype>(finding.rule.size()))),
                    colourOf(finding.severity));
    }
}

QString summaryText(const Summary &summary)
{
    QStringList parts{Cli::tr("%n file(s)", nullptr, static_cast<int>(summary.files))};
    if (summary.unreadable > 0)
        parts += Cli::tr("%n unreadable", nullptr, static_cast<int>(summary.unreadable));
    parts += Cli::tr("%n error(s)", nullptr, static_cast<int>(summary.errors));
    parts += Cli::tr("%n warning(s)", nullptr, static_cast<int>(summary.warnings));
    parts += Cli::tr("%n note(s)", nullptr, static_cast<int>(summary.informations));
    if (summary.skipped > 0)
        parts +=
            Cli::tr("%n of other programs skipped", nullptr, static_cast<int>(summary.skipped));
    return parts.join(QLatin1String(", "));
}

ExitCode run(const Options &options, Output &output)
{
    const std::vector<FoundFile> files = findFiles(toStrings(options.paths));
    const CompanionPaths given{QString::fromStdString(options.skeleton),
                               QString::fromStdString(options.scene),
                               QString::fromStdString(options.material)};
    const std::vector<Report> reports = checkFiles(files, given, options.jobs, output);
    Summary summary;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Report &report = reports[i];
        summary.count(report);
        for (const QString &warning : report.warnings + report.notes)
            output.complain(files[i].path, warning);
        if (report.failure && !report.skipped)
            output.complain(files[i].path, report.failure->text);
        if (!options.json)
            printFindings(files[i].path, report, output);
    }
    if (options.json)
        printJson(files, reports, summary, output);
    else
        output.line(summaryText(summary));
    return summary.code(options.strict);
}

} // namespace

void addCheckCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    const auto text = [](const QString &string) { return string.toStdString(); };
    CLI::App &command = addCommand(
        app, session, "check", Cli::tr("Find what the game would drop or misread without a word"),
        "hardpoint check meshes/ --json", options, run);
    addList(command, "PATH", options->paths,
            Cli::tr("Files, and folders that are searched for .msh and .mdl"));
    command.add_flag("--json", options->json, text(Cli::tr("Print JSON")));
    command
        .add_option("--skeleton", options->skeleton,
                    text(Cli::tr("The character's skeleton, for bones of MSH points")))
        ->type_name("F.skl");
    command
        .add_option("--scene", options->scene,
                    text(Cli::tr("The scene that refers to MDL points; else one beside the "
                                 "model")))
        ->type_name("scene.json");
    command
        .add_option("--material", options->material,
                    text(Cli::tr("The material script of an MSH; else Material/NAME.txt beside "
                                 "it")))
        ->type_name("FILE");
    command.add_flag("--strict", options->strict, text(Cli::tr("Warnings count as bad")));
    command
        .add_option("--jobs", options->jobs,
                    text(Cli::tr("How many files to check at once; one a processor when not "
                                 "given")))
        ->type_name("N");
}

} // namespace hardpoint
