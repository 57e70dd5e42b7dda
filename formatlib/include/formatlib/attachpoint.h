// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/geometry.h>
#include <formatlib/text.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace formatlib {

/// What a point hangs on. MSH names a bone, MDL numbers it; the other member stays as it is here.
struct BoneLink {
    std::string name;         ///< MSH: linked bone, raw bytes
    std::uint16_t number = 0; ///< MDL: index into the skeleton's bones

    friend bool operator==(const BoneLink &, const BoneLink &) = default;
};

/// One attach point: a control point of an MSH or an attachment point of an MDL.
struct AttachPoint {
    std::string name;  ///< MSH type_index, MDL name; raw bytes
    BoneLink bone;     ///< see BoneLink
    std::string extra; ///< MSH extra info, raw bytes; empty in MDL
    /// MSH: model space, only the translation is stored. MDL: relative to the bone.
    Matrix4 matrix;

    /// Equal as files see it: text byte by byte, floats bit by bit.
    friend bool operator==(const AttachPoint &a, const AttachPoint &b);
};

/// The parts of a point that findings, tables and JSON speak of.
enum class Field { Name, Bone, Extra, Position, Matrix };

/// "name", "bone", "extra", "position", "matrix": the words of the JSON contract.
std::string_view fieldName(Field field);

/// What a format's points are made of. Table, inspector, CSV and command line follow it.
struct Schema {
    std::string_view format; ///< "msh", "mdl": also the usual ending of a file's name
    TextEncoding encoding = TextEncoding::Utf8;
    bool bonesByNumber = false; ///< BoneLink::number counts, else BoneLink::name
    bool hasExtra = false;
    bool hasMatrix = false;    ///< all 16 elements are stored, else the translation alone
    bool hasKey = false;       ///< the name is read as (type, index), see pointkey.h
    bool boneRelative = false; ///< the matrix is relative to the bone
    /// A file of another version becomes this one when its points are saved; 0: never.
    std::int32_t pointVersion = 0;
    /// Bytes that readers of the format take of a name, bone or extra text; 0: any number.
    std::size_t longestText = 0;
};

} // namespace formatlib
