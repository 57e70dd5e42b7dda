// SPDX-License-Identifier: MIT
#include <editor/viewport/viewport.h>
#include <editor/window/viewwish.h>

#include <QCoreApplication>

#include <array>
#include <functional>
#include <map>
#include <utility>

namespace hardpoint {

namespace {

using Side = OrbitCamera::Side;
using Shading = MeshStyle::Shading;

/// What a name can be set to.
struct Choice {
    QStringList words;
    std::function<void(ViewWish &, qsizetype)> set; ///< to the word of this number
};

Choice onOff(std::function<bool &(ViewOptions &)> member)
{
    return {{QStringLiteral("off"), QStringLiteral("on")},
            [member = std::move(member)](ViewWish &wish, qsizetype word) {
                member(wish.options) = word == 1;
            }};
}

Choice onOff(bool ViewOptions::*member)
{
    return onOff([member](ViewOptions &options) -> bool & { return options.*member; });
}

Choice onOff(bool MeshStyle::*member)
{
    return onOff([member](ViewOptions &options) -> bool & { return options.mesh.*member; });
}

QStringList split(const char *words)
{
    return QString::fromLatin1(words).split(QLatin1Char('|'));
}

const std::map<QString, Choice> &choices()
{
    static const std::map<QString, Choice> all{
        {QStringLiteral("shading"),
         {split("shaded|wireframe|both"),
          [](ViewWish &wish, qsizetype word) {
              constexpr std::array shadings{Shading::Shaded, Shading::Wireframe,
                                            Shading::ShadedWireframe};
              wish.options.mesh.shading = shadings[static_cast<std::size_t>(word)];
          }}},
        {QStringLiteral("labels"),
         {split("all|selection|off"),
          [](ViewWish &wish, qsizetype word) {
              constexpr std::array modes{LabelMode::All, LabelMode::Selection, LabelMode::Off};
              wish.options.labels = modes[static_cast<std::size_t>(word)];
          }}},
        {QStringLiteral("from"),
         {split("front|back|right|left|top|bottom"),
          [](ViewWish &wish, qsizetype word) {
              constexpr std::array sides{Side::Front, Side::Back, Side::Right,
                                         Side::Left,  Side::Top,  Side::Bottom};
              wish.from = sides[static_cast<std::size_t>(word)];
          }}},
        {QStringLiteral("projection"),
         {split("perspective|orthographic"),
          [](ViewWish &wish, qsizetype word) { wish.orthographic = word == 1; }}},
        {QStringLiteral("frame"),
         {split("all|selection"),
          [](ViewWish &wish, qsizetype word) { wish.frameSelection = word == 1; }}},
        {QStringLiteral("xray"), onOff(&MeshStyle::xray)},
        {QStringLiteral("colours"), onOff(&MeshStyle::vertexColours)},
        {QStringLiteral("grid"), onOff(&ViewOptions::grid)},
        {QStringLiteral("bones"), onOff(&ViewOptions::bones)},
        {QStringLiteral("box"), onOff(&ViewOptions::boundingBox)},
        {QStringLiteral("notes"), onOff(&ViewOptions::notes)},
    };
    return all;
}

QString everyChoice()
{
    QStringList all;
    for (const auto &[name, choice] : choices())
        all << name + QLatin1Char('=') + choice.words.join(QLatin1Char('|'));
    return all.join(QLatin1String(", "));
}

} // namespace

void ViewWish::apply(Viewport &viewport) const
{
    viewport.setOptions(options);
    if (from)
        viewport.lookFrom(*from);
    if (orthographic)
        viewport.setOrthographic(*orthographic);
    if (frameSelection)
        viewport.frameSelection();
    else if (from || orthographic)
        viewport.frameAll();
}

std::expected<ViewWish, QString> parseViewWish(const QStringList &words)
{
    ViewWish wish;
    for (const QString &word : words) {
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        const auto choice = choices().find(word.left(equals));
        const qsizetype value =
            choice == choices().end() ? -1 : choice->second.words.indexOf(word.mid(equals + 1));
        if (value < 0) {
            return std::unexpected(
                QCoreApplication::translate("hardpoint::Options",
                                            "--view takes one of these, not %1: %2.")
                    .arg(word, everyChoice()));
        }
        choice->second.set(wish, value);
    }
    return wish;
}

} // namespace hardpoint
