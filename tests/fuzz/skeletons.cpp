// SPDX-License-Identifier: MIT
#include <formatlib/pose.h>
#include <formatlib/skeleton.h>
#include <formatlib/validate.h>
#include <tests/fuzz/require.h>
#include <tests/fuzz/targets.h>
#include <tests/support/mshbuilder.h>

namespace fuzz {

void skl(formatlib::ByteView input)
{
    auto skeleton = formatlib::readSkeleton(input);
    if (!skeleton) {
        require(!skeleton.error().field.empty(), "an error names its field");
        require(skeleton.error().offset <= input.size(), "an error lies in the file");
        return;
    }
    require(formatlib::bindWorlds(skeleton->bones).size() == skeleton->bones.size(),
            "every bone is told a place or none");
    static const auto file =
        formatlib::ModelFile::open(testsupport::MshBuilder::withEverything().build());
    formatlib::Companions companions;
    companions.skeleton = std::move(*skeleton);
    formatlib::validate(*file, file->points(), companions);
}

} // namespace fuzz
