// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/viewport/navigation.h>
#include <editor/viewport/picking.h>
#include <editor/viewport/scenecontent.h>
#include <editor/viewport/selectiontool.h>

#include <QMouseEvent>

#include <algorithm>

namespace hardpoint {

namespace {

constexpr double reach = 11;
constexpr double jointReach = 7;
constexpr double still = 4;

bool adds(const QMouseEvent &event)
{
    return event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier);
}

} // namespace

SelectionTool::SelectionTool(const Navigation &navigation, QObject *parent)
    : QObject(parent), m_navigation(navigation)
{
}

void SelectionTool::setContent(SceneContent *content)
{
    m_content = content;
    setBand({});
}

std::vector<std::size_t> SelectionTool::rowsAt(const QPointF &pixel) const
{
    return m_content
        ? placesNear(m_navigation.camera(), m_navigation.size(), m_content->places(), pixel, reach)
        : std::vector<std::size_t>();
}

int SelectionTool::jointAt(const QPointF &pixel) const
{
    if (!m_bonesShown)
        return -1;
    const auto joints = placesNear(m_navigation.camera(), m_navigation.size(), m_content->joints(),
                                   pixel, jointReach);
    return joints.empty() ? -1 : static_cast<int>(joints.front());
}

bool SelectionTool::press(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton || !m_content)
        return false;
    m_from = event.position();
    return true;
}

void SelectionTool::doubleClick(const QMouseEvent &event)
{
    if (const auto rows = rowsAt(event.position()); !rows.empty())
        emit activated(m_content->document().idAt(static_cast<int>(rows.front())));
}

void SelectionTool::move(const QMouseEvent &event)
{
    const QPointF by = event.position() - m_from;
    if (!m_band.isNull() || by.manhattanLength() >= still)
        setBand(QRectF(m_from, event.position()).normalized());
}

void SelectionTool::release(const QMouseEvent &event)
{
    if (!m_content)
        return;
    if (m_band.isNull())
        click(event.position(), adds(event));
    else
        selectBand(adds(event));
    setBand({});
}

void SelectionTool::cancel()
{
    setBand({});
}

void SelectionTool::click(const QPointF &pixel, bool toggle)
{
    Document &document = m_content->document();
    Selection &selection = document.selection();
    const std::vector<std::size_t> rows = rowsAt(pixel);
    if (rows.empty()) {
        if (!toggle)
            selection.clear();
        return;
    }
    const auto idOf = [&](std::size_t row) { return document.idAt(static_cast<int>(row)); };
    if (toggle) {
        selection.toggle(idOf(rows.front()));
        return;
    }
    // Markers in the very same place hide each other: each click takes the next one.
    const Vec3d front = m_content->places()[rows.front()];
    std::vector<PointId> pile;
    for (const std::size_t row : rows) {
        if (length(m_content->places()[row] - front) <= m_content->diagonal() * 1e-5)
            pile.push_back(idOf(row));
    }
    auto next = pile.begin();
    if (selection.ids().size() == 1) {
        const auto current = std::ranges::find(pile, selection.ids().front());
        if (current != pile.end() && current + 1 != pile.end())
            next = current + 1;
    }
    selection.set({*next});
}

void SelectionTool::selectBand(bool add)
{
    Document &document = m_content->document();
    std::vector<PointId> ids;
    if (add)
        ids = document.selection().ids();
    const auto before = std::ssize(ids);
    for (const std::size_t row :
         placesInside(m_navigation.camera(), m_navigation.size(), m_content->places(), m_band)) {
        if (!(add && m_content->states()[row].selected))
            ids.push_back(document.idAt(static_cast<int>(row)));
    }
    if (!add || std::ssize(ids) != before)
        document.selection().set(std::move(ids));
}

bool SelectionTool::hover(const QMouseEvent &event)
{
    if (!m_content)
        return false;
    const std::vector<std::size_t> rows = rowsAt(event.position());
    const int row = rows.empty() ? -1 : static_cast<int>(rows.front());
    const int joint = rows.empty() ? jointAt(event.position()) : -1;
    m_content->setHoveredRow(row);
    m_content->setHoveredBone(joint);
    return row >= 0 || joint >= 0;
}

void SelectionTool::leave()
{
    if (!m_content)
        return;
    m_content->setHoveredRow(-1);
    m_content->setHoveredBone(-1);
}

void SelectionTool::setBand(const QRectF &band)
{
    if (band == m_band)
        return;
    m_band = band;
    emit bandChanged();
}

} // namespace hardpoint
