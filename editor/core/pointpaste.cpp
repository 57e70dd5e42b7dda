// SPDX-License-Identifier: MIT
#include <editor/core/pointcsv.h>
#include <editor/core/pointjson.h>
#include <editor/core/pointpaste.h>

#include <formatlib/freenames.h>
#include <formatlib/pointkey.h>

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <set>
#include <unordered_map>
#include <unordered_set>

using namespace formatlib;

namespace hardpoint {

namespace {

struct PasteText {
    Q_DECLARE_TR_FUNCTIONS(PointPaste)
};

PointReading failed(TextFormat format, int number, const QString &text)
{
    return {{{format, {}}, {{number, text, false}}}, {}};
}

/// Where a table has places twice and they differ. Those of the matrix count, and whoever changed
/// the others wants to know.
std::vector<RowNote> differingPlaces(const std::vector<csv::Row> &rows)
{
    std::vector<RowNote> notes;
    if (rows.empty())
        return notes;
    const std::vector<std::string> &header = rows.front().cells;
    const auto cell = [&](const csv::Row &row, std::string_view title) {
        const auto at = static_cast<std::size_t>(std::ranges::find(header, title) - header.begin());
        return at < row.cells.size() ? std::string_view(row.cells[at]) : std::string_view();
    };
    static constexpr std::array<std::array<std::string_view, 2>, 3> places{
        {{"x", "m12"}, {"y", "m13"}, {"z", "m14"}}};
    for (const csv::Row &row : rows | std::views::drop(1)) {
        const bool differ = std::ranges::any_of(places, [&](const auto &place) {
            const std::string_view given = cell(row, place[0]);
            const std::string_view counts = cell(row, place[1]);
            return !given.empty() && !counts.empty() && given != counts;
        });
        if (differ)
            notes.push_back({row.line,
                             PasteText::tr("x, y, z say another place than m12, m13, "
                                           "m14, which count")});
    }
    return notes;
}

/// Names of points as their readers tell them apart.
class TakenNames {
public:
    explicit TakenNames(const Schema &schema) : m_schema(schema) { }

    void take(const std::string &name)
    {
        m_names.insert(name);
        if (const PointKey key = keyOf(name); key != PointKey())
            m_keys.emplace(key.type, key.index);
    }

    bool has(const std::string &name) const
    {
        const PointKey key = keyOf(name);
        return m_names.contains(name)
            || (key != PointKey() && m_keys.contains({key.type, key.index}));
    }

private:
    PointKey keyOf(const std::string &name) const
    {
        return m_schema.hasKey ? pointKey(name) : PointKey();
    }

    const Schema &m_schema;
    std::unordered_set<std::string> m_names;
    std::set<std::pair<std::string, std::int32_t>> m_keys;
};

/// The rows without their values: what is known to be wrong with them, and what is to be said.
PointPlan judged(const PointReading &reading)
{
    PointPlan plan;
    plan.format = reading.read.points.format;
    std::map<int, std::size_t> places;
    for (const PointRow &row : reading.read.points.rows) {
        places.emplace(row.number, plan.rows.size());
        plan.rows.push_back({row.number, {}, {}, {}});
        plan.rows.back().point.name = row.name;
    }
    for (const RowError &error : reading.read.errors) {
        if (const auto place = places.find(error.number); place != places.end())
            plan.rows[place->second].problems << error.text;
        else
            plan.problem = rowErrorText(plan.format, error);
    }
    for (const RowNote &note : reading.notes) {
        if (const auto place = places.find(note.number); place != places.end())
            plan.rows[place->second].notes << note.text;
    }
    if (plan.problem.isEmpty() && plan.rows.empty())
        plan.problem = PasteText::tr("There are no points in the text.");
    return plan;
}

/// Where in a merged list each of these names is: the n-th of a name is the n-th such point of
/// current, and those that are too many come behind it.
std::vector<std::size_t> mergedPlaces(const std::vector<std::string> &names,
                                      std::span<const AttachPoint> current)
{
    std::unordered_map<std::string_view, std::vector<std::size_t>> waiting;
    for (std::size_t row = current.size(); row-- > 0;)
        waiting[current[row].name].push_back(row);
    std::vector<std::size_t> places;
    std::size_t behind = current.size();
    for (const std::string &name : names) {
        const auto found = waiting.find(name);
        if (found == waiting.end() || found->second.empty()) {
            places.push_back(behind++);
            continue;
        }
        places.push_back(found->second.back());
        found->second.pop_back();
    }
    return places;
}

/// Gives the good rows of a plan their values.
void fill(PointPlan &plan, const PointReading &reading, const ModelFile &file,
          std::span<const AttachPoint> current, ListMode mode = ListMode::Replace)
{
    for (;;) {
        PointRows good{plan.format, {}};
        std::vector<std::string> names;
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < plan.rows.size(); ++i) {
            if (plan.rows[i].isGood()) {
                good.rows.push_back(reading.read.points.rows[i]);
                names.push_back(good.rows.back().name);
                places.push_back(i);
            }
        }
        const auto points = applyRows(file, current, good, mode);
        if (points) {
            const std::vector<std::size_t> inList =
                mergedPlaces(names, mode == ListMode::Merge ? current : current.first(0));
            for (std::size_t i = 0; i < places.size(); ++i) {
                PlannedPoint &row = plan.rows[places[i]];
                row.point = (*points)[inList[i]];
                if (const QString tooLong = tooLongText(row.point, file.schema());
                    !tooLong.isEmpty())
                    row.problems << tooLong;
            }
            return;
        }
        for (const RowError &error : points.error()) {
            for (const std::size_t place : places) {
                if (plan.rows[place].number == error.number)
                    plan.rows[place].problems << error.text;
            }
        }
    }
}

void makeNamesFree(PointPlan &plan, const Schema &schema, std::span<const AttachPoint> current)
{
    std::vector<AttachPoint> all(current.begin(), current.end());
    TakenNames taken(schema);
    for (const AttachPoint &point : current)
        taken.take(point.name);
    for (const PlannedPoint &row : plan.rows)
        all.push_back(row.point);
    FreeNames free(all, schema);
    for (PlannedPoint &row : plan.rows) {
        if (!row.isGood())
            continue;
        std::string &name = row.point.name;
        if (taken.has(name)) {
            std::string other = free.next(name);
            row.notes << PasteText::tr("%1 is taken: it becomes %2")
                             .arg(displayText(name, schema.encoding),
                                  displayText(other, schema.encoding));
            name = std::move(other);
        }
        taken.take(name);
    }
}

/// The sign of a zero from the point of the same name, the n-th for the n-th.
void keepSignsOfZeros(PointPlan &plan, std::span<const AttachPoint> current)
{
    std::unordered_map<std::string_view, std::vector<std::size_t>> waiting;
    for (std::size_t row = current.size(); row-- > 0;)
        waiting[current[row].name].push_back(row);
    for (PlannedPoint &planned : plan.rows) {
        const auto found = waiting.find(planned.point.name);
        if (!planned.isGood() || found == waiting.end() || found->second.empty())
            continue;
        const Matrix4 &old = current[found->second.back()].matrix;
        found->second.pop_back();
        for (std::size_t i = 0; i < old.m.size(); ++i) {
            float &element = planned.point.matrix.m.at(i);
            if (element == 0 && old.m.at(i) == 0)
                element = old.m.at(i);
        }
    }
}

bool repeatsInto(std::size_t part, std::size_t whole)
{
    return part > 0 && whole > 0 && whole % part == 0;
}

} // namespace

PointReading readPointsOfJson(std::string_view text, const ModelFile &file, TextSource source)
{
    ParsedJson json;
    try {
        json = ParsedJson::parse(text);
    } catch (const ParsedJson::exception &error) {
        return failed(TextFormat::Json, -1,
                      PasteText::tr("This is no JSON: %1").arg(QString::fromUtf8(error.what())));
    }
    if (isForeign(json, file)) {
        ConvertedPoints converted = readForeignPoints(json, file);
        return {std::move(converted.read), std::move(converted.notes)};
    }
    const bool isOnePoint = json.is_object() && !json.contains("points")
        && (json.contains("name") || json.contains("nameHex"));
    PointReading reading{readPointsJson(isOnePoint ? ParsedJson::array({json}) : json, file), {}};
    reading.notes = relinkByName(reading.read.points, file, source);
    return reading;
}

PointReading readPointsOfGrid(const TextGrid &grid, const ModelFile &file)
{
    const bool header = !grid.rows.empty() && isPointHeader(grid.rows.front(), file.schema());
    const TextFormat format = grid.separator == '\t' ? TextFormat::Tsv : TextFormat::Csv;
    return {readPointRows(grid.rows, file, format, header ? Header::With : Header::Without),
            header ? differingPlaces(grid.rows) : std::vector<RowNote>()};
}

PointReading readPointsOfText(std::string_view text, TextFormat format, const ModelFile &file)
{
    if (format == TextFormat::Json)
        return readPointsOfJson(text, file);
    // A file has a header: without it nobody knows what its columns are. Some spreadsheets divide
    // by semicolons, where the comma is the decimal point.
    const std::string_view firstLine = text.substr(0, text.find_first_of("\r\n"));
    const bool semicolons = firstLine.contains(';') && !firstLine.contains(',');
    const char separator = format == TextFormat::Tsv ? '\t' : semicolons ? ';' : ',';
    const auto rows = csv::parse(text, separator);
    if (!rows)
        return failed(format, rows.error().line, rows.error().text);
    return {readPointRows(*rows, file, format, Header::With), differingPlaces(*rows)};
}

QString tooLongText(const AttachPoint &point, const Schema &schema)
{
    const std::size_t size =
        std::max({point.name.size(), point.bone.name.size(), point.extra.size()});
    if (schema.longestText == 0 || size <= schema.longestText)
        return {};
    return PasteText::tr("a text of %1 bytes, and none over %2 is read")
        .arg(size)
        .arg(schema.longestText);
}

std::vector<AttachPoint> PointPlan::goodPoints() const
{
    std::vector<AttachPoint> points;
    for (const PlannedPoint &row : rows) {
        if (problem.isEmpty() && row.isGood())
            points.push_back(row.point);
    }
    return points;
}

bool PointPlan::isAllGood() const
{
    return problem.isEmpty() && std::ranges::all_of(rows, &PlannedPoint::isGood);
}

bool PointPlan::hasNotes() const
{
    return std::ranges::any_of(rows, [](const PlannedPoint &row) { return !row.notes.isEmpty(); });
}

PointPlan planAppended(const PointReading &reading, const ModelFile &file,
                       std::span<const AttachPoint> current)
{
    PointPlan plan = judged(reading);
    fill(plan, reading, file, {});
    makeNamesFree(plan, file.schema(), current);
    return plan;
}

PointPlan planReplaced(const PointReading &reading, const ModelFile &file,
                       std::span<const AttachPoint> current)
{
    PointPlan plan = judged(reading);
    fill(plan, reading, file, current);
    if (plan.format != TextFormat::Json)
        keepSignsOfZeros(plan, current);
    return plan;
}

PointPlan planUpdated(const PointReading &reading, const ModelFile &file,
                      std::span<const AttachPoint> current)
{
    PointPlan plan = judged(reading);
    fill(plan, reading, file, current, ListMode::Merge);
    if (plan.format != TextFormat::Json)
        keepSignsOfZeros(plan, current);
    return plan;
}

std::vector<AttachPoint> updatedPoints(const PointPlan &plan, std::span<const AttachPoint> current)
{
    std::vector<AttachPoint> all(current.begin(), current.end());
    const std::vector<AttachPoint> good = plan.goodPoints();
    std::vector<std::string> names;
    names.reserve(good.size());
    for (const AttachPoint &point : good)
        names.push_back(point.name);
    const std::vector<std::size_t> places = mergedPlaces(names, current);
    for (std::size_t i = 0; i < good.size(); ++i) {
        if (places[i] >= all.size())
            all.resize(places[i] + 1);
        all[places[i]] = good[i];
    }
    return all;
}

PasteAs pasteAs(const TextGrid &grid, const Schema &schema, const PasteTarget &target)
{
    if (!grid.rows.empty() && isPointHeader(grid.rows.front(), schema))
        return PasteAs::Points;
    const bool fits = grid.isBlock() && repeatsInto(grid.rows.size(), target.rows)
        && repeatsInto(grid.width(), target.columns);
    if (!target.wholeRows && fits)
        return PasteAs::Cells;
    if (grid.isBlock() && isPointWidth(grid.width(), schema))
        return PasteAs::Points;
    return target.wholeRows || target.rows == 0 ? PasteAs::Points : PasteAs::Cells;
}

} // namespace hardpoint
