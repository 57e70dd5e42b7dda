// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/document.h>

#include <formatlib/bytes.h>
#include <tests/editor/window/impatientuser.h>

#include <QString>

#include <map>
#include <random>
#include <string>
#include <vector>

namespace hardpoint {
class MainWindow;
}

namespace testsupport {

/// Does with the window what comes to its mind: the same for the same seed.
class Monkey {
public:
    /// files: what it may open; they lie in a folder where it may do what it likes.
    Monkey(hardpoint::MainWindow &window, std::vector<QString> files, unsigned seed);

    /// One action, and a look whether everything still goes together.
    void act();
    /// Undoes all in every document and does it again; each must come back to what it was.
    void undoEverything();
    /// Opens none but its own files, so that a run ends as it began.
    void closeEverything();

    /// The last actions, for the message of a failure.
    const std::vector<std::string> &diary() const { return m_diary; }

private:
    struct Action {
        const char *name;
        int weight;
        void (Monkey::*act)();
    };
    static const std::vector<Action> &repertoire();

    int below(int count);
    QString text();

    void typeIntoACell();
    void pressKeys();
    void triggerACommand();
    void undoOrRedo();
    void selectPoints();
    void paste();
    void saveAFile();
    void switchTab();
    void openAFile();
    void writeAFileFromOutside();
    void useThePointer();

    void checkDocuments();

    hardpoint::MainWindow &m_window;
    std::vector<QString> m_files;
    std::mt19937 m_random;
    ImpatientUser m_user;
    std::vector<std::string> m_diary;
};

} // namespace testsupport
