// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <random>
#include <string>

class QDialog;

namespace testsupport {

/// Answers whatever dialog or menu comes up: presses a few of its buttons, types into its fields,
/// and then wants to be rid of it.
class ImpatientUser : public QObject {
public:
    ImpatientUser(unsigned seed, QObject *parent = nullptr);

    /// Dialogs and menus that came up so far.
    int answered() const { return m_answered; }

private:
    void answer();
    void answer(QDialog &dialog);

    std::mt19937 m_random;
    QTimer m_patience;
    QPointer<QWidget> m_now;
    int m_tries = 0;
    int m_answered = 0;
};

} // namespace testsupport
