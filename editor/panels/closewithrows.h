// SPDX-License-Identifier: MIT
#pragma once

class QDialog;

namespace hardpoint {

class Document;

/// Rejects a dialog that holds rows of the document as soon as they would be those of other points.
void closeWithRows(QDialog &dialog, const Document &document);

} // namespace hardpoint
