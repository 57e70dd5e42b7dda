// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <memory>

class QAction;
class QStackedWidget;

namespace hardpoint {

class Document;
class MessageBar;
class RecentFiles;
class Viewport;

/// The middle of the window: the viewport under its message bar, or a way to open something while
/// nothing is open.
class ViewArea : public QWidget {
    Q_OBJECT

public:
    ViewArea(std::unique_ptr<Viewport> viewport, QAction *open, RecentFiles &recent,
             QWidget *parent = nullptr);
    ~ViewArea() override;

    /// Null: nothing is open.
    void setDocument(Document *document);
    Viewport &viewport() { return *m_viewport; }
    const MessageBar &messageBar() const { return *m_bar; }

signals:
    void filesWanted(const QStringList &paths);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::unique_ptr<Viewport> m_viewport;
    MessageBar *m_bar;
    QStackedWidget *m_pages;
};

} // namespace hardpoint
