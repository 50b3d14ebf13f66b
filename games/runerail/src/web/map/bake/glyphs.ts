import type { Terrain } from '../../../game/content/types.ts'
import { majorAt } from '../../../game/map/board.ts'
import { type Point, terrainAt } from '../../../game/map/geometry.ts'
import { spotOf } from '../layout.ts'
import type { Brush } from './brush.ts'

/** How a milepost of each terrain is drawn: a shape of its own, so that colour is never alone. */
interface Glyph {
  readonly filled?: boolean
  draw(path: Path2D, x: number, y: number): void
}

const triangle = (path: Path2D, x: number, y: number, half: number, up: number, down: number) => {
  path.moveTo(x - half, y + down)
  path.lineTo(x, y - up)
  path.lineTo(x + half, y + down)
  path.closePath()
}

const dot = (path: Path2D, x: number, y: number, radius: number) => {
  path.moveTo(x + radius, y)
  path.arc(x, y, radius, 0, 2 * Math.PI)
}

const PLAIN: Glyph = { filled: true, draw: (path, x, y) => dot(path, x, y, 0.075) }

const GLYPHS: Readonly<Partial<Record<Terrain, Glyph>>> = {
  '.': PLAIN,
  d: {
    filled: true,
    draw(path, x, y) {
      dot(path, x, y, 0.07)
      dot(path, x - 0.2, y + 0.13, 0.035)
      dot(path, x + 0.2, y + 0.13, 0.035)
      dot(path, x, y - 0.2, 0.035)
    },
  },
  f: {
    filled: true,
    draw(path, x, y) {
      triangle(path, x, y, 0.15, 0.26, 0.1)
      path.rect(x - 0.03, y + 0.1, 0.06, 0.1)
    },
  },
  m: { draw: (path, x, y) => triangle(path, x, y, 0.2, 0.2, 0.16) },
  A: {
    filled: true,
    draw(path, x, y) {
      triangle(path, x - 0.09, y, 0.19, 0.28, 0.18)
      triangle(path, x + 0.15, y + 0.02, 0.13, 0.1, 0.16)
    },
  },
  V: {
    draw(path, x, y) {
      path.moveTo(x - 0.26, y + 0.2)
      path.lineTo(x - 0.09, y - 0.12)
      path.lineTo(x + 0.09, y - 0.12)
      path.lineTo(x + 0.26, y + 0.2)
      path.closePath()
      for (const lean of [-0.1, 0, 0.1]) {
        path.moveTo(x + lean / 2, y - 0.18)
        path.lineTo(x + lean, y - 0.32)
      }
    },
  },
  j: {
    draw(path, x, y) {
      path.moveTo(x, y + 0.2)
      path.lineTo(x, y - 0.06)
      for (const side of [-1, 1]) {
        path.moveTo(x, y - 0.06)
        path.quadraticCurveTo(x + side * 0.16, y - 0.26, x + side * 0.24, y + 0.02)
      }
    },
  },
  r: {
    draw(path, x, y) {
      path.moveTo(x - 0.13, y)
      path.lineTo(x, y - 0.13)
      path.lineTo(x + 0.13, y)
      path.lineTo(x, y + 0.13)
      path.closePath()
    },
  },
  w: {
    draw(path, x, y) {
      dot(path, x, y, 0.08)
      for (const dy of [-0.2, 0.2]) {
        path.moveTo(x - 0.22, y + dy)
        path.quadraticCurveTo(x - 0.11, y + dy - 0.1, x, y + dy)
        path.quadraticCurveTo(x + 0.11, y + dy + 0.1, x + 0.22, y + dy)
      }
    },
  },
  '*': PLAIN,
  P: PLAIN,
}

export function paintGlyphs({ context, land, palette, scale }: Brush): void {
  const byTerrain = new Map<Terrain, Point[]>()
  for (const point of land) {
    const terrain = terrainAt(point)
    byTerrain.set(terrain, [...(byTerrain.get(terrain) ?? []), point])
  }
  context.strokeStyle = palette.glyph
  context.fillStyle = palette.glyph
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = Math.max(0.055, 0.8 / scale)
  for (const [terrain, points] of byTerrain) {
    const glyph = GLYPHS[terrain]
    if (glyph === undefined) continue
    const path = new Path2D()
    for (const point of points) {
      const { x, y } = spotOf(point)
      glyph.draw(path, x, y)
    }
    // Underground almost everything is rock: its marks step back behind what can be walked on.
    context.globalAlpha = terrain === 'r' ? 0.55 : majorAt(points[0] ?? -1) === undefined ? 0.85 : 0.5
    if (glyph.filled === true) context.fill(path)
    else context.stroke(path)
  }
  context.globalAlpha = 1
}
