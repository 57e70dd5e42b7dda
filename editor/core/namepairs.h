// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/text.h>

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hardpoint {

/// What stands for one side in a name, and what for the other.
struct NamePair {
    QString left;
    QString right;

    friend bool operator==(const NamePair &, const NamePair &) = default;
};

/// L/R, Left/Right, 왼/오른, 左/右.
const std::vector<NamePair> &usualNamePairs();

/// "L=R, port=starboard". Refuses a pair without '=' or with an empty or equal side: nothing.
std::optional<std::vector<NamePair>> parseNamePairs(const QString &text);

/// The name with every sign of one side exchanged for the other's; unchanged when it has none. A
/// single letter counts where no letter is beside it ("Bip01 L Hand", "hand_l"), a longer word of
/// plain letters where one begins ("LeftHand", but not "bright"), anything else wherever it
/// stands. Words also count in small letters and in capitals.
QString swapSides(const QString &name, const std::vector<NamePair> &pairs);

/// The same for raw bytes. Bytes that are no text stay as they are, and so does a name whose
/// exchange the encoding cannot hold.
std::string swapSides(std::string_view name, formatlib::TextEncoding encoding,
                      const std::vector<NamePair> &pairs);

} // namespace hardpoint
