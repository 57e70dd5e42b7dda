// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/validate.h>

#include <QString>
#include <QStringList>

namespace hardpoint {

/// Files that go with a model. Where a path is empty the file is looked for beside the model:
/// a scene.json in its folder or the one above, a material script in Material/NAME.txt of either.
/// Skeletons are never looked for.
struct CompanionPaths {
    QString skeleton = {}; ///< SKL, for an MSH
    QString scene = {};    ///< scene.json, for an MDL
    QString material = {}; ///< material script, for an MSH
};

struct FoundCompanions {
    formatlib::Companions companions;
    CompanionPaths paths; ///< those that were read
    /// One sentence a file that could not be used, which is then as if it were not there.
    QStringList warnings;
    /// What in a scene could not be followed to a model. No mistake, but nobody can vouch for it.
    QStringList notes;
};

FoundCompanions findCompanions(const QString &modelPath, const formatlib::Schema &schema,
                               const CompanionPaths &given = {});

} // namespace hardpoint
