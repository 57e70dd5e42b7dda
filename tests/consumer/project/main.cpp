// SPDX-License-Identifier: MIT
#include <formatlib/modelfile.h>

#include <fstream>
#include <iostream>
int main(int, char **argv)
{
    std::ifstream in(argv[1], std::ios::binary);
    const auto file = formatlib::ModelFile::open({std::istreambuf_iterator<char>(in), {}});
    for (const auto &point : file.value().points())
        std::cout << point.name << '\n';
}
