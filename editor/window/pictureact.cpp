// SPDX-License-Identifier: MIT
#include <editor/viewport/viewport.h>
#include <editor/window/gizmoactions.h>
#include <editor/window/mainwindow.h>
#include <editor/window/pictureact.h>
#include <editor/window/pointtools.h>
#include <editor/window/viewarea.h>

#include <QCoreApplication>

#include <array>

namespace hardpoint {

namespace {

using Kind = PictureAct::Kind;
using Handle = GizmoHandle::Kind;

struct Words {
    const char *word;
    GizmoHandle handle;
};

constexpr std::array moveHandles{
    Words{"x", {Handle::Axis, 0}},       Words{"y", {Handle::Axis, 1}},
    Words{"z", {Handle::Axis, 2}},       Words{"yz", {Handle::Plane, 0}},
    Words{"xz", {Handle::Plane, 1}},     Words{"xy", {Handle::Plane, 2}},
    Words{"screen", {Handle::Screen, 0}}};
constexpr std::array turnHandles{Words{"x", {Handle::Ring, 0}}, Words{"y", {Handle::Ring, 1}},
                                 Words{"z", {Handle::Ring, 2}}, Words{"view", {Handle::Ring, 3}}};

template <std::size_t size>
std::optional<GizmoHandle> handleNamed(const std::array<Words, size> &all, const QString &name)
{
    for (const Words &each : all) {
        if (name == QLatin1String(each.word))
            return each.handle;
    }
    return {};
}

std::optional<QPointF> pointOf(const QString &x, const QString &y)
{
    bool isX = false;
    bool isY = false;
    const QPointF point(x.toDouble(&isX), y.toDouble(&isY));
    return isX && isY ? std::optional(point) : std::nullopt;
}

std::optional<PictureAct> pull(Kind kind, const QStringList &parts)
{
    if (parts.size() != 3)
        return {};
    const auto handle = kind == Kind::Move ? handleNamed(moveHandles, parts[0])
                                           : handleNamed(turnHandles, parts[0]);
    const auto by = pointOf(parts[1], parts[2]);
    if (!handle || !by)
        return {};
    return PictureAct{.kind = kind, .handle = *handle, .at = *by};
}

std::optional<PictureAct> parse(const QString &name, const QStringList &parts)
{
    if (name == QLatin1String("move"))
        return pull(Kind::Move, parts);
    if (name == QLatin1String("turn"))
        return pull(Kind::Turn, parts);
    if (name == QLatin1String("here") && parts.size() == 2) {
        if (const auto at = pointOf(parts[0], parts[1]))
            return PictureAct{.kind = Kind::Here, .at = *at};
    }
    if (parts.size() != 1)
        return {};
    if (name == QLatin1String("axes")) {
        static const QStringList axes{QStringLiteral("file"), QStringLiteral("bone"),
                                      QStringLiteral("point")};
        if (const qsizetype index = axes.indexOf(parts[0]); index >= 0)
            return PictureAct{.kind = Kind::Axes, .axes = static_cast<GizmoOptions::Axes>(index)};
    }
    if (name == QLatin1String("mirror")) {
        static const QStringList ways{QStringLiteral("refuse"), QStringLiteral("skip"),
                                      QStringLiteral("renumber")};
        if (const qsizetype index = ways.indexOf(parts[0]); index >= 0)
            return PictureAct{.collision = static_cast<MirrorCollision>(index)};
    }
    return {};
}

} // namespace

void PictureAct::apply(MainWindow &window) const
{
    Viewport &viewport = window.view().viewport();
    switch (kind) {
    case Kind::Move:
    case Kind::Turn: {
        GizmoActions &gizmo = window.tools().gizmo();
        gizmo.apply(kind == Kind::Move ? ViewCommand::MoveTool : ViewCommand::RotateTool);
        viewport.holdHandle(handle, at);
        break;
    }
    case Kind::Axes:
        while (viewport.gizmoOptions().axes != axes)
            window.tools().gizmo().apply(ViewCommand::NextAxes);
        break;
    case Kind::Here: {
        const QSize size = viewport.widget()->size();
        window.tools().moveTo({at.x() * size.width(), at.y() * size.height()});
        break;
    }
    case Kind::Mirror:
        window.tools().showMirror(collision);
        break;
    }
}

std::expected<std::vector<PictureAct>, QString> parsePictureActs(const QStringList &words)
{
    std::vector<PictureAct> acts;
    for (const QString &word : words) {
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        const auto act = parse(word.left(equals), word.mid(equals + 1).split(QLatin1Char(':')));
        if (!act) {
            return std::unexpected(
                QCoreApplication::translate(
                    "hardpoint::Options",
                    "--do takes one of these, not %1: move=x:RIGHT:DOWN (or y, z, xy, xz, yz, "
                    "screen), turn=x:RIGHT:DOWN (or y, z, view), axes=file|bone|point, "
                    "here=ACROSS:DOWN (0 to 1), mirror=refuse|skip|renumber.")
                    .arg(word));
        }
        acts.push_back(*act);
    }
    return acts;
}

} // namespace hardpoint
