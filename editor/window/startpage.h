// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;

namespace hardpoint {

/// Stands in the middle while nothing is open.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QAction *open, QWidget *parent = nullptr);
};

} // namespace hardpoint
