// SPDX-License-Identifier: MIT
#include <editor/core/pointtext.h>
#include <editor/models/celledit.h>
#include <editor/models/numberformula.h>
#include <editor/models/pointcell.h>

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace hardpoint {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::CellEdit)
};

std::expected<void, QString> addCell(PointEdit &edit, const Document &document, int row,
                                     PointColumn column, const QString &text,
                                     NumberFormula *formula)
{
    const formatlib::AttachPoint &point = document.point(row);
    if (formula) {
        const auto value = formula->valueFor(point, row, column);
        if (!value)
            return std::unexpected(value.error().why);
        if (!addCellNumber(edit, document.file(), point, column, *value))
            return std::unexpected(Texts::tr("This number has no value to start from."));
        return {};
    }
    if (!cellEditText(document.file(), point, column))
        return std::unexpected(Texts::tr("This cell can't be typed into."));
    if (const Outcome<void> added = addCellText(edit, document.file(), point, column, text); !added)
        return std::unexpected(added.error().text);
    return {};
}

} // namespace

bool isReckoned(PointColumn column, const QString &text)
{
    return isNumber(column) && NumberFormula::isOne(text);
}

std::expected<std::vector<PointChange>, QString> typedIntoCells(const Document &document,
                                                                std::span<const CellOf> cells,
                                                                PointColumn typedIn,
                                                                const QString &text)
{
    std::optional<NumberFormula> formula;
    if (isReckoned(typedIn, text))
        formula.emplace(text, document.schema());
    const auto refusal = [&](const CellOf &cell, const QString &why) {
        if (cells.size() == 1)
            return std::unexpected(why);
        const QString name = displayText(document.point(document.rowOf(cell.point)).name,
                                         document.schema().encoding);
        return std::unexpected(QStringLiteral("%1, %2: %3")
                                   .arg(name, columnTitle(cell.column, document.schema()), why));
    };

    std::vector<PointId> order;
    std::unordered_map<PointId, std::pair<PointEdit, CellOf>> edits;
    for (const CellOf &cell : cells) {
        const int row = document.rowOf(cell.point);
        if (row < 0 || isComputed(cell.column) || (formula && !isNumber(cell.column)))
            continue;
        const auto [edit, isNew] = edits.try_emplace(cell.point, PointEdit(), cell);
        if (isNew)
            order.push_back(cell.point);
        if (const auto added = addCell(edit->second.first, document, row, cell.column, text,
                                       formula ? &*formula : nullptr);
            !added)
            return refusal(cell, added.error());
    }
    std::vector<PointChange> changes;
    changes.reserve(order.size());
    for (const PointId id : order) {
        const auto &[edit, cell] = edits.at(id);
        Outcome<formatlib::AttachPoint> point =
            edited(document.point(document.rowOf(id)), edit, document.schema());
        if (!point)
            return refusal(cell, point.error().text);
        changes.push_back({id, std::move(*point)});
    }
    return changes;
}

QString cellsStepText(const Document &document, std::span<const CellOf> cells)
{
    if (cells.size() == 1) {
        const formatlib::AttachPoint &point = document.point(document.rowOf(cells.front().point));
        return cellStepText(document.file(), point, cells.front().column);
    }
    return Texts::tr("Change %n cell(s)", nullptr, static_cast<int>(cells.size()));
}

} // namespace hardpoint
