#version 330 core
// SPDX-License-Identifier: MIT

in vec3 vertexPosition; // a corner, from -1 to 1
in vec4 anchor;  // in view axes, w 1; or on screen from -1 to 1, w 0
in vec4 box;     // left, top, width, height from the anchor, pixels, Y down
in vec4 picture; // the same of the atlas, texels

uniform mat4 viewProjectionMatrix;
uniform mat4 viewportMatrix;

noperspective out vec2 texel;

void main()
{
    vec2 corner = vertexPosition.xy;
    vec2 viewport = 2.0 * abs(vec2(viewportMatrix[0][0], viewportMatrix[1][1]));
    vec4 clip = anchor.w > 0.5 ? viewProjectionMatrix * vec4(anchor.xyz, 1.0)
                               : vec4(anchor.xy, 0.0, 1.0);
    vec2 part = vec2(corner.x, -corner.y) * 0.5 + 0.5;
    texel = picture.xy + picture.zw * part;
    // Whole pixels keep letters sharp.
    vec2 pixel = floor((clip.xy / clip.w * 0.5 + 0.5) * viewport + 0.5);
    pixel += vec2(1.0, -1.0) * (box.xy + box.zw * part);
    gl_Position = clip.w > 0.0 ? vec4(pixel / viewport * 2.0 - 1.0, 0.0, 1.0)
                               : vec4(2.0, 2.0, 2.0, 1.0);
}
