// SPDX-License-Identifier: MIT
#pragma once

namespace hardpoint {

/// What a save does, in this order. A failure says which of these it was.
enum class SaveStep {
    Prove,       ///< the new bytes differ from the original in nothing but what was edited
    CheckDisk,   ///< the file on disk is the one that was read
    Backup,      ///< what is on disk is kept
    Write,       ///< into a new file beside it
    FlushFile,   ///< the new file is on the disk, not only in memory
    Replace,     ///< the new file takes the old one's name
    FlushFolder, ///< so is the name
    ReadBack,    ///< what is on disk is what was meant
};

} // namespace hardpoint
