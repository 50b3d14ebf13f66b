import { endsOf, type LinkId } from '../../../game/map/board.ts'
import { mapOf } from '../../../game/map/geometry.ts'
import { spotOf } from '../layout.ts'
import type { Palette } from '../palette.ts'
import type { TrackLine } from '../picture.ts'

/** In steps: a rival's strokes are broken, each seat's in its own way, so that colour is never alone. */
const DASHES: readonly (readonly number[])[] = [
  [0.3, 0.2],
  [0.08, 0.17],
  [0.5, 0.15],
  [0.3, 0.12, 0.06, 0.12],
  [0.16, 0.14],
  [0.5, 0.12, 0.12, 0.12],
]

function pathOf(links: readonly LinkId[], level: number): Path2D {
  const path = new Path2D()
  for (const link of links) {
    const [a, b] = endsOf(link)
    if (mapOf(a) !== level) continue
    const [from, to] = [spotOf(a), spotOf(b)]
    path.moveTo(from.x, from.y)
    path.lineTo(to.x, to.y)
  }
  return path
}

export function paintLines(
  context: CanvasRenderingContext2D,
  lines: readonly TrackLine[],
  level: number,
  palette: Palette,
  scale: number,
): void {
  for (const line of lines) {
    const path = pathOf(line.links, level)
    context.lineJoin = 'round'
    context.lineCap = 'round'
    context.strokeStyle = palette.halo
    context.lineWidth = Math.max(0.34, 4 / scale)
    context.stroke(path)
    context.strokeStyle = line.fill
    context.lineCap = line.isOwn ? 'round' : 'butt'
    context.lineWidth = Math.max(line.isOwn ? 0.22 : 0.18, 2.2 / scale)
    context.setLineDash(line.isOwn ? [] : [...(DASHES[line.seat] ?? [0.3, 0.2])])
    context.stroke(path)
    context.setLineDash([])
    if (scale >= 12) paintMarks(context, line, level, palette)
  }
}

/** An edge on both sides of what was built last, to be seen beside its line, whatever that looks like. */
export function paintNew(
  context: CanvasRenderingContext2D,
  links: readonly LinkId[],
  level: number,
  palette: Palette,
  scale: number,
): void {
  const path = pathOf(links, level)
  const width = Math.max(0.62, 8 / scale)
  context.lineCap = 'round'
  context.strokeStyle = palette.ink
  context.lineWidth = width
  context.stroke(path)
  context.strokeStyle = palette.halo
  context.lineWidth = width - Math.max(0.1, 2 / scale)
  context.stroke(path)
}

/** A thin trace of what was there. */
export function paintClaims(context: CanvasRenderingContext2D, claims: readonly TrackLine[], level: number): void {
  context.lineCap = 'round'
  context.lineWidth = 0.07
  context.setLineDash([0.02, 0.16])
  for (const { links, fill } of claims) {
    context.strokeStyle = fill
    context.stroke(pathOf(links, level))
  }
  context.setLineDash([])
}

/** The mark of the seat here and there upon its track. */
function paintMarks(context: CanvasRenderingContext2D, line: TrackLine, level: number, palette: Palette): void {
  context.font = '700 0.46px sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineWidth = 0.14
  context.strokeStyle = palette.halo
  context.fillStyle = line.fill
  for (const [i, link] of line.links.entries()) {
    const [a, b] = endsOf(link)
    if (i % 4 !== 1 || mapOf(a) !== level) continue
    const [from, to] = [spotOf(a), spotOf(b)]
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
    context.strokeText(line.mark, x, y)
    context.fillText(line.mark, x, y)
  }
}
