// SPDX-License-Identifier: MIT
#include "rules/editdistance.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace formatlib {

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t exchanged = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, exchanged});
        }
    }
    return row.back();
}

std::string foldCase(std::string_view text)
{
    std::string folded(text);
    for (char &c : folded) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return folded;
}

std::optional<std::string> nearestName(std::string_view name, std::span<const std::string> names)
{
    const std::string folded = foldCase(name);
    std::optional<std::string> nearest;
    std::size_t nearestDistance = folded.size() / 2 + 1;
    for (const std::string &candidate : names) {
        // Lengths apart tell how far off it is at least, which spares most comparisons.
        const std::size_t apart = candidate.size() > folded.size()
            ? candidate.size() - folded.size()
            : folded.size() - candidate.size();
        if (apart >= nearestDistance)
            continue;
        const std::size_t distance = editDistance(folded, foldCase(candidate));
        if (distance < nearestDistance) {
            nearest = candidate;
            nearestDistance = distance;
        }
    }
    return nearest;
}

} // namespace formatlib
