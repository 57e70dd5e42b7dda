// SPDX-License-Identifier: MIT
#include <editor/window/options.h>

#include <gtest/gtest.h>

using namespace hardpoint;

namespace {

std::expected<Options, NoOptions> parse(const QStringList &arguments)
{
    return parseOptions(QStringList{"hardpoint-editor"} + arguments);
}

TEST(Options, NothingIsAsked)
{
    const auto options = parse({});
    ASSERT_TRUE(options);
    EXPECT_FALSE(options->theme);
    EXPECT_TRUE(options->screenshot.isEmpty());
    EXPECT_TRUE(options->files.isEmpty());
}

TEST(Options, EverythingIsAsked)
{
    const auto options =
        parse({"--theme", "dark", "--screenshot", "a.png", "--size", "800x600", "--select", "2",
               "--view", "xray=on", "--view", "from=top", "a.msh", "b.mdl"});
    ASSERT_TRUE(options);
    EXPECT_EQ(options->theme, Theme::Dark);
    EXPECT_EQ(options->screenshot, "a.png");
    EXPECT_EQ(options->size, QSize(800, 600));
    EXPECT_EQ(options->select, 2);
    ASSERT_TRUE(options->view);
    EXPECT_TRUE(options->view->options.mesh.xray);
    EXPECT_EQ(options->view->from, OrbitCamera::Side::Top);
    EXPECT_EQ(options->files, (QStringList{"a.msh", "b.mdl"}));
}

TEST(Options, TakeWhatIsDoneInAPicture)
{
    const auto options =
        parse({"--screenshot", "a.png", "--do", "move=xz:60:-5", "--do", "turn=view:1:2.5", "--do",
               "axes=point", "--do", "here=0.25:0.5", "--do", "mirror=skip"});
    ASSERT_TRUE(options);
    using Kind = PictureAct::Kind;
    const std::vector<PictureAct> &acts = options->acts;
    ASSERT_EQ(acts.size(), 5U);
    EXPECT_EQ(acts[0].kind, Kind::Move);
    EXPECT_EQ(acts[0].handle, (GizmoHandle{GizmoHandle::Kind::Plane, 1}));
    EXPECT_EQ(acts[0].at, QPointF(60, -5));
    EXPECT_EQ(acts[1].handle, (GizmoHandle{GizmoHandle::Kind::Ring, 3}));
    EXPECT_EQ(acts[2].axes, GizmoOptions::Axes::Point);
    EXPECT_EQ(acts[3].kind, Kind::Here);
    EXPECT_EQ(acts[4].collision, MirrorCollision::Skip);
}

TEST(Options, NonsenseIsRefusedInWords)
{
    const QList<QStringList> wrong{{"--theme", "blue"},
                                   {"--nonsense"},
                                   {"--screenshot"},
                                   {"--screenshot", ""},
                                   {"--screenshot", "a.png", "--size", "800"},
                                   {"--screenshot", "a.png", "--size", "0x600"},
                                   {"--screenshot", "a.png", "--select", "-1"},
                                   {"--screenshot", "a.png", "--view", "xray=perhaps"},
                                   {"--screenshot", "a.png", "--view", "smell=off"},
                                   {"--screenshot", "a.png", "--view", "xray"},
                                   {"--screenshot", "a.png", "--do", "move=w:1:2"},
                                   {"--screenshot", "a.png", "--do", "move=x:1"},
                                   {"--screenshot", "a.png", "--do", "turn=xy:1:2"},
                                   {"--screenshot", "a.png", "--do", "here=left:0.5"},
                                   {"--screenshot", "a.png", "--do", "axes=world"},
                                   {"--screenshot", "a.png", "--do", "mirror=always"},
                                   {"--do", "axes=bone"},
                                   {"--view", "xray=on"},
                                   {"--size", "800x600"},
                                   {"--select", "1"}};
    for (const QStringList &arguments : wrong) {
        const auto options = parse(arguments);
        ASSERT_FALSE(options) << arguments.join(' ').toStdString();
        EXPECT_TRUE(options.error().isError);
        EXPECT_FALSE(options.error().text.isEmpty());
    }
}

TEST(Options, HelpIsNoError)
{
    const auto help = parse({"--help"});
    ASSERT_FALSE(help);
    EXPECT_FALSE(help.error().isError);
    EXPECT_TRUE(help.error().text.contains("--screenshot"));
}

} // namespace
