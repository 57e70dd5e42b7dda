#version 330 core
// SPDX-License-Identifier: MIT

in vec3 vertexPosition; // a corner, from -1 to 1
in vec4 place; // in view axes, and the diameter in pixels; 0: none
in vec4 look;  // colour, and the shape: 0 disc, 1 diamond, and 2 more with a white ring

uniform mat4 modelViewProjection;
uniform mat4 viewportMatrix;

noperspective out vec2 away; // from the middle, in pixels
flat out float radius;
flat out vec3 colour;
flat out int shape;

void main()
{
    vec2 corner = vertexPosition.xy;
    vec2 viewport = 2.0 * abs(vec2(viewportMatrix[0][0], viewportMatrix[1][1]));
    radius = place.w * 0.5;
    colour = look.rgb;
    shape = int(look.a + 0.5);
    away = corner * (radius + 1.0); // no more than soft edges need: crowds are all edges
    vec4 clip = modelViewProjection * vec4(place.xyz, 1.0);
    bool seen = place.w > 0.0 && clip.w > 0.0;
    // Neither the near nor the far plane cuts a marker.
    gl_Position = seen ? vec4(clip.xy + away * 2.0 / viewport * clip.w, 0.0, clip.w)
                       : vec4(2.0, 2.0, 2.0, 1.0);
}
