// SPDX-License-Identifier: MIT
#include <editor/core/numbertext.h>
#include <editor/core/pointedit.h>
#include <editor/core/pointtext.h>
#include <editor/models/celledit.h>
#include <editor/models/celltyping.h>
#include <editor/models/numberformula.h>
#include <editor/models/pointcell.h>

#include <formatlib/pointkey.h>

#include <QCoreApplication>

#include <array>

namespace hardpoint {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::CellTyping)
};

/// The types that the client itself looks up.
constexpr std::array<std::string_view, 2> knownTypes{"trailstart", "trailend"};

/// A row other than this one that the game can't tell from a point of this name; -1 when unique.
int rowOfSameName(const Document &document, int row, std::string_view name)
{
    const bool byKey = document.schema().hasKey;
    const formatlib::PointKey key = formatlib::pointKey(name);
    for (int other = 0; other < document.pointCount(); ++other) {
        const std::string &taken = document.point(other).name;
        if (other != row && (byKey ? formatlib::pointKey(taken) == key : taken == name))
            return other;
    }
    return -1;
}

void checkName(const Document &document, int row, std::string_view name, TypedCell &cell)
{
    const formatlib::TextEncoding encoding = document.schema().encoding;
    if (document.schema().hasKey)
        cell.key = keyText(name, encoding);
    const int other = rowOfSameName(document, row, name);
    if (other < 0)
        return;
    cell.marked = true;
    const QString otherName = displayText(document.point(other).name, encoding);
    if (document.schema().hasKey) {
        cell.message = Texts::tr("The game reads this as (%1), the same as %2 in row %3. "
                                 "It keeps only the first of the two.")
                           .arg(cell.key, otherName)
                           .arg(other);
    } else {
        cell.message = Texts::tr("The point in row %1 has the same name. "
                                 "The engine finds only the first of the two.")
                           .arg(other);
    }
}

const std::string &textOf(const formatlib::AttachPoint &point, PointColumn column)
{
    return column == PointColumn::Name ? point.name
        : column == PointColumn::Bone  ? point.bone.name
                                       : point.extra;
}

void checkLength(const Document &document, std::size_t size, std::size_t sizeNow, TypedCell &cell)
{
    const std::size_t longest = document.schema().longestText;
    if (longest == 0 || size <= longest)
        return;
    cell.marked = true;
    cell.message = document.schema().hasKey
        ? Texts::tr("These are %1 bytes. The game reads no text over %2.").arg(size).arg(longest)
        : Texts::tr("These are %1 bytes. The engine reads no name over %2.").arg(size).arg(longest);
    // What is too long already can be made shorter.
    if (size > sizeNow)
        cell.state = QValidator::Invalid;
}

void checkFormula(const Document &document, int row, PointColumn column, const QString &text,
                  TypedCell &cell)
{
    const auto value =
        NumberFormula(text, document.schema()).valueFor(document.point(row), row, column);
    if (value) {
        cell.message = QStringLiteral("= %1").arg(numberText(*value));
        return;
    }
    cell.state = QValidator::Intermediate;
    cell.marked = !value.error().unfinished;
    cell.message = value.error().why;
}

void addUnique(QStringList &words, const std::optional<std::string> &word)
{
    if (!word || word->empty())
        return;
    const QString text = QString::fromStdString(*word);
    if (!words.contains(text))
        words << text;
}

QStringList suggestedNames(const Document &document)
{
    if (!document.schema().hasKey)
        return {};
    std::vector<std::string> types(knownTypes.begin(), knownTypes.end());
    for (const formatlib::AttachPoint &point : document.points()) {
        std::string type = formatlib::pointKey(point.name).type;
        if (!type.empty() && std::ranges::find(types, type) == types.end())
            types.push_back(std::move(type));
    }
    QStringList names;
    for (const std::string &type : types) {
        addUnique(names,
                  formatlib::decodeText(freeName(type, document.points(), document.schema()),
                                        document.schema().encoding));
    }
    return names;
}

QStringList suggestedBones(const Document &document)
{
    QStringList names;
    const formatlib::TextEncoding encoding = document.schema().encoding;
    for (const formatlib::Bone &bone : document.file().bones())
        addUnique(names, formatlib::decodeText(bone.name, encoding));
    if (!document.schema().bonesByNumber) {
        for (const formatlib::AttachPoint &point : document.points())
            addUnique(names, formatlib::decodeText(point.bone.name, encoding));
    }
    return names;
}

} // namespace

TypedCell typedCell(const Document &document, int row, PointColumn column, const QString &text)
{
    TypedCell cell;
    if (isReckoned(column, text)) {
        checkFormula(document, row, column, text, cell);
        return cell;
    }
    const Outcome<formatlib::AttachPoint> point =
        withCellText(document.file(), document.point(row), column, text);
    if (!point) {
        const bool cantBeHeld =
            point.error().error && point.error().error->code == formatlib::ErrorCode::TextEncoding;
        cell.state = cantBeHeld ? QValidator::Invalid : QValidator::Intermediate;
        cell.marked = true;
        cell.message = point.error().text;
        return cell;
    }
    if (column == PointColumn::Name)
        checkName(document, row, point->name, cell);
    if (!isNumber(column)) {
        checkLength(document, textOf(*point, column).size(),
                    textOf(document.point(row), column).size(), cell);
    }
    return cell;
}

QStringList cellSuggestions(const Document &document, PointColumn column)
{
    switch (column) {
    case PointColumn::Name:
        return suggestedNames(document);
    case PointColumn::Bone:
        return suggestedBones(document);
    default:
        return {};
    }
}

} // namespace hardpoint
