// SPDX-License-Identifier: MIT
#include <editor/models/numberformula.h>

#include <QCoreApplication>
#include <QRegularExpression>

#include <muParser.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace hardpoint {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::NumberFormula)
};

constexpr std::array<const char *, 9> numberNames{"x",  "y",  "z",  "rx", "ry",
                                                  "rz", "sx", "sy", "sz"};
constexpr std::size_t positionNames = 3;

/// As people write signs, to those of the parser.
QString plainSigns(QString text)
{
    text.replace(QChar(0x2212), QLatin1Char('-'));
    text.replace(QChar(0x00D7), QLatin1Char('*'));
    text.replace(QChar(0x00F7), QLatin1Char('/'));
    return text.trimmed();
}

/// A comma is a decimal point, but between the arguments of a function: max(1, 2). Where a
/// semicolon parts arguments, every comma is a decimal point.
QString plainCommas(const QString &text)
{
    const bool semicolons = text.contains(QLatin1Char(';'));
    QString plain;
    std::vector<bool> isCall;
    for (const QChar letter : text) {
        if (letter == QLatin1Char('('))
            isCall.push_back(!plain.isEmpty() && plain.back().isLetterOrNumber());
        else if (letter == QLatin1Char(')') && !isCall.empty())
            isCall.pop_back();
        const bool parts = !semicolons && !isCall.empty() && isCall.back();
        if (letter == QLatin1Char(',') && !parts)
            plain += QLatin1Char('.');
        else
            plain += letter == QLatin1Char(';') ? QLatin1Char(',') : letter;
    }
    return plain;
}

/// The formula as an expression: "*2" is "v*(2)".
QString expressionOf(const QString &typed)
{
    QString text = plainSigns(typed);
    const QChar sign = text.front();
    text.remove(0,
                text.startsWith(QLatin1Char('=')) || text.mid(1, 1) != QLatin1String("=") ? 1 : 2);
    const QString operand = plainCommas(text);
    if (sign == QLatin1Char('='))
        return operand;
    // The parser would not say what is missing from "v+()".
    return operand.trimmed().isEmpty() ? QStringLiteral("v%1").arg(sign)
                                       : QStringLiteral("v%1(%2)").arg(sign, operand);
}

/// The parser would take "x=5" as a value for its own x.
bool assigns(const QString &expression)
{
    static const QRegularExpression lone(QStringLiteral("(?<![=<>!])=(?!=)"));
    return expression.contains(lone);
}

double radians(double degrees)
{
    return degrees / 180 * std::numbers::pi;
}

double degrees(double radians)
{
    return radians / std::numbers::pi * 180;
}

bool isUnfinished(const mu::Parser::exception_type &error, const std::string &expression)
{
    const std::string rest =
        expression.substr(std::min(expression.size(), static_cast<std::size_t>(error.GetPos())));
    switch (error.GetCode()) {
    case mu::ecUNEXPECTED_EOF:
    case mu::ecMISSING_PARENS:
    case mu::ecTOO_FEW_PARAMS:
        return true;
    case mu::ecUNASSIGNABLE_TOKEN:
        // A name that is still being typed.
        return rest.find_first_of("+-*/^, ") == std::string::npos;
    case mu::ecUNEXPECTED_PARENS:
        // The closing bracket is the one put around an operand.
        return expression.starts_with('v')
            && (rest == ")"
                || std::ranges::count(expression, '(') > std::ranges::count(expression, ')'));
    default:
        return false;
    }
}

} // namespace

bool NumberFormula::isOne(const QString &text)
{
    const QString plain = plainSigns(text);
    return !plain.isEmpty()
        && (QStringLiteral("+*/=").contains(plain.front())
            || plain.startsWith(QLatin1String("-=")));
}

QString NumberFormula::help(const formatlib::Schema &schema)
{
    const QString names = schema.hasMatrix
        ? QStringLiteral("x, y, z, rx, ry, rz, sx, sy, sz, i, value, pi, sin(), max()")
        : QStringLiteral("x, y, z, i, value, pi, sin(), max()");
    return Texts::tr("Type a number, or +5, -=5, *2, /2, =x+10 with %1...").arg(names);
}

NumberFormula::NumberFormula(const QString &text, const formatlib::Schema &schema)
    : m_text(expressionOf(text))
    , m_help(help(schema))
    , m_hasMatrix(schema.hasMatrix)
    , m_parser(std::make_unique<mu::Parser>())
{
    // It would make one number of those in "y+1e8-1e8", where every step is to be rounded.
    m_parser->EnableOptimizer(false);
    const std::size_t names = m_hasMatrix ? numberNames.size() : positionNames;
    for (std::size_t name = 0; name < names; ++name)
        m_parser->DefineVar(numberNames[name], &m_values[name]);
    m_parser->DefineVar("i", &m_values[rowIndex]);
    m_parser->DefineVar("v", &m_values[cellIndex]);
    m_parser->DefineVar("value", &m_values[cellIndex]);
    m_parser->DefineConst("pi", std::numbers::pi);
    m_parser->DefineFun("rad", radians);
    m_parser->DefineFun("deg", degrees);
}

NumberFormula::~NumberFormula() = default;

std::expected<float, NumberFormula::Refusal>
NumberFormula::valueFor(const formatlib::AttachPoint &point, int row, PointColumn column)
{
    const auto set = [this](std::size_t first, const std::optional<formatlib::Vec3> &vector) {
        const formatlib::Vec3 missing{std::numeric_limits<float>::quiet_NaN(),
                                      std::numeric_limits<float>::quiet_NaN(),
                                      std::numeric_limits<float>::quiet_NaN()};
        const formatlib::Vec3 numbers = vector.value_or(missing);
        m_values[first] = double{numbers.x};
        m_values[first + 1] = double{numbers.y};
        m_values[first + 2] = double{numbers.z};
    };
    set(0, point.matrix.origin());
    if (m_hasMatrix) {
        set(3, formatlib::rotationDegrees(point.matrix));
        set(6, formatlib::scaleOf(point.matrix));
    }
    m_values[rowIndex] = row;
    m_values[cellIndex] =
        m_values[static_cast<std::size_t>(column) - static_cast<std::size_t>(PointColumn::X)];

    const auto cannot = [this](bool unfinished) {
        return std::unexpected(Refusal{
            unfinished ? m_help : Texts::tr("\"%1\" can't be calculated. %2").arg(m_text, m_help),
            unfinished});
    };
    if (m_text.trimmed().isEmpty())
        return cannot(true);
    if (assigns(m_text))
        return cannot(false);
    const std::string expression = m_text.toStdString();
    double value = 0;
    try {
        if (!m_isRead)
            m_parser->SetExpr(expression);
        m_isRead = true;
        value = m_parser->Eval();
        if (m_parser->GetNumResults() != 1)
            return cannot(false);
    } catch (const mu::Parser::exception_type &error) {
        if (error.GetCode() == mu::ecUNASSIGNABLE_TOKEN && !isUnfinished(error, expression)) {
            return std::unexpected(
                Refusal{Texts::tr("There is no \"%1\" to calculate with. %2")
                            .arg(QString::fromStdString(error.GetToken()), m_help),
                        false});
        }
        return cannot(isUnfinished(error, expression));
    }
    const auto rounded = static_cast<float>(value);
    if (!std::isfinite(rounded)) {
        return std::unexpected(
            Refusal{Texts::tr("\"%1\" gives no number that a point can have.").arg(m_text), false});
    }
    return rounded;
}

} // namespace hardpoint
