// SPDX-License-Identifier: MIT
#include <editor/core/pointtext.h>
#include <editor/document/document.h>
#include <editor/models/pointcell.h>
#include <editor/models/pointfilter.h>

#include <formatlib/pointkey.h>

#include <algorithm>
#include <array>

namespace hardpoint {

namespace {

bool holds(const QString &text, const QString &part)
{
    return text.contains(part, Qt::CaseInsensitive);
}

bool hasFinding(const Document &document, int row, const QString &word)
{
    using formatlib::Severity;
    // As far as the word is typed.
    const auto is = [&](QLatin1StringView whole) {
        return whole.startsWith(word, Qt::CaseInsensitive);
    };
    return std::ranges::any_of(document.findingsAt(row), [&](const formatlib::Finding &finding) {
        switch (finding.severity) {
        case Severity::Error:
            return is(QLatin1StringView("error")) || is(QLatin1StringView("problem"));
        case Severity::Warning:
            return is(QLatin1StringView("warning")) || is(QLatin1StringView("problem"));
        case Severity::Information:
            return is(QLatin1StringView("note")) || is(QLatin1StringView("problem"));
        }
        return false;
    });
}

/// What is shown of it, without the cost of showing where it is plain text.
bool holds(std::string_view bytes, formatlib::TextEncoding encoding, const QString &part)
{
    if (const std::optional<std::string> text = formatlib::decodeText(bytes, encoding))
        return holds(QString::fromStdString(*text), part);
    return holds(displayText(bytes, encoding), part);
}

} // namespace

PointFilter::PointFilter(const QString &text)
{
    QString word;
    bool isQuoted = false;
    for (const QChar letter : text) {
        if (letter == QLatin1Char('"')) {
            isQuoted = !isQuoted;
        } else if (letter.isSpace() && !isQuoted) {
            add(std::exchange(word, {}));
        } else {
            word += letter;
        }
    }
    add(word);
}

void PointFilter::add(QString word)
{
    constexpr std::array<std::pair<QLatin1StringView, Of>, 3> prefixes{
        {{QLatin1StringView("type:"), Of::Type},
         {QLatin1StringView("bone:"), Of::Bone},
         {QLatin1StringView("has:"), Of::Finding}}};
    Term term;
    for (const auto &[prefix, of] : prefixes) {
        if (word.startsWith(prefix, Qt::CaseInsensitive)) {
            term.of = of;
            word.remove(0, prefix.size());
        }
    }
    if (word.isEmpty())
        return;
    term.text = std::move(word);
    m_terms.push_back(std::move(term));
}

bool PointFilter::matches(const Document &document, int row) const
{
    return std::ranges::all_of(m_terms,
                               [&](const Term &term) { return matches(term, document, row); });
}

bool PointFilter::matches(const Term &term, const Document &document, int row)
{
    const formatlib::AttachPoint &point = document.point(row);
    const formatlib::TextEncoding encoding = document.schema().encoding;
    const auto boneHolds = [&] {
        return document.schema().bonesByNumber
            ? holds(cellText(document.file(), point, PointColumn::Bone), term.text)
            : holds(point.bone.name, encoding, term.text);
    };
    switch (term.of) {
    case Of::Type:
        return holds(document.schema().hasKey ? formatlib::pointKey(point.name).type : point.name,
                     encoding, term.text);
    case Of::Bone:
        return boneHolds();
    case Of::Finding:
        return hasFinding(document, row, term.text);
    case Of::Any:
        break;
    }
    return holds(point.name, encoding, term.text) || boneHolds()
        || holds(point.extra, encoding, term.text);
}

} // namespace hardpoint
