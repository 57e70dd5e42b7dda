// SPDX-License-Identifier: MIT
// How long a paste of 5,000 rows takes until the document has them and all rules have looked at
// them, beside its parts: reading the text, planning the points, and the floor, which is to put as
// many values into a bare list.
#include <editor/core/pointcsv.h>
#include <editor/core/pointpaste.h>
#include <editor/document/document.h>
#include <editor/panels/pointclipboard.h>
#include <editor/panels/pointtable.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <QApplication>
#include <QClipboard>

#include <benchmark/benchmark.h>

using namespace hardpoint;

namespace {

constexpr int rowCount = 5000;

std::string rows()
{
    std::string text = "name\tbone\textra\tx\ty\tz\r\n";
    for (int row = 0; row < rowCount; ++row) {
        const std::string number = std::to_string(row);
        text.append("fx_").append(number).append("\tBip01 R Hand\tnote ").append(number);
        text.append("\t0.1\t").append(number).append(".25\t-3e-7\r\n");
    }
    return text;
}

formatlib::Bytes emptyMesh()
{
    testsupport::MshBuilder mesh = testsupport::MshBuilder::withEverything();
    mesh.points.clear();
    return mesh.build();
}

void copyIntoBareList(benchmark::State &state)
{
    const auto file = formatlib::ModelFile::open(emptyMesh());
    const PointReading reading = readPointsOfGrid(*textGrid(rows(), file->schema()), *file);
    const auto points = planAppended(reading, *file, {}).goodPoints();
    for (auto step : state) {
        std::vector<formatlib::AttachPoint> list(points.begin(), points.end());
        benchmark::DoNotOptimize(list.data());
    }
}

void readText(benchmark::State &state)
{
    const auto file = formatlib::ModelFile::open(emptyMesh());
    const std::string text = rows();
    for (auto step : state)
        benchmark::DoNotOptimize(readPointsOfGrid(*textGrid(text, file->schema()), *file));
}

void readAndPlan(benchmark::State &state)
{
    const auto file = formatlib::ModelFile::open(emptyMesh());
    const std::string text = rows();
    for (auto step : state) {
        const PointReading reading = readPointsOfGrid(*textGrid(text, file->schema()), *file);
        benchmark::DoNotOptimize(planAppended(reading, *file, {}).rows.data());
    }
}

void pasteIntoTheTable(benchmark::State &state)
{
    testsupport::OpenFile file(emptyMesh());
    PointTable table;
    table.setDocument(&file.document());
    table.resize(900, 600);
    table.show();
    PointClipboard clipboard(table);
    QApplication::clipboard()->setText(QString::fromStdString(rows()));
    for (auto step : state) {
        clipboard.paste();
        table.grab();
        state.PauseTiming();
        if (file.document().pointCount() != rowCount)
            state.SkipWithError("the rows were not pasted");
        file.document().undoStack().undo();
        state.ResumeTiming();
    }
}

BENCHMARK(copyIntoBareList)->Unit(benchmark::kMillisecond);
BENCHMARK(readText)->Unit(benchmark::kMillisecond);
BENCHMARK(readAndPlan)->Unit(benchmark::kMillisecond);
BENCHMARK(pasteIntoTheTable)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
