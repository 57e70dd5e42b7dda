// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace hardpoint {

/// A line of the start page that opens something: a name, and dimly what or where it is.
class StartEntry : public QAbstractButton {
    Q_OBJECT

public:
    StartEntry(const QString &name, const QString &about, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QString m_about;
};

} // namespace hardpoint
