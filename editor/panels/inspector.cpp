// SPDX-License-Identifier: MIT
#include <editor/core/pointedit.h>
#include <editor/core/pointtext.h>
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/panels/inspector.h>
#include <editor/panels/inspectorfield.h>
#include <editor/panels/lookicon.h>
#include <editor/panels/pointchooser.h>

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace hardpoint {

namespace {

const std::vector<PointId> &selectedIds(Document &document)
{
    return document.selection().ids();
}

QString nameOf(const Document &document, PointId id)
{
    return displayText(document.point(document.rowOf(id)).name, document.schema().encoding);
}

} // namespace

Inspector::Inspector(QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Inspector"));
    setFocusPolicy(Qt::NoFocus);
    m_refreshSoon.setSingleShot(true);
    m_refreshSoon.setInterval(0);
    connect(&m_refreshSoon, &QTimer::timeout, this, &Inspector::refresh);
    build();
}

void Inspector::setDocument(Document *document)
{
    if (document == m_document)
        return;
    if (m_document) {
        m_document->disconnect(this);
        m_document->disconnect(&m_refreshSoon);
        m_document->selection().disconnect(&m_refreshSoon);
    }
    m_document = document;
    if (document) {
        const auto soon = qOverload<>(&QTimer::start);
        connect(&document->selection(), &Selection::changed, &m_refreshSoon, soon);
        connect(document, &Document::pointsChanged, &m_refreshSoon, soon);
        connect(document, &Document::pointsReset, this, [this] {
            // Another file may have come to stand there, of the other format.
            if (m_format != m_document->schema().format)
                build();
            m_refreshSoon.start();
        });
        connect(document, &Document::findingsChanged, &m_refreshSoon, soon);
        connect(document, &Document::stateChanged, &m_refreshSoon, soon);
    }
    build();
}

InspectorField *Inspector::fieldOf(PointField field) const
{
    const auto same = [field](const InspectorField *other) {
        return other->field().element == field.element
            && (field.isElement() || other->field().column == field.column);
    };
    const auto found = std::ranges::find_if(m_fields, same);
    return found == m_fields.end() ? nullptr : *found;
}

void Inspector::build()
{
    m_format = m_document ? m_document->schema().format : std::string_view();
    m_fields.clear();
    m_boneName = nullptr;
    m_placeButton = nullptr;
    auto *page = new QWidget;
    m_hint = new QLabel(page);
    m_hint->setWordWrap(true);
    m_hint->setProperty("hint", true);
    m_form = new QWidget(page);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(14, 2, 14, 10);
    layout->setSpacing(6);
    layout->addWidget(m_hint);
    layout->addWidget(m_form);
    layout->addStretch();
    m_rows = new QGridLayout(m_form);
    m_rows->setContentsMargins({});
    m_rows->setHorizontalSpacing(8);
    m_rows->setVerticalSpacing(6);
    m_rows->setColumnStretch(1, 1);
    m_rows->setColumnMinimumWidth(0, 88);
    if (m_document) {
        const formatlib::Schema &schema = m_document->schema();
        const auto title = [&](PointColumn column) { return columnTitle(column, schema); };
        using enum PointColumn;
        std::vector<QWidget *> name{addField({Name}, title(Name))};
        if (schema.hasKey)
            name.push_back(addField({Key}, title(Key)));
        addRow(title(Name), name);
        std::vector<QWidget *> bone{addField({Bone}, title(Bone))};
        if (schema.bonesByNumber) {
            m_boneName = new QLabel(m_form);
            m_boneName->setProperty("hint", true);
            bone.push_back(m_boneName);
        }
        addRow(title(Bone), bone);
        if (schema.hasExtra)
            addRow(tr("Extra info"), {addField({Extra}, tr("Extra info"))});
        std::vector<QWidget *> position = addVector(X, tr("Position"));
        m_placeButton = new QToolButton(m_form);
        m_placeButton->setIcon(lookIcon(QStringLiteral("place-like")));
        m_placeButton->setAutoRaise(true);
        m_placeButton->setToolTip(tr("Copy position from..."));
        m_placeButton->setAccessibleName(tr("Copy position from another point"));
        connect(m_placeButton, &QToolButton::clicked, this, &Inspector::choosePlace);
        position.push_back(m_placeButton);
        addRow(tr("Position"), position);
        if (schema.hasMatrix) {
            addRow(tr("Rotation"), addVector(RX, tr("Rotation")));
            addRow(tr("Scale"), addVector(SX, tr("Scale")));
        }
        if (schema.boneRelative)
            addRow(tr("In the model"), addVector(WorldX, tr("In the model")));
        if (schema.hasMatrix)
            addMatrix();
    }
    setWidget(page);
    refresh();
}

void Inspector::addRow(const QString &label, const std::vector<QWidget *> &fields)
{
    auto *name = new QLabel(label, m_form);
    name->setProperty("hint", true);
    name->setBuddy(fields.front());
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    for (QWidget *field : fields) {
        const bool isMain = fields.size() == 2
            && field == (m_boneName == fields.back() ? m_boneName : fields.front());
        line->addWidget(field, field == m_placeButton ? 0 : isMain ? 3 : 1);
    }
    const int row = m_rows->rowCount();
    m_rows->addWidget(name, row, 0);
    m_rows->addLayout(line, row, 1);
}

InspectorField *Inspector::addField(PointField field, const QString &name)
{
    auto *edit = new InspectorField(field, name, m_form);
    connect(edit, &InspectorField::entered, this,
            [this, edit](const QString &text) { apply(*edit, text); });
    connect(edit, &InspectorField::dropped, this, &Inspector::refused);
    m_fields.push_back(edit);
    return edit;
}

std::vector<QWidget *> Inspector::addVector(PointColumn first, const QString &name)
{
    std::vector<QWidget *> fields;
    for (int axis = 0; axis < 3; ++axis) {
        const auto column = static_cast<PointColumn>(static_cast<int>(first) + axis);
        InspectorField *field =
            addField({column}, name + QLatin1Char(' ') + QLatin1Char("XYZ"[axis]));
        field->setAxis(axis);
        fields.push_back(field);
    }
    return fields;
}

void Inspector::addMatrix()
{
    for (int row = 0; row < 4; ++row) {
        std::vector<QWidget *> fields;
        for (int column = 0; column < 4; ++column) {
            const QString name = tr("Matrix, row %1, column %2").arg(row + 1).arg(column + 1);
            fields.push_back(addField({PointColumn::Name, 4 * row + column}, name));
        }
        addRow(row == 0 ? tr("Matrix") : QString(), fields);
    }
}

void Inspector::refresh()
{
    std::vector<PointId> ids;
    if (m_document) {
        for (const PointId id : selectedIds(*m_document)) {
            if (m_document->rowOf(id) >= 0)
                ids.push_back(id);
        }
    }
    refreshHint(ids);
    m_form->setVisible(!ids.empty());
    if (ids.empty())
        return;
    // What was being typed was meant for the points that were selected.
    if (!m_fields.empty() && m_fields.front()->points() != ids)
        finishEdit();
    for (InspectorField *field : m_fields)
        field->showPoints(*m_document, ids);
    m_placeButton->setEnabled(m_document->readOnlyText().isEmpty()
                              && m_document->pointCount() > static_cast<int>(ids.size()));
    if (m_boneName) {
        const std::vector<int> rows = m_document->rowsOf(ids);
        const auto &bones = m_document->file().bones();
        const formatlib::BoneLink &link = m_document->point(rows.front()).bone;
        const bool known = !fieldText(*m_document, rows, {PointColumn::Bone}).differs
            && link.number < bones.size();
        m_boneName->setText(
            known ? displayText(bones[link.number].name, m_document->schema().encoding)
                  : QString());
    }
}

void Inspector::refreshHint(const std::vector<PointId> &ids)
{
    QString hint;
    if (m_document && ids.empty())
        hint = tr("Select a point to see its values.");
    else if (m_document)
        hint = m_document->readOnlyText();
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    if (ids.empty())
        emit titleChanged({});
    else if (ids.size() == 1)
        emit titleChanged(nameOf(*m_document, ids.front()));
    else
        emit titleChanged(tr("%n point(s)", nullptr, static_cast<int>(ids.size())));
}

bool Inspector::finishEdit()
{
    return std::ranges::all_of(m_fields, [](InspectorField *field) { return field->finish(); });
}

void Inspector::apply(const InspectorField &field, const QString &text)
{
    const std::vector<int> rows = m_document->rowsOf(field.points());
    auto changes = changesByText(*m_document, rows, field.field(), text);
    if (!changes) {
        emit refused(changes.error());
    } else if (!changes->empty()) {
        const bool links = !field.field().isElement() && field.field().column == PointColumn::Bone
            && m_document->schema().boneRelative;
        if (links)
            emit linkWanted(field.points(), changes->front().value.bone);
        else
            m_document->changePoints(std::move(*changes),
                                     fieldStepText(*m_document, rows, field.field()));
    }
    refresh();
}

void Inspector::choosePlace()
{
    std::vector<PointId> others;
    for (int row = 0; row < m_document->pointCount(); ++row) {
        if (!m_document->selection().contains(m_document->idAt(row)))
            others.push_back(m_document->idAt(row));
    }
    if (others.empty() || !m_document->readOnlyText().isEmpty())
        return;
    auto *chooser = new PointChooser(*m_document, others, this);
    connect(chooser, &PointChooser::chosen, this, &Inspector::placeLike);
    chooser->openBelow(*m_placeButton);
}

void Inspector::placeLike(PointId other)
{
    const int otherRow = m_document->rowOf(other);
    if (otherRow < 0)
        return;
    const std::vector<PointId> ids = selectedIds(*m_document);
    const std::vector<int> rows = m_document->rowsOf(ids);
    std::vector<PointChange> changes;
    for (const int row : rows) {
        auto placed =
            placedLike(m_document->file(), m_document->point(row), m_document->point(otherRow));
        if (!placed) {
            emit refused(placed.error().text);
            return;
        }
        changes.push_back({m_document->idAt(row), std::move(*placed)});
    }
    const QString name = nameOf(*m_document, other);
    m_document->changePoints(
        std::move(changes),
        rows.size() == 1
            ? tr("Move %1 to %2").arg(nameOf(*m_document, m_document->idAt(rows.front())), name)
            : tr("Move %n point(s) to %1", nullptr, static_cast<int>(rows.size())).arg(name));
}

} // namespace hardpoint
