// SPDX-License-Identifier: MIT
#include <tests/editor/window/pointtoolsfixture.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <QMenu>
#include <QWindow>

using namespace hardpoint;

namespace testsupport {

formatlib::Bytes leaning()
{
    MshBuilder mesh;
    mesh.mask = 0x1;
    for (const auto &[x, y] :
         {std::pair(-9.3F, -10.1F), {8.7F, -10.1F}, {8.7F, 10.1F}, {-9.3F, 10.1F}})
        mesh.vertices.push_back({.position = {x, y, 4 - x}});
    mesh.faces = {{0, 1, 2}, {0, 2, 3}};
    mesh.subMeshes = {{0, 4, 0, 2}};
    mesh.points = {{"p_1", "Hand", "", {0, 0, 0}}, {"p_2", "Hand", "", {1, 2, 3}}};
    mesh.measure();
    return mesh.build();
}

namespace {

MdlBuilder deepBones()
{
    MdlBuilder file = MdlBuilder::small();
    file.bones.clear();
    for (int i = 0; i < 3; ++i) {
        MdlBuilder::Bone bone;
        bone.name = "bone " + std::to_string(i);
        bone.parent = i - 1;
        const auto turn = static_cast<float>(25 + 10 * i);
        bone.matrix = formatlib::compose({1.5F, 1.5F, 1.5F}, {turn, turn / 3, -turn},
                                         {3, static_cast<float>(-i), 2})
                          .m;
        file.bones.push_back(bone);
    }
    file.points = {{2, "hand", formatlib::compose({1, 1, 1}, {20, 0, 50}, {2, 3, 1}).m}};
    file.clips.clear();
    file.meshes.clear();
    file.sections = {file.skeleton(), file.attachments()};
    return file;
}

} // namespace

formatlib::Bytes deep()
{
    return deepBones().build();
}

formatlib::Bytes steep()
{
    MdlBuilder file = deepBones();
    MdlBuilder::Mesh sheet;
    for (const auto &[x, y] : {std::pair(-7.0F, -5.0F), {9.0F, -5.0F}, {9.0F, 6.0F}, {-7.0F, 6.0F}})
        sheet.vertices.push_back({.position = {x, y, (5 - x - 2 * y) / 3}, .bones = {2, 0, 0, 0}});
    sheet.indices = {0, 1, 2, 0, 2, 3};
    file.meshes = {sheet};
    return file.build();
}

void PointToolsTest::show(const formatlib::Bytes &bytes, const QString &name)
{
    writeBytes(path(name).toStdString(), bytes);
    ASSERT_NE(open(path(name)), nullptr);
    viewport().grabImage(); // gives the view its size
    for (QWindow *window : QGuiApplication::allWindows()) {
        if (window->inherits("Qt3DExtras::Qt3DWindow") && window->isExposed())
            m_view = window;
    }
    ASSERT_TRUE(m_view);
    select({0});
}

void PointToolsTest::select(const std::vector<int> &rows)
{
    std::vector<PointId> ids;
    for (const int row : rows)
        ids.push_back(document().idAt(row));
    document().selection().set(ids);
}

void PointToolsTest::pointAt(const QPointF &pixel)
{
    // A pointer that is there already would not move.
    QTest::mouseMove(m_view, pixel.toPoint() + QPoint(1, 0));
    QTest::mouseMove(m_view, pixel.toPoint());
}

void PointToolsTest::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_view, key, modifiers);
}

void PointToolsTest::choose(const QString &text, const QPointF &pixel)
{
    auto *patience = new QTimer(&window());
    chooseSoon(*patience, text);
    QTest::mouseClick(m_view, Qt::RightButton, {}, pixel.toPoint());
    delete patience;
}

void PointToolsTest::chooseSoon(QTimer &patience, const QString &text)
{
    QObject::connect(&patience, &QTimer::timeout, &window(), [&patience, text] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (!menu)
            return;
        patience.stop();
        for (QAction *action : menu->actions()) {
            if (action->text().remove(QLatin1Char('&')) == text) {
                menu->setActiveAction(action);
                QTest::keyClick(menu, Qt::Key_Return);
                return;
            }
        }
        ADD_FAILURE() << "no " << text.toStdString();
        menu->close();
    });
    patience.start(10);
}

} // namespace testsupport
