// SPDX-License-Identifier: MIT
#include <editor/window/samplemodels.h>

#include <QCoreApplication>

namespace hardpoint {

namespace {

constexpr QLatin1StringView folder(":/samples/");

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::SampleModels)
};

} // namespace

std::vector<SampleModel> sampleModels()
{
    const auto sample = [](const char *name, const QString &about) {
        return SampleModel{folder + QLatin1StringView(name), about};
    };
    return {
        sample("sword.msh", Texts::tr("a weapon with its trail")),
        sample("sword_2000.msh", Texts::tr("the same in an old version, no points yet")),
        sample("stage.msh", Texts::tr("a stage with baked light")),
        sample("puppet.mdl", Texts::tr("a puppet, its bones and what hangs on them")),
        sample("puppet_plain.mdl", Texts::tr("the same puppet, no points yet")),
    };
}

bool isSample(const QString &path)
{
    return path.startsWith(folder);
}

} // namespace hardpoint
