// SPDX-License-Identifier: MIT
#include <editor/cli/console.h>

#include <QtGlobal>

#include <cstdio>
#include <iostream>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#else
#include <unistd.h>
#endif

namespace hardpoint {

namespace {

#ifdef Q_OS_WIN
void useBytes()
{
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
    _setmode(_fileno(stderr), _O_BINARY);
}

// Old Windows terminals print colour codes as they are.
bool terminalHasColour()
{
    return false;
}

bool errorsGoToTerminal()
{
    return _isatty(_fileno(stderr)) != 0;
}
#else
void useBytes() { }

bool terminalHasColour()
{
    return isatty(STDOUT_FILENO) != 0;
}

bool errorsGoToTerminal()
{
    return isatty(STDERR_FILENO) != 0;
}
#endif

} // namespace

Console standardConsole(const QString &programFolder)
{
    useBytes();
    const bool colour = terminalHasColour() && qEnvironmentVariableIsEmpty("NO_COLOR");
    return {std::cin, std::cout, std::cerr, colour, errorsGoToTerminal(), programFolder};
}

} // namespace hardpoint
