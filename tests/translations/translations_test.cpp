// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QFile>
#include <QXmlStreamReader>

#include <gtest/gtest.h>
#include <translations/translations.h>

#include <vector>

namespace {

/// A text with a number in it, as translations/hardpoint_en.ts has it.
struct Plural {
    QByteArray context;
    QByteArray source;
    QByteArray comment;
    QStringList forms;
};

std::vector<Plural> readPlurals()
{
    QFile file(QStringLiteral(HARDPOINT_ENGLISH));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::vector<Plural> plurals;
    QByteArray context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText().toUtf8();
        else if (xml.name() == u"message")
            plurals.push_back({context, {}, {}, {}});
        else if (xml.name() == u"source")
            plurals.back().source = xml.readElementText().toUtf8();
        else if (xml.name() == u"comment")
            plurals.back().comment = xml.readElementText().toUtf8();
        else if (xml.name() == u"numerusform")
            plurals.back().forms.append(xml.readElementText());
    }
    EXPECT_FALSE(xml.hasError()) << qPrintable(xml.errorString());
    return plurals;
}

QString translated(const Plural &plural, int n)
{
    return QCoreApplication::translate(
        plural.context, plural.source,
        plural.comment.isEmpty() ? nullptr : plural.comment.constData(), n);
}

void expectEnglish()
{
    const std::vector<Plural> plurals = readPlurals();
    EXPECT_FALSE(plurals.empty());
    const auto withNumber = [](QString form, const char *number) {
        return form.replace(QLatin1String("%Ln"), QLatin1String("%n"))
            .replace(QLatin1String("%n"), QLatin1String(number));
    };
    for (const Plural &plural : plurals) {
        SCOPED_TRACE(plural.context.toStdString() + ": " + plural.source.toStdString());
        ASSERT_EQ(plural.forms.size(), 2);
        EXPECT_EQ(translated(plural, 1), withNumber(plural.forms[0], "1"));
        EXPECT_EQ(translated(plural, 3), withNumber(plural.forms[1], "3"));
    }
}

TEST(Translations, EnglishHasItsPluralForms)
{
    int argc = 0;
    QCoreApplication application(argc, nullptr);
    hardpoint::installTranslations(application, QLocale(QLocale::English));
    expectEnglish();
}

TEST(Translations, EnglishStandsInForALanguageWithoutTexts)
{
    int argc = 0;
    QCoreApplication application(argc, nullptr);
    hardpoint::installTranslations(application, QLocale(QLocale::Icelandic));
    expectEnglish();
}

} // namespace

int main(int argc, char **argv)
{
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
