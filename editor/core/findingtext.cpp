// SPDX-License-Identifier: MIT
#include <editor/core/findingtext.h>
#include <editor/core/pointtext.h>

#include <QCoreApplication>
#include <QStringList>

using namespace formatlib;

namespace hardpoint {

namespace {

struct FindingText {
    Q_DECLARE_TR_FUNCTIONS(FindingText)
};

/// The sentence of a rule, %1 for its first argument and so on; nothing where it has none.
QString sentence(const Finding &finding)
{
    if (finding.rule == "msh.key.duplicate") {
        const bool hasKey = finding.arguments.size() > 1 && !finding.arguments[1].empty();
        return hasKey ? FindingText::tr("is read as (%2, %3), the same as %4. The game drops this "
                                        "point.")
                      : FindingText::tr("has no key the game can read, and neither has %4. The "
                                        "game drops this point.");
    }
    return {};
}

// QString::arg counts only the numbers that occur; here %2 is the second argument always.
QString filled(const QString &sentence, const QStringList &arguments)
{
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int number = i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
        if (sentence[i] == QLatin1Char('%') && number > 0 && number <= arguments.size()) {
            text += arguments[number - 1];
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

} // namespace

QString findingText(const Finding &finding, TextEncoding encoding)
{
    QStringList arguments;
    for (const std::string &argument : finding.arguments)
        arguments += argument.empty() ? QStringLiteral("\"\"") : displayText(argument, encoding);
    const QString text = sentence(finding);
    if (!text.isEmpty())
        return filled(text, arguments);
    return QString::fromUtf8(finding.rule) + QLatin1String(": ")
        + arguments.join(QLatin1String(", "));
}

} // namespace hardpoint
