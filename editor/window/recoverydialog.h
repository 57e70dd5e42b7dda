// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QDialog>
#include <QString>

#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace hardpoint {

/// What runs that ended by a crash did not save, file by file, and what to do with it. Closing it
/// puts the rest off until the next start.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    /// How the file that was edited is now.
    enum class Original {
        AsItWas,
        Saved, ///< the edits are in it; nothing to show
        Changed,
        Gone,
        Unknown, ///< what was kept does not even say which file it is
    };
    struct Row {
        QString path;
        QDateTime time;
        Original original = Original::AsItWas;
    };

    explicit RecoveryDialog(const std::vector<Row> &rows, QWidget *parent = nullptr);

    /// The row is dealt with. Rows keep their numbers.
    void finish(int row);

signals:
    void openWanted(int row);
    void compareWanted(int row);
    void exportWanted(int row);
    void discardWanted(int row);

private:
    int current() const;
    void refresh();

    std::vector<Row> m_rows;
    QTreeWidget *m_list;
    QLabel *m_detail;
    QPushButton *m_open;
    QPushButton *m_compare;
    QPushButton *m_export;
    QPushButton *m_discard;
};

} // namespace hardpoint
