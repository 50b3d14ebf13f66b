import { DIRS, type Dir, type Point } from '../game/grid.ts'
import type { SideState } from '../game/maze.ts'
import { cellsIn, columnsOf, type Sheet } from './sheet.ts'

/** Units of the drawing along a cell. */
export const CELL = 24
/** Room around the cells for names and for the way out, in cells. */
export const RIM = 0.8
/** Degrees by which what is drawn for the north is turned. */
export const TURNS: Readonly<Record<Dir, number>> = { N: 0, E: 90, S: 180, W: 270 }

export interface Ink {
  /** Visited cells as one shape. */
  readonly floor: string
  readonly unknown: string
  readonly 'inner-wall': string
  readonly 'outer-wall': string
  readonly exits: readonly (Point & { readonly dir: Dir })[]
}

/** All lines of a sheet, a path for each kind: a hundred cells are five elements. */
export function inkOf(sheet: Sheet): Ink {
  const paths: Record<Exclude<SideState, 'open' | 'exit'> | 'unknown', string> = {
    unknown: '',
    'inner-wall': '',
    'outer-wall': '',
  }
  const exits: (Point & { dir: Dir })[] = []
  let floor = ''
  for (const cell of cellsIn(sheet)) {
    if (sheet.mark(cell) !== undefined) {
      const { x, y } = cornerOf(sheet, cell)
      floor += `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`
    }
    for (const dir of DIRS) {
      if (!isDrawnFrom(sheet, cell, dir)) continue
      const state = sheet.side(cell, dir) ?? 'unknown'
      if (state === 'exit') exits.push({ ...cell, dir })
      else if (state !== 'open') paths[state] += lineOf(sheet, cell, dir)
    }
  }
  return { ...paths, floor, exits }
}

/** Each edge once: its south or east side, and the others only where the sheet begins. */
function isDrawnFrom({ from }: Sheet, { x, y }: Point, dir: Dir): boolean {
  if (dir === 'N') return y === from.y
  if (dir === 'W') return x === from.x
  return true
}

export function lineOf(sheet: Pick<Sheet, 'from' | 'to'>, cell: Point, dir: Dir): string {
  const { x, y } = cornerOf(sheet, cell)
  switch (dir) {
    case 'N':
      return `M${x} ${y}h${CELL}`
    case 'S':
      return `M${x} ${y + CELL}h${CELL}`
    case 'W':
      return `M${x} ${y}v${CELL}`
    case 'E':
      return `M${x + CELL} ${y}v${CELL}`
  }
}

/** The north-western corner of a cell in the drawing. */
export function cornerOf({ from }: Pick<Sheet, 'from'>, { x, y }: Point): Point {
  return { x: (x - from.x + RIM) * CELL, y: (y - from.y + RIM) * CELL }
}

export function centreOf(sheet: Pick<Sheet, 'from'>, cell: Point): Point {
  const { x, y } = cornerOf(sheet, cell)
  return { x: x + CELL / 2, y: y + CELL / 2 }
}

export function spanOf(sheet: Pick<Sheet, 'from' | 'to'>): number {
  return (columnsOf(sheet) + 2 * RIM) * CELL
}

/** Where a cell lies on the drawn square, in percent: for what is laid over the drawing. */
export function placeOf(
  sheet: Pick<Sheet, 'from' | 'to'>,
  cell: Point,
): Record<'left' | 'top' | 'width' | 'height', string> {
  const all = columnsOf(sheet) + 2 * RIM
  const percent = (cells: number) => `${(cells / all) * 100}%`
  return {
    left: percent(cell.x - sheet.from.x + RIM),
    top: percent(cell.y - sheet.from.y + RIM),
    width: percent(1),
    height: percent(1),
  }
}

/** Which place of the sheet a point of the drawn square is, given as fractions of its width and height; may lie in the rim. */
export function pointAt(sheet: Pick<Sheet, 'from' | 'to'>, fractionX: number, fractionY: number): Point {
  const all = columnsOf(sheet) + 2 * RIM
  return { x: fractionX * all - RIM + sheet.from.x, y: fractionY * all - RIM + sheet.from.y }
}

export function cellAt(sheet: Pick<Sheet, 'from' | 'to'>, fractionX: number, fractionY: number): Point | undefined {
  const point = pointAt(sheet, fractionX, fractionY)
  const cell = { x: Math.floor(point.x), y: Math.floor(point.y) }
  const isOn = cell.x >= sheet.from.x && cell.y >= sheet.from.y && cell.x <= sheet.to.x && cell.y <= sheet.to.y
  return isOn ? cell : undefined
}
