// SPDX-License-Identifier: MIT
#include <formatlib/attachpoint.h>

namespace formatlib {

bool operator==(const AttachPoint &a, const AttachPoint &b)
{
    return a.name == b.name && a.bone == b.bone && a.extra == b.extra
        && sameBits(a.matrix, b.matrix);
}

std::string_view fieldName(Field field)
{
    switch (field) {
    case Field::Name:
        return "name";
    case Field::Bone:
        return "bone";
    case Field::Extra:
        return "extra";
    case Field::Position:
        return "position";
    case Field::Matrix:
        return "matrix";
    }
    return {};
}

} // namespace formatlib
