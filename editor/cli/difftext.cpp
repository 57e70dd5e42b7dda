// SPDX-License-Identifier: MIT
#include <editor/cli/difftext.h>
#include <editor/core/filechanges.h>
#include <editor/core/pointjson.h>

#include <algorithm>

using namespace formatlib;

namespace hardpoint {

namespace {

void setField(JsonValue &json, const std::string &key, const AttachPoint &point, Field field,
              const Schema &schema)
{
    switch (field) {
    case Field::Name:
        setText(json, key, point.name, schema.encoding);
        break;
    case Field::Bone:
        if (schema.bonesByNumber)
            json[key] = point.bone.number;
        else
            setText(json, key, point.bone.name, schema.encoding);
        break;
    case Field::Extra:
        setText(json, key, point.extra, schema.encoding);
        break;
    case Field::Position:
        json[key] = vectorJson(point.matrix.origin());
        break;
    case Field::Matrix:
        json[key] = matrixJson(point.matrix);
        break;
    }
}

void printChange(const FileChange &change, Output &output)
{
    using Colour = Output::Colour;
    using Kind = FileChange::Kind;
    switch (change.kind) {
    case Kind::Version:
        output.line(Cli::tr("~ version %1 becomes %2").arg(change.before, change.after),
                    Colour::Changed);
        break;
    case Kind::Removed:
        output.line(QStringLiteral("- %1  %2").arg(change.point, change.before), Colour::Removed);
        break;
    case Kind::Added:
        output.line(QStringLiteral("+ %1  %2").arg(change.point, change.after), Colour::Added);
        break;
    case Kind::Changed:
    case Kind::Moved:
        output.line(QStringLiteral("~ %1  %2 %3 -> %4")
                        .arg(change.point, change.field, change.before, change.after),
                    Colour::Changed);
        break;
    }
}

QString otherBytesText(const FileDiff &diff)
{
    if (diff.firstDifference)
        return Cli::tr("other bytes differ, first at offset %1 (0x%2)")
            .arg(*diff.firstDifference)
            .arg(QString::number(*diff.firstDifference, 16).toUpper());
    return Cli::tr("all other bytes are equal");
}

} // namespace

JsonValue diffJson(const FileDiff &diff, const ModelFile &before, const ModelFile &after)
{
    const Schema &schema = before.schema();
    JsonValue json = JsonValue::object();
    JsonValue added = JsonValue::array();
    for (const std::size_t row : diff.points.added)
        added.push_back(pointJson(after, after.points()[row]));
    JsonValue removed = JsonValue::array();
    for (const std::size_t row : diff.points.removed)
        removed.push_back(pointJson(before, before.points()[row]));
    JsonValue changed = JsonValue::array();
    for (const FieldChange &change : diff.points.changed) {
        JsonValue entry = JsonValue::object();
        setText(entry, "name", before.points()[change.oldRow].name, schema.encoding);
        entry["field"] = std::string(fieldName(change.field));
        setField(entry, "old", before.points()[change.oldRow], change.field, schema);
        setField(entry, "new", after.points()[change.newRow], change.field, schema);
        changed.push_back(std::move(entry));
    }
    json["added"] = std::move(added);
    json["removed"] = std::move(removed);
    json["changed"] = std::move(changed);
    json["moved"] = diff.points.moved;
    json["version"] = JsonValue::array({diff.oldVersion, diff.newVersion});
    json["otherBytesEqual"] = !diff.firstDifference.has_value();
    json["firstDifference"] =
        diff.firstDifference ? JsonValue(*diff.firstDifference) : JsonValue(nullptr);
    return json;
}

void printDiff(const FileDiff &diff, const ModelFile &before, const ModelFile &after,
               Output &output)
{
    if (diff.sameBytes) {
        output.line(Cli::tr("no difference"));
        return;
    }
    for (const FileChange &change : fileChanges(diff, before, after))
        printChange(change, output);
    if (diff.points.moved)
        output.line(Cli::tr("~ the points stand in another order"), Output::Colour::Changed);
    output.line(otherBytesText(diff));
}

QString diffSummary(const FileDiff &diff)
{
    std::vector<std::size_t> changedRows;
    changedRows.reserve(diff.points.changed.size());
    for (const FieldChange &change : diff.points.changed)
        changedRows.push_back(change.newRow);
    // Changes come in the order of rows, so a point's are neighbours.
    const auto rest = std::ranges::unique(changedRows);
    changedRows.erase(rest.begin(), rest.end());
    QString text = Cli::tr("added: %1, removed: %2, changed: %3")
                       .arg(diff.points.added.size())
                       .arg(diff.points.removed.size())
                       .arg(changedRows.size());
    if (diff.points.moved)
        text += Cli::tr(", in another order");
    return text;
}

} // namespace hardpoint
