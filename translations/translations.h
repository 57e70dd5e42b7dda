// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>

class QCoreApplication;

namespace hardpoint {

/// Makes tr() speak the locale's language where there is one, else English with its plural
/// forms. Once, right after the application is made.
void installTranslations(QCoreApplication &application, const QLocale &locale = QLocale());

} // namespace hardpoint
