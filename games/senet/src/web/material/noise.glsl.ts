/** An integer hash: the usual sine of a dot product shows a lattice on parchment. */
const HASH = `
float hash(vec2 p) {
  uvec2 q = uvec2(ivec2(floor(p)) + 32768) * uvec2(1597334673u, 3812015801u);
  uint n = (q.x ^ q.y) * 1597334673u;
  n ^= n >> 16;
  n *= 2246822519u;
  n ^= n >> 13;
  return float(n) * (1.0 / 4294967295.0);
}`

export const QUAD = `#version 300 es
layout(location = 0) in vec2 corner;
out vec2 uv;
void main() {
  uv = corner * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.0, 1.0);
}`

/** How many units of layered noise the texture holds before it repeats. */
const PERIOD = 16
export const GRAIN_SIZE = 512

/**
 * Noise, drawn once into a small texture that repeats: five octaves in red, bare random values in blue. The material
 * reads it; computing it for every pixel took twice as long without a graphics card.
 */
export const GRAIN = `#version 300 es
precision highp float;
in vec2 uv;
out vec4 color;
${HASH}
float tiled(vec2 p, float period) {
  vec2 c = floor(p);
  vec2 f = p - c;
  f = f * f * (3.0 - 2.0 * f);
  vec2 a = mod(c, period);
  vec2 b = mod(c + 1.0, period);
  return mix(mix(hash(a), hash(vec2(b.x, a.y)), f.x), mix(hash(vec2(a.x, b.y)), hash(b), f.x), f.y);
}
void main() {
  vec2 p = uv * ${PERIOD}.0;
  float sum = 0.0;
  float weight = 0.5;
  float period = ${PERIOD}.0;
  for (int i = 0; i < 5; i++) {
    sum += weight * tiled(p, period);
    p *= 2.0;
    period *= 2.0;
    weight *= 0.5;
  }
  color = vec4(sum, 0.0, hash(uv * ${GRAIN_SIZE}.0 + 900.0), 1.0);
}`

/** For the shader that reads it: `layers` has five octaves, `noise` one. */
export const READ_GRAIN = `
${HASH}
float layers(vec2 p) { return texture(grain, p * ${1 / PERIOD}).r; }
float noise(vec2 p) {
  vec2 c = floor(p);
  vec2 f = p - c;
  f = f * f * (3.0 - 2.0 * f);
  return texture(grain, (c + f + 0.5) * ${1 / GRAIN_SIZE}).b;
}`
