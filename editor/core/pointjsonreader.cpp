// SPDX-License-Identifier: MIT
#include <editor/core/numbertext.h>
#include <editor/core/pointedit.h>
#include <editor/core/pointjson.h>

#include <QByteArray>
#include <QCoreApplication>

#include <limits>

using namespace formatlib;

namespace hardpoint {

namespace {

struct PointText {
    Q_DECLARE_TR_FUNCTIONS(PointText)
};

std::optional<std::string> bytesOfHex(const std::string &hex)
{
    const QByteArray text = QByteArray::fromStdString(hex);
    const QByteArray bytes = QByteArray::fromHex(text);
    // fromHex skips what it can't read; written again, good text is the same.
    if (bytes.toHex() != text.toLower())
        return std::nullopt;
    return bytes.toStdString();
}

std::optional<float> numberOf(const ParsedJson &value)
{
    if (value.is_number())
        return value.get<float>();
    if (value.is_string())
        return numberFromUtf8(value.get_ref<const std::string &>());
    return std::nullopt;
}

/// Reads the members of one point, and collects what is wrong with them.
class RowReader {
public:
    RowReader(const ModelFile &file, const ParsedJson &object, int number, RowErrors &errors)
        : m_file(file), m_schema(file.schema()), m_object(object), m_errors(errors)
    {
        m_row.number = number;
    }

    PointRow read()
    {
        readName();
        readBone();
        if (m_schema.hasExtra)
            m_row.extra = text("extra");
        readPlace();
        return std::move(m_row);
    }

private:
    const ParsedJson *find(const char *key) const
    {
        const auto found = m_object.find(key);
        return found == m_object.end() ? nullptr : &*found;
    }

    void bad(const QString &text) { m_errors.push_back({m_row.number, text, false}); }
    void refused(const QString &text) { m_errors.push_back({m_row.number, text, true}); }

    /// The bytes of key, or those of key + "Hex"; nothing where there is neither.
    std::optional<std::string> text(const char *key) { return textIn(m_object, key); }

    std::optional<std::string> textIn(const ParsedJson &object, const std::string &key)
    {
        const auto plain = object.find(key);
        const auto hex = object.find(key + "Hex");
        const ParsedJson *value = plain != object.end() ? &*plain
            : hex != object.end()                       ? &*hex
                                                        : nullptr;
        if (!value)
            return std::nullopt;
        if (!value->is_string()) {
            bad(PointText::tr("%1 is not text").arg(QString::fromStdString(key)));
            return std::nullopt;
        }
        const auto &string = value->get_ref<const std::string &>();
        if (plain != object.end())
            return encoded(string);
        std::optional<std::string> bytes = bytesOfHex(string);
        if (!bytes)
            bad(PointText::tr("%1 is not an even number of hexadecimal digits")
                    .arg(QString::fromStdString(key + "Hex")));
        return bytes;
    }

    std::optional<std::string> encoded(const std::string &utf8)
    {
        Outcome<std::string> bytes = encodedText(utf8, m_schema);
        if (bytes)
            return std::move(*bytes);
        refused(bytes.error().text);
        return std::nullopt;
    }

    void readName()
    {
        const bool given = find("name") || find("nameHex");
        if (const std::optional<std::string> name = given ? text("name") : nameOfKey())
            m_row.name = *name;
        else if (!given && !(m_schema.hasKey && find("key")))
            bad(PointText::tr("the point has no name"));
    }

    std::optional<std::string> nameOfKey()
    {
        const ParsedJson *key = m_schema.hasKey ? find("key") : nullptr;
        if (!key)
            return std::nullopt;
        const auto index = key->find("index");
        if (!key->is_object() || index == key->end() || !index->is_number_integer()) {
            bad(PointText::tr("key is no object of type and index"));
            return std::nullopt;
        }
        const std::optional<std::string> type = textIn(*key, "type");
        if (!type)
            return std::nullopt;
        return *type + "_" + std::to_string(index->get<std::int64_t>());
    }

    void readBone()
    {
        if (!m_schema.bonesByNumber) {
            if (std::optional<std::string> name = text("bone"))
                m_row.bone = BoneLink{std::move(*name), 0};
        } else if (const ParsedJson *number = find("bone")) {
            readBoneNumber(*number);
            readNameBesideNumber();
        } else if (const ParsedJson *name = find("boneName"); name && name->is_string()) {
            Outcome<BoneLink> bone =
                boneFromName(QString::fromStdString(name->get_ref<const std::string &>()), m_file);
            if (bone)
                m_row.bone = std::move(*bone);
            else
                refused(bone.error().text);
        }
    }

    void readBoneNumber(const ParsedJson &value)
    {
        constexpr std::int64_t highest = std::numeric_limits<std::uint16_t>::max();
        const bool isSmall = value.is_number_unsigned()
            && value.get<std::uint64_t>() <= static_cast<std::uint64_t>(highest);
        if (isSmall)
            m_row.bone = BoneLink{{}, value.get<std::uint16_t>()};
        else
            bad(PointText::tr("bone is not a number from 0 to %1").arg(highest));
    }

    /// Derived, so nothing is wrong with whatever it is.
    void readNameBesideNumber()
    {
        const ParsedJson *name = find("boneName");
        const ParsedJson *hex = find("boneNameHex");
        if (name && name->is_string())
            m_row.boneName = name->get<std::string>();
        else if (hex && hex->is_string())
            m_row.boneName = bytesOfHex(hex->get_ref<const std::string &>());
    }

    template <std::size_t Count>
    std::optional<std::array<float, Count>> numbers(const char *key, const ParsedJson &value)
    {
        std::array<float, Count> read{};
        bool good = value.is_array() && value.size() == Count;
        for (std::size_t i = 0; good && i < Count; ++i) {
            const std::optional<float> number = numberOf(value[i]);
            good = number.has_value();
            read[i] = number.value_or(0);
        }
        if (good)
            return read;
        bad(PointText::tr("%1 is not %2 numbers").arg(QLatin1String(key)).arg(Count));
        return std::nullopt;
    }

    void readPlace()
    {
        const ParsedJson *matrix = m_schema.hasMatrix ? find("matrix") : nullptr;
        if (matrix) {
            if (const auto elements = numbers<16>("matrix", *matrix))
                m_row.matrix = Matrix4{*elements};
        } else if (const ParsedJson *position = find("position")) {
            if (const auto values = numbers<3>("position", *position))
                m_row.position = {(*values)[0], (*values)[1], (*values)[2]};
        } else if (const ParsedJson *world = find("world"); world && !world->is_null()) {
            if (const auto values = numbers<3>("world", *world))
                m_row.world = Vec3{(*values)[0], (*values)[1], (*values)[2]};
        }
    }

    const ModelFile &m_file;
    const Schema &m_schema;
    const ParsedJson &m_object;
    RowErrors &m_errors;
    PointRow m_row;
};

ReadPoints badText(const QString &text)
{
    return {{}, {{-1, text, false}}};
}

/// The array of points in a parsed text; an error when it is none or for another format.
std::expected<const ParsedJson *, QString> pointArray(const ParsedJson &json, const Schema &schema)
{
    if (json.is_array())
        return &json;
    if (!json.is_object() || !json.contains("points") || !json["points"].is_array())
        return std::unexpected(PointText::tr("the JSON holds no array of points"));
    const auto format = json.find("format");
    if (format != json.end() && *format != ParsedJson(std::string(schema.format)))
        return std::unexpected(PointText::tr("the points are for another format, the file is %1")
                                   .arg(QString::fromUtf8(schema.format)));
    return &json["points"];
}

} // namespace

std::expected<PointRows, RowErrors> parsePointsJson(std::string_view text, const ModelFile &file)
{
    return readPointsJson(text, file).allOrErrors();
}

ReadPoints readPointsJson(std::string_view text, const ModelFile &file)
{
    ParsedJson json;
    try {
        json = ParsedJson::parse(text);
    } catch (const ParsedJson::exception &error) {
        return badText(PointText::tr("no JSON: %1").arg(QString::fromUtf8(error.what())));
    }
    return readPointsJson(json, file);
}

ReadPoints readPointsJson(const ParsedJson &json, const ModelFile &file)
{
    const std::expected<const ParsedJson *, QString> array = pointArray(json, file.schema());
    if (!array)
        return badText(array.error());
    ReadPoints read;
    for (const ParsedJson &object : **array) {
        const auto number = static_cast<int>(read.points.rows.size());
        if (object.is_object()) {
            read.points.rows.push_back(RowReader(file, object, number, read.errors).read());
        } else {
            read.errors.push_back({number, PointText::tr("the point is no object"), false});
            read.points.rows.emplace_back().number = number;
        }
    }
    return read;
}

} // namespace hardpoint
