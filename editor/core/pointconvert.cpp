// SPDX-License-Identifier: MIT
#include <editor/core/pointconvert.h>
#include <editor/core/pointedit.h>
#include <editor/core/pointjson.h>

#include <QCoreApplication>

using namespace formatlib;

namespace hardpoint {

namespace {

struct ConvertText {
    Q_DECLARE_TR_FUNCTIONS(PointConvert)
};

std::string textOf(const ParsedJson &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

QString shown(const std::string &utf8)
{
    return displayText(QString::fromStdString(utf8));
}

bool turnsOrScales(const ParsedJson &matrix)
{
    const Matrix4 identity;
    for (std::size_t i = 0; i < 12 && matrix.is_array() && matrix.size() == 16; ++i) {
        if (!matrix[i].is_number() || matrix[i].get<float>() != identity.m.at(i))
            return true;
    }
    return false;
}

/// Writes one point's object anew, with the members that the file's format has.
class Converter {
public:
    Converter(const ParsedJson &from, const ModelFile &file, int number, ConvertedPoints &result)
        : m_from(from), m_file(file), m_schema(file.schema()), m_number(number), m_result(result)
    {
    }

    ParsedJson object()
    {
        if (m_from.contains("name"))
            m_to["name"] = m_from["name"];
        if (m_from.contains("nameHex") && !m_from.contains("name"))
            m_result.read.errors.push_back(
                {m_number, ConvertText::tr("the name is no text and means nothing in this format"),
                 true});
        convertBone();
        convertExtra();
        convertPlace();
        return std::move(m_to);
    }

private:
    void note(const QString &text) { m_result.notes.push_back({m_number, text}); }

    std::string boneName() const
    {
        const auto bone = m_from.find("bone");
        const bool isName = bone != m_from.end() && bone->is_string();
        return textOf(m_from, isName ? "bone" : "boneName");
    }

    void convertBone()
    {
        const std::string name = boneName();
        if (!m_schema.bonesByNumber) {
            m_to["bone"] = name;
            if (name.empty() && m_from.contains("bone"))
                note(ConvertText::tr("its bone has no name: no linked bone"));
            return;
        }
        const auto bone = boneFromName(QString::fromStdString(name), m_file);
        m_bone = bone ? *bone : BoneLink();
        m_to["bone"] = static_cast<std::uint64_t>(m_bone.number);
        if (!bone && name.empty())
            note(ConvertText::tr("it has no linked bone: bone 0"));
        else if (!bone)
            note(ConvertText::tr("no one bone is called \"%1\" here: bone 0").arg(shown(name)));
    }

    void convertExtra()
    {
        const std::string extra = textOf(m_from, "extra");
        if (m_schema.hasExtra)
            m_to["extra"] = extra;
        else if (!extra.empty() || m_from.contains("extraHex"))
            note(ConvertText::tr("extra info \"%1\" is not kept").arg(shown(extra)));
    }

    void convertPlace()
    {
        const auto world = m_from.find("world");
        const bool hasWorld = world != m_from.end();
        if (hasWorld && !world->is_array())
            note(ConvertText::tr("where it is in the model is not known: the numbers of its "
                                 "position are kept"));
        AttachPoint atBone;
        atBone.bone = m_bone;
        const bool canPlace = m_schema.boneRelative && m_file.world(atBone).has_value();
        const bool known = !hasWorld || world->is_array();
        const char *from = hasWorld && world->is_array() ? "world" : "position";
        if (m_from.contains(from))
            m_to[known && canPlace ? "world" : "position"] = m_from[from];
        if (!m_schema.hasMatrix && m_from.contains("matrix") && turnsOrScales(m_from["matrix"]))
            note(ConvertText::tr("its rotation and scale are not kept"));
    }

    const ParsedJson &m_from;
    const ModelFile &m_file;
    const Schema &m_schema;
    int m_number;
    ConvertedPoints &m_result;
    ParsedJson m_to = ParsedJson::object();
    BoneLink m_bone;
};

} // namespace

bool isForeign(const ParsedJson &json, const ModelFile &file)
{
    if (!json.is_object())
        return false;
    const std::string format = textOf(json, "format");
    return (format == "msh" || format == "mdl") && format != file.schema().format
        && json.contains("points") && json["points"].is_array();
}

ConvertedPoints readForeignPoints(const ParsedJson &json, const ModelFile &file)
{
    ConvertedPoints result;
    ParsedJson converted = ParsedJson::array();
    for (const ParsedJson &object : json["points"]) {
        const auto number = static_cast<int>(converted.size());
        converted.push_back(object.is_object() ? Converter(object, file, number, result).object()
                                               : object);
    }
    RowErrors nameless = std::move(result.read.errors);
    result.read = readPointsJson(converted, file);
    result.read.errors.insert(result.read.errors.begin(), nameless.begin(), nameless.end());
    return result;
}

} // namespace hardpoint
