// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace hardpoint {

/// A model that comes inside the program, to try it out with. It opens like a file; saving it asks
/// for a place.
struct SampleModel {
    QString path;
    QString about;
};

std::vector<SampleModel> sampleModels();
bool isSample(const QString &path);

} // namespace hardpoint
