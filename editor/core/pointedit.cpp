// SPDX-License-Identifier: MIT
#include <editor/core/pointedit.h>
#include <editor/core/pointtext.h>

#include <formatlib/geometry.h>
#include <formatlib/pose.h>

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <limits>

using namespace formatlib;

namespace hardpoint {

namespace {

struct EditText {
    Q_DECLARE_TR_FUNCTIONS(EditText)
};

std::unexpected<Failure> refusal(const QString &text)
{
    return std::unexpected(Failure{Failure::Kind::Refused, text, std::nullopt});
}

QString encodingName(TextEncoding encoding)
{
    return encoding == TextEncoding::Cp949 ? QStringLiteral("CP949") : QStringLiteral("UTF-8");
}

/// The first character of the text that the encoding does not have.
QString firstUnencodable(const QString &text, TextEncoding encoding)
{
    for (const char32_t code : text.toUcs4()) {
        const QString character = QString::fromUcs4(&code, 1);
        if (!encodeText(character.toStdString(), encoding))
            return displayText(character);
    }
    return displayText(text);
}

/// The number that text is, where it is nothing but digits.
std::optional<qulonglong> digits(QStringView text)
{
    const auto isDigit = [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); };
    if (text.isEmpty() || !std::ranges::all_of(text, isDigit))
        return std::nullopt;
    bool fits = false;
    const qulonglong value = text.toULongLong(&fits);
    return fits ? value : std::numeric_limits<qulonglong>::max();
}

QString listedRows(const std::vector<std::size_t> &rows, const QString &sign)
{
    constexpr std::size_t shown = 8;
    QStringList texts;
    for (const std::size_t row : rows) {
        if (texts.size() == shown) {
            texts += QStringLiteral("...");
            break;
        }
        texts += sign + QString::number(row);
    }
    return texts.join(QLatin1String(", "));
}

Outcome<std::size_t> findRow(qulonglong row, std::size_t count)
{
    if (row < count)
        return static_cast<std::size_t>(row);
    if (count == 0)
        return refusal(EditText::tr("there is no row %1: the file has no points").arg(row));
    return refusal(EditText::tr("there is no row %1: the last one is %2").arg(row).arg(count - 1));
}

} // namespace

Outcome<std::string> encodedText(std::string_view utf8, const Schema &schema)
{
    Result<std::string> bytes = encodeText(utf8, schema.encoding);
    if (bytes)
        return std::move(*bytes);
    const QString text = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
    return std::unexpected(Failure{
        Failure::Kind::Refused,
        EditText::tr("\"%1\" in \"%2\" can't be stored in this file, its text is %3: use another "
                     "character")
            .arg(firstUnencodable(text, schema.encoding), displayText(text),
                 encodingName(schema.encoding)),
        bytes.error()});
}

Outcome<BoneLink> boneFromText(const QString &text, const ModelFile &file)
{
    const std::optional<qulonglong> number = digits(text);
    if (!file.schema().bonesByNumber || !number)
        return boneFromName(text, file);
    if (*number > std::numeric_limits<std::uint16_t>::max())
        return refusal(EditText::tr("a bone's number is 0 to %1")
                           .arg(std::numeric_limits<std::uint16_t>::max()));
    return BoneLink{{}, static_cast<std::uint16_t>(*number)};
}

Outcome<BoneLink> boneFromName(const QString &name, const ModelFile &file)
{
    Outcome<std::string> bytes = encodedText(name.toStdString(), file.schema());
    if (!bytes)
        return std::unexpected(std::move(bytes.error()));
    if (!file.schema().bonesByNumber)
        return BoneLink{std::move(*bytes), 0};
    std::vector<std::size_t> found;
    const std::size_t reachable =
        std::min<std::size_t>(file.bones().size(), std::numeric_limits<std::uint16_t>::max() + 1);
    for (std::size_t bone = 0; bone < reachable; ++bone) {
        if (file.bones()[bone].name == *bytes)
            found.push_back(bone);
    }
    if (found.size() == 1)
        return BoneLink{{}, static_cast<std::uint16_t>(found.front())};
    if (found.empty())
        return refusal(
            EditText::tr("no bone is called \"%1\": use its number").arg(displayText(name)));
    return refusal(EditText::tr("more than one bone is called \"%1\": use a number, %2")
                       .arg(displayText(name), listedRows(found, QString())));
}

Outcome<std::size_t> findPoint(const QString &nameOrRow, std::span<const AttachPoint> points,
                               const Schema &schema)
{
    if (nameOrRow.startsWith(QLatin1Char('#'))) {
        if (const auto row = digits(QStringView(nameOrRow).mid(1)))
            return findRow(*row, points.size());
    }
    std::vector<std::size_t> found;
    if (const auto bytes = encodeText(nameOrRow.toStdString(), schema.encoding)) {
        for (std::size_t row = 0; row < points.size(); ++row) {
            if (points[row].name == *bytes)
                found.push_back(row);
        }
    }
    if (found.size() == 1)
        return found.front();
    if (found.empty())
        return refusal(EditText::tr("no point is called \"%1\"").arg(displayText(nameOrRow)));
    return refusal(EditText::tr("more than one point is called \"%1\": use a row, %2")
                       .arg(displayText(nameOrRow), listedRows(found, QStringLiteral("#"))));
}

Outcome<AttachPoint> edited(const AttachPoint &point, const PointEdit &edit, const Schema &schema)
{
    if (edit.extra && !schema.hasExtra)
        return refusal(EditText::tr("points of this format have no extra text"));
    if (!schema.hasMatrix && (edit.matrix || edit.rotation || edit.scale))
        return refusal(
            EditText::tr("points of this format have a position only: no matrix, rotation or "
                         "scale"));
    AttachPoint result = point;
    result.name = edit.name.value_or(point.name);
    result.bone = edit.bone.value_or(point.bone);
    result.extra = edit.extra.value_or(point.extra);
    std::optional<Matrix4> matrix = edit.matrix.value_or(point.matrix);
    if (edit.rotation)
        matrix = withRotation(*matrix, *edit.rotation);
    if (matrix && edit.scale)
        matrix = withScale(*matrix, *edit.scale);
    if (!matrix)
        return refusal(
            EditText::tr("the matrix holds numbers that are not finite: give all of it"));
    result.matrix = *matrix;
    if (edit.position)
        result.matrix.setOrigin(*edit.position);
    return result;
}

void moveRow(std::vector<AttachPoint> &points, std::size_t from, std::size_t to)
{
    const auto at = [&](std::size_t row) {
        return points.begin() + static_cast<std::ptrdiff_t>(row);
    };
    if (from < to)
        std::rotate(at(from), at(from + 1), at(to + 1));
    else
        std::rotate(at(to), at(from), at(from + 1));
}

Outcome<AttachPoint> relinked(const ModelFile &file, const AttachPoint &point, const BoneLink &bone,
                              Relink relink)
{
    AttachPoint linked = point;
    linked.bone = bone;
    if (relink == Relink::KeepMatrix || !file.schema().boneRelative)
        return linked;
    AttachPoint atBone = linked;
    atBone.matrix = {};
    const std::optional<Matrix4> world = file.world(point);
    const std::optional<Matrix4> boneWorld = file.world(atBone);
    const std::optional<Matrix4> matrix =
        world && boneWorld ? relativeTo(*boneWorld, *world) : std::nullopt;
    if (!matrix || !isFinite(*matrix)) {
        return std::unexpected(
            Failure{Failure::Kind::Refused,
                    EditText::tr("The place cannot be kept: the bone it leaves or the one it "
                                 "goes to has none. Keep the matrix instead."),
                    {}});
    }
    linked.matrix = *matrix;
    return linked;
}

Outcome<AttachPoint> placedLike(const ModelFile &file, const AttachPoint &point,
                                const AttachPoint &other)
{
    AttachPoint placed = point;
    if (!file.schema().boneRelative || point.bone == other.bone) {
        placed.matrix.setOrigin(other.matrix.origin());
        return placed;
    }
    AttachPoint atBone = point;
    atBone.matrix = {};
    const std::optional<Matrix4> target = file.world(other);
    const std::optional<Matrix4> bone = file.world(atBone);
    const std::optional<Matrix4> back = bone ? inverse(*bone) : std::nullopt;
    if (!target || !back)
        return refusal(EditText::tr("The position cannot be copied: the bone of one of the points "
                                    "has no place."));
    placed.matrix.setOrigin(transform(target->origin(), *back));
    return placed;
}

} // namespace hardpoint
