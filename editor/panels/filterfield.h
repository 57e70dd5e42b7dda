// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

namespace hardpoint {

/// Where it is typed which points are to be seen. Escape clears it, or else leaves it; Enter and
/// Down leave it for what was found.
class FilterField : public QLineEdit {
    Q_OBJECT

public:
    explicit FilterField(QWidget *parent = nullptr);

    QSize sizeHint() const override;

signals:
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace hardpoint
