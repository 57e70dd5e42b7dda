// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>
#include <editor/cli/texttable.h>
#include <editor/core/errortext.h>
#include <editor/core/numbertext.h>
#include <editor/core/pointjson.h>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Options {
    std::vector<std::string> files;
    bool json = false;
};

QStringList warnings(const ModelFile &file)
{
    const FileInfo &info = file.info();
    const std::int32_t pointVersion = file.schema().pointVersion;
    QStringList texts;
    if (pointVersion != 0 && info.version != pointVersion)
        texts += Cli::tr("saving points makes this file version %1").arg(pointVersion);
    if (info.wideFaces)
        texts += Cli::tr("faces are 32 bits wide, which the game does not read");
    if (info.trailing.size() > 0)
        texts += Cli::tr("%1 bytes follow the last part, from offset %2; they are kept")
                     .arg(info.trailing.size())
                     .arg(info.trailing.begin);
    for (const Error &part : info.unread)
        texts += Cli::tr("kept, but not read to its end: %1").arg(errorText(part));
    if (file.readOnlyReason())
        texts += errorText(*file.readOnlyReason());
    return texts;
}

JsonValue meshesJson(const FileInfo &info)
{
    JsonValue meshes = JsonValue::array();
    for (const MeshInfo &mesh : info.meshes) {
        JsonValue json = JsonValue::object();
        json["vertices"] = mesh.vertices;
        json["faces"] = mesh.faces;
        if (mesh.vertexFormat)
            json["vertexFormat"] = *mesh.vertexFormat;
        meshes.push_back(std::move(json));
    }
    return meshes;
}

JsonValue sectionsJson(const ModelFile &file)
{
    JsonValue sections = JsonValue::array();
    for (const SectionInfo &section : file.info().sections) {
        JsonValue json = JsonValue::object();
        setText(json, "tag", section.tag, file.schema().encoding);
        json["begin"] = section.range.begin;
        json["end"] = section.range.end;
        sections.push_back(std::move(json));
    }
    return sections;
}

JsonValue clipsJson(const ModelFile &file)
{
    JsonValue clips = JsonValue::array();
    for (const ClipInfo &clip : file.info().clips) {
        JsonValue json = JsonValue::object();
        setText(json, "name", clip.name, file.schema().encoding);
        setText(json, "mode", clip.mode, file.schema().encoding);
        json["fps"] = numberJson(clip.fps);
        json["frames"] = clip.frames;
        clips.push_back(std::move(json));
    }
    return clips;
}

JsonValue boundsJson(const std::optional<Bounds> &bounds)
{
    if (!bounds)
        return nullptr;
    JsonValue json = JsonValue::object();
    json["min"] = vectorJson(bounds->min);
    json["max"] = vectorJson(bounds->max);
    return json;
}

JsonValue infoJson(const QString &path, const ModelFile &file)
{
    const FileInfo &info = file.info();
    JsonValue json = JsonValue::object();
    json["file"] = path.toStdString();
    json["format"] = std::string(file.schema().format);
    json["version"] = info.version;
    json["bytes"] = file.bytes().size();
    if (info.meshType)
        json["meshType"] = *info.meshType;
    if (info.mask)
        json["mask"] = *info.mask;
    json["meshes"] = meshesJson(info);
    json["bones"] = file.bones().size();
    json["points"] = file.points().size();
    json["bounds"] = boundsJson(info.bounds);
    if (file.schema().boneRelative) {
        json["sections"] = sectionsJson(file);
        json["clips"] = clipsJson(file);
    }
    json["readOnly"] = file.readOnlyReason().has_value();
    json["warnings"] = JsonValue::array();
    for (const QString &text : warnings(file))
        json["warnings"].push_back(text.toStdString());
    return json;
}

QString hex(quint64 value)
{
    return QLatin1String("0x") + QString::number(value, 16);
}

QString vectorText(const Vec3 &vector)
{
    return QStringList{numberText(vector.x), numberText(vector.y), numberText(vector.z)}.join(
        QLatin1String(", "));
}

QString meshText(const MeshInfo &mesh)
{
    QString text = Cli::tr("vertices: %1, faces: %2").arg(mesh.vertices).arg(mesh.faces);
    if (mesh.subMeshes > 0)
        text += Cli::tr(", sub-meshes: %1").arg(mesh.subMeshes);
    if (mesh.vertexFormat)
        text += Cli::tr(", vertex format %1").arg(hex(*mesh.vertexFormat));
    return text;
}

void printInfo(const QString &path, const ModelFile &file, Output &output)
{
    const FileInfo &info = file.info();
    TextTable table({TextTable::Align::Left, TextTable::Align::Left});
    const auto add = [&](const QString &title, const QString &text) {
        table.add({QLatin1String("  ") + title, text});
    };
    add(Cli::tr("format"),
        Cli::tr("%1, version %2").arg(QString::fromUtf8(file.schema().format)).arg(info.version));
    add(Cli::tr("bytes"), QString::number(file.bytes().size()));
    if (info.meshType)
        add(Cli::tr("mesh type"), QString::number(*info.meshType));
    if (info.mask)
        add(Cli::tr("vertex mask"), hex(*info.mask));
    for (const MeshInfo &mesh : info.meshes)
        add(Cli::tr("mesh"), meshText(mesh));
    add(Cli::tr("bones"), QString::number(file.bones().size()));
    add(Cli::tr("points"), QString::number(file.points().size()));
    if (info.bounds)
        add(Cli::tr("box"),
            Cli::tr("%1 to %2").arg(vectorText(info.bounds->min), vectorText(info.bounds->max)));
    for (const SectionInfo &section : info.sections)
        add(Cli::tr("section"),
            Cli::tr("%1 from %2 to %3")
                .arg(displayText(section.tag, file.schema().encoding), hex(section.range.begin),
                     hex(section.range.end)));
    for (const ClipInfo &clip : info.clips)
        add(Cli::tr("clip"),
            Cli::tr("\"%1\", mode %2, frames a second: %3, frames: %4")
                .arg(displayText(clip.name, file.schema().encoding),
                     displayText(clip.mode, file.schema().encoding), numberText(clip.fps),
                     QString::number(clip.frames)));
    for (const QString &text : warnings(file))
        add(Cli::tr("note"), text);
    output.line(displayText(path));
    for (const QString &line : table.lines())
        output.line(line);
}

ExitCode run(const Options &options, Output &output)
{
    ExitCode code = ExitCode::Fine;
    JsonValue files = JsonValue::array();
    for (const QString &path : toStrings(options.files)) {
        const auto model = openModel(path, output);
        if (!model)
            code = ExitCode::Failed;
        else if (options.json)
            files.push_back(infoJson(path, model->file));
        else
            printInfo(path, model->file, output);
    }
    if (options.json) {
        JsonValue json = JsonValue::object();
        json["files"] = std::move(files);
        output.json(json);
    }
    return code;
}

} // namespace

void addInfoCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App &command =
        addCommand(app, session, "info", Cli::tr("Print what files are and what they hold"),
                   "hardpoint info sword.msh puppet.mdl --json", options, run);
    addList(command, "FILE", options->files, Cli::tr("MSH and MDL files"));
    command.add_flag("--json", options->json, Cli::tr("Print JSON").toStdString());
}

} // namespace hardpoint
