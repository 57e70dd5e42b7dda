// SPDX-License-Identifier: MIT
#include <editor/core/numbertext.h>
#include <editor/core/pointtext.h>
#include <editor/models/celledit.h>
#include <editor/models/pointcell.h>
#include <editor/models/pointfield.h>

#include <QCoreApplication>

using formatlib::AttachPoint;

namespace hardpoint {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::PointField)
};

const float &elementOf(const AttachPoint &point, PointField field)
{
    return point.matrix.m.at(static_cast<std::size_t>(field.element));
}

std::optional<QString> editText(const Document &document, const AttachPoint &point,
                                PointField field)
{
    if (field.isElement())
        return numberText(elementOf(point, field));
    return cellEditText(document.file(), point, field.column);
}

QString shownText(const Document &document, const AttachPoint &point, PointField field)
{
    // What can be typed is shown as it is typed; the rest as the table has it.
    const std::optional<QString> typed = editText(document, point, field);
    return typed ? *typed : cellText(document.file(), point, field.column);
}

Outcome<AttachPoint> withText(const Document &document, const AttachPoint &point, PointField field,
                              const QString &text)
{
    if (!field.isElement())
        return withCellText(document.file(), point, field.column, text);
    const std::optional<float> number = numberFromTyped(text);
    if (!number) {
        return std::unexpected(
            Failure{Failure::Kind::Refused,
                    Texts::tr("\"%1\" is no number. Write it like 12.5.").arg(text),
                    {}});
    }
    AttachPoint changed = point;
    changed.matrix.m.at(static_cast<std::size_t>(field.element)) = *number;
    return changed;
}

TypedCell refused(const Failure &failure)
{
    TypedCell typed;
    const bool cantBeHeld =
        failure.error && failure.error->code == formatlib::ErrorCode::TextEncoding;
    typed.state = cantBeHeld ? QValidator::Invalid : QValidator::Intermediate;
    typed.marked = true;
    typed.message = failure.text;
    return typed;
}

} // namespace

FieldText fieldText(const Document &document, std::span<const int> rows, PointField field)
{
    FieldText result;
    result.editable = true;
    result.text = shownText(document, document.point(rows.front()), field);
    for (const int row : rows) {
        const AttachPoint &point = document.point(row);
        result.editable = result.editable && editText(document, point, field);
        result.differs = result.differs || shownText(document, point, field) != result.text;
        if (result.differs && !result.editable)
            break;
    }
    if (result.differs)
        result.text.clear();
    return result;
}

TypedCell typedField(const Document &document, std::span<const int> rows, PointField field,
                     const QString &text)
{
    const bool isReckonedHere = !field.isElement() && isReckoned(field.column, text);
    if (isReckonedHere || (rows.size() == 1 && !field.isElement()))
        return typedCell(document, rows.front(), field.column, text);
    for (const int row : rows) {
        if (const auto point = withText(document, document.point(row), field, text); !point)
            return refused(point.error());
    }
    if (field.isElement())
        return {};
    TypedCell typed = typedCell(document, rows.front(), field.column, text);
    if (field.column == PointColumn::Name && typed.state == QValidator::Acceptable) {
        typed.marked = true;
        typed.message = Texts::tr("All selected points get this one name. "
                                  "Only the first of them will be found by it.");
    }
    return typed;
}

std::expected<std::vector<PointChange>, QString> changesByText(const Document &document,
                                                               std::span<const int> rows,
                                                               PointField field,
                                                               const QString &text)
{
    if (!field.isElement() && isReckoned(field.column, text)) {
        std::vector<CellOf> cells;
        for (const int row : rows)
            cells.push_back({document.idAt(row), field.column});
        return typedIntoCells(document, cells, field.column, text);
    }
    std::vector<PointChange> changes;
    changes.reserve(rows.size());
    for (const int row : rows) {
        Outcome<AttachPoint> point = withText(document, document.point(row), field, text);
        if (!point)
            return std::unexpected(point.error().text);
        changes.push_back({document.idAt(row), std::move(*point)});
    }
    return changes;
}

QString fieldStepText(const Document &document, std::span<const int> rows, PointField field)
{
    const auto count = static_cast<int>(rows.size());
    if (count == 1) {
        const AttachPoint &point = document.point(rows.front());
        if (!field.isElement())
            return cellStepText(document.file(), point, field.column);
        return Texts::tr("Change the matrix of %1")
            .arg(displayText(point.name, document.schema().encoding));
    }
    if (field.isElement())
        return Texts::tr("Change the matrix of %n point(s)", nullptr, count);
    switch (field.column) {
    case PointColumn::Name:
        return Texts::tr("Rename %n point(s)", nullptr, count);
    case PointColumn::Bone:
        return Texts::tr("Link %n point(s) to another bone", nullptr, count);
    case PointColumn::Extra:
        return Texts::tr("Change extra info of %n point(s)", nullptr, count);
    default:
        break;
    }
    if (field.column <= PointColumn::Z)
        return Texts::tr("Move %n point(s)", nullptr, count);
    if (field.column <= PointColumn::RZ)
        return Texts::tr("Rotate %n point(s)", nullptr, count);
    return Texts::tr("Scale %n point(s)", nullptr, count);
}

} // namespace hardpoint
