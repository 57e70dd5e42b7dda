// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>
#include <editor/viewport/markerlook.h>
#include <editor/viewport/meshdata.h>
#include <editor/viewport/picking.h>
#include <editor/viewport/viewaxes.h>

#include <formatlib/modelfile.h>

#include <QObject>
#include <QString>

#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace hardpoint {

class Document;

/// A place on one of a document's meshes.
struct SurfacePick {
    SurfaceHit hit; ///< its triangle counts those of the part
    std::size_t mesh = 0;
    std::size_t part = 0; ///< of the mesh
};

/// What a document has to show, in view axes and kept in step with it. Knows nothing of how it is
/// drawn.
class SceneContent : public QObject {
    Q_OBJECT

public:
    explicit SceneContent(Document &document, QObject *parent = nullptr);

    Document &document() const { return m_document; }
    const ViewAxes &axes() const { return m_axes; }
    const std::vector<MeshData> &meshes() const { return m_meshes; }
    /// Counts the parts of all meshes on.
    bool isPartHidden(std::size_t part) const { return m_hiddenParts.contains(part); }
    void setPartHidden(std::size_t part, bool hidden);

    /// With places in view axes; a bone that has no finite one has none. Those of the skeleton
    /// that goes with the document, else of the file.
    const std::vector<formatlib::Bone> &bones() const { return m_bones; }
    /// One a bone; NaN for a bone without a place.
    std::span<const Vec3d> joints() const { return m_joints; }

    /// One a row; NaN for a point that has no finite place.
    std::span<const Vec3d> places() const { return m_places; }
    std::span<const PointState> states() const { return m_states; }
    /// As a person reads it; bytes that are no text are escaped.
    const QString &name(int row) const;
    /// The name, and what the game reads in it where that is something else.
    QString nameAndKey(int row) const;

    QString boneName(std::size_t bone) const;
    /// Where the bone is that the point hangs on.
    std::optional<Vec3d> jointOf(int row) const;
    /// How a bone lies, in the file's axes.
    std::optional<formatlib::Matrix4> boneWorld(const formatlib::BoneLink &link) const;

    int hoveredRow() const;
    void setHoveredRow(int row);
    /// -1: none.
    int hoveredBone() const { return m_hoveredBone; }
    void setHoveredBone(int bone);

    /// Places that a view of everything must hold. A point that lies far away is left out as long
    /// as there is something else.
    std::vector<Vec3d> everything() const;
    std::vector<Vec3d> selectedPlaces() const;
    /// Of the mesh, or of the bones or points where there is none; never 0.
    double diagonal() const { return m_diagonal; }
    Vec3d middle() const { return m_middle; }

    std::optional<SurfaceHit> surfaceAt(const Ray &ray) const;
    std::optional<SurfacePick> pickSurface(const Ray &ray) const;

signals:
    void meshesChanged();
    void partsChanged();
    void bonesChanged();
    /// Places and perhaps names of these rows, both included, are new.
    void pointsChanged(int first, int last);
    /// Other points, or the same in another order.
    void pointsReset();
    void statesChanged();
    /// 0: none.
    void hoveredChanged(hardpoint::PointId id);
    /// -1: none.
    void hoveredBoneChanged(int bone);

private:
    void readScene();
    void readBones();
    void readPoints();
    std::vector<PointState> currentStates() const;
    void updateStates();
    void measure();
    void onPointsChanged(int first, int last);
    void onPointsReset();
    void onCompanionsChanged();
    Vec3d placeOf(int row) const;
    /// The bone's number; nothing when there is none like it.
    std::optional<std::size_t> boneOf(const formatlib::BoneLink &link) const;

    Document &m_document;
    formatlib::ModelFile m_file; ///< whose meshes are here
    ViewAxes m_axes;
    std::vector<MeshData> m_meshes;
    std::unordered_set<std::size_t> m_hiddenParts;
    std::vector<formatlib::Bone> m_bones;
    std::vector<Vec3d> m_joints;
    std::unordered_map<std::string, std::size_t> m_boneNumbers;
    std::vector<Vec3d> m_places;
    std::vector<PointState> m_states;
    mutable std::vector<QString> m_names; ///< null: not asked for yet
    PointId m_hovered = 0;
    int m_hoveredBone = -1;
    Vec3d m_middle;
    double m_diagonal = 1;
};

} // namespace hardpoint
