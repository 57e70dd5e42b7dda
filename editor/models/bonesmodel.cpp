// SPDX-License-Identifier: MIT
#include <editor/core/pointtext.h>
#include <editor/document/document.h>
#include <editor/models/bonesmodel.h>
#include <editor/models/look.h>

#include <QSize>

#include <map>

namespace hardpoint {

namespace {

constexpr int rowHeight = 24;

/// Parents as a tree can have them: -1 where the parent is none, or following it runs in a circle.
std::vector<int> soundParents(const std::vector<formatlib::Bone> &bones)
{
    const auto count = static_cast<int>(bones.size());
    std::vector<int> parents;
    for (const formatlib::Bone &bone : bones)
        parents.push_back(bone.parent >= 0 && bone.parent < count ? bone.parent : -1);
    // Each bone is walked over once: what an earlier walk passed is known to end.
    std::vector<int> walk(bones.size(), -1);
    for (int start = 0; start < count; ++start) {
        int bone = start;
        while (bone >= 0 && walk[static_cast<std::size_t>(bone)] < 0) {
            walk[static_cast<std::size_t>(bone)] = start;
            const int parent = parents[static_cast<std::size_t>(bone)];
            if (parent >= 0 && walk[static_cast<std::size_t>(parent)] == start)
                parents[static_cast<std::size_t>(bone)] = -1;
            bone = parents[static_cast<std::size_t>(bone)];
        }
    }
    return parents;
}

} // namespace

BonesModel::BonesModel(QObject *parent) : QAbstractItemModel(parent) { }

void BonesModel::setDocument(Document *document)
{
    if (document == m_document)
        return;
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &Document::findingsChanged, this, &BonesModel::refresh);
        connect(document, &Document::companionsChanged, this, &BonesModel::rebuild);
        connect(document, &Document::pointsReset, this, &BonesModel::rebuild);
    }
    rebuild();
}

void BonesModel::rebuild()
{
    beginResetModel();
    m_bones.clear();
    if (m_document) {
        const auto &skeleton = m_document->companions().skeleton;
        m_bones = skeleton ? skeleton->bones : m_document->file().bones();
    }
    buildTree();
    count();
    endResetModel();
}

void BonesModel::buildTree()
{
    m_parents = soundParents(m_bones);
    m_children.assign(m_bones.size(), {});
    m_rows.assign(m_bones.size(), 0);
    m_roots.clear();
    for (std::size_t bone = 0; bone < m_bones.size(); ++bone) {
        std::vector<int> &siblings =
            m_parents[bone] < 0 ? m_roots : m_children[static_cast<std::size_t>(m_parents[bone])];
        m_rows[bone] = static_cast<int>(siblings.size());
        siblings.push_back(static_cast<int>(bone));
    }
}

void BonesModel::count()
{
    m_counts.assign(m_bones.size(), 0);
    if (!m_document)
        return;
    std::map<std::string_view, std::size_t> byName;
    for (std::size_t bone = 0; bone < m_bones.size(); ++bone)
        byName.try_emplace(m_bones[bone].name, bone);
    for (const formatlib::AttachPoint &point : m_document->points()) {
        if (m_document->schema().bonesByNumber) {
            if (point.bone.number < m_counts.size())
                ++m_counts[point.bone.number];
        } else if (const auto found = byName.find(point.bone.name); found != byName.end()) {
            ++m_counts[found->second];
        }
    }
}

void BonesModel::refresh()
{
    const std::vector<int> before = m_counts;
    count();
    for (std::size_t bone = 0; bone < m_counts.size(); ++bone) {
        if (m_counts[bone] != before[bone]) {
            const QModelIndex changed = indexOf(static_cast<int>(bone), Points);
            emit dataChanged(changed, changed);
        }
    }
}

QModelIndex BonesModel::indexOf(int bone, int column) const
{
    if (bone < 0 || bone >= static_cast<int>(m_bones.size()))
        return {};
    return createIndex(m_rows[static_cast<std::size_t>(bone)], column, static_cast<quintptr>(bone));
}

const std::vector<int> &BonesModel::childrenOf(const QModelIndex &parent) const
{
    return parent.isValid() ? m_children[static_cast<std::size_t>(parent.internalId())] : m_roots;
}

QModelIndex BonesModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       static_cast<quintptr>(childrenOf(parent)[static_cast<std::size_t>(row)]));
}

QModelIndex BonesModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(m_parents[static_cast<std::size_t>(child.internalId())])
                           : QModelIndex();
}

int BonesModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(childrenOf(parent).size());
}

int BonesModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QString BonesModel::text(int bone) const
{
    const std::string &name = m_bones[static_cast<std::size_t>(bone)].name;
    const QString shown = displayText(name, m_document->schema().encoding);
    if (!m_document->schema().bonesByNumber)
        return shown;
    return name.empty() ? QString::number(bone) : QStringLiteral("%1  %2").arg(bone).arg(shown);
}

QVariant BonesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto bone = static_cast<int>(index.internalId());
    const int points = m_counts[static_cast<std::size_t>(bone)];
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Name)
            return text(bone);
        return points > 0 ? QVariant(points) : QVariant();
    case Qt::ToolTipRole:
        return tr("%n point(s) hang on this bone. Double-click to link the selected ones.", nullptr,
                  points);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            Qt::AlignVCenter | (index.column() == Name ? Qt::AlignLeft : Qt::AlignHCenter)));
    case Qt::SizeHintRole:
        return index.column() == Points ? QSize(40, rowHeight) : QVariant();
    case Qt::ForegroundRole:
        return index.column() == Points ? QVariant(currentLook().dim) : QVariant();
    case BoneRole:
        return bone;
    default:
        return {};
    }
}

QVariant BonesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Name ? tr("Bone") : tr("Points");
}

} // namespace hardpoint
