// SPDX-License-Identifier: MIT
#include <editor/cli/commands/pointfields.h>
#include <editor/cli/output.h>
#include <editor/core/numbertext.h>

#include <QRegularExpression>

using namespace formatlib;

namespace hardpoint {

namespace {

/// Count numbers between commas or blanks; an error of usage when they are not.
template <std::size_t Count> std::array<float, Count> numbersOf(const std::string &text)
{
    static const QRegularExpression between(QStringLiteral("\\s*,\\s*|\\s+"));
    const QStringList parts = QString::fromStdString(text).trimmed().split(between);
    std::array<float, Count> numbers{};
    bool good = parts.size() == static_cast<qsizetype>(Count);
    for (std::size_t i = 0; good && i < Count; ++i) {
        const auto number = numberFromUtf8(parts[static_cast<qsizetype>(i)].toStdString());
        good = number.has_value();
        numbers[i] = number.value_or(0);
    }
    if (!good)
        throw CLI::ConversionError(Cli::tr("\"%1\" is not %2 numbers with commas between them")
                                       .arg(QString::fromStdString(text))
                                       .arg(Count)
                                       .toStdString(),
                                   CLI::ExitCodes::ConversionError);
    return numbers;
}

void addText(CLI::App &command, const char *option, std::optional<std::string> &value,
             const char *type, const QString &help)
{
    command
        .add_option_function<std::string>(
            option, [&value](const std::string &text) { value = text; }, help.toStdString())
        ->type_name(type);
}

void addVector(CLI::App &command, const char *option, std::optional<Vec3> &value, const char *type,
               const QString &help)
{
    const auto read = [&value](const std::string &text) {
        const auto numbers = numbersOf<3>(text);
        value = Vec3{numbers[0], numbers[1], numbers[2]};
    };
    command.add_option_function<std::string>(option, read, help.toStdString())->type_name(type);
}

} // namespace

void PointFields::addBoneTo(CLI::App &command)
{
    addText(command, "--bone", bone, "B",
            Cli::tr("Linked bone; for MDL its number or its exact name"));
}

void PointFields::addExtraTo(CLI::App &command)
{
    addText(command, "--extra", extra, "T", Cli::tr("Extra info (MSH)"));
}

void PointFields::addMatrixTo(CLI::App &command)
{
    const auto read = [this](const std::string &text) { matrix = Matrix4{numbersOf<16>(text)}; };
    command
        .add_option_function<std::string>("--matrix", read,
                                          Cli::tr("All 16 numbers, row by row (MDL)").toStdString())
        ->type_name("M0,...,M15");
}

void PointFields::addRotationTo(CLI::App &command)
{
    addVector(command, "--rotation", rotation, "RX,RY,RZ",
              Cli::tr("Degrees about X, then Y, then Z (MDL); scale and shear stay"));
}

void PointFields::addScaleTo(CLI::App &command)
{
    addVector(command, "--scale", scale, "SX,SY,SZ", Cli::tr("Scale of each axis (MDL)"));
}

void PointFields::addPositionTo(CLI::App &command)
{
    addVector(command, "--position", position, "X,Y,Z",
              Cli::tr("Position; for MDL relative to the bone"));
}

Outcome<PointEdit> PointFields::edit(const ModelFile &file) const
{
    PointEdit edit{.name = {},
                   .bone = {},
                   .extra = {},
                   .matrix = matrix,
                   .rotation = rotation,
                   .scale = scale,
                   .position = position};
    const auto encode = [&](const std::optional<std::string> &text,
                            std::optional<std::string> &bytes) -> Outcome<void> {
        if (!text)
            return {};
        Outcome<std::string> encoded = encodedText(*text, file.schema());
        if (!encoded)
            return std::unexpected(encoded.error());
        bytes = std::move(*encoded);
        return {};
    };
    if (const auto done = encode(name, edit.name); !done)
        return std::unexpected(done.error());
    if (const auto done = encode(extra, edit.extra); !done)
        return std::unexpected(done.error());
    if (bone) {
        Outcome<BoneLink> link = boneFromText(QString::fromStdString(*bone), file);
        if (!link)
            return std::unexpected(link.error());
        edit.bone = std::move(*link);
    }
    return edit;
}

} // namespace hardpoint
