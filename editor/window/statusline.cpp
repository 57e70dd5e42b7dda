// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/window/statusline.h>

#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace hardpoint {

namespace {

QString meshTypeText(std::int32_t type)
{
    switch (type) {
    case 0:
        return StatusLine::tr("static");
    case 1:
        return StatusLine::tr("animated");
    case 2:
        return StatusLine::tr("lightmap");
    case 3:
        return StatusLine::tr("billboard");
    case 4:
        return StatusLine::tr("normal billboard");
    case 5:
        return StatusLine::tr("animate effect");
    case 6:
        return StatusLine::tr("static with vertex colour");
    default:
        return StatusLine::tr("unknown mesh type %1").arg(type);
    }
}

} // namespace

StatusLine::StatusLine(QWidget *parent)
    : QStatusBar(parent)
    , m_file(new QLabel(this))
    , m_counts(new QLabel(this))
    , m_errors(new QLabel(this))
    , m_warnings(new QLabel(this))
    , m_untouched(new QLabel(this))
    , m_pointer(new QLabel(this))
{
    setSizeGripEnabled(false);
    m_errors->setProperty("state", QStringLiteral("error"));
    m_warnings->setProperty("state", QStringLiteral("warning"));
    for (QLabel *label : {m_file, m_counts, m_errors, m_warnings})
        addWidget(label);
    addPermanentWidget(m_untouched);
    addPermanentWidget(m_pointer);
    m_pointer->setTextFormat(Qt::PlainText);
    refresh();
}

void StatusLine::setDocument(Document *document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->selection().disconnect(this);
    }
    m_document = document;
    if (document) {
        connect(document, &Document::stateChanged, this, &StatusLine::refreshFile);
        connect(document, &Document::pointsReset, this, &StatusLine::refresh);
        connect(document, &Document::pointsInserted, this, &StatusLine::refreshCounts);
        connect(document, &Document::pointsRemoved, this, &StatusLine::refreshCounts);
        connect(document, &Document::findingsChanged, this, &StatusLine::refreshFindings);
        connect(&document->selection(), &Selection::changed, this, &StatusLine::refreshCounts);
    }
    refresh();
}

QStringList StatusLine::texts() const
{
    QStringList texts;
    for (const QLabel *label : {m_file, m_counts, m_errors, m_warnings, m_untouched, m_pointer}) {
        if (!label->text().isEmpty())
            texts << label->text();
    }
    return texts;
}

void StatusLine::refresh()
{
    for (QLabel *label : {m_file, m_counts, m_errors, m_warnings, m_untouched, m_pointer})
        label->clear();
    setPointer({});
    if (m_document) {
        refreshFile();
        refreshCounts();
        refreshFindings();
    }
}

void StatusLine::refreshFile()
{
    const formatlib::ModelFile &file = m_document->file();
    const QString format =
        QString::fromUtf8(m_document->schema().format.data(),
                          static_cast<qsizetype>(m_document->schema().format.size()));
    const QString version = QStringLiteral("%1 %2").arg(format.toUpper()).arg(file.info().version);
    m_file->setText(file.info().meshType
                        ? tr("%1, %2").arg(version, meshTypeText(*file.info().meshType))
                        : version);
    std::size_t untouched = 0;
    for (const formatlib::ByteRange &range : file.untouchedRanges())
        untouched += range.size();
    m_untouched->setText(tr("geometry %1 bytes unchanged")
                             .arg(locale().toString(static_cast<qulonglong>(untouched))));
}

void StatusLine::setPointer(const QString &text)
{
    m_pointer->setText(text);
    m_pointer->setVisible(!text.isEmpty());
}

void StatusLine::refreshCounts()
{
    const QString points = tr("%n point(s)", nullptr, m_document->pointCount());
    const auto selected = static_cast<int>(m_document->selection().ids().size());
    m_counts->setText(selected > 0 ? tr("%1, %n selected", nullptr, selected).arg(points) : points);
}

void StatusLine::refreshFindings()
{
    const auto count = [this](formatlib::Severity severity) {
        return static_cast<int>(
            std::ranges::count(m_document->findings(), severity, &formatlib::Finding::severity));
    };
    const int errors = count(formatlib::Severity::Error);
    const int warnings = count(formatlib::Severity::Warning);
    m_errors->setText(errors > 0 ? tr("%n error(s)", nullptr, errors) : QString());
    m_warnings->setText(warnings > 0 ? tr("%n warning(s)", nullptr, warnings) : QString());
    m_errors->setVisible(errors > 0);
    m_warnings->setVisible(warnings > 0);
}

} // namespace hardpoint
