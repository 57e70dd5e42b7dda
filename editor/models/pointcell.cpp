// SPDX-License-Identifier: MIT
#include <editor/core/numbertext.h>
#include <editor/core/pointtext.h>
#include <editor/models/pointcell.h>

#include <formatlib/pointkey.h>

#include <QCoreApplication>

namespace hardpoint {

namespace {

using enum PointColumn;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::PointCell)
};

std::optional<QString> textOf(std::string_view bytes, formatlib::TextEncoding encoding)
{
    const std::optional<std::string> text = formatlib::decodeText(bytes, encoding);
    if (!text)
        return std::nullopt;
    return QString::fromStdString(*text);
}

float &axis(formatlib::Vec3 &vector, PointColumn column)
{
    switch (axisOf(column)) {
    case 0:
        return vector.x;
    case 1:
        return vector.y;
    default:
        return vector.z;
    }
}

/// The vector that the column shows one number of; nothing when it has no value.
std::optional<formatlib::Vec3> vectorOf(const formatlib::ModelFile &file,
                                        const formatlib::AttachPoint &point, PointColumn column)
{
    if (column <= Z)
        return point.matrix.origin();
    if (column <= RZ)
        return rotationDegrees(point.matrix);
    if (column <= SZ)
        return scaleOf(point.matrix);
    const std::optional<formatlib::Matrix4> world = file.world(point);
    if (!world)
        return std::nullopt;
    return world->origin();
}

QString boneText(const formatlib::ModelFile &file, const formatlib::BoneLink &bone)
{
    const formatlib::TextEncoding encoding = file.schema().encoding;
    if (!file.schema().bonesByNumber)
        return displayText(bone.name, encoding);
    QString number = QString::number(bone.number);
    if (bone.number >= file.bones().size() || file.bones()[bone.number].name.empty())
        return number;
    return QStringLiteral("%1  %2").arg(number,
                                        displayText(file.bones()[bone.number].name, encoding));
}

} // namespace

QString keyText(std::string_view name, formatlib::TextEncoding encoding)
{
    const formatlib::PointKey key = formatlib::pointKey(name);
    if (key == formatlib::PointKey())
        return Texts::tr("none", "the game reads no key from the name");
    return QStringLiteral("%1, %2").arg(displayText(key.type, encoding)).arg(key.index);
}

QString cellText(const formatlib::ModelFile &file, const formatlib::AttachPoint &point,
                 PointColumn column)
{
    const formatlib::TextEncoding encoding = file.schema().encoding;
    switch (column) {
    case Row:
        return {};
    case Name:
        return displayText(point.name, encoding);
    case Key:
        return keyText(point.name, encoding);
    case Bone:
        return boneText(file, point.bone);
    case Extra:
        return displayText(point.extra, encoding);
    default:
        break;
    }
    const std::optional<float> number = cellNumber(file, point, column);
    return number ? numberText(*number) : QString();
}

std::optional<QString> cellEditText(const formatlib::ModelFile &file,
                                    const formatlib::AttachPoint &point, PointColumn column)
{
    if (isComputed(column))
        return std::nullopt;
    const formatlib::TextEncoding encoding = file.schema().encoding;
    switch (column) {
    case Name:
        return textOf(point.name, encoding);
    case Bone:
        return file.schema().bonesByNumber ? QString::number(point.bone.number)
                                           : textOf(point.bone.name, encoding);
    case Extra:
        return textOf(point.extra, encoding);
    default:
        break;
    }
    const std::optional<float> number = cellNumber(file, point, column);
    if (!number)
        return std::nullopt;
    return numberText(*number);
}

Outcome<formatlib::AttachPoint> withCellText(const formatlib::ModelFile &file,
                                             const formatlib::AttachPoint &point,
                                             PointColumn column, const QString &text)
{
    PointEdit edit;
    if (const Outcome<void> added = addCellText(edit, file, point, column, text); !added)
        return std::unexpected(added.error());
    return edited(point, edit, file.schema());
}

Outcome<void> addCellText(PointEdit &edit, const formatlib::ModelFile &file,
                          const formatlib::AttachPoint &point, PointColumn column,
                          const QString &text)
{
    if (isNumber(column)) {
        const std::optional<float> number = numberFromTyped(text);
        if (number && addCellNumber(edit, file, point, column, *number))
            return {};
        return std::unexpected(
            Failure{Failure::Kind::Refused,
                    Texts::tr("\"%1\" is no number. Write it like 12.5.").arg(text),
                    {}});
    }
    if (column == Bone) {
        Outcome<formatlib::BoneLink> bone = boneFromText(text, file);
        if (!bone)
            return std::unexpected(bone.error());
        edit.bone = std::move(*bone);
        return {};
    }
    Outcome<std::string> bytes = encodedText(text.toStdString(), file.schema());
    if (!bytes)
        return std::unexpected(bytes.error());
    (column == Name ? edit.name : edit.extra) = std::move(*bytes);
    return {};
}

bool addCellNumber(PointEdit &edit, const formatlib::ModelFile &file,
                   const formatlib::AttachPoint &point, PointColumn column, float number)
{
    std::optional<formatlib::Vec3> &vector = column <= Z ? edit.position
        : column <= RZ                                   ? edit.rotation
                                                         : edit.scale;
    if (!vector)
        vector = vectorOf(file, point, column);
    if (!vector)
        return false;
    axis(*vector, column) = number;
    return true;
}

std::optional<float> cellNumber(const formatlib::ModelFile &file,
                                const formatlib::AttachPoint &point, PointColumn column)
{
    std::optional<formatlib::Vec3> vector = vectorOf(file, point, column);
    if (!vector)
        return std::nullopt;
    return axis(*vector, column);
}

QString cellStepText(const formatlib::ModelFile &file, const formatlib::AttachPoint &point,
                     PointColumn column)
{
    const QString name = displayText(point.name, file.schema().encoding);
    if (column == Name)
        return Texts::tr("Rename %1").arg(name);
    if (column == Bone)
        return Texts::tr("Link %1 to another bone").arg(name);
    if (column == Extra)
        return Texts::tr("Change extra info of %1").arg(name);
    if (column <= Z)
        return Texts::tr("Move %1").arg(name);
    if (column <= RZ)
        return Texts::tr("Rotate %1").arg(name);
    return Texts::tr("Scale %1").arg(name);
}

} // namespace hardpoint
