// SPDX-License-Identifier: MIT
// How long the table takes at 10,000 points: from an edit to its painted cell, and from a key in
// the filter to what it finds, each beside painting all that is in sight once.
#include <editor/panels/pointtable.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <QApplication>

#include <benchmark/benchmark.h>

using namespace hardpoint;
using testsupport::MshBuilder;

namespace {

formatlib::Bytes tenThousandPoints()
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.points.clear();
    for (int i = 0; i < 10000; ++i) {
        mesh.points.push_back({"fx_" + std::to_string(i),
                               i % 2 == 0 ? "Bip01 R Hand" : "Bip01 L Hand",
                               "",
                               {static_cast<float>(i), 2, 3}});
    }
    return mesh.build();
}

/// The table as it stands on the screen, and whether it was painted.
class ShownTable : public QObject {
public:
    ShownTable()
    {
        m_table.setDocument(&m_file.document());
        m_table.resize(560, 800);
        m_table.show();
        m_table.viewport()->installEventFilter(this);
        QCoreApplication::processEvents();
    }
    Document &document() { return m_file.document(); }
    PointTable &table() { return m_table; }
    void untilPainted()
    {
        m_isPainted = false;
        while (!m_isPainted)
            QCoreApplication::processEvents();
    }
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_isPainted |= event->type() == QEvent::Paint;
        return false;
    }

private:
    testsupport::OpenFile m_file{tenThousandPoints()};
    PointTable m_table;
    bool m_isPainted = false;
};

void paintAllInSight(benchmark::State &state)
{
    ShownTable shown;
    for (auto step : state) {
        shown.table().viewport()->update();
        shown.untilPainted();
    }
}

void editToPaintedCell(benchmark::State &state)
{
    ShownTable shown;
    float x = 0;
    for (auto step : state) {
        formatlib::AttachPoint point = shown.document().point(3);
        point.matrix.setOrigin({++x, 0, 0});
        shown.document().changePoints({{shown.document().idAt(3), point}}, QStringLiteral("Edit"));
        shown.untilPainted();
    }
}

/// The document alone: the step, and the rules after it.
void editWithoutATable(benchmark::State &state)
{
    testsupport::OpenFile file(tenThousandPoints());
    Document &document = file.document();
    float x = 0;
    for (auto step : state) {
        formatlib::AttachPoint point = document.point(3);
        point.matrix.setOrigin({++x, 0, 0});
        document.changePoints({{document.idAt(3), point}}, QStringLiteral("Edit"));
    }
}

/// From all points to every other one, the worst there is, and back.
void filterKeystroke(benchmark::State &state)
{
    ShownTable shown;
    bool isOn = false;
    for (auto step : state) {
        isOn = !isOn;
        shown.table().setFilter(isOn ? QStringLiteral("bone:r") : QString());
        shown.untilPainted();
    }
}

void sortByName(benchmark::State &state)
{
    ShownTable shown;
    Qt::SortOrder order = Qt::AscendingOrder;
    for (auto step : state) {
        order = order == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
        shown.table().sortByColumn(0, order);
        shown.untilPainted();
    }
}

BENCHMARK(paintAllInSight)->Unit(benchmark::kMillisecond);
BENCHMARK(editWithoutATable)->Unit(benchmark::kMillisecond);
BENCHMARK(editToPaintedCell)->Unit(benchmark::kMillisecond);
BENCHMARK(filterKeystroke)->Unit(benchmark::kMillisecond);
BENCHMARK(sortByName)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
