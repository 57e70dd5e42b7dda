#version 330 core
// SPDX-License-Identifier: MIT

uniform sampler2D atlas;

noperspective in vec2 texel;

out vec4 fragment;

void main()
{
    vec4 colour = texture(atlas, texel / vec2(textureSize(atlas, 0)));
    fragment = vec4(colour.rgb * colour.a, colour.a);
}
