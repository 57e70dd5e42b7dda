// SPDX-License-Identifier: MIT
#include <editor/core/findingtext.h>
#include <editor/core/pointtext.h>

#include <formatlib/rules.h>

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

using namespace formatlib;

namespace hardpoint {

namespace {

struct FindingText {
    Q_DECLARE_TR_FUNCTIONS(FindingText)
};

struct Sentence {
    std::string_view rule;
    const char *text;
};

// Of points without their subject, which is the point's name; of files whole. %1 is the finding's
// first argument and so on; what each means stands beside the rule in the format library.
constexpr std::array sentences{
    Sentence{"msh.key.duplicate",
             QT_TRANSLATE_NOOP("FindingText",
                               "is read as (%2, %3), the same as %4. The game drops this point.")},
    Sentence{"msh.key.malformed",
             QT_TRANSLATE_NOOP("FindingText",
                               "has no number behind its type: the game reads it as (%2, %3).")},
    Sentence{"msh.key.noncanonical",
             QT_TRANSLATE_NOOP("FindingText", "is read as (%2, %3), which is usually written %4.")},
    Sentence{"msh.key.lookalike",
             QT_TRANSLATE_NOOP("FindingText",
                               "is of type %2, which the game does not look up. It knows %3.")},
    Sentence{"msh.trail.unpaired",
             QT_TRANSLATE_NOOP(
                 "FindingText",
                 "has no partner: trailstart points %1, trailend points %2. The game draws no "
                 "trail.")},
    Sentence{"msh.bone.empty",
             QT_TRANSLATE_NOOP("FindingText",
                               "hangs on no bone: it stays behind when the character "
                               "moves.")},
    Sentence{"msh.bone.unknown",
             QT_TRANSLATE_NOOP(
                 "FindingText",
                 "hangs on %1, a bone that is not there. The effect fails without a word.")},
    Sentence{"msh.text.length",
             QT_TRANSLATE_NOOP(
                 "FindingText",
                 "has a text of %1 bytes. The game has room for 259 and overwrites what lies "
                 "behind.")},
    Sentence{
        "msh.text.zero-byte",
        QT_TRANSLATE_NOOP("FindingText",
                          "has a zero byte in a text: the game reads its first %1 bytes only.")},
    Sentence{"msh.position.nonfinite",
             QT_TRANSLATE_NOOP(
                 "FindingText",
                 "is at a place that is no number. The game cannot draw what hangs on it.")},
    Sentence{
        "msh.position.far",
        QT_TRANSLATE_NOOP("FindingText", "is %1 units away from the mesh, which measures %2.")},
    Sentence{"msh.faces.range",
             QT_TRANSLATE_NOOP(
                 "FindingText",
                 "Faces use vertices that are not there (corners: %1, the first in face %2). "
                 "The game draws garbage or ends.")},
    Sentence{
        "msh.faces.wide",
        QT_TRANSLATE_NOOP("FindingText",
                          "Faces have 32-bit indices, and the game reads 16. Write the mesh with "
                          "another tool.")},
    Sentence{"msh.submesh.range",
             QT_TRANSLATE_NOOP("FindingText", "Sub-mesh %1 reaches beyond the vertices or faces.")},
    Sentence{
        "msh.submesh.coverage",
        QT_TRANSLATE_NOOP("FindingText", "Faces in no sub-mesh: %1. The game does not draw them.")},
    Sentence{"msh.bounds.mismatch",
             QT_TRANSLATE_NOOP("FindingText",
                               "The bounding box in the file is off by %1 from the vertices.")},
    Sentence{"msh.bounds.nonfinite",
             QT_TRANSLATE_NOOP("FindingText", "The bounding box in the file is no number.")},
    Sentence{"msh.mask.unsupported",
             QT_TRANSLATE_NOOP(
                 "FindingText",
                 "Vertex components %1 are not supported: an animated mesh with them does not "
                 "load.")},
    Sentence{"msh.mask.weights",
             QT_TRANSLATE_NOOP("FindingText",
                               "Weights come without bit 0x10, which usually goes with them.")},
    Sentence{"msh.weights.four",
             QT_TRANSLATE_NOOP("FindingText", "Vertices with four weights: %1, the first is %2.")},
    Sentence{"msh.weights.order",
             QT_TRANSLATE_NOOP(
                 "FindingText",
                 "Vertices whose weights do not descend or do not add up to 1: %1, the first "
                 "is %2.")},
    Sentence{
        "msh.weights.bone",
        QT_TRANSLATE_NOOP("FindingText",
                          "Vertices that follow bones which are not in the list: %1, the first is "
                          "%2.")},
    Sentence{"msh.bones.empty-name",
             QT_TRANSLATE_NOOP("FindingText",
                               "Bone %1 has no name: the game counts all later ones wrongly.")},
    Sentence{"msh.version.unknown",
             QT_TRANSLATE_NOOP("FindingText", "Version %1 is unknown; it is read like 2000.")},
    Sentence{"msh.type.unknown", QT_TRANSLATE_NOOP("FindingText", "Mesh type %1 is unknown.")},
    Sentence{"msh.trailing",
             QT_TRANSLATE_NOOP("FindingText",
                               "Bytes after the end: %1. The game ignores them; they are kept.")},
    Sentence{"msh.vertices.limit",
             QT_TRANSLATE_NOOP("FindingText", "There are %1 vertices; the game counts to 65,536.")},
    Sentence{"msh.materials.count",
             QT_TRANSLATE_NOOP("FindingText",
                               "The material script has %1 materials for %2 sub-meshes.")},
    Sentence{
        "mdl.name.duplicate",
        QT_TRANSLATE_NOOP("FindingText",
                          "has the name of an earlier point. The engine takes the first one.")},
    Sentence{"mdl.name.empty",
             QT_TRANSLATE_NOOP("FindingText", "has no name, so no scene can refer to it.")},
    Sentence{"mdl.name.length",
             QT_TRANSLATE_NOOP("FindingText", "has a name of %1 bytes; readers stop at 128.")},
    Sentence{
        "mdl.name.tag",
        QT_TRANSLATE_NOOP("FindingText",
                          "has %1 in its name, which readers take for the start of a section.")},
    Sentence{
        "mdl.name.text",
        QT_TRANSLATE_NOOP("FindingText",
                          "has a name that is no clean text: broken UTF-8, control characters, or "
                          "blanks at an end.")},
    Sentence{"mdl.bone.range",
             QT_TRANSLATE_NOOP("FindingText",
                               "hangs on bone %1, but the skeleton has %2 bones, counted from 0.")},
    Sentence{"mdl.matrix.nonfinite",
             QT_TRANSLATE_NOOP("FindingText", "has a matrix that is no number.")},
    Sentence{"mdl.matrix.affine",
             QT_TRANSLATE_NOOP("FindingText", "has a matrix whose last column is not 0, 0, 0, 1.")},
    Sentence{"mdl.matrix.singular",
             QT_TRANSLATE_NOOP("FindingText",
                               "has a matrix without volume: what hangs on it is flattened.")},
    Sentence{
        "mdl.matrix.skew",
        QT_TRANSLATE_NOOP("FindingText", "has a matrix that shears, mirrors or scales unevenly.")},
    Sentence{"mdl.points.many",
             QT_TRANSLATE_NOOP("FindingText", "There are %1 points; some readers stop at 64.")},
    Sentence{
        "mdl.scene.order",
        QT_TRANSLATE_NOOP("FindingText",
                          "The order of points changed. A script may refer to them by number.")},
    Sentence{
        "mdl.source.near",
        QT_TRANSLATE_NOOP("FindingText",
                          "The vendor's editor has a source of this model beside it. Saving there "
                          "overwrites these points.")},
    Sentence{"mdl.section.end",
             QT_TRANSLATE_NOOP("FindingText",
                               "A section does not end where it says: %1 at offset %2 (%3).")},
    Sentence{"mdl.section.order",
             QT_TRANSLATE_NOOP("FindingText", "Section %1 comes later than usual.")},
    Sentence{"mdl.version.old",
             QT_TRANSLATE_NOOP("FindingText",
                               "Version %1 is so old that today's engine ignores its points.")},
    Sentence{"mdl.version.new",
             QT_TRANSLATE_NOOP("FindingText",
                               "Version %1 is newer than 23: the mesh is not understood.")},
    Sentence{"mdl.skeleton.missing",
             QT_TRANSLATE_NOOP("FindingText", "There is no skeleton: no point can be added.")},
    Sentence{"mdl.bones.many",
             QT_TRANSLATE_NOOP("FindingText", "There are %1 bones; the engine stops at 128.")},
    Sentence{"mdl.vertices.stride",
             QT_TRANSLATE_NOOP("FindingText", "The vertices of mesh %1 do not fit their format.")},
    Sentence{
        "mdl.indices.range",
        QT_TRANSLATE_NOOP("FindingText",
                          "Triangles of mesh %1 use vertices that are not there (corners: %2, the "
                          "first in triangle %3).")},
    Sentence{
        "mdl.weights.bone",
        QT_TRANSLATE_NOOP("FindingText",
                          "Vertices of mesh %1 follow bones that are not there: %2, the first is "
                          "%3.")},
    Sentence{
        "mdl.weights.sum",
        QT_TRANSLATE_NOOP("FindingText",
                          "Vertices of mesh %1 whose weights do not add up to 1: %2, the first is "
                          "%3.")},
    Sentence{"mdl.clip.tracks",
             QT_TRANSLATE_NOOP("FindingText", "Animation %1 has %2 tracks for %3 bones.")},
};

/// Rules that say different things in different cases; nothing for the others.
QString specialSentence(const Finding &finding)
{
    const auto argumentIsEmpty = [&](std::size_t number) {
        return finding.arguments.size() < number || finding.arguments[number - 1].empty();
    };
    const bool isMild = finding.severity != Severity::Error;
    if (finding.rule == "msh.key.duplicate" && argumentIsEmpty(2)) {
        return FindingText::tr("has no key the game can read, and neither has %4. The game drops "
                               "this point.");
    }
    if (finding.rule == "msh.key.malformed" && argumentIsEmpty(2)) {
        return FindingText::tr("has no type and number. The game reads an empty key and does not "
                               "find it.");
    }
    if (finding.rule == "msh.bone.unknown" && isMild) {
        return FindingText::tr("hangs on %1, which is not among the mesh's own bones. If the "
                               "skeleton lacks it too, the effect fails without a word.");
    }
    if (finding.rule == "msh.text.encoding") {
        return finding.severity == Severity::Information
            ? FindingText::tr("has text beyond plain ASCII. It is Korean (CP949) to the game.")
            : FindingText::tr("has bytes that are no Korean (CP949) text. They show as garbage.");
    }
    if (finding.rule == "mdl.bone.parent") {
        return isMild ? FindingText::tr("Bones that come before their parent: %1, the first is %2.")
                      : FindingText::tr("Bones without a place, since a parent is missing or they "
                                        "run in a circle: %1, the first is %2.");
    }
    return {};
}

/// With placeholders; nothing where the rule has none.
QString sentence(const Finding &finding)
{
    if (const QString special = specialSentence(finding); !special.isEmpty())
        return special;
    const auto found = std::ranges::find(sentences, finding.rule, &Sentence::rule);
    return found == sentences.end() ? QString() : FindingText::tr(found->text);
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

/// "refers to": a scene's objects, behind the name they mean.
QString brokenReferences(const QStringList &arguments)
{
    return FindingText::tr("No point is called %1 any more, which the scene uses for: %2.")
        .arg(arguments.value(0), arguments.mid(1).join(QLatin1String(", ")));
}

} // namespace

QString findingText(const Finding &finding, TextEncoding encoding)
{
    QStringList arguments;
    for (const std::string &argument : finding.arguments)
        arguments += argument.empty() ? QStringLiteral("\"\"") : displayText(argument, encoding);
    if (finding.rule == "mdl.scene.broken")
        return brokenReferences(arguments);
    const QString text = sentence(finding);
    if (!text.isEmpty())
        return filled(text, arguments);
    return QString::fromUtf8(finding.rule.data(), static_cast<qsizetype>(finding.rule.size()))
        + QLatin1String(": ") + arguments.join(QLatin1String(", "));
}

QString findingMessage(const Finding &finding, std::span<const AttachPoint> points,
                       TextEncoding encoding)
{
    QString text = findingText(finding, encoding);
    if (!finding.point || finding.rule == "mdl.scene.broken")
        return text;
    const std::string &name = points[*finding.point].name;
    if (name.empty())
        return FindingText::tr("Point %1 %2").arg(QString::number(*finding.point), text);
    return FindingText::tr("%1 %2").arg(displayText(name, encoding), text);
}

QString fixText(const Finding &finding, const Fix &fix, TextEncoding encoding)
{
    const QString text = displayText(fix.text, encoding);
    switch (fix.kind) {
    case Fix::Kind::SetText:
        if (finding.rule == "msh.key.duplicate" || finding.rule == "mdl.name.duplicate")
            return FindingText::tr("Renumber to %1").arg(text);
        if (finding.rule == "mdl.scene.broken")
            return FindingText::tr("Rename back to %1").arg(text);
        if (finding.field == Field::Bone)
            return FindingText::tr("Link to %1").arg(text);
        if (finding.field == Field::Extra)
            return FindingText::tr("Cut to %1").arg(text);
        return FindingText::tr("Rename to %1").arg(text);
    case Fix::Kind::Remove:
        return FindingText::tr("Delete the point");
    case Fix::Kind::AddPoint:
        return FindingText::tr("Add %1").arg(text);
    case Fix::Kind::MakeAffine:
        return FindingText::tr("Set the last column");
    case Fix::Kind::MakeRigid:
        return FindingText::tr("Make it rigid");
    case Fix::Kind::RestoreOrder:
        return FindingText::tr("Restore the order");
    }
    return {};
}

QString ruleReason(std::string_view rule)
{
    const Rule *found = findRule(rule);
    return found ? QCoreApplication::translate("Rules", std::string(found->reason).c_str())
                 : QString();
}

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return FindingText::tr("Error");
    case Severity::Warning:
        return FindingText::tr("Warning");
    case Severity::Information:
        return FindingText::tr("Note");
    }
    return {};
}

} // namespace hardpoint
