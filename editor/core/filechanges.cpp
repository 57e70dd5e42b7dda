// SPDX-License-Identifier: MIT
#include <editor/core/filechanges.h>
#include <editor/core/numbertext.h>
#include <editor/core/pointtext.h>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <optional>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(FileChanges)
};

QString quoted(std::string_view bytes, const Schema &schema)
{
    return QLatin1Char('"') + displayText(bytes, schema.encoding) + QLatin1Char('"');
}

QString numbers(std::span<const float> values)
{
    QStringList texts;
    for (const float value : values)
        texts += numberText(value);
    return texts.join(QLatin1String(", "));
}

QString fieldText(const AttachPoint &point, Field field, const Schema &schema)
{
    switch (field) {
    case Field::Name:
        return quoted(point.name, schema);
    case Field::Bone:
        return schema.bonesByNumber ? QString::number(point.bone.number)
                                    : quoted(point.bone.name, schema);
    case Field::Extra:
        return quoted(point.extra, schema);
    case Field::Position:
        return numbers(std::span(point.matrix.m).subspan(12, 3));
    case Field::Matrix:
        return numbers(point.matrix.m);
    }
    return {};
}

QString fieldTitle(Field field)
{
    switch (field) {
    case Field::Name:
        return Texts::tr("name");
    case Field::Bone:
        return Texts::tr("bone");
    case Field::Extra:
        return Texts::tr("extra");
    case Field::Position:
        return Texts::tr("position");
    case Field::Matrix:
        return Texts::tr("matrix");
    }
    return {};
}

QString subject(std::size_t row, const AttachPoint &point, const Schema &schema)
{
    return QStringLiteral("#%1 %2").arg(row).arg(quoted(point.name, schema));
}

/// All of a point but its name.
QString restText(const AttachPoint &point, const Schema &schema)
{
    QStringList parts;
    const auto add = [&](Field field) {
        parts += fieldTitle(field) + QLatin1Char(' ') + fieldText(point, field, schema);
    };
    add(Field::Bone);
    if (schema.hasExtra)
        add(Field::Extra);
    add(schema.hasMatrix ? Field::Matrix : Field::Position);
    return parts.join(QLatin1String("  "));
}

/// To read, not to write: a turn by hand leaves the last digits of a scale a little off.
QString roundedText(const std::optional<Vec3> &value)
{
    if (!value)
        return Texts::tr("none", "a rotation that a matrix does not have");
    QStringList texts;
    for (const float number : {value->x, value->y, value->z})
        texts += QString::number(static_cast<double>(number), 'g', 6);
    return texts.join(QLatin1String(", "));
}

/// What people know a matrix by, where it changed: its sixteen numbers tell them little.
std::vector<FileChange> readableChanges(const QString &point, const Matrix4 &before,
                                        const Matrix4 &after)
{
    std::vector<FileChange> changes;
    const auto add = [&](const QString &title, const std::optional<Vec3> &old,
                         const std::optional<Vec3> &now) {
        if (roundedText(old) != roundedText(now))
            changes.push_back(
                {FileChange::Kind::Changed, point, title, roundedText(old), roundedText(now)});
    };
    add(Texts::tr("position"), before.origin(), after.origin());
    add(Texts::tr("rotation"), rotationDegrees(before), rotationDegrees(after));
    add(Texts::tr("scale"), scaleOf(before), scaleOf(after));
    return changes;
}

/// Bytes that a save may change, and how many of the others lie before them.
struct Gap {
    std::size_t before = 0;
    ByteRange range;
};

std::vector<Gap> gapsOf(const ModelFile &file)
{
    std::vector<Gap> gaps;
    std::size_t untouched = 0;
    std::size_t end = 0;
    for (const ByteRange &range : file.untouchedRanges()) {
        if (range.begin > end)
            gaps.push_back({untouched, {end, range.begin}});
        // An empty range at 0 stands for a part that is not there.
        end = std::max(end, range.end);
        untouched += range.size();
    }
    if (end < file.bytes().size())
        gaps.push_back({untouched, {end, file.bytes().size()}});
    return gaps;
}

ByteView bytesOf(const ModelFile &file, const ByteRange &range)
{
    return ByteView(file.bytes()).subspan(range.begin, range.size());
}

/// From the first byte that differs to the last.
ByteChange wholeChange(ByteView before, ByteView after)
{
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t begin = 0;
    while (begin < shorter && before[begin] == after[begin])
        ++begin;
    std::size_t tail = 0;
    while (tail < shorter - begin
           && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    return {{begin, before.size() - tail}, {begin, after.size() - tail}};
}

QString rangeText(const ByteRange &range)
{
    const auto hex = [](std::size_t offset) {
        return QStringLiteral("0x") + QString::number(offset, 16).toUpper();
    };
    return range.size() == 1 ? hex(range.begin)
                             : QStringLiteral("%1-%2").arg(hex(range.begin), hex(range.end - 1));
}

QString changeText(const ByteChange &change)
{
    const auto bytes = [](const ByteRange &range) {
        return Texts::tr("%n byte(s)", nullptr, static_cast<int>(range.size()));
    };
    if (change.before.size() == 0)
        return Texts::tr("%1 new at 0x%2", "how many bytes; offset")
            .arg(bytes(change.after), QString::number(change.after.begin, 16).toUpper());
    if (change.after.size() == 0)
        return Texts::tr("%1 gone", "a range of bytes").arg(rangeText(change.before));
    if (change.before.size() == change.after.size())
        return rangeText(change.before);
    return Texts::tr("%1 (becomes %2)", "a range of bytes; how many bytes")
        .arg(rangeText(change.before), bytes(change.after));
}

} // namespace

std::vector<FileChange> fileChanges(const FileDiff &diff, const ModelFile &before,
                                    const ModelFile &after)
{
    using Kind = FileChange::Kind;
    const Schema &schema = before.schema();
    std::vector<FileChange> changes;
    if (diff.oldVersion != diff.newVersion) {
        changes.push_back({Kind::Version,
                           {},
                           Texts::tr("version"),
                           QString::number(diff.oldVersion),
                           QString::number(diff.newVersion)});
    }
    for (const std::size_t row : diff.points.removed) {
        const AttachPoint &point = before.points()[row];
        changes.push_back(
            {Kind::Removed, subject(row, point, schema), {}, restText(point, schema), {}});
    }
    for (const std::size_t row : diff.points.added) {
        const AttachPoint &point = after.points()[row];
        changes.push_back(
            {Kind::Added, subject(row, point, schema), {}, {}, restText(point, schema)});
    }
    for (const FieldChange &change : diff.points.changed) {
        const AttachPoint &old = before.points()[change.oldRow];
        if (change.field == Field::Matrix) {
            const AttachPoint &now = after.points()[change.newRow];
            std::ranges::move(
                readableChanges(subject(change.newRow, old, schema), old.matrix, now.matrix),
                std::back_inserter(changes));
        }
        changes.push_back({Kind::Changed, subject(change.newRow, old, schema),
                           fieldTitle(change.field), fieldText(old, change.field, schema),
                           fieldText(after.points()[change.newRow], change.field, schema)});
    }
    for (const RowMove &move : diff.points.moves) {
        changes.push_back({Kind::Moved, subject(move.newRow, after.points()[move.newRow], schema),
                           Texts::tr("row"), QString::number(move.oldRow),
                           QString::number(move.newRow)});
    }
    return changes;
}

ByteChanges byteChanges(const FileDiff &diff, const ModelFile &before, const ModelFile &after)
{
    ByteChanges changes;
    std::size_t changed = 0;
    const auto add = [&](const ByteChange &change) {
        changed += change.before.size();
        changes.ranges.push_back(change);
    };
    if (diff.firstDifference) {
        add(wholeChange(before.bytes(), after.bytes()));
    } else if (!diff.sameBytes) {
        // What is untouched is the same in both, so it tells which gap is which.
        const std::vector<Gap> old = gapsOf(before);
        const std::vector<Gap> now = gapsOf(after);
        std::size_t i = 0;
        std::size_t j = 0;
        std::size_t shift = 0; // of an offset in the new file against the old one
        while (i < old.size() || j < now.size()) {
            const bool takeOld =
                i < old.size() && (j == now.size() || old[i].before <= now[j].before);
            const bool takeNow =
                j < now.size() && (i == old.size() || now[j].before <= old[i].before);
            ByteChange change;
            if (takeOld && takeNow) {
                change = {old[i].range, now[j].range};
            } else if (takeOld) {
                const std::size_t at = old[i].range.begin + shift;
                change = {old[i].range, {at, at}};
            } else {
                const std::size_t at = now[j].range.begin - shift;
                change = {{at, at}, now[j].range};
            }
            shift += change.after.size() - change.before.size();
            if (!std::ranges::equal(bytesOf(before, change.before), bytesOf(after, change.after)))
                add(change);
            i += takeOld ? 1 : 0;
            j += takeNow ? 1 : 0;
        }
    }
    changes.identical = before.bytes().size() - changed;
    return changes;
}

QString byteChangesText(const ByteChanges &changes)
{
    const QString identical = QLocale().toString(static_cast<qulonglong>(changes.identical));
    if (changes.ranges.empty())
        return Texts::tr("All %1 bytes are identical.").arg(identical);
    constexpr std::size_t mostShown = 6;
    QStringList ranges;
    for (std::size_t i = 0; i < std::min(mostShown, changes.ranges.size()); ++i)
        ranges += changeText(changes.ranges[i]);
    QString text = ranges.join(QLatin1String(", "));
    if (changes.ranges.size() > mostShown) {
        text = Texts::tr("%1 and %n more", "ranges of bytes",
                         static_cast<int>(changes.ranges.size() - mostShown))
                   .arg(text);
    }
    return Texts::tr("Bytes that change: %1. All other %2 bytes stay identical.")
        .arg(text, identical);
}

QString changeCountText(const FileDiff &diff)
{
    QStringList parts;
    const auto add = [&](std::size_t count, const QString &text) {
        if (count > 0)
            parts += text;
    };
    std::vector<std::size_t> rows;
    rows.reserve(diff.points.changed.size());
    for (const FieldChange &change : diff.points.changed)
        rows.push_back(change.newRow);
    const auto rest = std::ranges::unique(rows);
    rows.erase(rest.begin(), rest.end());
    const auto n = [](std::size_t count) { return static_cast<int>(count); };
    add(diff.points.added.size(),
        Texts::tr("%n point(s) added", nullptr, n(diff.points.added.size())));
    add(diff.points.removed.size(),
        Texts::tr("%n point(s) removed", nullptr, n(diff.points.removed.size())));
    add(rows.size(), Texts::tr("%n point(s) changed", nullptr, n(rows.size())));
    add(diff.points.moves.size(),
        Texts::tr("%n point(s) moved to another row", nullptr, n(diff.points.moves.size())));
    if (diff.oldVersion != diff.newVersion)
        parts += Texts::tr("version %1 becomes %2").arg(diff.oldVersion).arg(diff.newVersion);
    return parts.isEmpty() ? Texts::tr("No point changes") : parts.join(QLatin1String(", "));
}

} // namespace hardpoint
