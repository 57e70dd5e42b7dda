#version 330 core
// SPDX-License-Identifier: MIT

noperspective in float aside;
noperspective in float along;
noperspective in float halfWidth;
flat in vec4 colour;
flat in vec2 dash;

out vec4 fragment;

void main()
{
    float alpha = 1.0 - smoothstep(halfWidth - 0.5, halfWidth + 0.5, abs(aside));
    if (dash.y > 0.0) {
        float at = mod(along, dash.x + dash.y);
        alpha *= smoothstep(-0.5, 0.5, at) * (1.0 - smoothstep(-0.5, 0.5, at - dash.x));
    }
    fragment = colour * alpha;
}
