#version 330 core
// SPDX-License-Identifier: MIT

uniform vec3 tint;
uniform float shine;
uniform float colourAmount; // of the vertices' own colours
uniform mat4 projectionMatrix;
uniform float glass;        // 1: x-ray

in vec3 position;
in vec3 normal;
in vec3 colour;

out vec4 fragment;

// A small studio that moves with the eye: a warm key light over the left shoulder, a cool one low
// at the right, and light from the sky and the ground.
vec3 lit(vec3 base, vec3 n, vec3 v)
{
    vec3 key = normalize(vec3(-0.45, 0.75, 0.75));
    vec3 fill = normalize(vec3(0.85, -0.2, 0.45));
    vec3 light = mix(vec3(0.25, 0.25, 0.27), vec3(0.47, 0.49, 0.53), n.y * 0.5 + 0.5);
    light += vec3(0.60, 0.585, 0.56) * max(dot(n, key), 0.0);
    light += vec3(0.10, 0.12, 0.15) * max(dot(n, fill), 0.0);

    float gloss = pow(max(dot(n, normalize(key + v)), 0.0), 36.0);
    float rim = pow(1.0 - max(dot(n, v), 0.0), 3.0);
    return base * light + mix(vec3(1.0), base, 0.5) * (gloss * shine) + vec3(0.10) * rim;
}

void main()
{
    bool parallel = projectionMatrix[3][3] > 0.5; // orthographic
    vec3 v = parallel ? vec3(0.0, 0.0, 1.0) : normalize(-position);
    vec3 n = normal;
    if (dot(n, n) < 0.01)
        n = cross(dFdx(position), dFdy(position));
    n = normalize(n);
    if (dot(n, v) < 0.0)
        n = -n;

    vec3 base = tint * mix(vec3(1.0), colour, colourAmount);
    vec3 shaded = lit(base, n, v);
    // Glass shows its edges: the more a face turns away, the denser it is.
    float alpha = mix(1.0, mix(0.30, 0.9, pow(1.0 - dot(n, v), 1.6)), glass);
    fragment = vec4(shaded * alpha, alpha);
}
