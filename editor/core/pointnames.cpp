// SPDX-License-Identifier: MIT
#include <editor/core/pointedit.h>

#include <formatlib/freenames.h>

using namespace formatlib;

namespace hardpoint {

std::string freeName(std::string_view type, std::span<const AttachPoint> points,
                     const Schema &schema)
{
    return FreeNames(points, schema).numbered(type, 1);
}

std::string nextFreeName(std::string_view name, std::span<const AttachPoint> points,
                         const Schema &schema)
{
    return FreeNames(points, schema).next(name);
}

std::vector<std::string> nextFreeNames(std::span<const std::string> names,
                                       std::span<const AttachPoint> points, const Schema &schema)
{
    FreeNames free(points, schema);
    std::vector<std::string> next;
    next.reserve(names.size());
    for (const std::string &name : names)
        next.push_back(free.next(name));
    return next;
}

AttachPoint newPoint(std::span<const AttachPoint> points, const Schema &schema,
                     std::string_view type)
{
    AttachPoint point;
    point.name = freeName(type, points, schema);
    return point;
}

} // namespace hardpoint
