// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>
#include <editor/viewport/viewtheme.h>

#include <tests/editor/viewport/viewfixture.h>

#include <QVBoxLayout>
#include <QWidget>

using namespace hardpoint;
using testsupport::pointAt;
using testsupport::sameColour;
using testsupport::SampleDocument;

namespace {

/// Points in rows of four, far enough from each other for every marker to be seen whole.
formatlib::Bytes grid(int points)
{
    auto file = testsupport::cube();
    for (int i = 0; i < points; ++i) {
        file.points.push_back(pointAt("p_" + std::to_string(i + 1),
                                      static_cast<float>(i % 4) * 5 - 8,
                                      static_cast<float>(i / 4) * 5 - 8, -11));
    }
    return file.build();
}

ViewOptions markersOnly()
{
    ViewOptions options;
    options.labels = LabelMode::Off;
    options.notes = false;
    return options;
}

/// Moves the first point and those so many rows further a little, in one step.
void move(Document &document, int each, float by)
{
    std::vector<PointChange> changes;
    for (int row = 0; row < document.pointCount(); row += each) {
        formatlib::AttachPoint point = document.point(row);
        const formatlib::Vec3 at = point.matrix.origin();
        point.matrix.setOrigin({at.x + by, at.y, at.z});
        changes.push_back({document.idAt(row), point});
    }
    document.changePoints(std::move(changes), {});
}

/// Each marker where its point is now, in one picture.
void expectAll(Viewport &viewport, Document &document, const char *when)
{
    const QImage image = viewport.grabImage();
    for (int row = 0; row < document.pointCount(); ++row) {
        const auto pixel = viewport.pixelOf(document.point(row).matrix.origin());
        ASSERT_TRUE(pixel);
        const QColor wanted = document.selection().contains(document.idAt(row))
            ? viewcolours::markerSelected
            : viewcolours::marker;
        EXPECT_TRUE(sameColour(image.pixelColor(pixel->toPoint()), wanted)) << when << ": " << row;
    }
}

TEST(PointMarkersAtFirst, AreAllThereWhenPointsChangeBeforeTheFirstFrame)
{
    SampleDocument document(grid(12));
    QWidget top;
    Viewport viewport;
    auto *layout = new QVBoxLayout(&top);
    layout->setContentsMargins({});
    layout->addWidget(viewport.widget());
    top.resize(640, 480);
    top.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&top));
    viewport.setOptions(markersOnly());
    viewport.setDocument(document.get());
    QCoreApplication::processEvents();
    move(*document, 3, 1.5F);
    expectAll(viewport, *document, "before the first frame");
    viewport.setDocument(nullptr);
}

class PointMarkersBetweenFrames : public testsupport::ViewFixture {
protected:
    void SetUp() override
    {
        ViewFixture::SetUp();
        viewport().setOptions(markersOnly());
        viewport().setGizmoOptions({.mode = GizmoOptions::Mode::None}); // in front of markers
    }
};

TEST_F(PointMarkersBetweenFrames, AreAllThereWhenPointsChangeSoonAfterOthersCame)
{
    SampleDocument few(grid(3));
    for (int i = 0; i < 5; ++i) {
        show(few);
        expectAll(viewport(), *few, "few");
        SampleDocument many(grid(12));
        show(many);
        QCoreApplication::processEvents();
        move(*many, 3, 1.5F);
        expectAll(viewport(), *many, "many");
    }
}

TEST_F(PointMarkersBetweenFrames, AreAllThereWhenPointsComeAndChangeAtOnce)
{
    SampleDocument document(grid(8));
    show(document);
    std::vector<formatlib::AttachPoint> more;
    for (int i = 0; i < 4; ++i) {
        more.push_back(document->point(i));
        more.back().name = "p_" + std::to_string(9 + i);
        more.back().matrix.setOrigin({static_cast<float>(i) * 5 - 8, 7, -11});
    }
    for (int i = 0; i < 5; ++i) {
        expectAll(viewport(), *document, "before");
        document->insertPoints(8, more, {});
        QCoreApplication::processEvents();
        move(*document, 3, 1.5F);
        QCoreApplication::processEvents();
        document->selection().set({document->idAt(2), document->idAt(9)});
        expectAll(viewport(), *document, "with more");
        document->undoStack().setIndex(0);
        QCoreApplication::processEvents();
        move(*document, 2, 1);
        move(*document, 3, 1);
        expectAll(viewport(), *document, "with fewer again");
        document->undoStack().setIndex(0);
    }
}

} // namespace
