// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>
#include <editor/viewport/pointertool.h>

#include <QObject>
#include <QRectF>

namespace hardpoint {

class Navigation;
class SceneContent;

/// Selects points with the left button: a click one, with Shift or Ctrl one more or one less; a
/// click beside all none; a drag all in a box, with Shift or Ctrl in addition. A click again on
/// points that lie on each other goes to the next of them.
class SelectionTool : public QObject, public PointerTool {
    Q_OBJECT

public:
    explicit SelectionTool(const Navigation &navigation, QObject *parent = nullptr);

    void setContent(SceneContent *content);
    /// Whether joints are there to be hovered.
    void setBonesShown(bool shown) { m_bonesShown = shown; }
    bool isPointAt(const QPointF &pixel) const { return !rowsAt(pixel).empty(); }
    /// Empty when none is being drawn.
    const QRectF &band() const { return m_band; }

    bool press(const QMouseEvent &event) override;
    void move(const QMouseEvent &event) override;
    void release(const QMouseEvent &event) override;
    void doubleClick(const QMouseEvent &event) override;
    void cancel() override;
    bool hover(const QMouseEvent &event) override;
    void leave() override;

signals:
    void bandChanged();
    void activated(PointId id); ///< by a double click

private:
    std::vector<std::size_t> rowsAt(const QPointF &pixel) const;
    int jointAt(const QPointF &pixel) const;
    void click(const QPointF &pixel, bool toggle);
    void selectBand(bool add);
    void setBand(const QRectF &band);

    const Navigation &m_navigation;
    SceneContent *m_content = nullptr;
    bool m_bonesShown = true;
    QPointF m_from;
    QRectF m_band;
};

} // namespace hardpoint
