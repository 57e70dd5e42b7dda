// SPDX-License-Identifier: MIT
#include <editor/core/pointtext.h>
#include <editor/viewport/pointlabel.h>

#include <formatlib/pointkey.h>

#include <QCoreApplication>

namespace hardpoint {

namespace {

constexpr qsizetype longest = 48;

} // namespace

QString labelText(std::string_view bytes, formatlib::TextEncoding encoding)
{
    QString text = displayText(bytes, encoding);
    if (text.size() > longest)
        text = text.left(longest / 2) + QChar(0x2026) + text.right(longest / 2 - 1);
    return text;
}

QString pointLabel(const formatlib::AttachPoint &point, const formatlib::Schema &schema)
{
    if (point.name.empty())
        return QCoreApplication::translate("Viewport", "(no name)");
    return labelText(point.name, schema.encoding);
}

QString pointLabelWithKey(const formatlib::AttachPoint &point, const formatlib::Schema &schema)
{
    const QString name = pointLabel(point, schema);
    if (!schema.hasKey)
        return name;
    const formatlib::PointKey key = formatlib::pointKey(point.name);
    return QCoreApplication::translate("Viewport", "%1  \u2192  (%2, %3)")
        .arg(name, labelText(key.type, schema.encoding), QString::number(key.index));
}

} // namespace hardpoint
