#version 330 core
// SPDX-License-Identifier: MIT

uniform vec4 colour; // premultiplied

out vec4 fragment;

void main()
{
    fragment = colour;
}
