#version 330 core
// SPDX-License-Identifier: MIT

in vec3 vertexPosition;
in vec3 vertexNormal;
in vec4 vertexColor;

uniform mat4 modelView;
uniform mat3 modelViewNormal;
uniform mat4 modelViewProjection;

out vec3 position; // seen from the eye
out vec3 normal;   // zero: none
out vec3 colour;

void main()
{
    position = vec3(modelView * vec4(vertexPosition, 1.0));
    normal = modelViewNormal * vertexNormal;
    colour = vertexColor.rgb;
    gl_Position = modelViewProjection * vec4(vertexPosition, 1.0);
}
