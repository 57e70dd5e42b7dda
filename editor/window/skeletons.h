// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QMenu;
class QWidget;

namespace hardpoint {

class Document;
class Settings;

/// Skeletons that the user puts beside meshes: an MSH knows its bones by name only, an SKL knows
/// where they are. Each folder remembers its own.
class Skeletons : public QObject {
    Q_OBJECT

public:
    /// window: over which dialogs appear. Both live longer than this.
    Skeletons(QWidget &window, Settings &settings);

    static bool isSkeleton(const QString &path);

    /// Null: nothing is open.
    void setDocument(Document *document);
    void addTo(QMenu &menu);

    void askAndLoad();
    /// For the current document and what is opened from its folder from now on. A file that is no
    /// skeleton is told, and the one before stays.
    void load(const QString &path);
    void clear();

signals:
    /// What has become of the user's wish.
    void done(const QString &text);

private:
    /// Why the current document can't have one, in words; empty when it can.
    QString refusal() const;
    void refresh();

    QWidget &m_window;
    Settings &m_settings;
    Document *m_document = nullptr;
    QAction *m_load;
    QAction *m_clear;
};

} // namespace hardpoint
