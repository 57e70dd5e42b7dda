// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>

#include <formatlib/modelfile.h>

#include <QRegularExpression>
#include <QString>

#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

/// Names, bones and extra texts of many points changed at once, as plain functions that tell what
/// would become of each before anything does.
namespace hardpoint {

/// What one text of a point would become.
struct TextChange {
    std::size_t row = 0;
    formatlib::Field field = formatlib::Field::Name;
    QString before;
    QString after;
    std::string bytes; ///< after, in the file's encoding
    QString refusal;   ///< why the file can't hold it; empty when it can
};

/// What is looked for in a text and what stands in its place.
class TextReplacement {
public:
    struct Options {
        bool isRegular = false; ///< find is a Perl expression, \1 in the replacement a group of it
        bool matchCase = false;
    };
    TextReplacement(const QString &find, const QString &replacement, Options options);

    /// What is wrong with the expression; empty when nothing is.
    QString error() const;
    /// Nothing where it is not found.
    std::optional<QString> in(const QString &text) const;

private:
    QRegularExpression m_find;
    QString m_replacement;
    Options m_options;
};

/// By row, only where something is found and comes out different. Fields: Name, Bone or Extra; a
/// bone only where it is a name. Bytes that are no text are passed by.
std::vector<TextChange> replacements(const formatlib::ModelFile &file,
                                     std::span<const formatlib::AttachPoint> points,
                                     std::span<const int> rows,
                                     const std::set<formatlib::Field> &fields,
                                     const TextReplacement &replacement);

/// The types that the game reads from the points' names, in file order, each once; empty ones not.
std::vector<std::string> pointTypes(std::span<const formatlib::AttachPoint> points);

/// The points of a type numbered without a gap from first, in file order; also those that have
/// their number already, so that all of them can be seen.
std::vector<TextChange> renumbered(const formatlib::ModelFile &file,
                                   std::span<const formatlib::AttachPoint> points,
                                   const std::string &type, int first);

/// The point with the text of the change.
formatlib::AttachPoint withText(const formatlib::AttachPoint &point, const TextChange &change);

} // namespace hardpoint
