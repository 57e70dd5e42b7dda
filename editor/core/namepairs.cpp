// SPDX-License-Identifier: MIT
#include <editor/core/namepairs.h>

#include <QStringList>

#include <algorithm>

namespace hardpoint {

namespace {

bool isPlainLetter(QChar c)
{
    return c.unicode() < 0x80 && c.isLetter();
}

bool isPlainWord(const QString &text)
{
    return std::ranges::all_of(text, isPlainLetter);
}

/// A pair as written, in small letters and in capitals; longer ones first, so that "Left" is not
/// taken for an "L".
std::vector<NamePair> everyCase(const std::vector<NamePair> &pairs)
{
    std::vector<NamePair> all;
    const auto add = [&](const NamePair &pair) {
        if (std::ranges::find(all, pair) == all.end())
            all.push_back(pair);
    };
    for (const NamePair &pair : pairs) {
        add(pair);
        if (isPlainLetter(pair.left.back())) {
            add({pair.left.toLower(), pair.right.toLower()});
            add({pair.left.toUpper(), pair.right.toUpper()});
        }
    }
    std::ranges::stable_sort(all, std::greater(), [](const NamePair &pair) {
        return std::max(pair.left.size(), pair.right.size());
    });
    return all;
}

/// Whether a word begins at a place: no letter before it, or a small one before a capital.
bool wordBegins(const QString &name, qsizetype at)
{
    if (at == 0 || !isPlainLetter(name[at - 1]))
        return true;
    return name[at - 1].isLower() && name[at].isUpper();
}

bool standsAt(const QString &name, qsizetype at, const QString &side)
{
    if (QStringView(name).mid(at, side.size()) != side)
        return false;
    const qsizetype end = at + side.size();
    const bool letterFollows = end < name.size() && isPlainLetter(name[end]);
    if (isPlainWord(side) && side.size() > 1)
        return wordBegins(name, at);
    if (isPlainWord(side))
        return !letterFollows && (at == 0 || !isPlainLetter(name[at - 1]));
    // Such as "_l": what it ends with must not be the beginning of a word.
    return !(isPlainLetter(side.back()) && letterFollows);
}

} // namespace

const std::vector<NamePair> &usualNamePairs()
{
    static const std::vector<NamePair> pairs{
        {QStringLiteral("L"), QStringLiteral("R")},
        {QStringLiteral("Left"), QStringLiteral("Right")},
        {QStringLiteral("왼"), QStringLiteral("오른")},
        {QStringLiteral("左"), QStringLiteral("右")},
    };
    return pairs;
}

std::optional<std::vector<NamePair>> parseNamePairs(const QString &text)
{
    std::vector<NamePair> pairs;
    for (const QString &each : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QStringList sides = each.split(QLatin1Char('='));
        if (sides.size() != 2)
            return std::nullopt;
        const NamePair pair{sides[0].trimmed(), sides[1].trimmed()};
        if (pair.left.isEmpty() || pair.right.isEmpty() || pair.left == pair.right)
            return std::nullopt;
        pairs.push_back(pair);
    }
    return pairs;
}

QString swapSides(const QString &name, const std::vector<NamePair> &pairs)
{
    const std::vector<NamePair> all = everyCase(pairs);
    QString swapped;
    qsizetype at = 0;
    while (at < name.size()) {
        const auto found = std::ranges::find_if(all, [&](const NamePair &pair) {
            return standsAt(name, at, pair.left) || standsAt(name, at, pair.right);
        });
        if (found == all.end()) {
            swapped += name[at++];
            continue;
        }
        const bool isLeft = standsAt(name, at, found->left);
        swapped += isLeft ? found->right : found->left;
        at += (isLeft ? found->left : found->right).size();
    }
    return swapped;
}

std::string swapSides(std::string_view name, formatlib::TextEncoding encoding,
                      const std::vector<NamePair> &pairs)
{
    const auto text = formatlib::decodeText(name, encoding);
    if (!text)
        return std::string(name);
    const QString swapped = swapSides(QString::fromStdString(*text), pairs);
    const auto bytes = formatlib::encodeText(swapped.toStdString(), encoding);
    return bytes ? *bytes : std::string(name);
}

} // namespace hardpoint
