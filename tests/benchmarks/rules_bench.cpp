// SPDX-License-Identifier: MIT
// How long the rules take: a full check of the largest mesh the game loads beside reading its
// bytes, and a look after one edit at 10,000 points beside a look at all of them.
#include <formatlib/validate.h>
#include <tests/support/mshbuilder.h>

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>

using namespace formatlib;
using testsupport::MshBuilder;

namespace {

/// A sheet of 256 x 256 vertices, skinned, two triangles a square.
Bytes largestMesh()
{
    constexpr std::uint32_t side = 256;
    MshBuilder mesh;
    mesh.meshType = 1;
    mesh.mask = 0x1 | 0x20 | 0x100 | 0x8 | 0x10;
    mesh.bones = {"Bip01", "Bip01 R Hand"};
    for (std::uint32_t i = 0; i < side * side; ++i) {
        MshBuilder::Vertex vertex;
        vertex.position = {static_cast<float>(i % side), static_cast<float>(i / side), 0};
        vertex.normal = {0, 0, -1};
        vertex.weights = {0.75F, 0.25F, 0, 0};
        vertex.boneIds = {0, 1, 0, 0};
        mesh.vertices.push_back(vertex);
    }
    for (std::uint32_t y = 0; y + 1 < side; ++y) {
        for (std::uint32_t x = 0; x + 1 < side; ++x) {
            const std::uint32_t corner = y * side + x;
            mesh.faces.push_back({corner, corner + side, corner + 1});
            mesh.faces.push_back({corner + 1, corner + side, corner + side + 1});
        }
    }
    mesh.subMeshes = {{0, side * side, 0, static_cast<std::int32_t>(mesh.faces.size())}};
    mesh.measure();
    mesh.points = {{"trailstart_1", "Bip01 R Hand", "", {}}, {"trailend_1", "Bip01", "", {}}};
    return mesh.build();
}

/// Removed at the end.
class TemporaryFile {
public:
    explicit TemporaryFile(const Bytes &bytes)
    {
        std::ofstream out(m_name, std::ios::binary);
        out.write(reinterpret_cast<const char *>(bytes.data()),
                  static_cast<std::streamsize>(bytes.size()));
    }
    ~TemporaryFile() { std::remove(m_name); }
    TemporaryFile(const TemporaryFile &) = delete;
    TemporaryFile &operator=(const TemporaryFile &) = delete;

    Bytes read() const
    {
        std::ifstream in(m_name, std::ios::binary | std::ios::ate);
        Bytes bytes(static_cast<std::size_t>(in.tellg()));
        in.seekg(0);
        in.read(reinterpret_cast<char *>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        return bytes;
    }

private:
    static constexpr const char *m_name = "rules_bench.msh";
};

void readItsBytes(benchmark::State &state)
{
    const TemporaryFile file(largestMesh());
    for (auto step : state)
        benchmark::DoNotOptimize(file.read());
}

void readOpenAndCheck(benchmark::State &state)
{
    const TemporaryFile file(largestMesh());
    for (auto step : state) {
        const auto model = ModelFile::open(file.read());
        benchmark::DoNotOptimize(validate(*model, model->points()));
    }
}

void checkOnly(benchmark::State &state)
{
    const auto model = ModelFile::open(largestMesh());
    const Scene scene = model->scene();
    for (auto step : state) {
        Checker checker(*model, scene, {});
        benchmark::DoNotOptimize(checker.check(model->points()).size());
    }
}

std::vector<AttachPoint> tenThousandPoints()
{
    std::vector<AttachPoint> points(10000);
    for (std::size_t i = 0; i < points.size(); ++i) {
        points[i].name = "fx_" + std::to_string(i);
        points[i].bone.name = "Bip01 R Hand";
    }
    return points;
}

void checkTenThousandPoints(benchmark::State &state)
{
    const auto model = ModelFile::open(largestMesh());
    const Scene scene = model->scene();
    const std::vector<AttachPoint> points = tenThousandPoints();
    for (auto step : state) {
        state.PauseTiming();
        Checker checker(*model, scene, {});
        state.ResumeTiming();
        benchmark::DoNotOptimize(checker.check(points).size());
    }
}

void checkAgainAfterOneEdit(benchmark::State &state)
{
    const auto model = ModelFile::open(largestMesh());
    const Scene scene = model->scene();
    Checker checker(*model, scene, {});
    std::vector<AttachPoint> points = tenThousandPoints();
    checker.check(points);
    float x = 0;
    for (auto step : state) {
        points[5000].matrix.m[12] = ++x;
        benchmark::DoNotOptimize(checker.check(points).size());
    }
}

BENCHMARK(readItsBytes)->Unit(benchmark::kMillisecond);
BENCHMARK(readOpenAndCheck)->Unit(benchmark::kMillisecond);
BENCHMARK(checkOnly)->Unit(benchmark::kMillisecond);
BENCHMARK(checkTenThousandPoints)->Unit(benchmark::kMillisecond);
BENCHMARK(checkAgainAfterOneEdit)->Unit(benchmark::kMillisecond);

} // namespace
