// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/ruleset.h>

/// One function a rule of MDL files; rules.cpp lists them.
namespace formatlib::mdl {

// How points go together. Arguments of the findings:
void checkDuplicateNames(const ListContext &, Findings &); ///< name
void checkEmptyNames(const ListContext &, Findings &);     ///< none
void checkPointCount(const ListContext &, Findings &);     ///< points
void checkSceneNames(const ListContext &, Findings &);     ///< name, then each object that uses it
void checkSceneOrder(const ListContext &, Findings &);     ///< none

// A point by itself.
void checkNameLength(const PointContext &, Findings &); ///< bytes
void checkNameTags(const PointContext &, Findings &);   ///< the tag
void checkNameText(const PointContext &, Findings &);   ///< none
void checkBoneNumber(const PointContext &, Findings &); ///< bone, how many there are
void checkMatrix(const PointContext &, Findings &);     ///< none

// The file.
void checkVersion(const FileContext &, Findings &);      ///< version
void checkSections(const FileContext &, Findings &);     ///< end: field, offset, what was found
void checkSkeleton(const FileContext &, Findings &);     ///< many: bones; parent: how many, first
void checkMeshes(const FileContext &, Findings &);       ///< mesh; then how many, the first
void checkClips(const FileContext &, Findings &);        ///< clip, tracks, bones
void checkEditorSource(const FileContext &, Findings &); ///< none

const RuleSet &ruleSet();

} // namespace formatlib::mdl
