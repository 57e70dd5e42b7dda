// SPDX-License-Identifier: MIT
#include <editor/cli/output.h>
#include <editor/core/pointtext.h>

#include <ostream>

namespace hardpoint {

namespace {

std::string_view colourCode(Output::Colour colour)
{
    switch (colour) {
    case Output::Colour::Added:
        return "\x1B[32m";
    case Output::Colour::Removed:
        return "\x1B[31m";
    case Output::Colour::Changed:
        return "\x1B[33m";
    case Output::Colour::None:
        break;
    }
    return {};
}

} // namespace

void Output::bytes(std::string_view text)
{
    m_console.out.write(text.data(), static_cast<std::streamsize>(text.size()));
}

void Output::line(const QString &text, Colour colour)
{
    const std::string_view code = m_console.colour ? colourCode(colour) : std::string_view();
    bytes(code);
    bytes(text.toStdString());
    bytes(code.empty() ? "\n" : "\x1B[0m\n");
}

void Output::json(const JsonValue &value)
{
    bytes(jsonText(value));
    bytes("\n");
}

void Output::progress(std::size_t done, std::size_t total)
{
    if (m_console.progress)
        m_console.err << "\r" << done << " / " << total << std::flush;
}

void Output::endProgress()
{
    if (m_console.progress)
        m_console.err << "\r\x1B[K" << std::flush;
}

void Output::complain(const QString &file, const QString &text)
{
    m_console.err << displayText(file).toStdString() << ": " << text.toStdString() << "\n";
}

ExitCode Output::fail(const QString &file, const Failure &failure)
{
    complain(file, failure.text);
    return failure.kind == Failure::Kind::Refused ? ExitCode::Bad : ExitCode::Failed;
}

ExitCode Output::refuse(const QString &file, const QString &text)
{
    complain(file, text);
    return ExitCode::Bad;
}

std::optional<filestore::LoadedModel> openModel(const QString &path, Output &output)
{
    Outcome<filestore::LoadedModel> model = filestore::open(path);
    if (model)
        return std::move(*model);
    output.fail(path, model.error());
    return std::nullopt;
}

} // namespace hardpoint
