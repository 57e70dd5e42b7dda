// SPDX-License-Identifier: MIT
#include <editor/models/pointcolumn.h>

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace hardpoint {

namespace {

struct Titles {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::PointColumn)
};

using enum PointColumn;

/// By PointColumn.
constexpr std::array<QLatin1StringView, 17> keys{
    QLatin1StringView("row"),    QLatin1StringView("name"),  QLatin1StringView("key"),
    QLatin1StringView("bone"),   QLatin1StringView("extra"), QLatin1StringView("x"),
    QLatin1StringView("y"),      QLatin1StringView("z"),     QLatin1StringView("rx"),
    QLatin1StringView("ry"),     QLatin1StringView("rz"),    QLatin1StringView("sx"),
    QLatin1StringView("sy"),     QLatin1StringView("sz"),    QLatin1StringView("worldx"),
    QLatin1StringView("worldy"), QLatin1StringView("worldz")};
static_assert(keys.size() == static_cast<std::size_t>(WorldZ) + 1);

} // namespace

std::vector<PointColumn> pointColumns(const formatlib::Schema &schema)
{
    std::vector<PointColumn> columns{Name};
    if (schema.hasKey)
        columns.push_back(Key);
    columns.push_back(Bone);
    if (schema.hasExtra)
        columns.push_back(Extra);
    columns.insert(columns.end(), {X, Y, Z});
    if (schema.hasMatrix)
        columns.insert(columns.end(), {RX, RY, RZ, SX, SY, SZ});
    if (schema.boneRelative)
        columns.insert(columns.end(), {WorldX, WorldY, WorldZ});
    columns.push_back(Row);
    return columns;
}

QString columnTitle(PointColumn column, const formatlib::Schema &schema)
{
    switch (column) {
    case Row:
        return QStringLiteral("#");
    case Name:
        return schema.hasKey ? Titles::tr("Type_Index") : Titles::tr("Name");
    case Key:
        return Titles::tr("Key");
    case Bone:
        return schema.bonesByNumber ? Titles::tr("Bone") : Titles::tr("Linked bone");
    case Extra:
        return Titles::tr("Extra");
    case X:
        return QStringLiteral("X");
    case Y:
        return QStringLiteral("Y");
    case Z:
        return QStringLiteral("Z");
    case RX:
        return QStringLiteral("RX");
    case RY:
        return QStringLiteral("RY");
    case RZ:
        return QStringLiteral("RZ");
    case SX:
        return QStringLiteral("SX");
    case SY:
        return QStringLiteral("SY");
    case SZ:
        return QStringLiteral("SZ");
    case WorldX:
        return Titles::tr("World X");
    case WorldY:
        return Titles::tr("World Y");
    case WorldZ:
        return Titles::tr("World Z");
    }
    return {};
}

QLatin1StringView columnKey(PointColumn column)
{
    return keys.at(static_cast<std::size_t>(column));
}

std::optional<PointColumn> columnOfKey(QStringView key)
{
    const auto found =
        std::ranges::find_if(keys, [&](QLatin1StringView known) { return key == known; });
    if (found == keys.end())
        return std::nullopt;
    return static_cast<PointColumn>(found - keys.begin());
}

bool isNumber(PointColumn column)
{
    return column >= X;
}

bool isComputed(PointColumn column)
{
    return column == Row || column == Key || column >= WorldX;
}

bool shows(PointColumn column, const formatlib::Finding &finding)
{
    if (!finding.field)
        return column == Row;
    switch (*finding.field) {
    case formatlib::Field::Name:
        return column == Name || column == Key;
    case formatlib::Field::Bone:
        return column == Bone;
    case formatlib::Field::Extra:
        return column == Extra;
    case formatlib::Field::Position:
        return column >= X && column <= Z;
    case formatlib::Field::Matrix:
        return column >= X && column <= SZ;
    }
    return false;
}

bool carriesSign(PointColumn column, const formatlib::Finding &finding)
{
    // The key is the name's shadow, and of twelve numbers one speaks for all.
    return shows(column, finding) && column != Key && column <= X;
}

int axisOf(PointColumn column)
{
    return (static_cast<int>(column) - static_cast<int>(X)) % 3;
}

} // namespace hardpoint
