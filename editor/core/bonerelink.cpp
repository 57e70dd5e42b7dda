// SPDX-License-Identifier: MIT
#include <editor/core/bonerelink.h>

#include <QCoreApplication>

#include <limits>

using namespace formatlib;

namespace hardpoint {

namespace {

struct RelinkText {
    Q_DECLARE_TR_FUNCTIONS(BoneRelink)
};

/// The number of the only bone of that name.
std::optional<std::uint16_t> onlyBone(const std::string &name, const ModelFile &file)
{
    std::optional<std::uint16_t> found;
    const std::size_t reachable =
        std::min<std::size_t>(file.bones().size(), std::numeric_limits<std::uint16_t>::max() + 1);
    for (std::size_t bone = 0; bone < reachable; ++bone) {
        if (file.bones()[bone].name != name)
            continue;
        if (found)
            return std::nullopt;
        found = static_cast<std::uint16_t>(bone);
    }
    return found;
}

QString differenceText(const std::string &name, std::uint16_t number, const ModelFile &file)
{
    const TextEncoding encoding = file.schema().encoding;
    if (number >= file.bones().size())
        return RelinkText::tr(R"(its bone is %1 "%2", and there is no bone %1 here)")
            .arg(number)
            .arg(displayText(name, encoding));
    return RelinkText::tr(R"(its bone is %1 "%2", and here %1 is "%3")")
        .arg(number)
        .arg(displayText(name, encoding), displayText(file.bones()[number].name, encoding));
}

} // namespace

std::vector<RowNote> relinkByName(PointRows &rows, const ModelFile &file, TextSource source)
{
    std::vector<RowNote> notes;
    for (PointRow &row : rows.rows) {
        if (!row.bone || !row.boneName)
            continue;
        std::uint16_t &number = row.bone->number;
        const bool isHere = number < file.bones().size();
        if (isHere && (row.boneName->empty() || file.bones()[number].name == *row.boneName))
            continue;
        const QString difference = differenceText(*row.boneName, number, file);
        const std::optional<std::uint16_t> bone =
            row.boneName->empty() ? std::nullopt : onlyBone(*row.boneName, file);
        if (!bone)
            notes.push_back(
                {row.number, RelinkText::tr("%1: it keeps the number").arg(difference)});
        else if (source == TextSource::Anyone)
            notes.push_back(
                {row.number, RelinkText::tr("%1: it goes to bone %2").arg(difference).arg(*bone)});
        number = bone.value_or(number);
    }
    return notes;
}

} // namespace hardpoint
