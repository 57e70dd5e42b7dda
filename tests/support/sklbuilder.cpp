// SPDX-License-Identifier: MIT
#include <tests/support/out.h>
#include <tests/support/sklbuilder.h>

namespace testsupport {

formatlib::Bytes SklBuilder::build() const
{
    Out out;
    out.letters({'S', 'K', 'L', '\0'});
    out.word(1000);
    out.count(bones.size());
    for (const Bone &bone : bones) {
        out.text(bone.name);
        // A local transform that must not matter.
        out.numbers(std::array<float, 7>{500, 500, 500, 1, 0, 0, 0});
        out.numbers(bone.inverseOffset);
        out.numbers(bone.inverseRotation);
        out.numbers(std::array<float, 16>{});
        out.text(bone.parent);
        out.count(bone.children.size());
        for (const std::string &child : bone.children)
            out.text(child);
    }
    out.text(linkedSkeleton);
    return out.take();
}

} // namespace testsupport
