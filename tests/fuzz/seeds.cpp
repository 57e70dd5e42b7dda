// SPDX-License-Identifier: MIT
#include <editor/core/pointcsv.h>
#include <editor/core/pointjson.h>

#include <tests/fuzz/seeds.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>
#include <tests/support/sklbuilder.h>

namespace fuzz {

using formatlib::Bytes;
using formatlib::ModelFile;
using testsupport::MdlBuilder;
using testsupport::MshBuilder;
using testsupport::SklBuilder;

namespace {

std::vector<Seed> mshSeeds()
{
    std::vector<Seed> seeds;
    MshBuilder mesh = MshBuilder::withEverything();
    seeds.push_back({"everything", mesh.build()});
    mesh.points.push_back(mesh.points.front());
    mesh.trailing = {1, 2, 3, 4};
    seeds.push_back({"repeated", mesh.build()});
    mesh.version = 2000;
    mesh.trailing.clear();
    seeds.push_back({"old", mesh.build()});
    mesh.wideFaces = true;
    mesh.version = 2002;
    seeds.push_back({"wide", mesh.build()});
    MshBuilder bare;
    seeds.push_back({"bare", bare.build()});
    return seeds;
}

std::vector<Seed> mdlSeeds()
{
    std::vector<Seed> seeds;
    MdlBuilder puppet = MdlBuilder::withEverything();
    seeds.push_back({"everything", puppet.build()});
    puppet.points.push_back(puppet.points.front());
    puppet.trailing = {1, 2, 3, 4};
    puppet.sections.push_back(MdlBuilder::opaque("MDLE0002"));
    seeds.push_back({"repeated", puppet.build()});
    seeds.push_back({"small", MdlBuilder::small().build()});
    MdlBuilder bare = MdlBuilder::small();
    bare.sections = {bare.skeleton()};
    for (const int version : {12, 16, 21}) {
        bare.version = version;
        seeds.push_back({"version" + std::to_string(version), bare.build()});
    }
    return seeds;
}

std::vector<Seed> sklSeeds()
{
    SklBuilder skeleton;
    skeleton.bones.resize(3);
    skeleton.bones[0] = {"Bip01", "NoParent", {"Bip01 R Hand", "Bip01 L Hand"}};
    skeleton.bones[1] = {"Bip01 R Hand", "Bip01", {}, {1, 2, 3}};
    skeleton.bones[2] = {"Bip01 L Hand", "Bip01", {}, {-1, 2, 3}};
    std::vector<Seed> seeds{{"three", skeleton.build()}};
    skeleton.linkedSkeleton = "other.skl";
    skeleton.bones[0].parent = "Bip01 L Hand";
    seeds.push_back({"loop", skeleton.build()});
    return seeds;
}

template <typename Text> std::vector<Seed> pointLists(Text text)
{
    std::vector<Seed> seeds;
    for (const auto &[name, bytes] : {Seed{"msh", MshBuilder::withEverything().build()},
                                      Seed{"mdl", MdlBuilder::withEverything().build()}}) {
        const std::string list = text(ModelFile::open(bytes).value());
        seeds.push_back({name, Bytes(list.begin(), list.end())});
    }
    return seeds;
}

std::vector<Seed> roundTripSeeds()
{
    // Change a name, insert, duplicate, change a float, swap, remove.
    const Bytes script{0, 1, 0, 3,    'f',  'x', '2', 1, 0, 2, 0, 0,
                       0, 3, 1, 0x3F, 0x80, 0,   0,   4, 0, 1, 3, 0};
    std::vector<Seed> seeds = mshSeeds();
    for (Seed &seed : mdlSeeds())
        seeds.push_back({"mdl_" + seed.name, std::move(seed.bytes)});
    for (Seed &seed : seeds) {
        Bytes bytes{0, static_cast<std::uint8_t>(script.size())};
        bytes.insert(bytes.end(), script.begin(), script.end());
        bytes.insert(bytes.end(), seed.bytes.begin(), seed.bytes.end());
        seed.bytes = std::move(bytes);
    }
    return seeds;
}

} // namespace

std::vector<Seed> seeds(std::string_view target)
{
    if (target == "msh")
        return mshSeeds();
    if (target == "mdl")
        return mdlSeeds();
    if (target == "skl")
        return sklSeeds();
    if (target == "csv") {
        return pointLists([](const ModelFile &file) {
            return hardpoint::pointsCsv(file, file.points(), hardpoint::TextFormat::Csv).value();
        });
    }
    if (target == "json") {
        return pointLists([](const ModelFile &file) {
            return hardpoint::jsonText(
                hardpoint::pointListJson(QStringLiteral("a"), file, file.points()));
        });
    }
    return roundTripSeeds();
}

} // namespace fuzz
