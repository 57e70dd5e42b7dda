// SPDX-License-Identifier: MIT
#include <editor/core/pointtext.h>
#include <editor/document/document.h>
#include <editor/window/bonelinking.h>
#include <editor/window/questions.h>
#include <editor/window/settings.h>

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace hardpoint {

namespace {

QString boneName(const Document &document, const formatlib::BoneLink &bone)
{
    const formatlib::TextEncoding encoding = document.schema().encoding;
    if (!document.schema().bonesByNumber)
        return displayText(bone.name, encoding);
    const auto &bones = document.file().bones();
    const bool isNamed = bone.number < bones.size() && !bones[bone.number].name.empty();
    return isNamed ? displayText(bones[bone.number].name, encoding) : QString::number(bone.number);
}

} // namespace

BoneLinking::BoneLinking(QWidget &window, Settings &settings)
    : QObject(&window), m_window(window), m_settings(settings), m_choices(new QActionGroup(this))
{
    const auto add = [this](const QString &text, std::optional<Relink> relink) {
        QAction *action = m_choices->addAction(text);
        action->setCheckable(true);
        action->setChecked(relink == m_settings.relink());
        action->setData(relink ? static_cast<int>(*relink) : -1);
        connect(action, &QAction::triggered, this,
                [this, relink] { m_settings.setRelink(relink); });
    };
    add(tr("Ask"), std::nullopt);
    add(tr("Keep the point's place"), Relink::KeepPlace);
    add(tr("Keep the point's matrix"), Relink::KeepMatrix);
}

void BoneLinking::addTo(QMenu &menu)
{
    menu.addMenu(tr("When a bone changes"))->addActions(m_choices->actions());
}

void BoneLinking::remember(std::optional<Relink> relink)
{
    m_settings.setRelink(relink);
    for (QAction *action : m_choices->actions())
        action->setChecked(action->data().toInt() == (relink ? static_cast<int>(*relink) : -1));
}

std::optional<Relink> BoneLinking::choice()
{
    if (const std::optional<Relink> known = m_settings.relink())
        return known;
    const questions::RelinkAnswer answer = questions::relink(&m_window);
    if (answer.relink && answer.remember)
        remember(answer.relink);
    return answer.relink;
}

void BoneLinking::link(Document &document, const std::vector<PointId> &points,
                       const formatlib::BoneLink &bone)
{
    std::vector<PointId> moving;
    for (const PointId id : points) {
        if (const int row = document.rowOf(id); row >= 0 && document.point(row).bone != bone)
            moving.push_back(id);
    }
    if (moving.empty() || document.file().readOnlyReason())
        return;
    // Only where places are relative to bones is there anything to choose.
    const std::optional<Relink> relink =
        document.schema().boneRelative ? choice() : Relink::KeepMatrix;
    if (!relink)
        return;
    std::vector<PointChange> changes;
    for (const PointId id : moving) {
        auto linked = relinked(document.file(), document.point(document.rowOf(id)), bone, *relink);
        if (!linked) {
            emit failed(linked.error().text);
            return;
        }
        changes.push_back({id, std::move(*linked)});
    }
    document.changePoints(std::move(changes), tr("Link to %1").arg(boneName(document, bone)));
}

} // namespace hardpoint
