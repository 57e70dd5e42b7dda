// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>
#include <editor/cli/save.h>
#include <editor/core/mirror.h>
#include <editor/core/pointedit.h>

#include <CLI/Validators.hpp>

#include <map>
#include <numeric>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Options {
    std::string file;
    std::vector<std::string> names;
    MirrorAxis axis = MirrorAxis::X;
    std::string pairs;
    MirrorCollision collision = MirrorCollision::Refuse;
    SaveOptions save;
};

/// Rows of the names given, or all of them; nothing after the complaint was made.
std::optional<std::vector<std::size_t>> rowsOf(const Options &options, const QString &path,
                                               const ModelFile &file, Output &output)
{
    const std::vector<AttachPoint> &points = file.points();
    std::vector<std::size_t> rows;
    if (options.names.empty()) {
        rows.resize(points.size());
        std::iota(rows.begin(), rows.end(), std::size_t{0});
        return rows;
    }
    bool found = true;
    for (const QString &name : toStrings(options.names)) {
        const Outcome<std::size_t> row = findPoint(name, points, file.schema());
        if (row)
            rows.push_back(*row);
        else
            output.fail(path, row.error());
        found = found && row.has_value();
    }
    return found ? std::optional(rows) : std::nullopt;
}

ExitCode run(const Options &options, Output &output)
{
    const QString path = QString::fromStdString(options.file);
    MirrorOptions mirror{
        .axis = options.axis, .pairs = usualNamePairs(), .collision = options.collision};
    const auto pairs = parseNamePairs(QString::fromStdString(options.pairs));
    if (!pairs) {
        output.complain(QStringLiteral("--pairs"),
                        Cli::tr("pairs are written LEFT=RIGHT, with a comma between them"));
        return ExitCode::Failed;
    }
    mirror.pairs.insert(mirror.pairs.begin(), pairs->begin(), pairs->end());
    const auto model = openModel(path, output);
    if (!model)
        return ExitCode::Failed;
    const auto rows = rowsOf(options, path, model->file, output);
    if (!rows)
        return ExitCode::Bad;
    std::vector<AttachPoint> points = model->file.points();
    const auto plan = planMirror(model->file, points, *rows, mirror);
    if (!plan)
        return output.fail(path, plan.error());
    const auto copies = mirroredPoints(*plan, model->file.schema(), mirror);
    if (!copies)
        return output.fail(path, copies.error());
    points.insert(points.end(), copies->begin(), copies->end());
    return savePoints(path, *model, points, options.save, output);
}

} // namespace

void addMirrorCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    const auto text = [](const QString &string) { return string.toStdString(); };
    CLI::App &command = addCommand(
        app, session, "mirror", Cli::tr("Add copies of points on the other side of the model"),
        "hardpoint mirror hero.msh 'fx L_1' --pairs port=starboard", options, run);
    addFile(command, options->file);
    command
        .add_option("NAME", options->names,
                    text(Cli::tr("Names or #ROW; all points when none is given")))
        ->type_name("");
    const std::map<std::string, MirrorAxis> axes{
        {"x", MirrorAxis::X}, {"y", MirrorAxis::Y}, {"z", MirrorAxis::Z}};
    command.add_option("--axis", options->axis, text(Cli::tr("x, y or z; x is the side")))
        ->transform(CLI::CheckedTransformer(axes, CLI::ignore_case))
        ->type_name("AXIS");
    command
        .add_option("--pairs", options->pairs,
                    text(Cli::tr("Signs of the sides in names, besides L=R, Left=Right and "
                                 "the like")))
        ->type_name("L=R,...");
    const std::map<std::string, MirrorCollision> collisions{
        {"refuse", MirrorCollision::Refuse},
        {"skip", MirrorCollision::Skip},
        {"renumber", MirrorCollision::Renumber}};
    command
        .add_option("--on-collision", options->collision,
                    text(Cli::tr("What to do with a copy whose name is taken: refuse, skip or "
                                 "renumber")))
        ->transform(CLI::CheckedTransformer(collisions))
        ->type_name("HOW");
    options->save.addTo(command);
}

} // namespace hardpoint
