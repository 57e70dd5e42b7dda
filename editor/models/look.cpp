// SPDX-License-Identifier: MIT
#include <editor/models/look.h>

#include <QGuiApplication>
#include <QPalette>

namespace hardpoint {

const Look &darkLook()
{
    static const Look look{
        .dark = true,
        .window = QColor(0x20, 0x23, 0x29),
        .panel = QColor(0x27, 0x2b, 0x32),
        .raised = QColor(0x2f, 0x34, 0x3c),
        .alternate = QColor(0x2a, 0x2e, 0x36),
        .line = QColor(0x3a, 0x40, 0x4a),
        .text = QColor(0xe6, 0xe9, 0xee),
        .dim = QColor(0x9a, 0xa3, 0xb0),
        .accent = QColor(0x4c, 0x9b, 0xe8),
        .selection = QColor(0x2c, 0x47, 0x63),
        .error = QColor(0xff, 0x7a, 0x59),
        .warning = QColor(0xf2, 0xb2, 0x33),
        .note = QColor(0x6f, 0xb7, 0xff),
    };
    return look;
}

const Look &lightLook()
{
    static const Look look{
        .dark = false,
        .window = QColor(0xec, 0xee, 0xf1),
        .panel = QColor(0xf8, 0xf9, 0xfb),
        .raised = QColor(0xff, 0xff, 0xff),
        .alternate = QColor(0xf1, 0xf3, 0xf6),
        .line = QColor(0xd3, 0xd8, 0xdf),
        .text = QColor(0x1d, 0x22, 0x29),
        .dim = QColor(0x5d, 0x67, 0x73),
        .accent = QColor(0x1f, 0x6f, 0xc4),
        .selection = QColor(0xcf, 0xe3, 0xf8),
        .error = QColor(0xbf, 0x3e, 0x1a),
        .warning = QColor(0x8f, 0x64, 0x00),
        .note = QColor(0x1f, 0x6f, 0xc4),
    };
    return look;
}

const Look &currentLook()
{
    const bool dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    return dark ? darkLook() : lightLook();
}

const QColor &Look::of(formatlib::Severity severity) const
{
    switch (severity) {
    case formatlib::Severity::Error:
        return error;
    case formatlib::Severity::Warning:
        return warning;
    case formatlib::Severity::Information:
        break;
    }
    return note;
}

QColor Look::onSelection(const QColor &colour) const
{
    const auto mix = [](int from, int to) { return (from * 3 + to * 2) / 5; };
    return {mix(colour.red(), text.red()), mix(colour.green(), text.green()),
            mix(colour.blue(), text.blue())};
}

} // namespace hardpoint
