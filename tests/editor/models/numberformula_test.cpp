// SPDX-License-Identifier: MIT
#include <editor/models/numberformula.h>

#include <gtest/gtest.h>

#include <clocale>
#include <cmath>
#include <numbers>

using namespace hardpoint;

namespace {

class NumberFormulaTest : public testing::Test {
protected:
    NumberFormulaTest()
    {
        m_point.matrix.setOrigin({3, 0.1F, -7});
        m_schema.hasMatrix = true;
    }

    std::expected<float, NumberFormula::Refusal> reckon(const char *text,
                                                        PointColumn column = PointColumn::X)
    {
        return NumberFormula(QString::fromUtf8(text), m_schema).valueFor(m_point, 4, column);
    }
    float value(const char *text, PointColumn column = PointColumn::X)
    {
        const auto value = reckon(text, column);
        EXPECT_TRUE(value) << text << ": " << value.error().why.toStdString();
        return value.value_or(-1e30F);
    }

    formatlib::AttachPoint m_point;
    formatlib::Schema m_schema;
};

TEST_F(NumberFormulaTest, IsToldFromAPlainNumberByItsFirstLetters)
{
    for (const char *text : {"+5", "-=5", "+=5", "*2", "/2", "=x", " =x", "×2", "+"})
        EXPECT_TRUE(NumberFormula::isOne(QString::fromUtf8(text))) << text;
    for (const char *text : {"", "-5", "5+1", "x", "5=", "−5", "-"})
        EXPECT_FALSE(NumberFormula::isOne(QString::fromUtf8(text))) << text;
}

TEST_F(NumberFormulaTest, OperationsReckonWithTheCellsValue)
{
    EXPECT_EQ(value("+5"), 8);
    EXPECT_EQ(value("+=5"), 8);
    EXPECT_EQ(value("-=5"), -2);
    EXPECT_EQ(value("*2"), 6);
    EXPECT_EQ(value("*=2"), 6);
    EXPECT_EQ(value("/2"), 1.5F);
    EXPECT_EQ(value("/(1+1)"), 1.5F);
    EXPECT_EQ(value("*1+1"), 6);
    EXPECT_EQ(value("+-5"), -2);
    EXPECT_EQ(value("+5", PointColumn::Z), -2);
}

TEST_F(NumberFormulaTest, ExpressionsKnowThePointItsRowAndTheCell)
{
    EXPECT_EQ(value("=x+10"), 13);
    EXPECT_EQ(value("=(x+z)/2"), -2);
    EXPECT_EQ(value("=i"), 4);
    EXPECT_EQ(value("=value*2+v", PointColumn::Z), -21);
    EXPECT_EQ(value("=sx+rx"), 1);
    EXPECT_EQ(value("=pi"), std::numbers::pi_v<float>);
    EXPECT_EQ(value("=sin(rad(90))"), 1);
    EXPECT_EQ(value("=max(1, 2.5)"), 2.5F);
    EXPECT_EQ(value("=max(1,5; 2,5)"), 2.5F);
    EXPECT_EQ(value("=1,5*2"), 3);
    EXPECT_EQ(value("=2×3−1"), 5);
}

TEST_F(NumberFormulaTest, ReckonsInDoubleAndRoundsOnce)
{
    // In floats, adding 1e8 first would lose the tenth.
    EXPECT_EQ(value("=(y+100000000)-100000000"), static_cast<float>((double{0.1F} + 1e8) - 1e8));
    EXPECT_NE(value("=(y+100000000)-100000000"), (0.1F + 1e8F) - 1e8F);
    EXPECT_EQ(value("=y"), 0.1F);
}

TEST_F(NumberFormulaTest, DoesNotAskTheLocale)
{
    const std::string old = std::setlocale(LC_ALL, nullptr);
    std::setlocale(LC_ALL, "de_DE.UTF-8");
    EXPECT_EQ(value("=1.5*2"), 3);
    EXPECT_EQ(value("=1,5*2"), 3);
    std::setlocale(LC_ALL, old.c_str());
}

TEST_F(NumberFormulaTest, WhatIsNotFinishedIsToldFromWhatIsWrong)
{
    for (const char *text : {"+", "=", "=x+", "=(x", "=si", "=sin", "=max(1", "*(", "=x*val"}) {
        const auto refused = reckon(text);
        ASSERT_FALSE(refused) << text;
        EXPECT_TRUE(refused.error().unfinished) << text;
        EXPECT_FALSE(refused.error().why.isEmpty()) << text;
    }
    for (const char *text : {"=nothing+1", "=x=5", "=1,2,3", "=\"a\"", "=x y", "=1/0", "=1e30*1e30",
                             "=sqrt(-1)", "=)", "=5;6"}) {
        const auto refused = reckon(text);
        ASSERT_FALSE(refused) << text;
        EXPECT_FALSE(refused.error().unfinished) << text;
        EXPECT_FALSE(refused.error().why.isEmpty()) << text;
    }
    EXPECT_TRUE(reckon("=nothing+1").error().why.contains("\"nothing\""));
}

TEST_F(NumberFormulaTest, KnowsOnlyTheNumbersOfItsFormat)
{
    m_schema.hasMatrix = false;
    EXPECT_FALSE(reckon("=rx*1"));
    EXPECT_EQ(value("=x+y*0+z"), -4);
}

TEST_F(NumberFormulaTest, GoesFromPointToPoint)
{
    NumberFormula formula(QStringLiteral("=x*2"), m_schema);
    EXPECT_EQ(formula.valueFor(m_point, 0, PointColumn::X).value(), 6);
    m_point.matrix.setOrigin({5, 0, 0});
    EXPECT_EQ(formula.valueFor(m_point, 1, PointColumn::X).value(), 10);
}

} // namespace
