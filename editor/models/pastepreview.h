// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/pointpaste.h>
#include <editor/models/cellpaste.h>

#include <QAbstractTableModel>

namespace hardpoint {

/// What a paste or an import would do, row by row, before it is done.
struct PastePreview {
    enum class State { Fine, Noted, Bad };
    struct Row {
        QStringList cells; ///< as many as there are headers
        State state = State::Fine;
        QString message; ///< why it is bad, or what is to be known
    };

    QString problem; ///< why nothing can be done; else empty
    QStringList headers;
    std::vector<Row> rows;

    int count(State state) const;
    int good() const { return count(State::Fine) + count(State::Noted); }
};

PastePreview previewOf(const PointPlan &plan, const formatlib::ModelFile &file);
PastePreview previewOf(const CellPlan &plan, const Document &document);

/// Shows a preview, or only the rows that there is something to say of.
class PastePreviewModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit PastePreviewModel(QObject *parent = nullptr);

    void setPreview(PastePreview preview);
    void setOnlyTold(bool onlyTold);
    const PastePreview &preview() const { return m_preview; }

    int rowCount(const QModelIndex &parent = {}) const override;
    /// Those of the preview and one for the message.
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void collect();

    PastePreview m_preview;
    bool m_onlyTold = false;
    std::vector<std::size_t> m_shown;
};

} // namespace hardpoint
