#version 330 core
// SPDX-License-Identifier: MIT

in vec3 vertexPosition; // a corner, from -1 to 1
in vec4 from;  // in view axes, w 1; or on screen from -1 to 1, w 0
in vec4 to;
in vec4 look;  // premultiplied colour
in vec4 style; // width at both ends, length of a dash and of the gap after it, in pixels

uniform mat4 viewProjectionMatrix;
uniform mat4 viewportMatrix;

noperspective out float aside;
noperspective out float along;
noperspective out float halfWidth;
flat out vec4 colour;
flat out vec2 dash;

vec4 onScreen(vec4 end)
{
    return end.w > 0.5 ? viewProjectionMatrix * vec4(end.xyz, 1.0) : vec4(end.xy, 0.0, 1.0);
}

void main()
{
    vec2 corner = vertexPosition.xy;
    vec2 viewport = 2.0 * abs(vec2(viewportMatrix[0][0], viewportMatrix[1][1]));
    vec4 a = onScreen(from);
    vec4 b = onScreen(to);
    colour = look;
    dash = style.zw;
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);

    // Cut at a plane just before the eye.
    float eye = 1e-3 * max(a.w, b.w);
    if (a.w < eye && b.w < eye || max(a.w, b.w) <= 0.0)
        return;
    if (a.w < eye)
        a = mix(a, b, (eye - a.w) / (b.w - a.w));
    if (b.w < eye)
        b = mix(b, a, (eye - b.w) / (a.w - b.w));

    vec2 pixelA = a.xy / a.w * viewport * 0.5;
    vec2 pixelB = b.xy / b.w * viewport * 0.5;
    float span = length(pixelB - pixelA);
    vec2 direction = span > 0.0 ? (pixelB - pixelA) / span : vec2(1.0, 0.0);
    vec2 side = vec2(-direction.y, direction.x);

    float end = corner.x * 0.5 + 0.5;
    halfWidth = 0.5 * mix(style.x, style.y, end);
    aside = corner.y * (halfWidth + 1.0);
    along = end * span;
    vec2 pixel = mix(pixelA, pixelB, end) + side * aside;
    gl_Position = vec4(pixel * 2.0 / viewport, 0.0, 1.0);
}
