import { READ_GRAIN } from './noise.glsl.ts'

/**
 * The whole table as one material: oak, shadows, mat, trays, walnut frame, parchment squares. Heavy, so it is drawn once
 * for a size and a theme. All shapes are distances to rounded boxes; the light comes from the upper left.
 */
export const MATERIAL = `#version 300 es
precision highp float;
in vec2 uv;
out vec4 color;

uniform sampler2D grain;         // noise that was drawn once
uniform vec2 size;               // CSS px
uniform float pixel;             // one device pixel in CSS px
uniform vec4 board;              // top face of the frame: x y w h
uniform vec4 form;               // rail, lip, radius, bar
uniform vec2 cells;              // columns, rows
uniform vec2 cell;
uniform float unit;              // 1 where a cell is 110 px
uniform vec4 tray[2];            // own, other
uniform vec4 trayForm[2];        // rail, lip, sockets across, sockets down
uniform bool trayRound[2];       // sockets of discs, or of blocks
uniform vec4 mat_;               // the throwing mat
uniform vec4 way;                // the cut through the frame by which pieces leave
uniform bool wayDown;
uniform uint inlaid;             // cells with a brass line
uniform uint wallTop, wallLeft;  // cells with a wall above, or to the left
uniform vec4 inlay;
uniform vec2 notch;
uniform vec3 tableA, tableB;
uniform vec3 lampAt;             // where the light falls, as parts of the scene, and how fast it fades
uniform vec3 lampFar, lampNear;  // what it does to the table far from it and near it
uniform vec3 litFar, litNear;    // the same for everything that lies on the table

const vec3 LIGHT = vec3(-0.50, -0.58, 0.643);
vec3 lit;

${READ_GRAIN}

float box(vec2 p, vec4 r, float radius) {
  vec2 d = abs(p - r.xy - r.zw * 0.5) - r.zw * 0.5 + radius;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - radius;
}
vec2 outward(vec2 p, vec4 r, float radius) {
  vec2 c = p - r.xy - r.zw * 0.5;
  vec2 q = abs(c) - r.zw * 0.5 + radius;
  vec2 s = sign(c);
  if (q.x > 0.0 && q.y > 0.0) return normalize(q) * s;
  return q.x > q.y ? vec2(s.x, 0.0) : vec2(0.0, s.y);
}
float inside(float d) { return clamp(0.5 - d / pixel, 0.0, 1.0); }
float bell(float x) { return exp(-x * x); }
bool has(uint mask, vec2 id) {
  return all(greaterThanEqual(id, vec2(0.0))) && all(lessThan(id, cells))
    && ((mask >> uint(id.y * cells.x + id.x)) & 1u) == 1u;
}

// q: x along the grain, y across, in units of a 110 px cell.
vec3 walnut(vec2 q, float seed, out float pore) {
  q += seed * vec2(231.0, 57.0);
  float warp = layers(vec2(q.x * 0.0045, q.y * 0.024));
  float f = fract(q.y * 0.075 + warp * 4.6);
  float ring = smoothstep(0.0, 0.72, f) * (1.0 - smoothstep(0.86, 1.0, f));
  float broad = layers(vec2(q.x * 0.003 + 9.0, q.y * 0.018));
  float fibre = noise(vec2(q.x * 0.03, q.y * 1.15)) * 0.6 + noise(vec2(q.x * 0.011, q.y * 2.6)) * 0.4;
  pore = smoothstep(0.74, 0.86, noise(vec2(q.x * 0.075 + 3.0, q.y * 0.95)))
    * smoothstep(0.3, 0.7, noise(vec2(q.x * 0.02, q.y * 0.2)));
  float tone = 0.16 + 0.50 * broad + 0.20 * (1.0 - ring) + 0.30 * (fibre - 0.5);
  vec3 c = mix(vec3(0.205, 0.112, 0.058), vec3(0.425, 0.255, 0.140), tone);
  c = mix(c, vec3(0.52, 0.325, 0.175), 0.16 * smoothstep(0.55, 0.9, broad + 0.2 * fibre));
  return c * (1.0 - 0.34 * pore);
}
vec3 brass(vec2 p, float shine) {
  float n = noise(p * 0.05) * 0.6 + noise(p * 0.9) * 0.4;
  return mix(vec3(0.50, 0.355, 0.15), vec3(0.96, 0.80, 0.49), clamp(shine * 0.62 + 0.30 * n - 0.05, 0.0, 1.0));
}

// Rails with the grain along them, mitred corners, a round outer edge, a cove inside, lacquer on top.
vec3 frame(vec2 p, vec4 r, float w, float radius, float k, float seed, bool hasString) {
  vec2 lo = p - r.xy;
  vec2 hi = r.xy + r.zw - p;
  float dx = min(lo.x, hi.x);
  float dy = min(lo.y, hi.y);
  float d = -box(p, r, radius);
  float t = clamp(d / w, 0.0, 1.0);
  bool upright = dx < dy;
  float side = upright ? (lo.x < hi.x ? 0.0 : 1.0) : (lo.y < hi.y ? 2.0 : 3.0);
  vec2 o = outward(p, r, radius);
  if (d > radius) o = upright ? vec2(lo.x < hi.x ? -1.0 : 1.0, 0.0) : vec2(0.0, lo.y < hi.y ? -1.0 : 1.0);
  float pore;
  vec3 c = walnut((upright ? p.yx : p) / k, seed + side * 3.7, pore);
  float edge = 1.0 - smoothstep(0.0, 0.20, t);
  float cove = smoothstep(0.82, 1.0, t);
  float slope = 1.7 * edge * edge + 0.16 * (0.5 - t) - 1.5 * cove * cove;
  vec3 normal = normalize(vec3(o * slope, 1.0));
  c *= 0.30 + 0.74 * max(dot(normal, LIGHT), 0.0) / LIGHT.z;
  // Lacquer: a long soft reflection on what faces the light, broken by the grain below it.
  float face = dot(o, normalize(LIGHT.xy));
  float streak = bell((t - (face > 0.0 ? 0.17 : 0.865)) / (face > 0.0 ? 0.075 : 0.05)) * abs(face);
  streak *= 0.55 + 0.75 * noise(vec2((upright ? p.y : p.x) * 0.011 / k + seed * 7.0, side));
  float gloss = pow(max(dot(normal, normalize(LIGHT + vec3(0, 0, 1))), 0.0), 34.0);
  c += vec3(1.0, 0.90, 0.74) * (0.30 * streak * (1.0 - 0.5 * pore) + 0.05 * gloss);
  float sheen = smoothstep(0.35, 1.0, 1.0 - abs((p.x + p.y * 0.8 - r.x - r.z * 0.16) / (r.z * 0.42)));
  c += vec3(1.0, 0.86, 0.66) * 0.045 * sheen * (1.0 - edge);
  // The mitre is where both edges are equally far.
  float seam = abs(dx - dy) * 0.7071;
  if (d < w && max(dx, dy) < w + 2.0) c *= 1.0 - 0.55 * (1.0 - smoothstep(0.3 * k, 1.1 * k, seam));
  if (hasString) {
    float s = abs(d - w * 0.56);
    float half_ = max(0.85 * k, 0.6);
    c *= 1.0 - 0.5 * (1.0 - smoothstep(half_, half_ + 1.2 * k, s));
    c = mix(c, brass(p / k, 0.75 + 0.5 * face * sign(d - w * 0.56)), inside(s - half_));
  }
  return c;
}

vec3 parchment(vec2 p, vec2 id, float k) {
  vec2 q = p / k + floor(hash(id + 3.0) * 40.0) * vec2(13.0, 29.0);
  float tone = hash(id + 11.0) - 0.5;
  float cloud = layers(q / 120.0);
  float blotch = smoothstep(0.55, 0.80, layers(q / 58.0 + 31.0));
  float fibre = noise(vec2(q.x / 34.0 + 5.0 * cloud, q.y / 1.6)) * 0.55 + noise(vec2(q.x / 1.9, q.y / 44.0)) * 0.45;
  float speck = smoothstep(0.82, 0.90, noise(q * 0.55 + 70.0)) * smoothstep(0.6, 0.9, noise(q * 0.09));
  float age = clamp(-0.14 + 0.86 * cloud + 0.30 * blotch + 0.34 * tone, 0.0, 1.0);
  vec3 c = mix(vec3(0.953, 0.898, 0.780), vec3(0.858, 0.757, 0.580), age);
  c *= 0.965 + 0.062 * fibre;
  c += 0.022 * (hash(p / pixel) - 0.5);
  return c * (1.0 - 0.10 * speck);
}

vec3 felt(vec2 p, vec3 base, float k) {
  vec2 q = p / k;
  float n = layers(q / 46.0);
  float f = noise(q * vec2(0.9, 0.34) + layers(q / 9.0) * 6.0);
  float g = noise(q * vec2(0.32, 0.95) - layers(q / 8.0 + 5.0) * 6.0);
  return base * (0.80 + 0.26 * n + 0.20 * (f - 0.5) + 0.16 * (g - 0.5)) + 0.020 * (hash(p / pixel) - 0.5);
}

// One shadow near, one far, to the lower right.
float shadow(vec2 p, vec4 r, float radius, float high) {
  float far = 1.0 - smoothstep(-high * 0.55, high * 1.35, box(p - vec2(0.62, 0.86) * high, r, radius));
  float near = 1.0 - smoothstep(-2.0, high * 0.42, box(p - vec2(0.12, 0.20) * high, r, radius));
  return 1.0 - (1.0 - 0.44 * far * far) * (1.0 - 0.42 * near);
}

// Wide oak boards, the grain along them.
vec3 oak(vec2 p) {
  float plank = floor(p.y / 236.0 + 0.18);
  float py = fract(p.y / 236.0 + 0.18) * 236.0;
  vec2 g = p + hash(vec2(plank, 5.0)) * 9.0 * vec2(311.0, 17.0);
  float warp = layers(vec2(g.x * 0.0022, g.y * 0.0125));
  float f = fract(g.y * 0.021 + warp * 3.1);
  float ring = smoothstep(0.0, 0.75, f) * (1.0 - smoothstep(0.88, 1.0, f));
  float fibre = noise(vec2(g.x * 0.014, g.y * 0.85)) * 0.55 + noise(vec2(g.x * 0.05, g.y * 1.9)) * 0.45;
  float pore = smoothstep(0.76, 0.92, noise(vec2(g.x * 0.035, g.y * 0.62)))
    * smoothstep(0.35, 0.7, noise(vec2(g.x * 0.011, g.y * 0.07)));
  float broad = layers(vec2(g.x * 0.0016 + 4.0, g.y * 0.009));
  float tone = 0.08 + 0.46 * broad + 0.20 * ring + 0.26 * (fibre - 0.5) + 0.10 * (hash(vec2(plank, 9.0)) - 0.5);
  vec3 c = mix(tableA, tableB, clamp(tone, 0.0, 1.0)) * (1.0 - 0.075 * pore);
  c *= 1.0 - 0.26 * (1.0 - smoothstep(0.4, 1.5, min(py, 236.0 - py)));
  return c + 0.018 * (hash(p / pixel) - 0.5);
}

void layMat(inout vec3 c, vec2 p, float k) {
  float radius = 16.0 * k;
  c *= 1.0 - 0.8 * shadow(p, mat_, radius, 5.0 * k);
  float d = box(p, mat_, radius);
  if (d > 1.0) return;
  vec3 f = felt(p, vec3(0.088, 0.300, 0.262), k);
  vec2 at = (p - mat_.xy) / mat_.zw - vec2(0.30, 0.22);
  f *= mix(0.74, 1.14, exp(-dot(at, at) * 1.5));
  f += vec3(0.10, 0.13, 0.11) * exp(-abs(d + 1.2 * k) / k) * clamp(dot(outward(p, mat_, radius), LIGHT.xy) + 0.15, 0.0, 1.0);
  vec2 lo = p - mat_.xy;
  vec2 hi = mat_.xy + mat_.zw - p;
  bool upright = min(lo.x, hi.x) < min(lo.y, hi.y);
  float stitch = fract((upright ? p.y : p.x) / (9.0 * k));
  float thread = inside(abs(d + 8.0 * k) - 0.9 * k) * smoothstep(0.16, 0.24, stitch) * (1.0 - smoothstep(0.70, 0.78, stitch));
  f *= 1.0 - 0.4 * inside(abs(d + 8.8 * k) - 1.3 * k) * smoothstep(0.10, 0.2, stitch) * (1.0 - smoothstep(0.74, 0.84, stitch));
  f = mix(f, vec3(0.80, 0.67, 0.42), 0.85 * thread);
  c = mix(c, f * lit, inside(d));
}

void layTray(inout vec3 c, vec2 p, int i, float k) {
  vec4 r = tray[i];
  vec4 form_ = trayForm[i];
  float radius = 9.0 * k;
  vec4 whole = vec4(r.xy, r.z, r.w + form_.y);
  float d = box(p, whole, radius);
  if (d > 32.0 * k) return;
  c *= 1.0 - shadow(p, whole, radius, 15.0 * k);
  if (d > 1.0) return;
  float pore;
  vec3 front = walnut(p / k, 41.0 + float(i) * 5.0, pore) * (0.50 - 0.28 * clamp((p.y - r.y - r.w) / form_.y, 0.0, 1.0));
  c = mix(c, front * lit, inside(d));
  vec3 w = frame(p, r, form_.x, radius, k, 21.0 + float(i) * 9.0, false);
  vec4 inner = vec4(r.xy + form_.x, r.zw - 2.0 * form_.x);
  vec3 f = felt(p, vec3(0.085, 0.245, 0.215), k);
  vec2 pitch = inner.zw / form_.zw;
  vec2 at = (fract((p - inner.xy) / pitch) - 0.5) * pitch;
  float socket = min(pitch.x, pitch.y) * 0.41;
  float ds = trayRound[i]
    ? length(at) - socket
    : box(at, vec4(-socket * 0.92, -socket * 0.92, socket * 1.84, socket * 1.84), socket * 0.30);
  float facing = dot(normalize(at + 1e-4), normalize(LIGHT.xy));
  f *= 1.0 - 0.22 * inside(ds);
  f *= 1.0 - 0.50 * exp(-abs(ds) / (1.7 * k)) * clamp(facing * 0.9 + 0.35, 0.0, 1.0);
  f += vec3(0.30, 0.42, 0.38) * 0.42 * exp(-abs(ds) / (1.1 * k)) * clamp(-facing * 0.9, 0.0, 1.0);
  f *= 1.0 - 0.62 * exp(-max(p.y - inner.y, 0.0) / (6.0 * k));
  f *= 1.0 - 0.45 * exp(-max(p.x - inner.x, 0.0) / (6.0 * k));
  w = mix(w, f, inside(box(p, inner, max(radius - form_.x * 0.6, 3.0 * k))));
  c = mix(c, w * lit, inside(box(p, r, radius)));
}

// Parchment, slightly recessed between walnut bars, with a fine inked edge.
vec3 squares(vec2 p, vec4 inner, float bar, float k) {
  vec2 g = clamp((p - inner.xy) / cell, vec2(0.0), cells - 1e-3);
  vec2 id = floor(g);
  vec2 f = g - id;
  vec4 e = vec4(
    has(wallLeft, id) ? bar : bar * 0.5,
    has(wallTop, id) ? bar : bar * 0.5,
    has(wallLeft, id + vec2(1, 0)) ? bar : bar * 0.5,
    has(wallTop, id + vec2(0, 1)) ? bar : bar * 0.5);
  float l = f.x * cell.x - e.x;
  float t = f.y * cell.y - e.y;
  float r = (1.0 - f.x) * cell.x - e.z;
  float b = (1.0 - f.y) * cell.y - e.w;
  vec4 tile = vec4(inner.xy + id * cell + e.xy, cell - e.xy - e.zw);
  float d = box(p, tile, 3.2 * k);
  bool upright = min(abs(l), abs(r)) < min(abs(t), abs(b));
  vec3 lattice = vec3(0.0);
  if (d > -1.0) {
    float pore;
    lattice = walnut((upright ? p.yx : p) / k, 5.0 + (upright ? id.x : id.y + 20.0), pore) * 0.82;
    lattice += vec3(1.0, 0.84, 0.6) * 0.10 * smoothstep(0.20, 0.5, max(0.0, d) / bar);
  }
  vec3 a = parchment(p, id, k);
  a *= 1.045 - 0.085 * (f.x * 0.45 + f.y * 0.55);
  float shade = (1.0 - 0.40 * exp(-max(t, 0.0) / (4.2 * k))) * (1.0 - 0.30 * exp(-max(l, 0.0) / (4.2 * k)))
    * (1.0 - 0.14 * exp(-max(min(r, b), 0.0) / (3.0 * k)));
  shade *= 1.0 - 0.16 * exp(-max(t, 0.0) / (15.0 * k));
  a *= mix(vec3(0.36, 0.25, 0.16), vec3(1.0), shade);
  float lower = bell((b - 1.1 * k) / (0.8 * k)) + 0.8 * bell((r - 1.1 * k) / (0.8 * k));
  a += vec3(1.0, 0.93, 0.78) * 0.20 * lower * step(0.0, min(b, r));
  a = mix(a, vec3(0.20, 0.115, 0.05), 0.55 * inside(abs(d + 0.35 * k) - max(0.4 * k, 0.3)));
  if (has(inlaid, id)) {
    vec4 line = vec4(tile.xy + inlay.xy, tile.zw - inlay.xy - inlay.zw);
    vec2 corner = abs(p - line.xy - line.zw * 0.5) - line.zw * 0.5;
    float q = box(p, line, notch.x > 0.0 ? 1.0 : 6.0 * k);
    float width = max(0.95 * k, 0.7);
    if (notch.x > 0.0) q = max(q, (1.0 - length((corner + vec2(2.0, 1.0) * k) / notch)) * notch.y);
    a *= 1.0 - 0.38 * (1.0 - smoothstep(width, width + 1.6 * k, abs(q + 0.5 * k)));
    float face = dot(outward(p, line, 6.0 * k), normalize(LIGHT.xy));
    a = mix(a, brass(p / k, 0.62 + 0.45 * face * sign(q)), inside(abs(q) - width));
  }
  // Vignette over the whole board, and the shadow of the frame on it.
  vec2 edge = abs((p - inner.xy) / inner.zw - 0.5) * 2.0;
  a *= 1.0 - 0.13 * smoothstep(0.72, 1.25, length(edge * vec2(0.92, 0.80)));
  vec3 c = mix(lattice, a, inside(d));
  c *= 1.0 - 0.42 * exp(-max(p.y - inner.y, 0.0) / (7.0 * k));
  return c * (1.0 - 0.32 * exp(-max(p.x - inner.x, 0.0) / (7.0 * k)));
}

// A shallow channel through the rail between two brass lines.
vec3 wayOut(vec3 w, vec2 p, float k) {
  float pore;
  vec3 f = walnut((wayDown ? p.yx : p) / k, 91.0, pore) * 0.86;
  vec2 u = (p - way.xy) / way.zw;
  float run = clamp(wayDown ? u.y : u.x, 0.0, 1.0);
  f *= 0.80 + 0.30 * sin(run * 3.1416) - 0.25 * smoothstep(0.8, 1.0, run);
  float a = wayDown ? p.x - way.x : p.y - way.y;
  float b = wayDown ? way.x + way.z - p.x : way.y + way.w - p.y;
  f *= 1.0 - 0.45 * exp(-max(a, 0.0) / (3.0 * k));
  f += vec3(1.0, 0.82, 0.58) * 0.08 * exp(-max(b, 0.0) / (2.0 * k));
  w = mix(w, f, inside(box(p, way, 0.0)));
  float line = min(abs(a), abs(b));
  float width = max(0.95 * k, 0.7);
  w *= 1.0 - 0.45 * (1.0 - smoothstep(width, width + 1.6 * k, line));
  float within = inside(box(p, vec4(way.xy - 2.0 * k, way.zw + 4.0 * k), 0.0));
  return mix(w, brass(p / k, a < b ? 0.55 : 0.95), inside(line - width) * within);
}

void main() {
  vec2 p = vec2(uv.x, 1.0 - uv.y) * size;
  float k = unit;
  float rail = form.x;
  float lip = form.y;
  float radius = form.z;
  vec2 s = (p / size - lampAt.xy) * vec2(1.0, 0.86);
  float pool = exp(-dot(s, s) * lampAt.z);
  lit = mix(litFar, litNear, pool);
  vec3 c = vec3(0.0);
  float top = box(p, board, radius);
  if (top > -2.0) {
    c = oak(p) * mix(lampFar, lampNear, pool);
    if (mat_.z > 1.0) layMat(c, p, k);
    layTray(c, p, 1, k);
    layTray(c, p, 0, k);
    vec4 whole = vec4(board.xy, board.z, board.w + lip);
    c *= 1.0 - shadow(p, whole, radius, 30.0 * k);
    float d = box(p, whole, radius);
    if (d < 1.0) {
      float pore;
      vec3 front = walnut(p / k, 77.0, pore);
      float down = clamp((p.y - board.y - board.w) / lip, 0.0, 1.0);
      front *= 0.60 - 0.36 * down;
      front += vec3(0.9, 0.7, 0.5) * 0.05 * bell((down - 0.10) / 0.08);
      front *= 1.0 - 0.5 * smoothstep(0.86, 1.0, down);
      c = mix(c, front * lit, inside(d));
    }
  }
  if (top < 1.0) {
    vec4 inner = vec4(board.xy + rail, board.zw - 2.0 * rail);
    float d = box(p, inner, 2.0 * k);
    vec3 w = vec3(0.0);
    if (d > -1.0) w = frame(p, board, rail, radius, k, 1.0, true);
    if (d < 1.0) w = mix(w, squares(p, inner, form.w, k), inside(d));
    if (box(p, way, 0.0) < 2.0 * k) w = wayOut(w, p, k);
    c = mix(c, w * lit, inside(top));
  }
  color = vec4(c, 1.0);
}`
