// SPDX-License-Identifier: MIT
#pragma once

#include <editor/models/pointcolumn.h>

#include <formatlib/modelfile.h>

#include <QString>

#include <array>
#include <expected>
#include <memory>

namespace mu {
class Parser;
}

namespace hardpoint {

/// What is typed into a number's cell to reckon with it: an operation on its value (+5, -=5, *2,
/// /2) or an expression (=x+10). Known are the point's own x, y, z, where the format has them rx,
/// ry, rz (degrees) and sx, sy, sz, its row in the file as i, the cell as v or value, pi, and the
/// usual functions; angles are radians there, rad() and deg() convert. Reckons in double
/// precision, whatever the locale, and can do nothing but reckon.
class NumberFormula {
public:
    /// By its first letters: +, *, /, = or -=. "-5" is a plain number.
    static bool isOne(const QString &text);

    NumberFormula(const QString &text, const formatlib::Schema &schema);
    ~NumberFormula();
    NumberFormula(const NumberFormula &) = delete;
    NumberFormula &operator=(const NumberFormula &) = delete;

    struct Refusal {
        QString why;
        bool unfinished = false; ///< typing on may well make it right
    };
    /// The value for one cell of a point, rounded once to a float. Refused when it can't be
    /// reckoned or is not finite.
    std::expected<float, Refusal> valueFor(const formatlib::AttachPoint &point, int row,
                                           PointColumn column);

    /// The names that may be used, for people.
    static QString help(const formatlib::Schema &schema);

private:
    /// Indexes of m_values: those of the nine numbers, then the two of the cell.
    static constexpr std::size_t rowIndex = 9;
    static constexpr std::size_t cellIndex = 10;

    QString m_text;
    QString m_help;
    bool m_hasMatrix;
    bool m_isRead = false;
    std::unique_ptr<mu::Parser> m_parser;
    std::array<double, 11> m_values{};
};

} // namespace hardpoint
