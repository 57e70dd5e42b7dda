// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace hardpoint {

class Document;

/// What is typed to see only some points: words that must all be found in a name, bone or extra
/// text, "type:trail" and "bone:hand" for one of them alone, "has:error", "has:warning", "has:note"
/// and "has:problem" for what the rules say. Quotes keep blanks: bone:"r hand". Capitals or not is
/// the same, and a prefix with nothing behind it is still being typed.
class PointFilter {
public:
    PointFilter() = default;
    explicit PointFilter(const QString &text);

    bool isEmpty() const { return m_terms.empty(); }
    bool matches(const Document &document, int row) const;

private:
    enum class Of { Any, Type, Bone, Finding };
    struct Term {
        Of of = Of::Any;
        QString text;
    };
    static bool matches(const Term &term, const Document &document, int row);
    void add(QString word);

    std::vector<Term> m_terms;
};

} // namespace hardpoint
