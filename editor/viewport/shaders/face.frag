#version 330 core
// SPDX-License-Identifier: MIT

flat in vec4 colour;

out vec4 fragment;

void main()
{
    fragment = colour;
}
