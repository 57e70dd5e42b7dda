// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <translations/translations.h>

namespace hardpoint {

namespace {

void install(QCoreApplication &application, const QLocale &locale, const QString &catalogue,
             const QString &folder)
{
    auto *translator = new QTranslator(&application);
    if (translator->load(locale, catalogue, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

} // namespace

void installTranslations(QCoreApplication &application, const QLocale &locale)
{
    const QString folder = QStringLiteral(":/translations");
    const QString ours = QStringLiteral("hardpoint");
    // The one installed last is asked first.
    install(application, QLocale(QLocale::English), ours, folder);
    install(application, locale, QStringLiteral("qtbase"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, locale, ours, folder);
}

} // namespace hardpoint
