// SPDX-License-Identifier: MIT
#include <editor/core/pointjson.h>

#include <formatlib/pointkey.h>

#include <QByteArray>

using namespace formatlib;

namespace hardpoint {

namespace {

std::string hexText(std::string_view bytes)
{
    return QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())).toHex().toStdString();
}

JsonValue keyJson(const std::string &name, TextEncoding encoding)
{
    const PointKey key = pointKey(name);
    JsonValue json = JsonValue::object();
    setText(json, "type", key.type, encoding);
    json["index"] = key.index;
    return json;
}

void setBone(JsonValue &json, const ModelFile &file, const AttachPoint &point)
{
    const Schema &schema = file.schema();
    if (!schema.bonesByNumber) {
        setText(json, "bone", point.bone.name, schema.encoding);
        return;
    }
    json["bone"] = point.bone.number;
    if (point.bone.number < file.bones().size())
        setText(json, "boneName", file.bones()[point.bone.number].name, schema.encoding);
    else
        json["boneName"] = nullptr;
}

} // namespace

void setText(JsonValue &object, const std::string &key, std::string_view bytes,
             TextEncoding encoding)
{
    if (std::optional<std::string> text = decodeText(bytes, encoding))
        object[key] = std::move(*text);
    else
        object[key + "Hex"] = hexText(bytes);
}

JsonValue vectorJson(const Vec3 &vector)
{
    return JsonValue::array({numberJson(vector.x), numberJson(vector.y), numberJson(vector.z)});
}

JsonValue matrixJson(const Matrix4 &matrix)
{
    JsonValue array = JsonValue::array();
    for (const float element : matrix.m)
        array.push_back(numberJson(element));
    return array;
}

JsonValue pointJson(const ModelFile &file, const AttachPoint &point)
{
    const Schema &schema = file.schema();
    JsonValue json = JsonValue::object();
    setText(json, "name", point.name, schema.encoding);
    if (schema.hasKey)
        json["key"] = keyJson(point.name, schema.encoding);
    setBone(json, file, point);
    if (schema.hasExtra)
        setText(json, "extra", point.extra, schema.encoding);
    if (schema.hasMatrix)
        json["matrix"] = matrixJson(point.matrix);
    json["position"] = vectorJson(point.matrix.origin());
    if (schema.boneRelative) {
        const std::optional<Matrix4> world = file.world(point);
        json["world"] = world ? vectorJson(world->origin()) : JsonValue(nullptr);
    }
    return json;
}

JsonValue pointListJson(const QString &fileName, const ModelFile &file,
                        std::span<const AttachPoint> points)
{
    JsonValue json = JsonValue::object();
    json["file"] = fileName.toStdString();
    json["format"] = std::string(file.schema().format);
    json["version"] = file.info().version;
    if (file.schema().bonesByNumber)
        json["bones"] = file.bones().size();
    JsonValue &list = json["points"] = JsonValue::array();
    for (const AttachPoint &point : points)
        list.push_back(pointJson(file, point));
    return json;
}

} // namespace hardpoint
