// SPDX-License-Identifier: MIT
#include <editor/core/csv.h>
#include <editor/core/numbertext.h>
#include <editor/core/pointcsv.h>
#include <editor/core/pointedit.h>

#include <QCoreApplication>

#include <algorithm>

using namespace formatlib;

namespace hardpoint {

namespace {

struct PointText {
    Q_DECLARE_TR_FUNCTIONS(PointText)
};

char separatorOf(TextFormat format)
{
    return format == TextFormat::Tsv ? '\t' : ',';
}

// std::ranges::contains came later than the compilers we build with.
template <typename Range, typename Value, typename Projection>
bool contains(const Range &range, const Value &value, Projection projection)
{
    return std::ranges::find(range, value, projection) != std::ranges::end(range);
}

enum class Kind { Name, Bone, Extra, Position, Element };

struct Column {
    std::string name;
    Kind kind = Kind::Name;
    std::size_t index = 0; ///< Position: axis; Element: of the matrix
};

std::vector<Column> columnsOf(const Schema &schema)
{
    std::vector<Column> columns{{"name", Kind::Name}, {"bone", Kind::Bone}};
    if (schema.hasExtra)
        columns.push_back({"extra", Kind::Extra});
    for (std::size_t axis = 0; axis < 3; ++axis)
        columns.push_back({std::string(1, "xyz"[axis]), Kind::Position, axis});
    for (std::size_t element = 0; schema.hasMatrix && element < 16; ++element)
        columns.push_back(
            {std::string("m").append(std::to_string(element)), Kind::Element, element});
    return columns;
}

std::optional<std::string> cellText(const AttachPoint &point, const Column &column,
                                    const Schema &schema)
{
    switch (column.kind) {
    case Kind::Name:
        return decodeText(point.name, schema.encoding);
    case Kind::Bone:
        if (schema.bonesByNumber)
            return std::to_string(point.bone.number);
        return decodeText(point.bone.name, schema.encoding);
    case Kind::Extra:
        return decodeText(point.extra, schema.encoding);
    case Kind::Position:
        return numberUtf8(point.matrix.m[12 + column.index]);
    case Kind::Element:
        return numberUtf8(point.matrix.m[column.index]);
    }
    return std::nullopt;
}

QString shown(const std::string &cell)
{
    return displayText(QString::fromStdString(cell));
}

/// Reads the rows below the header, and collects what is wrong with them.
class Reader {
public:
    Reader(const ModelFile &file, std::vector<Column> columns)
        : m_file(file)
        , m_schema(file.schema())
        , m_columns(std::move(columns))
        , m_hasMatrix(contains(m_columns, Kind::Element, &Column::kind))
    {
    }

    RowErrors errors;

    PointRow read(const csv::Row &cells)
    {
        m_row = {};
        m_row.number = cells.line;
        if (cells.cells.size() != m_columns.size()) {
            bad(PointText::tr("%1 cells, the header has %2")
                    .arg(cells.cells.size())
                    .arg(m_columns.size()));
            return std::move(m_row);
        }
        const bool matrix = m_hasMatrix && !matrixIsEmpty(cells);
        Matrix4 elements;
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            readCell(m_columns[i], cells.cells[i], matrix, elements);
        if (matrix)
            m_row.matrix = elements;
        return std::move(m_row);
    }

private:
    void bad(const QString &text) { errors.push_back({m_row.number, text, false}); }
    void refused(const QString &text) { errors.push_back({m_row.number, text, true}); }

    // A row added in a spreadsheet may have a position and leave the matrix to us.
    bool matrixIsEmpty(const csv::Row &row) const
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (m_columns[i].kind == Kind::Element && !row.cells[i].empty())
                return false;
        }
        return true;
    }

    void readCell(const Column &column, const std::string &cell, bool matrix, Matrix4 &elements)
    {
        switch (column.kind) {
        case Kind::Name:
            m_row.name = encoded(column, cell);
            break;
        case Kind::Bone:
            readBone(column, cell);
            break;
        case Kind::Extra:
            m_row.extra = encoded(column, cell);
            break;
        case Kind::Position:
            if (!matrix)
                m_row.position[column.index] = number(column, cell);
            break;
        case Kind::Element:
            if (matrix)
                elements.m[column.index] = number(column, cell);
            break;
        }
    }

    std::string encoded(const Column &column, const std::string &cell)
    {
        if (!isValidUtf8(cell)) {
            bad(PointText::tr("%1 is not UTF-8").arg(QString::fromStdString(column.name)));
            return {};
        }
        Outcome<std::string> bytes = encodedText(cell, m_schema);
        if (!bytes)
            refused(bytes.error().text);
        return bytes.value_or(std::string());
    }

    void readBone(const Column &column, const std::string &cell)
    {
        if (!m_schema.bonesByNumber) {
            m_row.bone = BoneLink{encoded(column, cell), 0};
            return;
        }
        Outcome<BoneLink> bone = boneFromText(QString::fromStdString(cell), m_file);
        if (bone)
            m_row.bone = std::move(*bone);
        else
            bad(bone.error().text);
    }

    float number(const Column &column, const std::string &cell)
    {
        const std::optional<float> value = numberFromTyped(QString::fromStdString(cell));
        if (!value)
            bad(PointText::tr("%1: \"%2\" is no number")
                    .arg(QString::fromStdString(column.name), shown(cell)));
        return value.value_or(0);
    }

    const ModelFile &m_file;
    const Schema &m_schema;
    std::vector<Column> m_columns;
    bool m_hasMatrix;
    PointRow m_row;
};

std::expected<std::vector<Column>, QString> readHeader(const csv::Row &header, const Schema &schema)
{
    const std::vector<Column> known = columnsOf(schema);
    std::vector<Column> columns;
    for (const std::string &cell : header.cells) {
        const auto column = std::ranges::find(known, cell, &Column::name);
        if (column == known.end())
            return std::unexpected(PointText::tr("the column \"%1\" is unknown").arg(shown(cell)));
        if (contains(columns, cell, &Column::name))
            return std::unexpected(PointText::tr("the column \"%1\" comes twice").arg(shown(cell)));
        columns.push_back(*column);
    }
    const auto elements = std::ranges::count(columns, Kind::Element, &Column::kind);
    if (elements != 0 && elements != 16)
        return std::unexpected(PointText::tr("m0 to m15 come all together or not at all"));
    if (!contains(columns, Kind::Name, &Column::kind))
        return std::unexpected(PointText::tr("there is no column \"name\""));
    return columns;
}

std::unexpected<RowErrors> badText(int line, const QString &text)
{
    return std::unexpected(RowErrors{{line, text, false}});
}

} // namespace

std::expected<std::string, std::size_t> pointsCsv(const ModelFile &file,
                                                  std::span<const AttachPoint> points,
                                                  TextFormat format, Header header)
{
    const std::vector<Column> columns = columnsOf(file.schema());
    std::vector<std::string> cells;
    cells.reserve(columns.size());
    for (const Column &column : columns)
        cells.push_back(column.name);
    std::string text;
    if (header == Header::With)
        text = csv::rowText(cells, separatorOf(format));
    for (std::size_t row = 0; row < points.size(); ++row) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            std::optional<std::string> cell = cellText(points[row], columns[i], file.schema());
            if (!cell)
                return std::unexpected(row);
            cells[i] = std::move(*cell);
        }
        text += csv::rowText(cells, separatorOf(format));
    }
    return text;
}

std::expected<PointRows, RowErrors> parsePointsCsv(std::string_view text, const ModelFile &file,
                                                   TextFormat format)
{
    const auto table = csv::parse(text, separatorOf(format));
    if (!table)
        return badText(table.error().line, table.error().text);
    return readPointRows(*table, file, format, Header::With).allOrErrors();
}

bool isPointHeader(const csv::Row &row, const Schema &schema)
{
    return readHeader(row, schema).has_value();
}

bool isPointWidth(std::size_t cells, const Schema &schema)
{
    const std::size_t all = columnsOf(schema).size();
    return cells == all || (schema.hasMatrix && cells == all - 16);
}

ReadPoints readPointRows(std::span<const csv::Row> rows, const ModelFile &file, TextFormat format,
                         Header header)
{
    ReadPoints read{{format, {}}, {}};
    std::vector<Column> columns = columnsOf(file.schema());
    if (header == Header::With) {
        if (rows.empty())
            return {{format, {}}, {{-1, PointText::tr("there is no header row"), false}}};
        auto named = readHeader(rows.front(), file.schema());
        if (!named)
            return {{format, {}}, {{rows.front().line, named.error(), false}}};
        columns = std::move(*named);
        rows = rows.subspan(1);
    } else if (file.schema().hasMatrix && !rows.empty()
               && rows.front().cells.size() == columns.size() - 16) {
        columns.resize(columns.size() - 16);
    }
    Reader reader(file, std::move(columns));
    for (const csv::Row &row : rows) {
        if (row.cells.size() > 1 || !row.cells.front().empty())
            read.points.rows.push_back(reader.read(row));
    }
    read.errors = std::move(reader.errors);
    return read;
}

} // namespace hardpoint
