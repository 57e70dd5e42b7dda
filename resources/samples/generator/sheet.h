// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace samples {

/// A place on a flat sheet: x to the right, y up.
struct Spot {
    double x = 0;
    double y = 0;
};

/// A form on the sheet: above 0 inside, below 0 outside. Only + - * / and sqrt are used, which
/// every compiler reckons alike.
using Form = std::function<double(const Spot &)>;

Form disc(const Spot &centre, double radius);
Form ellipse(const Spot &centre, double across, double up);
/// Round at both ends and straight between, each end of its own size.
Form limb(const Spot &from, double fromRadius, const Spot &to, double toRadius);
Form box(const Spot &centre, double halfWidth, double halfHeight);
Form below(double y);
Form either(Form a, Form b);
Form both(Form a, Form b);
Form mirrored(Form form); ///< the form and its mirror image, left for right

/// Puts forms over each other and cuts the sheet into pieces that do not overlap: flat things that
/// lie in one plane may not cover each other.
class Sheet {
public:
    struct Piece {
        std::vector<Spot> places;
        std::vector<std::uint32_t> indices; ///< triangles, counter-clockwise
    };

    /// Below all that was laid before; forms of one colour end up in one piece.
    void lay(std::size_t colour, Form form) { m_layers.push_back({colour, std::move(form)}); }

    /// One piece a colour, from a grid of this step over a box around the origin. A form must be
    /// wide enough to hold a corner of the grid; small ones are best around one whose x and y are
    /// together an even number of steps.
    std::vector<Piece> cut(std::size_t colours, int step, int halfWidth, int halfHeight) const;

private:
    struct Layer {
        std::size_t colour = 0;
        Form form;
    };

    std::vector<Layer> m_layers;
};

} // namespace samples
