#version 330 core
// SPDX-License-Identifier: MIT

uniform vec4 line;        // colour and strength of every tenth line
uniform float fineness;   // strength of the lines between, 0 to 1
uniform vec2 axes;        // where the two axes cross, in the same steps
uniform vec3 alongColour; // of the axis along which the first coordinate grows
uniform vec3 acrossColour;

in vec2 steps;
in vec2 square;

out vec4 fragment;

// How much of a line of about one pixel covers this one; gone before lines run together.
float cover(float distance, float change)
{
    return (1.0 - smoothstep(0.0, 1.0, distance / change)) * (1.0 - smoothstep(0.08, 0.4, change));
}

float lines(vec2 at, vec2 change)
{
    vec2 away = abs(fract(at - 0.5) - 0.5);
    return max(cover(away.x, change.x), cover(away.y, change.y));
}

void main()
{
    // Steps a pixel, across the lines of either direction.
    vec2 change = max(vec2(length(vec2(dFdx(steps.x), dFdy(steps.x))),
                           length(vec2(dFdx(steps.y), dFdy(steps.y)))), vec2(1e-6));
    float strength = line.a * max(lines(steps / 10.0, change / 10.0),
                                  fineness * lines(steps, change));
    vec4 colour = vec4(line.rgb, 1.0) * strength;

    vec2 fromAxes = abs(steps - axes) / change;
    vec2 onAxes = (1.0 - smoothstep(vec2(0.3), vec2(1.3), fromAxes)) * 0.7;
    colour = mix(colour, vec4(alongColour, 1.0) * onAxes.y, onAxes.y);
    colour = mix(colour, vec4(acrossColour, 1.0) * onAxes.x, onAxes.x);

    fragment = colour * (1.0 - smoothstep(0.25, 1.0, length(square)));
}
