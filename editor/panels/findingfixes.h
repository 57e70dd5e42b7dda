// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/validate.h>

class QMenu;

namespace hardpoint {

class Document;

/// Fixes as menus and buttons offer them. A finding is one of document.findings(), as they are now.
namespace findingfixes {

/// One undo step, named by its result.
void apply(Document &document, const formatlib::Finding &finding, std::size_t fix);
/// The same fix of every finding of that rule that has one; one undo step.
void applyToAll(Document &document, const formatlib::Finding &finding, std::size_t fix);
/// How many findings of that rule have such a fix.
int countOfKind(const Document &document, const formatlib::Finding &finding, std::size_t fix);

/// Adds an action a fix, one for all of the kind where there are several, and one that copies what
/// a scene refers to. The menu must not outlive the document's next change.
void addTo(QMenu &menu, Document &document, const formatlib::Finding &finding);

} // namespace findingfixes
} // namespace hardpoint
