// SPDX-License-Identifier: MIT
#include <editor/core/errortext.h>

#include <QCoreApplication>

namespace hardpoint {

namespace {

struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

QString sentence(formatlib::ErrorCode code)
{
    using enum formatlib::ErrorCode;
    switch (code) {
    case NotRecognized:
        return ErrorText::tr("This is neither an MSH nor an MDL file.");
    case Truncated:
        return ErrorText::tr("The file is cut short or damaged.");
    case BadCount:
        return ErrorText::tr("A count in the file is impossible.");
    case BadValue:
        return ErrorText::tr("The file holds a value its format does not allow.");
    case ReadOnly:
        return ErrorText::tr("Points of this file can be looked at but not saved into it.");
    case NoSkeleton:
        return ErrorText::tr("The file has no skeleton, so there is nothing to bind a point to.");
    case TextEncoding:
        return ErrorText::tr("The file's encoding cannot hold this text.");
    case TextTooLong:
        return ErrorText::tr("The text is too long for the format.");
    case TooManyPoints:
        return ErrorText::tr("There are more points than the format can count.");
    }
    return {};
}

} // namespace

QString errorText(const formatlib::Error &error)
{
    const QString field = QString::fromStdString(error.field);
    const QString detail = QString::fromStdString(error.detail);
    QString place;
    if (error.offset > 0) {
        place = ErrorText::tr("%1 at offset %2 (0x%3)")
                    .arg(field, QString::number(error.offset),
                         QString::number(error.offset, 16).toUpper());
    } else {
        place = field;
    }
    if (place.isEmpty() && detail.isEmpty())
        return sentence(error.code);
    if (detail.isEmpty())
        return ErrorText::tr("%1 (%2)").arg(sentence(error.code), place);
    if (place.isEmpty())
        return ErrorText::tr("%1 (%2)").arg(sentence(error.code), detail);
    return ErrorText::tr("%1 (%2: %3)").arg(sentence(error.code), place, detail);
}

Failure unreadable(const formatlib::Error &error)
{
    return {Failure::Kind::Unreadable, errorText(error), error};
}

Failure refused(const formatlib::Error &error)
{
    return {Failure::Kind::Refused, errorText(error), error};
}

} // namespace hardpoint
