#version 330 core
// SPDX-License-Identifier: MIT

in vec3 vertexPosition; // a corner, from -1 to 1

out vec2 screen;

void main()
{
    vec2 corner = vertexPosition.xy;
    screen = corner;
    gl_Position = vec4(corner, 0.0, 1.0);
}
