// SPDX-License-Identifier: MIT
#include <editor/core/pointedit.h>
#include <editor/core/pointtext.h>
#include <editor/core/textchange.h>

#include <formatlib/pointkey.h>

#include <QCoreApplication>

#include <algorithm>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::TextChange)
};

std::string &textOf(AttachPoint &point, Field field)
{
    switch (field) {
    case Field::Bone:
        return point.bone.name;
    case Field::Extra:
        return point.extra;
    default:
        return point.name;
    }
}

const std::string &textOf(const AttachPoint &point, Field field)
{
    return textOf(const_cast<AttachPoint &>(point), field);
}

bool hasText(const Schema &schema, Field field)
{
    return field == Field::Name || (field == Field::Bone && !schema.bonesByNumber)
        || (field == Field::Extra && schema.hasExtra);
}

void encode(TextChange &change, std::size_t sizeBefore, const Schema &schema)
{
    Outcome<std::string> bytes = encodedText(change.after.toStdString(), schema);
    if (!bytes) {
        change.refusal = bytes.error().text;
        return;
    }
    const bool isTooLong = schema.longestText > 0 && bytes->size() > schema.longestText;
    if (isTooLong && bytes->size() > sizeBefore) {
        change.refusal = Texts::tr("these are %1 bytes, more than the %2 that are read")
                             .arg(bytes->size())
                             .arg(schema.longestText);
    }
    change.bytes = std::move(*bytes);
}

QRegularExpression expression(const QString &find, TextReplacement::Options options)
{
    QRegularExpression::PatternOptions pattern = QRegularExpression::UseUnicodePropertiesOption;
    if (!options.matchCase)
        pattern |= QRegularExpression::CaseInsensitiveOption;
    return QRegularExpression(options.isRegular ? find : QRegularExpression::escape(find), pattern);
}

} // namespace

TextReplacement::TextReplacement(const QString &find, const QString &replacement, Options options)
    : m_find(expression(find, options)), m_replacement(replacement), m_options(options)
{
}

QString TextReplacement::error() const
{
    if (m_find.isValid())
        return {};
    return Texts::tr("The expression is not finished or wrong at character %1.")
        .arg(m_find.patternErrorOffset() + 1);
}

std::optional<QString> TextReplacement::in(const QString &text) const
{
    if (!m_find.isValid() || m_find.pattern().isEmpty() || !m_find.match(text).hasMatch())
        return std::nullopt;
    // In the replacement of a plain text a backslash is one.
    if (m_options.isRegular)
        return QString(text).replace(m_find, m_replacement);
    QString replaced;
    qsizetype end = 0;
    QRegularExpressionMatchIterator found = m_find.globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        replaced += QStringView(text).mid(end, match.capturedStart() - end);
        replaced += m_replacement;
        end = match.capturedEnd();
    }
    replaced += QStringView(text).mid(end);
    return replaced;
}

std::vector<TextChange> replacements(const ModelFile &file, std::span<const AttachPoint> points,
                                     std::span<const int> rows, const std::set<Field> &fields,
                                     const TextReplacement &replacement)
{
    const Schema &schema = file.schema();
    std::vector<TextChange> changes;
    for (const int row : rows) {
        const AttachPoint &point = points[static_cast<std::size_t>(row)];
        for (const Field field : fields) {
            if (!hasText(schema, field))
                continue;
            const std::string &bytes = textOf(point, field);
            const std::optional<std::string> text = decodeText(bytes, schema.encoding);
            if (!text)
                continue;
            const QString before = QString::fromStdString(*text);
            const std::optional<QString> after = replacement.in(before);
            if (!after || *after == before)
                continue;
            TextChange change{static_cast<std::size_t>(row), field, before, *after, {}, {}};
            encode(change, bytes.size(), schema);
            changes.push_back(std::move(change));
        }
    }
    return changes;
}

std::vector<std::string> pointTypes(std::span<const AttachPoint> points)
{
    std::vector<std::string> types;
    for (const AttachPoint &point : points) {
        std::string type = pointKey(point.name).type;
        if (!type.empty() && std::ranges::find(types, type) == types.end())
            types.push_back(std::move(type));
    }
    return types;
}

std::vector<TextChange> renumbered(const ModelFile &file, std::span<const AttachPoint> points,
                                   const std::string &type, int first)
{
    const TextEncoding encoding = file.schema().encoding;
    std::vector<TextChange> changes;
    for (std::size_t row = 0; row < points.size(); ++row) {
        const std::string &name = points[row].name;
        if (pointKey(name).type != type)
            continue;
        std::string bytes = type + "_" + std::to_string(first++);
        changes.push_back({row,
                           Field::Name,
                           displayText(name, encoding),
                           displayText(bytes, encoding),
                           std::move(bytes),
                           {}});
    }
    return changes;
}

AttachPoint withText(const AttachPoint &point, const TextChange &change)
{
    AttachPoint changed = point;
    textOf(changed, change.field) = change.bytes;
    return changed;
}

} // namespace hardpoint
