// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>
#include <editor/models/pointfield.h>
#include <editor/panels/typededit.h>

#include <vector>

namespace hardpoint {

/// One value of one or many points as a line of a form. What is typed is given out when Enter or
/// Tab is pressed or the field is left; Escape brings the old text back.
class InspectorField : public TypedEdit {
    Q_OBJECT

public:
    InspectorField(PointField field, const QString &accessibleName, QWidget *parent);

    PointField field() const { return m_field; }
    const std::vector<PointId> &points() const { return m_ids; }
    /// The points whose value this is; at least one. Text that is being typed for the same points
    /// stays.
    void showPoints(const Document &document, const std::vector<PointId> &ids);
    /// A coloured letter in front of the number: 0, 1 or 2 for X, Y or Z.
    void setAxis(int axis);
    /// Gives out what is being typed. False when it is no value: it stays, and is explained.
    bool finish();

    bool event(QEvent *event) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The field's new value for points(), typed by the user.
    void entered(const QString &text);
    /// Text that was no value was given up.
    void dropped(const QString &why);

protected:
    TypedCell check(const QString &text) const override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void decide(Qt::Key key);
    void showValue();

    PointField m_field;
    int m_axis = -1;
    bool m_typing = false; ///< the text is the user's, not yet given out
    const Document *m_document = nullptr;
    std::vector<PointId> m_ids;
    FieldText m_value;
};

} // namespace hardpoint
