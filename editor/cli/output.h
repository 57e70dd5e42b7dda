// SPDX-License-Identifier: MIT
#pragma once

#include <editor/cli/console.h>
#include <editor/cli/exitcode.h>
#include <editor/core/failure.h>
#include <editor/core/filestore.h>
#include <editor/core/jsontext.h>

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string_view>

namespace hardpoint {

/// The words of the command line, for translators.
struct Cli {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// How commands speak: results to standard output, complaints to standard error.
class Output {
public:
    enum class Colour { None, Added, Removed, Changed };

    explicit Output(Console &console) : m_console(console) { }

    void bytes(std::string_view text); ///< as they are
    void line(const QString &text, Colour colour = Colour::None);
    void json(const JsonValue &value);

    /// "FILE: text"; the file's name with what does not show escaped.
    void complain(const QString &file, const QString &text);
    /// The same, with the status that such a failure ends with.
    ExitCode fail(const QString &file, const Failure &failure);
    ExitCode refuse(const QString &file, const QString &text);

    /// How far a long command is, on a terminal only; done of total.
    void progress(std::size_t done, std::size_t total);
    /// Takes that line away.
    void endProgress();

    Console &console() { return m_console; }

private:
    Console &m_console;
};

/// A model for a command to work on, or nothing after the complaint was made.
std::optional<filestore::LoadedModel> openModel(const QString &path, Output &output);

} // namespace hardpoint
