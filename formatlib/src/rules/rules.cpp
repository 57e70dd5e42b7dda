// SPDX-License-Identifier: MIT
#include <formatlib/rules.h>

#include <algorithm>
#include <array>

// Marks text for the editor's translators; the name is the one their tools look for.
#define QT_TRANSLATE_NOOP(context, text) text

namespace formatlib {

namespace {

constexpr auto E = Severity::Error;
constexpr auto W = Severity::Warning;
constexpr auto I = Severity::Information;
constexpr std::nullopt_t always = std::nullopt;

constexpr std::array table{
    Rule{"msh.key.duplicate", E, always,
         QT_TRANSLATE_NOOP("Rules", "The same type and index as an earlier point"),
         QT_TRANSLATE_NOOP("Rules",
                           "The game keeps the first point of a type and index and drops every "
                           "later one without a word.")},
    Rule{"msh.key.malformed", E, always,
         QT_TRANSLATE_NOOP("Rules", "No type and index can be read from the name"),
         QT_TRANSLATE_NOOP("Rules",
                           "The game reads a name as type, '_' and a number. Without them it falls "
                           "back to an empty type or to index 0, so the point is not found and "
                           "collides with others.")},
    Rule{"msh.key.noncanonical", W, always,
         QT_TRANSLATE_NOOP("Rules", "Type and index are written in an unusual way"),
         QT_TRANSLATE_NOOP("Rules",
                           "The game reads 'fx_01', 'fx__1' and 'fx_1' as the same point, so two "
                           "spellings that look different can collide.")},
    Rule{"msh.key.lookalike", W, always,
         QT_TRANSLATE_NOOP("Rules", "The type is nearly one that the game looks up"),
         QT_TRANSLATE_NOOP("Rules",
                           "Types are compared letter by letter, capitals included: a point of a "
                           "type that is off by one letter is never found.")},
    Rule{"msh.trail.unpaired", W, always,
         QT_TRANSLATE_NOOP("Rules", "Not as many trail starts as trail ends"),
         QT_TRANSLATE_NOOP("Rules",
                           "The game pairs trailstart and trailend points by rank. When their "
                           "numbers differ it draws no trail at all.")},
    Rule{"msh.bone.empty", W, always, QT_TRANSLATE_NOOP("Rules", "No linked bone"),
         QT_TRANSLATE_NOOP("Rules",
                           "A point without a bone stays where it is while the character moves.")},
    Rule{"msh.bone.unknown", E, W,
         QT_TRANSLATE_NOOP("Rules",
                           "The linked bone is not in the skeleton (a warning where only the "
                           "mesh's own list of bones is known)"),
         QT_TRANSLATE_NOOP("Rules",
                           "When the character's skeleton has no such bone, the effect fails "
                           "without a word.")},
    Rule{"msh.text.length", E, always, QT_TRANSLATE_NOOP("Rules", "Text over 259 bytes"),
         QT_TRANSLATE_NOOP("Rules",
                           "The game reads each text into 260 bytes. A longer one overwrites "
                           "whatever lies behind them.")},
    Rule{"msh.text.zero-byte", E, always, QT_TRANSLATE_NOOP("Rules", "A zero byte in a text"),
         QT_TRANSLATE_NOOP("Rules", "The game stops reading a text at its first zero byte.")},
    Rule{"msh.text.encoding", W, I,
         QT_TRANSLATE_NOOP("Rules",
                           "Bytes that are no Korean (CP949) text (information where they are, but "
                           "not plain ASCII)"),
         QT_TRANSLATE_NOOP("Rules",
                           "The game takes texts for CP949. Other bytes show as garbage, and other "
                           "tools may not find the name.")},
    Rule{"msh.position.nonfinite", E, always,
         QT_TRANSLATE_NOOP("Rules", "A position that is no number"),
         QT_TRANSLATE_NOOP("Rules", "A point at no finite place cannot be drawn or followed.")},
    Rule{"msh.position.far", W, always, QT_TRANSLATE_NOOP("Rules", "Far away from the mesh"),
         QT_TRANSLATE_NOOP("Rules",
                           "A point farther off than twice the mesh's size is usually in the wrong "
                           "unit or from another model.")},
    Rule{"msh.faces.range", E, always,
         QT_TRANSLATE_NOOP("Rules", "Faces that use vertices which are not there"),
         QT_TRANSLATE_NOOP("Rules",
                           "The game hands indices to the graphics card unchecked: it draws "
                           "garbage or ends.")},
    Rule{"msh.faces.wide", W, always, QT_TRANSLATE_NOOP("Rules", "32-bit faces"),
         QT_TRANSLATE_NOOP("Rules",
                           "The game reads 16-bit indices only. Some tools write 32 bits, and the "
                           "game then reads the file wrongly.")},
    Rule{"msh.submesh.range", E, always,
         QT_TRANSLATE_NOOP("Rules", "A sub-mesh that reaches beyond the mesh"),
         QT_TRANSLATE_NOOP("Rules", "The game draws sub-meshes by these numbers, unchecked.")},
    Rule{"msh.submesh.coverage", I, always,
         QT_TRANSLATE_NOOP("Rules", "Faces that are in no sub-mesh"),
         QT_TRANSLATE_NOOP("Rules", "The game draws sub-meshes: faces in none are not drawn.")},
    Rule{"msh.bounds.mismatch", I, always,
         QT_TRANSLATE_NOOP("Rules", "The bounding box does not fit the vertices"),
         QT_TRANSLATE_NOOP("Rules",
                           "The box decides when the game leaves the mesh out as not visible.")},
    Rule{"msh.bounds.nonfinite", E, always,
         QT_TRANSLATE_NOOP("Rules", "A bounding box that is no number"),
         QT_TRANSLATE_NOOP("Rules", "Without a box the game cannot tell whether it can be seen.")},
    Rule{"msh.mask.unsupported", E, W,
         QT_TRANSLATE_NOOP("Rules",
                           "Vertex components that an animated mesh cannot load (a warning for "
                           "other mesh types)"),
         QT_TRANSLATE_NOOP("Rules", "The game has no vertex layout for them: it does not load.")},
    Rule{"msh.mask.weights", I, always,
         QT_TRANSLATE_NOOP("Rules", "Weights without the bit that usually goes with them"),
         QT_TRANSLATE_NOOP("Rules",
                           "Original files set bit 0x10 along with weights; the game "
                           "reads the mesh all the same.")},
    Rule{"msh.weights.four", W, always, QT_TRANSLATE_NOOP("Rules", "Vertices with four weights"),
         QT_TRANSLATE_NOOP("Rules", "Original meshes use three bones a vertex at most.")},
    Rule{"msh.weights.order", W, always,
         QT_TRANSLATE_NOOP("Rules", "Weights that do not descend, or do not add up to 1"),
         QT_TRANSLATE_NOOP("Rules",
                           "The game stops at the first weight that is not positive, so a "
                           "later one is lost and the vertex moves too little.")},
    Rule{"msh.weights.bone", E, always,
         QT_TRANSLATE_NOOP("Rules", "Weights for bones that are not in the list"),
         QT_TRANSLATE_NOOP("Rules", "The game uses these numbers unchecked.")},
    Rule{"msh.bones.empty-name", W, always, QT_TRANSLATE_NOOP("Rules", "A bone without a name"),
         QT_TRANSLATE_NOOP("Rules",
                           "The game passes over it, and the numbers of all later bones "
                           "shift by one.")},
    Rule{"msh.version.unknown", W, always, QT_TRANSLATE_NOOP("Rules", "An unknown version"),
         QT_TRANSLATE_NOOP("Rules", "It is read like version 2000; saving points makes it 2002.")},
    Rule{"msh.type.unknown", I, always, QT_TRANSLATE_NOOP("Rules", "An unknown mesh type"),
         QT_TRANSLATE_NOOP("Rules", "Types 0 to 6 are known.")},
    Rule{"msh.trailing", W, always, QT_TRANSLATE_NOOP("Rules", "Bytes after the end"),
         QT_TRANSLATE_NOOP("Rules", "The game ignores them. They are kept as they are.")},
    Rule{"msh.vertices.limit", E, always, QT_TRANSLATE_NOOP("Rules", "More than 65,536 vertices"),
         QT_TRANSLATE_NOOP("Rules",
                           "Faces count vertices in 16 bits: later ones are out of "
                           "reach.")},
    Rule{"msh.materials.count", W, always,
         QT_TRANSLATE_NOOP("Rules", "Not as many materials as sub-meshes"),
         QT_TRANSLATE_NOOP("Rules",
                           "The material script must have one block a sub-mesh: the game "
                           "reads only the sub-meshes it knows.")},
    Rule{"mdl.name.duplicate", E, always,
         QT_TRANSLATE_NOOP("Rules", "The same name as an earlier point"),
         QT_TRANSLATE_NOOP("Rules", "The engine takes the first point of a name.")},
    Rule{"mdl.name.empty", E, always, QT_TRANSLATE_NOOP("Rules", "No name"),
         QT_TRANSLATE_NOOP("Rules", "Scenes find points by name.")},
    Rule{"mdl.name.length", W, always, QT_TRANSLATE_NOOP("Rules", "A name over 128 bytes"),
         QT_TRANSLATE_NOOP("Rules", "Readers of the format stop at 128 bytes.")},
    Rule{"mdl.name.tag", E, always, QT_TRANSLATE_NOOP("Rules", "A name that holds a section tag"),
         QT_TRANSLATE_NOOP("Rules",
                           "Several readers find sections by looking for MDAT, MDLA and "
                           "the like: this name leads them astray.")},
    Rule{"mdl.name.text", W, always,
         QT_TRANSLATE_NOOP("Rules",
                           "A name that is no clean text: not UTF-8, control characters, or "
                           "blanks at an end"),
         QT_TRANSLATE_NOOP("Rules",
                           "Scenes must repeat the name byte by byte; such a one is "
                           "typed wrongly sooner or later.")},
    Rule{"mdl.bone.range", E, always,
         QT_TRANSLATE_NOOP("Rules", "A bone number the skeleton does not have"),
         QT_TRANSLATE_NOOP("Rules", "There is nothing for the point to hang on.")},
    Rule{"mdl.matrix.nonfinite", E, always,
         QT_TRANSLATE_NOOP("Rules", "A matrix that is no number"),
         QT_TRANSLATE_NOOP("Rules", "What hangs on the point is drawn nowhere.")},
    Rule{"mdl.matrix.affine", E, always,
         QT_TRANSLATE_NOOP("Rules", "A matrix whose last column is not 0, 0, 0, 1"),
         QT_TRANSLATE_NOOP("Rules",
                           "What hangs on the point is drawn in perspective or not at "
                           "all.")},
    Rule{"mdl.matrix.singular", E, always, QT_TRANSLATE_NOOP("Rules", "A matrix without volume"),
         QT_TRANSLATE_NOOP("Rules", "What hangs on the point is flattened to nothing.")},
    Rule{"mdl.matrix.skew", I, always,
         QT_TRANSLATE_NOOP("Rules", "A matrix with shear, mirroring or uneven scale"),
         QT_TRANSLATE_NOOP("Rules",
                           "What hangs on the point is drawn distorted. Sometimes that "
                           "is meant.")},
    Rule{"mdl.points.many", W, always, QT_TRANSLATE_NOOP("Rules", "More than 64 points"),
         QT_TRANSLATE_NOOP("Rules", "Some readers stop at 64.")},
    Rule{"mdl.scene.broken", E, always,
         QT_TRANSLATE_NOOP("Rules", "A scene refers to a point that is not there"),
         QT_TRANSLATE_NOOP("Rules", "The objects named will no longer follow the model.")},
    Rule{"mdl.scene.order", W, always,
         QT_TRANSLATE_NOOP("Rules", "The order of points changed, and a scene uses them"),
         QT_TRANSLATE_NOOP("Rules", "Scripts may refer to points by number.")},
    Rule{"mdl.source.near", W, always,
         QT_TRANSLATE_NOOP("Rules", "The vendor's editor has a source of this model"),
         QT_TRANSLATE_NOOP("Rules",
                           "Saving there writes the model anew, and the points of this "
                           "file are lost.")},
    Rule{"mdl.section.end", E, always,
         QT_TRANSLATE_NOOP("Rules", "A section that does not end where it says"),
         QT_TRANSLATE_NOOP("Rules", "The engine jumps by these ends and reads garbage.")},
    Rule{"mdl.section.order", W, always, QT_TRANSLATE_NOOP("Rules", "Sections in an unusual order"),
         QT_TRANSLATE_NOOP("Rules", "Readers take skeleton, points and animations in this order.")},
    Rule{"mdl.version.old", W, always,
         QT_TRANSLATE_NOOP("Rules", "Points in a file older than version 13"),
         QT_TRANSLATE_NOOP("Rules", "Today's engine ignores skeleton and points of such a file.")},
    Rule{"mdl.version.new", W, always, QT_TRANSLATE_NOOP("Rules", "A version newer than 23"),
         QT_TRANSLATE_NOOP("Rules",
                           "Its meshes are not understood; points are found by their "
                           "section.")},
    Rule{"mdl.skeleton.missing", W, always, QT_TRANSLATE_NOOP("Rules", "No skeleton"),
         QT_TRANSLATE_NOOP("Rules", "Points hang on bones, so none can be added.")},
    Rule{"mdl.bones.many", E, always, QT_TRANSLATE_NOOP("Rules", "More than 128 bones"),
         QT_TRANSLATE_NOOP("Rules", "The engine stops at 128.")},
    Rule{"mdl.bone.parent", E, W,
         QT_TRANSLATE_NOOP("Rules",
                           "Bones that are their own ancestor or whose parent does not exist (a "
                           "warning for a parent that comes later)"),
         QT_TRANSLATE_NOOP("Rules",
                           "Places of bones are computed down from the parent, in the "
                           "file's order.")},
    Rule{"mdl.vertices.stride", E, always,
         QT_TRANSLATE_NOOP("Rules", "Vertices that are no whole number"),
         QT_TRANSLATE_NOOP("Rules", "The bytes of the vertices do not fit their format.")},
    Rule{"mdl.indices.range", E, always,
         QT_TRANSLATE_NOOP("Rules", "Triangles that use vertices which are not there"),
         QT_TRANSLATE_NOOP("Rules", "The engine hands indices to the graphics card unchecked.")},
    Rule{"mdl.weights.bone", E, always,
         QT_TRANSLATE_NOOP("Rules", "Weights for bones that are not in the skeleton"),
         QT_TRANSLATE_NOOP("Rules", "The engine uses these numbers unchecked.")},
    Rule{"mdl.weights.sum", W, always,
         QT_TRANSLATE_NOOP("Rules", "Weights that do not add up to 1"),
         QT_TRANSLATE_NOOP("Rules", "The vertex is pulled toward the origin, or away from it.")},
    Rule{"mdl.clip.tracks", W, always,
         QT_TRANSLATE_NOOP("Rules", "An animation for another number of bones"),
         QT_TRANSLATE_NOOP("Rules", "Tracks belong to bones by number.")},
};

} // namespace

std::span<const Rule> rules()
{
    return table;
}

const Rule *findRule(std::string_view id)
{
    const auto found = std::ranges::find(table, id, &Rule::id);
    return found == table.end() ? nullptr : &*found;
}

} // namespace formatlib
