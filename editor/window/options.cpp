// SPDX-License-Identifier: MIT
#include <editor/window/options.h>

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

namespace hardpoint {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::Options)
};

std::optional<QSize> sizeOf(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
    const QRegularExpressionMatch match = pattern.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    return match.hasMatch() && !size.isEmpty() ? std::optional(size) : std::nullopt;
}

std::unexpected<NoOptions> refuse(const QString &text)
{
    return std::unexpected(NoOptions{text, true});
}

} // namespace

std::expected<Options, NoOptions> parseOptions(const QStringList &arguments)
{
    const QCommandLineOption theme(QStringLiteral("theme"),
                                   Texts::tr("Look: light, dark or system."),
                                   QStringLiteral("THEME"));
    const QCommandLineOption screenshot(
        QStringLiteral("screenshot"),
        Texts::tr("Write a picture of the window with the file to OUT.png and exit."),
        QStringLiteral("OUT.png"));
    const QCommandLineOption size(QStringLiteral("size"),
                                  Texts::tr("Size of the picture; 1440x900 when not given."),
                                  QStringLiteral("WxH"));
    const QCommandLineOption select(QStringLiteral("select"),
                                    Texts::tr("Row to select in the picture, from 0."),
                                    QStringLiteral("ROW"));
    const QCommandLineOption view(
        QStringLiteral("view"),
        Texts::tr("How the picture shows the model, such as xray=on; may be given several times."),
        QStringLiteral("NAME=VALUE"));
    const QCommandLineOption act(
        QStringLiteral("do"),
        Texts::tr("What is done to the selection in the picture, such as move=x:60:0; may be given "
                  "several times."),
        QStringLiteral("NAME=VALUE"));
    QCommandLineParser parser;
    parser.setApplicationDescription(Texts::tr("Edits the attach points of MSH and MDL models."));
    parser.addOptions({theme, screenshot, size, select, view, act});
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("FILE"), Texts::tr("Models to open."),
                                 QStringLiteral("[FILE...]"));
    if (!parser.parse(arguments))
        return refuse(parser.errorText());
    if (parser.isSet(help))
        return std::unexpected(NoOptions{parser.helpText(), false});
    if (parser.isSet(version)) {
        return std::unexpected(NoOptions{
            QStringLiteral("hardpoint-editor %1").arg(qApp->applicationVersion()), false});
    }

    Options options;
    options.files = parser.positionalArguments();
    options.screenshot = parser.value(screenshot);
    if (parser.isSet(screenshot) && options.screenshot.isEmpty())
        return refuse(Texts::tr("--screenshot needs the name of a file to write."));
    if (parser.isSet(theme)) {
        options.theme = themeNamed(parser.value(theme));
        if (!options.theme)
            return refuse(Texts::tr("--theme takes light, dark or system."));
    }
    if (parser.isSet(size)) {
        const std::optional<QSize> wanted = sizeOf(parser.value(size));
        if (!wanted)
            return refuse(Texts::tr("--size takes a width and a height, such as 1440x900."));
        options.size = *wanted;
    }
    if (parser.isSet(select)) {
        bool isNumber = false;
        options.select = parser.value(select).toInt(&isNumber);
        if (!isNumber || *options.select < 0)
            return refuse(Texts::tr("--select takes the number of a row, from 0."));
    }
    if (parser.isSet(view)) {
        const auto wish = parseViewWish(parser.values(view));
        if (!wish)
            return refuse(wish.error());
        options.view = *wish;
    }
    auto acts = parsePictureActs(parser.values(act));
    if (!acts)
        return refuse(acts.error());
    options.acts = std::move(*acts);
    const bool ofPicture =
        parser.isSet(size) || parser.isSet(select) || parser.isSet(view) || parser.isSet(act);
    if (options.screenshot.isEmpty() && ofPicture)
        return refuse(Texts::tr("--size, --select, --view and --do go with --screenshot."));
    return options;
}

} // namespace hardpoint
