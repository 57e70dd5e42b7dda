// SPDX-License-Identifier: MIT
#include <editor/core/errortext.h>

#include <gtest/gtest.h>

using namespace hardpoint;
using formatlib::Error;
using formatlib::ErrorCode;

namespace {

std::string text(const Error &error)
{
    return errorText(error).toStdString();
}

TEST(ErrorText, SaysWhatWhereAndWhatWasFound)
{
    EXPECT_EQ(text({ErrorCode::Truncated, 0x4F10, "control point 3, position",
                    "needs 4 bytes, 1 remain"}),
              "The file is cut short or damaged. (control point 3, position at offset 20240 "
              "(0x4F10): needs 4 bytes, 1 remain)");
    EXPECT_EQ(text({ErrorCode::NoSkeleton, 0, {}, {}}),
              "The file has no skeleton, so there is nothing to bind a point to.");
    EXPECT_EQ(text({ErrorCode::TextEncoding, 0, "text", "'x' is not in CP949"}),
              "The file's encoding cannot hold this text. (text: 'x' is not in CP949)");
}

TEST(ErrorText, DoesNotTakePercentSignsOfTheFileForPlaceholders)
{
    EXPECT_EQ(text({ErrorCode::BadValue, 0, "%2", "%1"}),
              "The file holds a value its format does not allow. (%2: %1)");
}

} // namespace
