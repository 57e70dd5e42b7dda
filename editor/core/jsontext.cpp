// SPDX-License-Identifier: MIT
#include <editor/core/jsontext.h>
#include <editor/core/numbertext.h>

#include <cmath>

namespace hardpoint {

namespace {

// nlohmann's own dump writes whole floats with ".0" and not always the shortest decimal.
class Writer {
public:
    std::string text;

    void write(const JsonValue &value)
    {
        if (value.is_object())
            writeObject(value);
        else if (value.is_array())
            writeArray(value);
        else if (value.is_number_float())
            text += numberUtf8(value.get<float>());
        else
            text += value.dump(-1, ' ', false, JsonValue::error_handler_t::replace);
    }

private:
    void writeObject(const JsonValue &object)
    {
        text += '{';
        bool first = true;
        for (const auto &[key, value] : object.items()) {
            if (!first)
                text += ", ";
            first = false;
            write(JsonValue(key));
            text += ": ";
            write(value);
        }
        text += '}';
    }

    void writeArray(const JsonValue &array)
    {
        const bool lines = !array.empty() && array.front().is_object();
        m_depth += lines ? 1 : 0;
        text += '[';
        bool first = true;
        for (const JsonValue &value : array) {
            if (!first)
                text += lines ? "," : ", ";
            first = false;
            if (lines)
                text.append("\n").append(m_depth * 2, ' ');
            write(value);
        }
        text += ']';
        m_depth -= lines ? 1 : 0;
    }

    std::size_t m_depth = 0;
};

} // namespace

JsonValue numberJson(float value)
{
    return std::isfinite(value) ? JsonValue(value) : JsonValue(numberUtf8(value));
}

std::string jsonText(const JsonValue &value)
{
    Writer writer;
    writer.write(value);
    return std::move(writer.text);
}

} // namespace hardpoint
