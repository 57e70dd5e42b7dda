// SPDX-License-Identifier: MIT
#include <tests/editor/window/impatientuser.h>

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>

#include <gtest/gtest.h>

namespace testsupport {

ImpatientUser::ImpatientUser(unsigned seed, QObject *parent) : QObject(parent), m_random(seed)
{
    connect(&m_patience, &QTimer::timeout, this, qOverload<>(&ImpatientUser::answer));
    m_patience.start(1);
}

void ImpatientUser::answer()
{
    QWidget *popup = QApplication::activePopupWidget();
    QWidget *asked = popup ? popup : QApplication::activeModalWidget();
    if (!asked) {
        m_now = nullptr;
        return;
    }
    if (asked != m_now) {
        m_now = asked;
        m_tries = 0;
        ++m_answered;
    }
    ++m_tries;
    if (popup)
        popup->close();
    else if (auto *dialog = qobject_cast<QDialog *>(asked))
        answer(*dialog);
    else
        asked->close();
}

void ImpatientUser::answer(QDialog &dialog)
{
    // What closes no dialog must not last for ever.
    if (m_tries > 50) {
        ADD_FAILURE() << "cannot be closed: " << dialog.windowTitle().toStdString() << ' '
                      << dialog.metaObject()->className();
        std::abort();
    }
    if (m_tries > 6 || qobject_cast<QFileDialog *>(&dialog)) {
        dialog.reject();
        return;
    }
    const auto fields = dialog.findChildren<QLineEdit *>();
    if (!fields.isEmpty() && m_random() % 3 == 0) {
        QLineEdit *field =
            fields[static_cast<int>(m_random() % static_cast<unsigned>(fields.size()))];
        if (field->isVisible() && field->isEnabled())
            QTest::keyClicks(field, QStringLiteral("a1"));
        return;
    }
    QList<QAbstractButton *> buttons;
    for (QAbstractButton *button : dialog.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->isEnabled())
            buttons << button;
    }
    if (buttons.isEmpty())
        dialog.reject();
    else
        buttons[static_cast<int>(m_random() % static_cast<unsigned>(buttons.size()))]->click();
}

} // namespace testsupport
