import { DIRS, type Dir, neighbour, type Point } from '../../game/grid.ts'
import { hatching, penLine } from '../art/pen.ts'
import { cornerOf, type MapFrame, sideLine } from './frame.ts'
import { cellsIn, type Sheet } from './sheet.ts'

const OUT: Readonly<Record<Dir, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
}

/** All lines of a map, a path for each kind: a hundred cells are a few elements. */
interface Ink {
  /** Visited cells as one shape, and its rough edge. */
  readonly floor: string
  readonly rim: string
  readonly grid: string
  readonly walls: string
  /** The same walls a second time, thinner: a pen that was drawn twice. */
  readonly again: string
  readonly outer: string
  readonly hatch: string
  readonly exits: readonly (Point & { readonly dir: Dir })[]
}

export function inkOf(sheet: Sheet, frame: MapFrame): Ink {
  const ink = { floor: '', rim: '', walls: '', again: '', outer: '', hatch: '' }
  const exits: (Point & { dir: Dir })[] = []
  const { cell: unit } = frame
  for (const cell of cellsIn(frame)) {
    // A side is known only if the player stood beside it.
    if (sheet.mark(cell) === undefined) continue
    const { x, y } = cornerOf(frame, cell)
    ink.floor += `M${x} ${y}h${unit}v${unit}h${-unit}z`
    for (const dir of DIRS) {
      const isRim = sheet.mark(neighbour(cell, dir)) === undefined
      const isOnce = isRim || dir === 'S' || dir === 'E'
      const side = sheet.side(cell, dir)
      const [from, to] = sideLine(frame, cell, dir)
      const seed = seedOf(cell, dir)
      if (isRim) ink.rim += penLine(from, to, seed, 1.4)
      if (side === 'exit') exits.push({ ...cell, dir })
      else if (isOnce && side === 'inner-wall') {
        ink.walls += penLine(from, to, seed, 0.8)
        ink.again += penLine(from, to, seed + 1, 1.3)
      } else if (side === 'outer-wall') {
        ink.outer += penLine(from, to, seed, 0.8)
        ink.hatch += hatching(from, to, OUT[dir], Math.max(4, unit * 0.15), seed)
      }
    }
  }
  return { ...ink, grid: gridOf(frame), exits }
}

function gridOf({ left, top, cell, from, to }: MapFrame): string {
  const [columns, rows] = [to.x - from.x + 1, to.y - from.y + 1]
  let lines = ''
  for (let i = 0; i <= columns; i++) lines += `M${left + i * cell} ${top}v${rows * cell}`
  for (let i = 0; i <= rows; i++) lines += `M${left} ${top + i * cell}h${columns * cell}`
  return lines
}

/** One number a side, whichever other sides there are. */
function seedOf({ x, y }: Point, dir: Dir): number {
  return (x + 40) * 977 + (y + 40) * 31 + DIRS.indexOf(dir) * 7 + 1
}
