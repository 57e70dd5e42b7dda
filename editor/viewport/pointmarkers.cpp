// SPDX-License-Identifier: MIT
#include <editor/viewport/pointmarkers.h>
#include <editor/viewport/scenecontent.h>

#include <algorithm>

namespace hardpoint {

namespace {

MarkerInstance instance(const Vec3d &place, const PointState &state, double scale)
{
    if (!isFinite(place))
        return {};
    const MarkerLook look = markerLook(state);
    const formatlib::Vec3 at = narrowed(place);
    return {{at.x, at.y, at.z}, look.diameter * static_cast<float>(scale), look.colour, look.shape};
}

struct Change {
    std::size_t first;
    std::size_t end;
};

/// The run of entries outside which both lists are equal; they are equally long.
Change changed(const std::vector<MarkerInstance> &a, const std::vector<MarkerInstance> &b)
{
    const auto differs = std::ranges::mismatch(a, b);
    if (differs.in1 == a.end())
        return {0, 0};
    const auto last = std::mismatch(a.rbegin(), a.rend(), b.rbegin());
    return {static_cast<std::size_t>(differs.in1 - a.begin()),
            static_cast<std::size_t>(a.rend() - last.first)};
}

} // namespace

void PointMarkers::show(const SceneContent *content, double scale)
{
    std::vector<MarkerInstance> instances;
    std::vector<MarkerInstance> hovered;
    std::size_t shown = 0;
    if (content) {
        const auto places = content->places();
        const auto states = content->states();
        // Room for every point twice and the hovered one: a selection never needs a new buffer.
        instances.reserve(places.size() * 2 + 1);
        const double quiet = scale * crowdScale(places.size());
        for (std::size_t row = 0; row < places.size(); ++row)
            instances.push_back(instance(places[row], {.problem = states[row].problem}, quiet));
        for (std::size_t row = 0; row < places.size(); ++row) {
            if (states[row].hovered)
                hovered.push_back(instance(places[row], states[row], scale));
            else if (states[row].selected)
                instances.push_back(instance(places[row], states[row], scale));
        }
        instances.insert(instances.end(), hovered.begin(), hovered.end());
        shown = instances.size();
        instances.resize(places.size() * 2 + 1);
    }

    setScale(scale);
    if (instances.size() != m_instances.size()) {
        m_instances = std::move(instances);
        setInstances(std::span<const MarkerInstance>(m_instances));
    } else {
        const auto [first, end] = changed(m_instances, instances);
        m_instances = std::move(instances);
        if (first < end) {
            updateInstances(
                first, std::span<const MarkerInstance>(m_instances).subspan(first, end - first));
        }
    }
    setShownCount(shown);
}

} // namespace hardpoint
