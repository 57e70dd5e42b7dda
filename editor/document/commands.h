// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointlist.h>

#include <QUndoCommand>

/// The steps of the undo stack. Each holds values, so it can be played both ways at any time.
namespace hardpoint {

/// Keeps the selection in step: playing a step selects what it touched, taking it back selects
/// what was selected before.
class PointCommand : public QUndoCommand {
public:
    PointCommand(Document &document, const QString &text);

    void redo() final;
    void undo() final;

protected:
    PointList points() const { return PointList(m_document); }
    Document &document() const { return m_document; }
    void selectAfter(std::vector<PointId> ids) { m_selectedAfter = std::move(ids); }

    virtual void play() = 0;
    virtual void takeBack() = 0;

private:
    Document &m_document;
    std::vector<PointId> m_selectedBefore;
    std::vector<PointId> m_selectedAfter;
};

class InsertCommand final : public PointCommand {
public:
    InsertCommand(Document &document, std::vector<PlacedPoint> inserted, const QString &text);

protected:
    void play() override { points().insert(m_inserted); }
    void takeBack() override { points().remove(m_inserted); }

private:
    std::vector<PlacedPoint> m_inserted;
};

class RemoveCommand final : public PointCommand {
public:
    RemoveCommand(Document &document, std::vector<PlacedPoint> removed, const QString &text);

protected:
    void play() override { points().remove(m_removed); }
    void takeBack() override { points().insert(m_removed); }

private:
    std::vector<PlacedPoint> m_removed;
};

/// Exchanges values. Steps of one gesture on the same points become one, and vanish when they end
/// where they began.
class ChangeCommand final : public PointCommand {
public:
    ChangeCommand(Document &document, std::vector<PointChange> changes, const QString &text,
                  const QString &gesture);

    int id() const override;
    bool mergeWith(const QUndoCommand *other) override;

protected:
    void play() override { points().change(m_new); }
    void takeBack() override { points().change(m_old); }

private:
    std::vector<PointChange> m_old;
    std::vector<PointChange> m_new;
    QString m_gesture;
};

class ReorderCommand final : public PointCommand {
public:
    ReorderCommand(Document &document, std::vector<PointId> moved, std::vector<PointId> order,
                   const QString &text);

protected:
    void play() override { points().reorder(m_new); }
    void takeBack() override { points().reorder(m_old); }

private:
    std::vector<PointId> m_old;
    std::vector<PointId> m_new;
};

} // namespace hardpoint
