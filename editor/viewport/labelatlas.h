// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QHash>
#include <QImage>
#include <QRect>
#include <QSizeF>
#include <QString>

#include <optional>

namespace hardpoint {

/// Something written once into the atlas and drawn wherever it is needed.
struct Label {
    enum class Kind {
        Plate,        ///< white on a dark plate
        ProblemPlate, ///< the same with a warning sign
        Text,         ///< in its colour, straight on the picture
        Readout,      ///< lines on a plate, the first in the colour, the others white
        Patch,        ///< nothing but its colour, to be stretched
    };

    Kind kind = Kind::Plate;
    QString text;
    QColor colour;

    friend bool operator==(const Label &, const Label &) = default;
};

size_t qHash(const Label &label, size_t seed = 0);

/// One picture with all labels in it.
class LabelAtlas {
public:
    LabelAtlas();

    /// Forgets everything that was painted when scale is another.
    void setScale(double scale);
    void clear();

    QSizeF sizeOf(const Label &label) const; ///< pixels of the widget
    /// Where the label is, in the atlas's own pixels; painted when it isn't there yet. Nothing
    /// when the atlas is full.
    std::optional<QRect> find(const Label &label);

    const QImage &image() const { return m_image; }
    /// True once after something was painted.
    bool takeChanged() { return std::exchange(m_changed, false); }

private:
    std::optional<QRect> reserve(const QSize &size);
    void paint(const Label &label, const QRect &rect);

    double m_scale = 0;
    QFont m_font;
    QImage m_image;
    QHash<Label, QRect> m_rects;
    QPoint m_next;   ///< where the shelf goes on
    int m_shelf = 0; ///< its height
    bool m_changed = false;
};

} // namespace hardpoint
