// SPDX-License-Identifier: MIT
#pragma once

#include <editor/window/pictureact.h>
#include <editor/window/theme.h>
#include <editor/window/viewwish.h>

#include <QSize>
#include <QStringList>

#include <expected>
#include <optional>
#include <vector>

namespace hardpoint {

/// What the command line asks for.
struct Options {
    std::optional<Theme> theme;
    QString screenshot;           ///< where to write a picture of the window; empty: none
    QSize size{1440, 900};        ///< of the picture
    std::optional<int> select;    ///< row to select in the picture
    std::optional<ViewWish> view; ///< of the picture
    std::vector<PictureAct> acts; ///< on the selection, one after the other
    QStringList files;
};

/// Why the command line means nothing, in words; or --help or --version, which are done with when
/// they have been printed.
struct NoOptions {
    QString text;
    bool isError = true;
};

/// arguments as QCoreApplication has them, the program's name first.
std::expected<Options, NoOptions> parseOptions(const QStringList &arguments);

} // namespace hardpoint
