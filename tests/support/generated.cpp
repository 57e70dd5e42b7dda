// SPDX-License-Identifier: MIT
#include <formatlib/text.h>
#include <tests/support/generated.h>
#include <tests/support/shared.h>

#include <nlohmann/json.hpp>

#include <bit>
#include <fstream>
#include <stdexcept>

namespace testsupport {

namespace {

using Json = nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int64_t,
                                  std::uint64_t, float>;

Json parseFile(const std::filesystem::path &path)
{
    std::ifstream in(path);
    if (!in)
        throw std::runtime_error("cannot read " + path.string());
    return Json::parse(in);
}

/// A number, or the bits of one that is not finite as "0x7fc00001".
float number(const Json &value)
{
    if (value.is_string()) {
        const auto bits = std::stoul(value.get<std::string>(), nullptr, 16);
        return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
    }
    return value.get<float>();
}

std::string fromHex(const std::string &hex)
{
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
        bytes.push_back(static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16)));
    return bytes;
}

std::string text(const Json &point, const std::string &key, formatlib::TextEncoding encoding)
{
    if (point.contains(key + "Hex"))
        return fromHex(point[key + "Hex"].get<std::string>());
    const auto bytes = formatlib::encodeText(point.value(key, std::string()), encoding);
    if (!bytes)
        throw std::runtime_error("text that cannot be encoded in an expected reading");
    return *bytes;
}

formatlib::AttachPoint point(const Json &json)
{
    formatlib::AttachPoint point;
    if (json.contains("matrix")) {
        point.name = text(json, "name", formatlib::TextEncoding::Utf8);
        point.bone.number = json["bone"].get<std::uint16_t>();
        for (std::size_t i = 0; i < 16; ++i)
            point.matrix.m[i] = number(json["matrix"][i]);
        return point;
    }
    point.name = text(json, "name", formatlib::TextEncoding::Cp949);
    point.bone.name = text(json, "bone", formatlib::TextEncoding::Cp949);
    point.extra = text(json, "extra", formatlib::TextEncoding::Cp949);
    const Json &position = json["position"];
    point.matrix.setOrigin({number(position[0]), number(position[1]), number(position[2])});
    return point;
}

std::vector<formatlib::AttachPoint> points(const std::filesystem::path &path)
{
    std::vector<formatlib::AttachPoint> points;
    const Json file = parseFile(path);
    for (const Json &each : file["points"])
        points.push_back(point(each));
    return points;
}

} // namespace

std::vector<GeneratedCase> generatedCases(const std::string &ending)
{
    std::vector<GeneratedCase> cases;
    if (sharedFolder().empty())
        return cases;
    const std::filesystem::path folder = sharedFolder() / "generated";
    const Json index = parseFile(folder / "index.json");
    for (const Json &entry : index) {
        const std::string name = entry["file"];
        if (!name.ends_with("." + ending))
            continue;
        GeneratedCase each{name,
                           readBytes(folder / name),
                           points(folder / entry["points"].get<std::string>()),
                           {}};
        if (entry.contains("edit")) {
            each.edit =
                GeneratedCase::Edit{points(folder / entry["edit"]["points"].get<std::string>()),
                                    readBytes(folder / entry["edit"]["file"].get<std::string>())};
        }
        cases.push_back(std::move(each));
    }
    return cases;
}

} // namespace testsupport
