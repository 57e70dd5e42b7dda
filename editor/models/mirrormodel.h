// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/mirror.h>

#include <QAbstractTableModel>

#include <vector>

namespace hardpoint {

class Document;

/// What mirroring points would give, a row a copy, before anything happens. Good as long as the
/// document's rows are those of the plan.
class MirrorModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Column {
        Name, ///< of the point that is mirrored
        Copy, ///< the copy's own name
        Bone, ///< the copy's
        X,    ///< X to Z: the copy's place, in the file's axes
        Y,
        Z,
        Note, ///< what is to be known of it
    };
    static constexpr int columns = 7;

    explicit MirrorModel(const Document &document, QObject *parent = nullptr);

    void setPlan(std::vector<MirroredPoint> plan, const MirrorOptions &options);
    const std::vector<MirroredPoint> &plan() const { return m_plan; }
    /// Copies whose name is taken.
    int collisions() const;
    /// Copies that come to be.
    int added() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const MirroredPoint &copy, Column column) const;
    QString note(const MirroredPoint &copy) const;
    bool isRefused(const MirroredPoint &copy) const;

    const Document &m_document;
    MirrorOptions m_options;
    std::vector<MirroredPoint> m_plan;
};

} // namespace hardpoint
