// SPDX-License-Identifier: MIT
#include "mdl/rules.h"
#include "rules/makefinding.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace formatlib::mdl {

namespace {

constexpr int firstCurrentVersion = 13;
constexpr int newestVersion = 23;
constexpr std::size_t mostBones = 128;
constexpr double sumTolerance = 1e-3;
constexpr std::array<std::string_view, 3> usualOrder{"MDLS", "MDAT", "MDLA"};

void reportSectionEnd(const Error &error, Findings &findings)
{
    findings.push_back(aboutFile("mdl.section.end", Severity::Error,
                                 {error.field, std::to_string(error.offset), error.detail}));
}

void checkMesh(const Mesh &mesh, std::size_t number, std::size_t bones, Findings &findings)
{
    Tally outside;
    for (std::size_t corner = 0; corner < mesh.indices.size(); ++corner) {
        if (mesh.indices[corner] >= mesh.positions.size())
            outside.add(corner / 3);
    }
    Tally bone;
    Tally sum;
    for (std::size_t vertex = 0; vertex < mesh.skin.size(); ++vertex) {
        double total = 0;
        bool known = true;
        for (std::size_t slot = 0; slot < 4; ++slot) {
            const float weight = mesh.skin[vertex].weights[slot];
            total += double{weight};
            known = known && (weight == 0 || mesh.skin[vertex].bones[slot] < bones);
        }
        if (!known)
            bone.add(vertex);
        if (!(std::abs(total - 1) <= sumTolerance)) // a NaN is no sum either
            sum.add(vertex);
    }
    const std::vector<std::string> which{std::to_string(number)};
    outside.report("mdl.indices.range", Severity::Error, findings, which);
    bone.report("mdl.weights.bone", Severity::Error, findings, which);
    sum.report("mdl.weights.sum", Severity::Warning, findings, which);
}

} // namespace

void checkVersion(const FileContext &context, Findings &findings)
{
    const FileInfo &info = context.file.info();
    const std::vector<std::string> version{std::to_string(info.version)};
    if (info.version < firstCurrentVersion && !info.sections.empty())
        findings.push_back(aboutFile("mdl.version.old", Severity::Warning, version));
    if (info.version > newestVersion)
        findings.push_back(aboutFile("mdl.version.new", Severity::Warning, version));
}

void checkSections(const FileContext &context, Findings &findings)
{
    const FileInfo &info = context.file.info();
    // What was not read of the meshes stands before the sections and has rules of its own.
    const std::size_t begin =
        info.sections.empty() ? info.trailing.begin : info.sections.front().range.begin;
    if (const auto &reason = context.file.readOnlyReason(); reason && reason->offset >= begin)
        reportSectionEnd(*reason, findings);
    for (const Error &error : info.unread) {
        if (error.offset >= begin)
            reportSectionEnd(error, findings);
    }

    std::size_t last = 0;
    for (const SectionInfo &section : info.sections) {
        const auto known = std::ranges::find_if(
            usualOrder, [&](std::string_view tag) { return section.tag.starts_with(tag); });
        const auto place = static_cast<std::size_t>(known - usualOrder.begin());
        if (known == usualOrder.end())
            continue;
        if (place < last) {
            findings.push_back(aboutFile("mdl.section.order", Severity::Warning, {section.tag}));
            return;
        }
        last = place;
    }
}

void checkSkeleton(const FileContext &context, Findings &findings)
{
    const bool hasSkeleton =
        std::ranges::any_of(context.file.info().sections, [](const SectionInfo &section) {
            return section.tag.starts_with(usualOrder.front());
        });
    if (!hasSkeleton) {
        findings.push_back(aboutFile("mdl.skeleton.missing", Severity::Warning));
        return;
    }
    const std::vector<Bone> &bones = context.file.bones();
    if (bones.size() > mostBones) {
        findings.push_back(
            aboutFile("mdl.bones.many", Severity::Error, {std::to_string(bones.size())}));
    }
    Tally broken;
    Tally later;
    for (std::size_t bone = 0; bone < bones.size(); ++bone) {
        // A bone has no place when following the parents does not come to a root.
        if (!bones[bone].bindWorld)
            broken.add(bone);
        else if (bones[bone].parent > static_cast<int>(bone))
            later.add(bone);
    }
    broken.report("mdl.bone.parent", Severity::Error, findings);
    later.report("mdl.bone.parent", Severity::Warning, findings);
}

void checkMeshes(const FileContext &context, Findings &findings)
{
    const std::vector<MeshInfo> &infos = context.file.info().meshes;
    for (std::size_t i = 0; i < context.scene.meshes.size(); ++i) {
        if (i < infos.size() && !infos[i].wholeVertices) {
            findings.push_back(
                aboutFile("mdl.vertices.stride", Severity::Error, {std::to_string(i)}));
            continue;
        }
        checkMesh(context.scene.meshes[i], i, context.file.bones().size(), findings);
    }
}

void checkClips(const FileContext &context, Findings &findings)
{
    const std::size_t bones = context.file.bones().size();
    for (const Clip &clip : context.scene.clips) {
        if (clip.tracks.size() != bones) {
            findings.push_back(
                aboutFile("mdl.clip.tracks", Severity::Warning,
                          {clip.name, std::to_string(clip.tracks.size()), std::to_string(bones)}));
        }
    }
}

void checkEditorSource(const FileContext &context, Findings &findings)
{
    if (context.companions.editorSource)
        findings.push_back(aboutFile("mdl.source.near", Severity::Warning));
}

} // namespace formatlib::mdl
