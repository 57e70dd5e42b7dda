// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/models/bonesmodel.h>
#include <editor/panels/bones.h>

#include <QHeaderView>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace hardpoint {

Bones::Bones(QWidget *parent)
    : QWidget(parent)
    , m_model(new BonesModel(this))
    , m_shown(new QSortFilterProxyModel(this))
    , m_filter(new QLineEdit(this))
    , m_tree(new QTreeView(this))
{
    m_shown->setSourceModel(m_model);
    m_shown->setRecursiveFilteringEnabled(true);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setPlaceholderText(tr("Filter..."));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Filter bones"));
    m_tree->setModel(m_shown);
    m_tree->setAccessibleName(tr("Bones"));
    m_tree->setUniformRowHeights(true);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setIndentation(14);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->header()->hide();
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(BonesModel::Name, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(BonesModel::Points, QHeaderView::ResizeToContents);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto *field = new QVBoxLayout;
    field->setContentsMargins(12, 0, 12, 4);
    field->addWidget(m_filter);
    layout->addLayout(field);
    layout->addWidget(m_tree);

    connect(m_filter, &QLineEdit::textChanged, this, &Bones::setFilter);
    connect(m_tree, &QTreeView::activated, this, &Bones::link);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_tree->expandAll();
        emit countChanged(static_cast<int>(m_model->bones().size()));
    });
}

void Bones::setDocument(Document *document)
{
    if (Document *old = m_model->document())
        old->selection().disconnect(this);
    m_model->setDocument(document);
    if (document)
        connect(&document->selection(), &Selection::changed, this, &Bones::showSelected);
}

void Bones::setFilter(const QString &text)
{
    m_shown->setFilterFixedString(text);
    m_tree->expandAll();
}

void Bones::link(const QModelIndex &shown)
{
    const QModelIndex index = m_shown->mapToSource(shown);
    if (!index.isValid())
        return;
    const int bone = index.data(BonesModel::BoneRole).toInt();
    formatlib::BoneLink link;
    if (m_model->document()->schema().bonesByNumber)
        link.number = static_cast<std::uint16_t>(bone);
    else
        link.name = m_model->bones()[static_cast<std::size_t>(bone)].name;
    emit linkWanted(link);
}

void Bones::showSelected()
{
    const Document &document = *m_model->document();
    const std::vector<PointId> &ids =
        static_cast<const Selection &>(m_model->document()->selection()).ids();
    const int row = ids.empty() ? -1 : document.rowOf(ids.back());
    if (row < 0)
        return;
    const formatlib::BoneLink &link = document.point(row).bone;
    int bone = link.number;
    if (!document.schema().bonesByNumber) {
        const auto &bones = m_model->bones();
        const auto found = std::ranges::find(bones, link.name, &formatlib::Bone::name);
        bone = found == bones.end() ? -1 : static_cast<int>(found - bones.begin());
    }
    const QModelIndex shown = m_shown->mapFromSource(m_model->indexOf(bone));
    m_tree->setCurrentIndex(shown);
    m_tree->scrollTo(shown);
}

} // namespace hardpoint
