// SPDX-License-Identifier: MIT
#include <editor/core/pointtext.h>

#include <QCoreApplication>

#include <algorithm>
#include <unordered_map>

using namespace formatlib;

namespace hardpoint {

namespace {

struct PointText {
    Q_DECLARE_TR_FUNCTIONS(PointText)
};

QString escaped(char32_t code)
{
    return code <= 0xFF ? QStringLiteral("\\x%1").arg(uint(code), 2, 16, QLatin1Char('0'))
                        : QStringLiteral("\\u{%1}").arg(uint(code), 0, 16);
}

/// Finds the n-th point of a name at the n-th asking.
class NameQueue {
public:
    explicit NameQueue(std::span<const AttachPoint> points)
    {
        for (std::size_t row = 0; row < points.size(); ++row)
            m_names[points[row].name].rows.push_back(row);
    }

    std::optional<std::size_t> next(std::string_view name)
    {
        const auto found = m_names.find(name);
        if (found == m_names.end() || found->second.used == found->second.rows.size())
            return std::nullopt;
        return found->second.rows[found->second.used++];
    }

    /// True when some but not all points of that name were found.
    bool isAmbiguous(std::string_view name) const
    {
        const auto found = m_names.find(name);
        return found != m_names.end() && found->second.used < found->second.rows.size();
    }

private:
    struct Rows {
        std::vector<std::size_t> rows;
        std::size_t used = 0;
    };
    std::unordered_map<std::string_view, Rows> m_names;
};

QString displayName(const ModelFile &file, const std::string &name)
{
    return displayText(name, file.schema().encoding);
}

/// Moves the point to where the row wants it in the world; nothing when its bone has no place.
std::optional<Vec3> originAt(const ModelFile &file, AttachPoint point, const Vec3 &world)
{
    point.matrix = Matrix4();
    const std::optional<Matrix4> bone = file.world(point);
    const std::optional<Matrix4> back = bone ? inverse(*bone) : std::nullopt;
    if (!back)
        return std::nullopt;
    return transform(world, *back);
}

std::optional<RowError> applyRow(const ModelFile &file, const PointRow &row, AttachPoint &point)
{
    point.name = row.name;
    if (row.bone)
        point.bone = *row.bone;
    if (row.extra)
        point.extra = *row.extra;
    if (row.matrix)
        point.matrix = *row.matrix;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        if (row.position[axis])
            point.matrix.m[12 + axis] = *row.position[axis];
    }
    if (!row.world)
        return std::nullopt;
    const std::optional<Vec3> origin = originAt(file, point, *row.world);
    if (!origin)
        return RowError{
            row.number,
            PointText::tr("the bone of %1 has no place to reckon its world position from: give "
                          "its position")
                .arg(displayName(file, row.name)),
            true};
    point.matrix.setOrigin(*origin);
    return std::nullopt;
}

} // namespace

std::expected<PointRows, RowErrors> ReadPoints::allOrErrors() &&
{
    if (!errors.empty())
        return std::unexpected(std::move(errors));
    return std::move(points);
}

std::optional<TextFormat> textFormatOfName(const QString &fileName)
{
    const auto endsWith = [&](const char *ending) {
        return fileName.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
    };
    if (endsWith(".json"))
        return TextFormat::Json;
    if (endsWith(".csv"))
        return TextFormat::Csv;
    if (endsWith(".tsv"))
        return TextFormat::Tsv;
    return std::nullopt;
}

TextFormat textFormatOfContent(std::string_view text)
{
    const std::size_t first = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (first != std::string_view::npos && (text[first] == '{' || text[first] == '['))
        return TextFormat::Json;
    const bool tabs = text.substr(0, text.find_first_of("\r\n")).contains('\t');
    return tabs ? TextFormat::Tsv : TextFormat::Csv;
}

QString displayText(const QString &text)
{
    QString shown;
    for (const char32_t code : text.toUcs4()) {
        const bool breaksLine = QChar::category(code) == QChar::Separator_Line
            || QChar::category(code) == QChar::Separator_Paragraph;
        const bool shows = QChar::isPrint(code) && !breaksLine;
        shown += shows ? QString::fromUcs4(&code, 1) : escaped(code);
    }
    return shown;
}

QString displayText(std::string_view bytes, TextEncoding encoding)
{
    if (const std::optional<std::string> text = decodeText(bytes, encoding))
        return displayText(QString::fromStdString(*text));
    QString shown;
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        shown += code >= 0x20 && code < 0x7F ? QString(QLatin1Char(byte)) : escaped(code);
    }
    return shown;
}

QString rowErrorText(TextFormat format, const RowError &error)
{
    if (error.number < 0)
        return error.text;
    return (format == TextFormat::Json ? PointText::tr("row %1: %2") : PointText::tr("line %1: %2"))
        .arg(error.number)
        .arg(error.text);
}

std::expected<std::vector<AttachPoint>, RowErrors> applyRows(const ModelFile &file,
                                                             std::span<const AttachPoint> current,
                                                             const PointRows &rows, ListMode mode)
{
    const bool merge = mode == ListMode::Merge;
    std::vector<AttachPoint> points;
    if (merge)
        points.assign(current.begin(), current.end());
    NameQueue names(current);
    RowErrors errors;
    for (const PointRow &row : rows.rows) {
        const std::optional<std::size_t> old = names.next(row.name);
        AttachPoint fresh;
        if (old && !merge)
            fresh.matrix = current[*old].matrix;
        AttachPoint &target = merge && old ? points[*old] : points.emplace_back(std::move(fresh));
        if (std::optional<RowError> error = applyRow(file, row, target))
            errors.push_back(std::move(*error));
    }
    for (const PointRow &row : rows.rows) {
        if (merge && names.isAmbiguous(row.name))
            errors.push_back(
                {row.number,
                 PointText::tr("more than one point is called %1, and not all of them are given")
                     .arg(displayName(file, row.name)),
                 true});
    }
    if (!errors.empty())
        return std::unexpected(std::move(errors));
    return points;
}

} // namespace hardpoint
