// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/attachpoint.h>
#include <formatlib/modelfile.h>
#include <formatlib/skeleton.h>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace formatlib {

enum class Severity { Error, Warning, Information };

/// "error", "warning", "information".
std::string_view severityName(Severity severity);

/// A change of the point list that ends a finding. What it does to the list: see fixes.h.
struct Fix {
    enum class Kind {
        SetText,      ///< the finding's point gets text in the finding's field
        Remove,       ///< the finding's point goes
        AddPoint,     ///< a copy of the finding's point, named text, comes right behind it
        MakeAffine,   ///< the matrix gets its last column right
        MakeRigid,    ///< the matrix loses shear, mirroring and uneven scale
        RestoreOrder, ///< points come to stand as in the file
    };

    Kind kind = Kind::SetText;
    bool safe = false; ///< nothing that anybody may refer to changes
    std::string text;  ///< raw bytes of the file's encoding

    friend bool operator==(const Fix &, const Fix &) = default;
};

/// Something the game would drop, misread or ignore without a word.
struct Finding {
    std::string_view rule; ///< a stable id such as "msh.key.duplicate", see rules.h
    Severity severity = Severity::Warning;
    std::optional<std::size_t> point; ///< row in the point list; nothing: the whole file
    std::optional<Field> field;
    /// What the message's placeholders stand for: numbers, and names as raw bytes of the file's
    /// encoding. Their meaning is told where each rule makes them.
    std::vector<std::string> arguments;
    std::vector<Fix> fixes; ///< the first is the one to offer first

    friend bool operator==(const Finding &, const Finding &) = default;
};

/// An object of a scene that refers to a point by name.
struct SceneReference {
    std::string object;     ///< its name, or its id where it has none
    std::string attachment; ///< the point's name, exactly

    friend bool operator==(const SceneReference &, const SceneReference &) = default;
};

/// What lies beside a file and decides whether its points work. Nothing is required.
struct Companions {
    std::optional<Skeleton> skeleton; ///< of an MSH's character
    /// Points that a scene.json refers to; nothing when there is no scene.
    std::optional<std::vector<SceneReference>> scene;
    std::optional<std::size_t> materials; ///< blocks of the material script
    bool editorSource = false;            ///< a source of the vendor's editor (PUED) lies near
};

/// Looks at a file again and again while its points are edited. What concerns the geometry is
/// found once; a point that did not change since the last look is not looked at again, only how
/// points go together is.
class Checker {
public:
    /// scene is file.scene(), decoded by whoever needs it anyway.
    Checker(const ModelFile &file, const Scene &scene, Companions companions);

    const Companions &companions() const { return m_companions; }

    /// First what concerns the whole file, then by row.
    const std::vector<Finding> &check(std::span<const AttachPoint> points);

private:
    std::vector<Finding> checkPoint(const AttachPoint &point) const;
    void lookAtChangedPoints(std::span<const AttachPoint> points);

    ModelFile m_file;
    Companions m_companions;
    std::vector<Finding> m_fileFindings;
    std::vector<AttachPoint> m_points; ///< as of the last look
    /// What each point's rules found in it alone, as if it stood in row 0.
    std::vector<std::vector<Finding>> m_pointFindings;
    std::vector<Finding> m_findings;
};

/// One look at a file, its geometry included.
std::vector<Finding> validate(const ModelFile &file, std::span<const AttachPoint> points,
                              const Companions &companions = {});

} // namespace formatlib
