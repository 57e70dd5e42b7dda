// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>
#include <editor/models/pointfield.h>

#include <QScrollArea>
#include <QTimer>

#include <string>
#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

namespace hardpoint {

class InspectorField;

/// The values of the selected points as a form: what they have in common, and "several values"
/// where they differ. What is typed is meant for all of them, as one undo step.
class Inspector : public QScrollArea {
    Q_OBJECT

public:
    explicit Inspector(QWidget *parent = nullptr);

    /// Null for an empty form.
    void setDocument(Document *document);
    /// Takes what is being typed. False when it is no value: the field stays and says why.
    bool finishEdit();
    /// Null where the file has no such field.
    InspectorField *fieldOf(PointField field) const;
    /// Opens a list of the other points; the selected ones go to where the chosen one is.
    void choosePlace();
    QToolButton *placeButton() const { return m_placeButton; }

signals:
    /// "trailend_1", "3 points"; empty without a selection.
    void titleChanged(const QString &detail);
    /// Points whose place is relative to their bone are to hang on another one.
    void linkWanted(const std::vector<PointId> &points, const formatlib::BoneLink &bone);
    /// Nothing changed, and why.
    void refused(const QString &why);

private:
    void build();
    void addRow(const QString &label, const std::vector<QWidget *> &fields);
    InspectorField *addField(PointField field, const QString &name);
    std::vector<QWidget *> addVector(PointColumn first, const QString &name);
    void addMatrix();
    void refresh();
    void refreshHint(const std::vector<PointId> &ids);
    void apply(const InspectorField &field, const QString &text);
    void placeLike(PointId other);

    Document *m_document = nullptr;
    std::string m_format; ///< whose fields the form has
    QTimer m_refreshSoon;
    QWidget *m_form = nullptr;
    QGridLayout *m_rows = nullptr;
    QLabel *m_hint = nullptr;
    QLabel *m_boneName = nullptr;
    QToolButton *m_placeButton = nullptr;
    std::vector<InspectorField *> m_fields;
};

} // namespace hardpoint
