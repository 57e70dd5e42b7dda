// SPDX-License-Identifier: MIT
#include <editor/viewport/pointmarkers.h>
#include <editor/viewport/scenecontent.h>

#include <vector>

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

} // namespace

void PointMarkers::show(const SceneContent *content, double scale)
{
    std::vector<MarkerInstance> instances;
    std::vector<MarkerInstance> hovered;
    if (content) {
        const auto places = content->places();
        const auto states = content->states();
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
    }

    setScale(scale);
    setInstances(std::span<const MarkerInstance>(instances));
}

} // namespace hardpoint
