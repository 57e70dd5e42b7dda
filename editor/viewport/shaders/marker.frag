#version 330 core
// SPDX-License-Identifier: MIT

uniform float scale; // device pixels a pixel

noperspective in vec2 away;
flat in float radius;
flat in vec3 colour;
flat in int shape;

out vec4 fragment;

void main()
{
    float outside = (shape & 1) == 1 ? (abs(away.x) + abs(away.y) - radius) * 0.70710678
                                     : length(away) - radius;
    float ring = (shape & 2) == 2 ? 2.0 * scale : 0.0;
    float dark = min(2.0 * scale, radius * 0.3); // in a crowd there is hardly room for it
    vec3 shown = mix(colour, vec3(1.0), smoothstep(-0.5, 0.5, outside + ring + dark));
    shown = mix(shown, vec3(0.063, 0.078, 0.102), smoothstep(-0.5, 0.5, outside + dark));
    float alpha = 1.0 - smoothstep(-0.5, 0.5, outside);
    // The dark ring is softer on its outer edge, so that it reads on light and dark alike.
    alpha *= mix(1.0, 0.85, smoothstep(-0.5, 0.5, outside + dark));
    fragment = vec4(shown * alpha, alpha);
}
