// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>

#include <span>
#include <string_view>

/// What is done with any bytes at all. Each target ends the program where a promise is broken; a
/// fuzzer invents the bytes, the replay test runs those that were found once.
namespace fuzz {

struct Target {
    std::string_view name;
    void (*run)(formatlib::ByteView input);
};

std::span<const Target> targets();

/// Opens, looks at and saves whatever is taken for a model of that format.
void msh(formatlib::ByteView input);
void mdl(formatlib::ByteView input);
void skl(formatlib::ByteView input);
/// Point lists as text, for a file of each format.
void csv(formatlib::ByteView input);
void json(formatlib::ByteView input);
/// Two bytes: the length of an edit script; the script; a model. See editscript.h.
void roundTrip(formatlib::ByteView input);

} // namespace fuzz
