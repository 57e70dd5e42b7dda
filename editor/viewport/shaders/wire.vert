#version 330 core
// SPDX-License-Identifier: MIT

in vec3 vertexPosition;

uniform mat4 modelViewProjection;

void main()
{
    gl_Position = modelViewProjection * vec4(vertexPosition, 1.0);
    // A little nearer than the face that the line is an edge of.
    gl_Position.z -= 2e-4 * gl_Position.w;
}
