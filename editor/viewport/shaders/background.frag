#version 330 core
// SPDX-License-Identifier: MIT

uniform vec3 inner;
uniform vec3 outer;

in vec2 screen;

out vec4 fragment;

void main()
{
    float way = smoothstep(0.0, 1.35, length(screen - vec2(0.0, 0.15)));
    // Half a step of noise: a soft gradient in eight bits would show bands.
    float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
    fragment = vec4(mix(inner, outer, way) + (noise - 0.5) / 255.0, 1.0);
}
