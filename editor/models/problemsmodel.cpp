// SPDX-License-Identifier: MIT
#include <editor/core/findingtext.h>
#include <editor/core/pointtext.h>
#include <editor/document/document.h>
#include <editor/models/findingmark.h>
#include <editor/models/problemsmodel.h>

#include <QIcon>

#include <algorithm>
#include <numeric>

using formatlib::Finding;
using formatlib::Severity;

namespace hardpoint {

ProblemsModel::ProblemsModel(QObject *parent) : QAbstractTableModel(parent) { }

void ProblemsModel::setDocument(Document *document)
{
    if (document == m_document)
        return;
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &Document::findingsChanged, this, &ProblemsModel::refresh);
    refresh();
}

void ProblemsModel::refresh()
{
    beginResetModel();
    order();
    endResetModel();
    emit countsChanged();
}

void ProblemsModel::order()
{
    m_order.resize(m_document ? m_document->findings().size() : 0);
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::ranges::stable_sort(m_order, {},
                             [this](std::size_t i) { return m_document->findings()[i].severity; });
}

const Finding &ProblemsModel::findingAt(int row) const
{
    return m_document->findings().at(m_order.at(static_cast<std::size_t>(row)));
}

int ProblemsModel::count(int severity) const
{
    if (!m_document)
        return 0;
    return static_cast<int>(std::ranges::count(
        m_document->findings(), static_cast<Severity>(severity), &Finding::severity));
}

int ProblemsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int ProblemsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ProblemsModel::subject(const Finding &finding) const
{
    if (!finding.point || finding.rule == "mdl.scene.broken")
        return {};
    const int row = static_cast<int>(*finding.point);
    const std::string &name = m_document->point(row).name;
    return name.empty() ? tr("Point %1").arg(row)
                        : displayText(name, m_document->schema().encoding);
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    const Finding &finding = findingAt(index.row());
    const formatlib::TextEncoding encoding = m_document->schema().encoding;
    const QString rule =
        QString::fromUtf8(finding.rule.data(), static_cast<qsizetype>(finding.rule.size()));
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == FixColumn) {
            return finding.fixes.empty() || m_document->file().readOnlyReason()
                ? QString()
                : fixText(finding, finding.fixes.front(), encoding);
        }
        return findingMessage(finding, m_document->points(), encoding);
    case Qt::DecorationRole:
        return index.column() == Problem ? QVariant(findingIcon(finding.severity)) : QVariant();
    case Qt::ToolTipRole:
        return QStringLiteral("%1\n%2").arg(rule, ruleReason(finding.rule));
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(
            severityText(finding.severity),
            findingMessage(finding, m_document->points(), encoding));
    case SeverityRole:
        return static_cast<int>(finding.severity);
    case SubjectRole:
        return subject(finding);
    case SentenceRole:
        return findingText(finding, encoding);
    case RuleRole:
        return rule;
    default:
        return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Problem ? tr("Problem") : tr("Fix");
}

} // namespace hardpoint
