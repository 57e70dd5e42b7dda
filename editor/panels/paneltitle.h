// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace hardpoint {

/// What stands over a dock instead of a title bar: a bold word and a dim detail, "Points 4".
class PanelTitle : public QWidget {
    Q_OBJECT

public:
    explicit PanelTitle(const QString &title, QWidget *parent = nullptr);

    void setDetail(const QString &detail);
    QString detail() const;
    /// A widget behind the detail.
    void addControl(QWidget *control);
    /// A widget at the far end.
    void addAtEnd(QWidget *control);
    QSize sizeHint() const override;

private:
    QLabel *m_detail;
    int m_controls = 0; ///< behind the detail
};

} // namespace hardpoint
