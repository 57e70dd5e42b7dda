// SPDX-License-Identifier: MIT
// A library must have a source of its own; what this one holds is listed in CMakeLists.txt.
