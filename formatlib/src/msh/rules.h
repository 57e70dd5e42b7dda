// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/ruleset.h>

/// One function a rule of MSH files; rules.cpp lists them.
namespace formatlib::msh {

// How type and index go together with other points'. Arguments of the findings:
void checkDuplicateKeys(const ListContext &, Findings &);  ///< name, type, index, first point
void checkMalformedKeys(const ListContext &, Findings &);  ///< name, type, index as read
void checkSpelling(const ListContext &, Findings &);       ///< name, type, index, canonical name
void checkLookalikeTypes(const ListContext &, Findings &); ///< name, type, the known type
void checkTrailPairs(const ListContext &, Findings &);     ///< starts, ends, the first unpaired

// A point by itself.
void checkBone(const PointContext &, Findings &);       ///< empty: none; unknown: bone, nearest
void checkTextLength(const PointContext &, Findings &); ///< bytes
void checkZeroBytes(const PointContext &, Findings &);  ///< bytes before the zero
void checkEncoding(const PointContext &, Findings &);   ///< none
void checkPosition(const PointContext &, Findings &);   ///< far: distance, diagonal

// The file.
void checkFaces(const FileContext &, Findings &);       ///< range: how many, first face; wide: none
void checkSubMeshes(const FileContext &, Findings &);   ///< range: sub-mesh; coverage: faces
void checkBounds(const FileContext &, Findings &);      ///< mismatch: by how much
void checkMask(const FileContext &, Findings &);        ///< unsupported: the bits in hexadecimal
void checkWeights(const FileContext &, Findings &);     ///< each: how many vertices, the first
void checkBoneNames(const FileContext &, Findings &);   ///< bone
void checkHeader(const FileContext &, Findings &);      ///< version, type or bytes left over
void checkVertexCount(const FileContext &, Findings &); ///< vertices
void checkMaterials(const FileContext &, Findings &);   ///< materials, sub-meshes

const RuleSet &ruleSet();

} // namespace formatlib::msh
