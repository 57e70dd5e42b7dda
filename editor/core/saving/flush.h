// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <system_error>

/// What Qt has no word for, in one file an operating system.
namespace hardpoint::flush {

/// handle: of QFile.
std::error_code file(int handle);
std::error_code folder(const QString &path);
/// As far as this user may.
void copyOwner(const QString &from, const QString &to);

} // namespace hardpoint::flush
