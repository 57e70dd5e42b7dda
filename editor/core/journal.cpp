// SPDX-License-Identifier: MIT
#include <editor/core/journal.h>
#include <editor/core/pointjson.h>

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

constexpr std::int64_t layout = 1;

std::string memberText(const ParsedJson &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace

QByteArray journalText(const QString &path, const QByteArray &hash, const QDateTime &time,
                       const ModelFile &file, std::span<const AttachPoint> points)
{
    JsonValue head = JsonValue::object();
    head["journal"] = layout;
    head["path"] = path.toStdString();
    head["hash"] = hash.toHex().toStdString();
    head["time"] = time.toUTC().toString(Qt::ISODateWithMs).toStdString();
    std::string text = head.dump();
    text += '\n';
    text += jsonText(pointListJson(QFileInfo(path).fileName(), file, points));
    return QByteArray::fromStdString(text);
}

Outcome<Journal> parseJournal(const QByteArray &text)
{
    const qsizetype end = text.indexOf('\n');
    const ParsedJson head = ParsedJson::parse(text.left(end).toStdString(), nullptr, false);
    if (end < 0 || !head.is_object() || head.value("journal", ParsedJson()) != layout) {
        return std::unexpected(
            Failure{Failure::Kind::Unreadable, Texts::tr("These are no edits to recover.")});
    }
    Journal journal;
    journal.path = QString::fromStdString(memberText(head, "path"));
    journal.hash = QByteArray::fromHex(QByteArray::fromStdString(memberText(head, "hash")));
    journal.time =
        QDateTime::fromString(QString::fromStdString(memberText(head, "time")), Qt::ISODateWithMs);
    journal.points = text.mid(end + 1).toStdString();
    return journal;
}

Outcome<std::vector<AttachPoint>> journalPoints(const Journal &journal, const ModelFile &file)
{
    const auto refuse = [](const RowErrors &errors) {
        QStringList texts;
        for (const RowError &error : errors)
            texts += rowErrorText(TextFormat::Json, error);
        return std::unexpected(Failure{
            Failure::Kind::Refused,
            Texts::tr("The edits don't fit the file: %1").arg(texts.join(QLatin1Char(' ')))});
    };
    const auto rows = parsePointsJson(journal.points, file);
    if (!rows)
        return refuse(rows.error());
    auto points = applyRows(file, {}, *rows, ListMode::Replace);
    if (!points)
        return refuse(points.error());
    return std::move(*points);
}

bool isInFile(const Journal &journal, const ModelFile &file)
{
    const auto points = journalPoints(journal, file);
    return points && *points == file.points();
}

} // namespace hardpoint
