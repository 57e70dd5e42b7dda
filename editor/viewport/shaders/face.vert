#version 330 core
// SPDX-License-Identifier: MIT

in vec3 vertexPosition; // a corner, from -1 to 1
in vec4 ab;   // two corners, one after the other round the face, on screen from -1 to 1
in vec4 cd;   // the other two
in vec4 look; // premultiplied colour

flat out vec4 colour;

void main()
{
    vec2 part = vertexPosition.xy * 0.5 + 0.5;
    vec2 place = mix(mix(ab.xy, ab.zw, part.x), mix(cd.zw, cd.xy, part.x), part.y);
    colour = look;
    gl_Position = vec4(place, 0.0, 1.0);
}
