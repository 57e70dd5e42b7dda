// SPDX-License-Identifier: MIT
#include "mdl/rules.h"

#include <array>

namespace formatlib::mdl {

namespace {

constexpr std::array fileRules{checkVersion, checkSections, checkSkeleton,
                               checkMeshes,  checkClips,    checkEditorSource};
constexpr std::array pointRules{checkNameLength, checkNameTags, checkNameText, checkBoneNumber,
                                checkMatrix};
constexpr std::array listRules{checkDuplicateNames, checkEmptyNames, checkPointCount,
                               checkSceneNames, checkSceneOrder};

} // namespace

const RuleSet &ruleSet()
{
    static const RuleSet rules{fileRules, pointRules, listRules};
    return rules;
}

} // namespace formatlib::mdl
