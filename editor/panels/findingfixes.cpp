// SPDX-License-Identifier: MIT
#include <editor/core/findingtext.h>
#include <editor/document/document.h>
#include <editor/panels/findingfixes.h>

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>

using formatlib::ChosenFix;
using formatlib::Finding;
using formatlib::Fix;

namespace hardpoint::findingfixes {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::findingfixes)
};

/// The fixes of every finding of a rule that do the same kind of thing.
std::vector<ChosenFix> ofKind(const Document &document, const Finding &finding, std::size_t fix)
{
    const Fix::Kind kind = finding.fixes.at(fix).kind;
    std::vector<ChosenFix> chosen;
    for (const Finding &other : document.findings()) {
        if (other.rule != finding.rule)
            continue;
        const auto same = std::ranges::find(other.fixes, kind, &Fix::kind);
        if (same != other.fixes.end())
            chosen.push_back({&other, static_cast<std::size_t>(same - other.fixes.begin())});
    }
    return chosen;
}

/// "hand: Orb, Glow", for whoever mends the scene.
QString referencesText(const Finding &finding)
{
    QStringList objects;
    for (std::size_t i = 1; i < finding.arguments.size(); ++i)
        objects << QString::fromStdString(finding.arguments[i]);
    return QStringLiteral("%1: %2").arg(QString::fromStdString(finding.arguments.front()),
                                        objects.join(QLatin1String(", ")));
}

} // namespace

void apply(Document &document, const Finding &finding, std::size_t fix)
{
    document.applyFixes({{&finding, fix}},
                        fixText(finding, finding.fixes.at(fix), document.schema().encoding));
}

void applyToAll(Document &document, const Finding &finding, std::size_t fix)
{
    const std::vector<ChosenFix> chosen = ofKind(document, finding, fix);
    document.applyFixes(chosen,
                        Texts::tr("Fix %n problem(s)", nullptr, static_cast<int>(chosen.size())));
}

int countOfKind(const Document &document, const Finding &finding, std::size_t fix)
{
    return static_cast<int>(ofKind(document, finding, fix).size());
}

void addTo(QMenu &menu, Document &document, const Finding &finding)
{
    const bool canEdit = !document.file().readOnlyReason();
    for (std::size_t fix = 0; canEdit && fix < finding.fixes.size(); ++fix) {
        menu.addAction(fixText(finding, finding.fixes[fix], document.schema().encoding),
                       [&document, &finding, fix] { apply(document, finding, fix); });
        if (const int count = countOfKind(document, finding, fix); count > 1) {
            menu.addAction(Texts::tr("Fix all %n of this kind", nullptr, count),
                           [&document, &finding, fix] { applyToAll(document, finding, fix); });
        }
    }
    if (finding.rule == "mdl.scene.broken") {
        menu.addAction(Texts::tr("Copy the list of references"), [text = referencesText(finding)] {
            QGuiApplication::clipboard()->setText(text);
        });
    }
}

} // namespace hardpoint::findingfixes
