// SPDX-License-Identifier: MIT
#include <editor/core/pointedit.h>
#include <editor/core/pointtext.h>
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/panels/pointcommands.h>

#include <formatlib/pointkey.h>

#include <QCoreApplication>

namespace hardpoint::pointcommands {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::pointcommands)
};

QString nameOf(const Document &document, const formatlib::AttachPoint &point)
{
    return displayText(point.name, document.schema().encoding);
}

std::vector<int> selectedRows(Document &document)
{
    return document.rowsOf(document.selection().ids());
}

} // namespace

int add(Document &document)
{
    if (!document.cannotAddText().isEmpty())
        return -1;
    const std::vector<PointId> &selected = document.selection().ids();
    const int row = selected.empty() ? document.pointCount() : document.rowOf(selected.back()) + 1;
    // Of the type of the current point, with its next free index; what it is placed on stays its
    // own.
    const std::string type = selected.empty() || !document.schema().hasKey
        ? std::string()
        : formatlib::pointKey(document.point(row - 1).name).type;
    const formatlib::AttachPoint point =
        newPoint(document.points(), document.schema(), type.empty() ? "point" : type);
    document.insertPoints(row, {point}, Texts::tr("Add %1").arg(nameOf(document, point)));
    return row;
}

void duplicate(Document &document)
{
    const std::vector<int> rows = selectedRows(document);
    if (rows.empty())
        return;
    std::vector<formatlib::AttachPoint> copies;
    std::vector<std::string> names;
    for (const int row : rows) {
        copies.push_back(document.point(row));
        names.push_back(copies.back().name);
    }
    names = nextFreeNames(names, document.points(), document.schema());
    for (std::size_t copy = 0; copy < copies.size(); ++copy)
        copies[copy].name = std::move(names[copy]);
    const QString text = rows.size() == 1
        ? Texts::tr("Duplicate %1").arg(nameOf(document, document.point(rows.front())))
        : Texts::tr("Duplicate %n point(s)", nullptr, static_cast<int>(rows.size()));
    document.insertPoints(rows.back() + 1, std::move(copies), text);
}

void remove(Document &document)
{
    const std::vector<int> rows = selectedRows(document);
    if (rows.empty())
        return;
    const QString text = rows.size() == 1
        ? Texts::tr("Delete %1").arg(nameOf(document, document.point(rows.front())))
        : Texts::tr("Delete %n point(s)", nullptr, static_cast<int>(rows.size()));
    document.removePoints(std::vector(document.selection().ids()), text);
}

void move(Document &document, int direction)
{
    const std::vector<int> rows = selectedRows(document);
    if (rows.empty())
        return;
    QString text;
    if (rows.size() == 1) {
        const QString name = nameOf(document, document.point(rows.front()));
        text =
            direction < 0 ? Texts::tr("Move %1 up").arg(name) : Texts::tr("Move %1 down").arg(name);
    } else {
        const auto count = static_cast<int>(rows.size());
        text = direction < 0 ? Texts::tr("Move %n point(s) up", nullptr, count)
                             : Texts::tr("Move %n point(s) down", nullptr, count);
    }
    document.shiftPoints(std::vector(document.selection().ids()), direction, text);
}

void moveBefore(Document &document, int row)
{
    const std::vector<PointId> &selected = document.selection().ids();
    if (selected.empty())
        return;
    std::vector<PointId> before;
    std::vector<PointId> moved;
    std::vector<PointId> behind;
    for (int each = 0; each < document.pointCount(); ++each) {
        const PointId id = document.idAt(each);
        if (document.selection().contains(id))
            moved.push_back(id);
        else
            (each < row ? before : behind).push_back(id);
    }
    const auto count = static_cast<int>(moved.size());
    const QString text = count == 1
        ? Texts::tr("Move %1 in the file")
              .arg(nameOf(document, document.point(document.rowOf(moved.front()))))
        : Texts::tr("Move %n point(s) in the file", nullptr, count);
    std::vector<PointId> order = std::move(before);
    order.insert(order.end(), moved.begin(), moved.end());
    order.insert(order.end(), behind.begin(), behind.end());
    document.reorderPoints(std::move(order), std::vector(selected), text);
}

} // namespace hardpoint::pointcommands
