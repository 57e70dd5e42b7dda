// SPDX-License-Identifier: MIT
#include "msh/rules.h"

#include <array>

namespace formatlib::msh {

namespace {

constexpr std::array fileRules{checkHeader,    checkVertexCount, checkFaces,
                               checkSubMeshes, checkBounds,      checkMask,
                               checkWeights,   checkBoneNames,   checkMaterials};
constexpr std::array pointRules{checkBone, checkTextLength, checkZeroBytes, checkEncoding,
                                checkPosition};
constexpr std::array listRules{checkDuplicateKeys, checkMalformedKeys, checkSpelling,
                               checkLookalikeTypes, checkTrailPairs};

} // namespace

const RuleSet &ruleSet()
{
    static const RuleSet rules{fileRules, pointRules, listRules};
    return rules;
}

} // namespace formatlib::msh
