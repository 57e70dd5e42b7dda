#version 330 core
// SPDX-License-Identifier: MIT

in vec3 vertexPosition; // a corner, from -1 to 1

uniform mat4 viewProjectionMatrix;
uniform vec3 middle;   // of the square, in view axes
uniform vec3 along;    // its half sides, in view axes
uniform vec3 across;
uniform vec2 start;    // the middle in steps, less a multiple of ten steps
uniform float reach;   // half a side in steps

out vec2 steps;
out vec2 square; // -1 to 1

void main()
{
    vec2 corner = vertexPosition.xy;
    square = corner;
    steps = start + corner * reach;
    gl_Position = viewProjectionMatrix * vec4(middle + along * corner.x + across * corner.y, 1.0);
}
