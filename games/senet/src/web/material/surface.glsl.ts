/**
 * Highlights in the material: one fetch of what was baked, then multiplied, so that fibres and grain stay. It knows cells, no
 * squares and no rules.
 */
export const SURFACE = `#version 300 es
precision highp float;
in vec2 uv;
out vec4 color;

uniform sampler2D material;
uniform vec2 size;        // the small struct: size of the scene, selected cell, legal mask, time
uniform int selected;
uniform uint legal;
uniform float time;

uniform vec2 cells;       // set with the material
uniform vec4 inner;
uniform vec2 cell;
uniform float unit, bar, pixel;
uniform uint wallTop, wallLeft;
uniform vec3 glow, line, paper;

bool has(uint mask, vec2 id) {
  return all(greaterThanEqual(id, vec2(0.0))) && all(lessThan(id, cells))
    && ((mask >> uint(id.y * cells.x + id.x)) & 1u) == 1u;
}
float box(vec2 p, vec2 centre, vec2 half_, float radius) {
  vec2 d = abs(p - centre) - half_ + radius;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - radius;
}
float inside(float d) { return clamp(0.5 - d / pixel, 0.0, 1.0); }

void main() {
  vec3 c = texture(material, uv).rgb;
  vec2 p = vec2(uv.x, 1.0 - uv.y) * size;
  vec2 id = floor((p - inner.xy) / cell);
  int index = int(id.y * cells.x + id.x);
  float k = unit;
  vec4 e = vec4(
    has(wallLeft, id) ? bar : bar * 0.5,
    has(wallTop, id) ? bar : bar * 0.5,
    has(wallLeft, id + vec2(1, 0)) ? bar : bar * 0.5,
    has(wallTop, id + vec2(0, 1)) ? bar : bar * 0.5);
  vec2 half_ = (cell - e.xy - e.zw) * 0.5;
  float d = box(p, inner.xy + id * cell + e.xy + half_, half_, 3.2 * k);
  float within = inside(d);
  float pulse = 0.5 + 0.5 * sin(time * 2.6);
  if (has(legal, id)) {
    c *= mix(vec3(1.0), glow, within * (0.62 + 0.20 * pulse + 0.9 * exp(d / (9.0 * k))));
    c = mix(c, line, inside(abs(d + 2.6 * k) - 1.1 * k) * within);
  }
  if (index == selected) {
    c *= mix(vec3(1.0), glow, within * (1.0 + 0.7 * exp(d / (12.0 * k))));
    c = mix(c, paper, inside(abs(d + 3.8 * k) - 3.0 * k) * within);
    c = mix(c, line, inside(abs(d + 3.8 * k) - 1.8 * k) * within);
  }
  color = vec4(c, 1.0);
}`
