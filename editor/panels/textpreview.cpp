// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/panels/textpreview.h>

#include <QHeaderView>

#include <map>

namespace hardpoint {

TextPreview::TextPreview(QWidget *parent)
    : QTableView(parent), m_changes(new TextPreviewModel(this))
{
    setModel(m_changes);
    setAccessibleName(tr("Preview"));
    setSelectionMode(NoSelection);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (const auto column : {TextPreviewModel::Row, TextPreviewModel::Where}) {
        horizontalHeader()->setSectionResizeMode(column, QHeaderView::Fixed);
        horizontalHeader()->resizeSection(column, fontMetrics().averageCharWidth() * 10);
    }
}

void TextPreview::applyTo(Document &document, const QString &text) const
{
    // Several texts of one point are one change of it.
    std::map<std::size_t, formatlib::AttachPoint> changed;
    for (const TextChange &change : m_changes->possible()) {
        const auto row = static_cast<int>(change.row);
        const auto [point, isNew] = changed.try_emplace(change.row, document.point(row));
        point->second = withText(point->second, change);
    }
    std::vector<PointChange> changes;
    changes.reserve(changed.size());
    for (auto &[row, point] : changed)
        changes.push_back({document.idAt(static_cast<int>(row)), std::move(point)});
    document.changePoints(std::move(changes), text);
}

} // namespace hardpoint
