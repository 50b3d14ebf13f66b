export const QUAD = `#version 300 es
in vec2 corner;
out vec2 uv;
void main() {
  uv = corner * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.0, 1.0);
}`

/** The material itself: parchment, grain, fibres and a vignette. Heavy, so it is drawn once into a texture. */
export const MATERIAL = `#version 300 es
precision highp float;
in vec2 uv;
out vec4 color;
uniform vec2 size;
uniform vec3 base;
uniform vec3 stain;
uniform float vignette;

// An integer hash: the usual sine of a dot product shows a lattice on parchment.
float hash(vec2 p) {
  uvec2 q = uvec2(ivec2(floor(p)) + 32768) * uvec2(1597334673u, 3812015801u);
  uint n = (q.x ^ q.y) * 1597334673u;
  n ^= n >> 16;
  n *= 2246822519u;
  n ^= n >> 13;
  return float(n) * (1.0 / 4294967295.0);
}
float noise(vec2 p) {
  vec2 cell = floor(p);
  vec2 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  float a = mix(hash(cell), hash(cell + vec2(1.0, 0.0)), f.x);
  float b = mix(hash(cell + vec2(0.0, 1.0)), hash(cell + vec2(1.0, 1.0)), f.x);
  return mix(a, b, f.y);
}
float layers(vec2 p) {
  float sum = 0.0;
  float weight = 0.5;
  for (int i = 0; i < 5; i++) {
    sum += weight * noise(p);
    p = p * 2.03 + 17.7;
    weight *= 0.5;
  }
  return sum;
}
void main() {
  vec2 p = uv * size;
  float cloud = layers(p / 210.0);
  float blotch = smoothstep(0.52, 0.78, layers(p / 95.0 + 31.0));
  float fibre = noise(vec2(p.x / 46.0 + 6.0 * cloud, p.y / 1.7)) * 0.6 + noise(vec2(p.x / 2.1, p.y / 58.0)) * 0.4;
  float grain = hash(floor(p)) - 0.5;
  float speck = step(0.9975, hash(floor(p / 1.6) + 7.0));
  vec3 paper = mix(base, stain, 0.42 * cloud + 0.22 * blotch);
  paper *= 0.955 + 0.075 * fibre;
  paper += 0.028 * grain;
  paper *= 1.0 - 0.16 * speck;
  vec2 edge = abs(uv - 0.5) * 2.0;
  float rim = smoothstep(0.55, 1.05, max(edge.x, edge.y));
  float corner = smoothstep(0.9, 1.42, length(edge));
  vec3 shade = paper * vec3(0.80, 0.70, 0.56);
  paper = mix(paper, shade, vignette * (0.28 * rim + 0.42 * corner));
  color = vec4(paper, 1.0);
}`

/** Every frame: the baked material, crisp lines, and the highlights. It knows cells, no squares and no rules. */
export const SURFACE = `#version 300 es
precision highp float;
in vec2 uv;
out vec4 color;
uniform sampler2D material;
uniform vec2 size;
uniform vec2 cells;
uniform float pixel;
uniform int selected;
uniform uint legal;
uniform float time;
uniform vec3 ink;
uniform vec3 glow;
uniform float strength;

void main() {
  vec3 paper = texture(material, uv).rgb;
  vec2 at = vec2(uv.x, 1.0 - uv.y) * cells;
  vec2 cell = min(floor(at), cells - 1.0);
  vec2 f = at - cell;
  int index = int(cell.y * cells.x + cell.x);
  vec2 cellSize = size / cells;
  vec2 toLine = min(f, 1.0 - f) * cellSize;
  float line = min(toLine.x, toLine.y);

  float pulse = 0.5 + 0.5 * sin(time * 3.2);
  bool isLegal = ((legal >> uint(index)) & 1u) == 1u;
  float inside = smoothstep(0.0, 10.0 * pixel, line);
  if (isLegal) {
    float halo = exp(-line / (9.0 * pixel));
    paper = mix(paper, glow, 0.20 + 0.10 * pulse + 0.45 * halo);
  }
  if (index == selected) {
    float ring = 1.0 - smoothstep(2.0 * pixel, 4.0 * pixel, abs(line - 4.0 * pixel));
    paper = mix(paper, glow, 0.32 * inside + 0.75 * ring);
  }

  float width = (0.7 + 0.5 * strength) * pixel;
  float drawn = 1.0 - smoothstep(width, width + pixel, line);
  float wear = 0.72 + 0.28 * fract(sin(dot(floor(at * cellSize / 5.0), vec2(12.9898, 78.233))) * 43758.5453);
  paper = mix(paper, ink, drawn * (0.55 + 0.4 * strength) * mix(wear, 1.0, strength));
  float bevel = 1.0 - smoothstep(0.0, 5.0 * pixel, line);
  paper *= 1.0 - 0.07 * bevel;
  color = vec4(paper, 1.0);
}`
