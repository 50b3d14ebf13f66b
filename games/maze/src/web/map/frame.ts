import type { Dir, Point } from '../../game/grid.ts'
import { type Bounds, columnsOf, isIn, rowsOf, type Sheet } from './sheet.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Where the cells of a map are on its paper, in pixels. */
export interface MapFrame extends Bounds, Size {
  readonly cell: number
  /** The north-western corner of `from`. */
  readonly left: number
  readonly top: number
}

/** Paper around the cells: names at the north and west, a caption above. */
export interface Margins {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Degrees by which what is drawn for the north is turned. */
export const TURNS: Readonly<Record<Dir, number>> = { N: 0, E: 90, S: 180, W: 270 }

/** Cells of a small map are not larger than this. */
const LARGEST = 74

/** The whole board as large as it fits, in the middle. `least` may make it larger than the paper. */
export function boardFrame(sheet: Bounds, paper: Size, margins: Margins, least = 0): MapFrame {
  const room = {
    width: paper.width - margins.left - margins.right,
    height: paper.height - margins.top - margins.bottom,
  }
  const fitting = Math.min(room.width / columnsOf(sheet), room.height / rowsOf(sheet))
  const cell = Math.max(least, Math.floor(fitting * 2) / 2)
  const [wide, high] = [cell * columnsOf(sheet), cell * rowsOf(sheet)]
  return {
    from: sheet.from,
    to: sheet.to,
    cell,
    width: Math.max(paper.width, wide + margins.left + margins.right),
    height: Math.max(paper.height, high + margins.top + margins.bottom),
    left: margins.left + Math.max(0, (room.width - wide) / 2),
    top: margins.top + Math.max(0, (room.height - high) / 2),
  }
}

/** What is known in the middle of the paper, and unknown cells around it as far as the paper goes. */
export function scrapFrame(sheet: Bounds, paper: Size, margins: Margins): MapFrame {
  const room = {
    width: paper.width - margins.left - margins.right,
    height: paper.height - margins.top - margins.bottom,
  }
  const cell = Math.floor(Math.min(LARGEST, room.width / columnsOf(sheet), room.height / rowsOf(sheet)))
  const columns = Math.max(columnsOf(sheet), Math.floor(room.width / cell))
  const rows = Math.max(rowsOf(sheet), Math.floor(room.height / cell))
  const from = {
    x: sheet.from.x - Math.floor((columns - columnsOf(sheet)) / 2),
    y: sheet.from.y - Math.floor((rows - rowsOf(sheet)) / 2),
  }
  return {
    from,
    to: { x: from.x + columns - 1, y: from.y + rows - 1 },
    cell,
    width: paper.width,
    height: paper.height,
    left: margins.left + (room.width - columns * cell) / 2,
    top: margins.top + (room.height - rows * cell) / 2,
  }
}

/** On a phone the cells of a large board would be smaller than this: the part around the player is shown. */
const SMALLEST = 26

/** `around`: where the player is, if a part of a large board is enough. */
export function frameOf(sheet: Sheet, paper: Size, margins: Margins, around?: Point): MapFrame {
  if (!sheet.isNamed) return scrapFrame(sheet, paper, margins)
  const whole = boardFrame(sheet, paper, margins)
  if (around === undefined || whole.cell >= SMALLEST) return whole
  const [west, east] = partOf(
    sheet.from.x,
    sheet.to.x,
    (paper.width - margins.left - margins.right) / SMALLEST,
    around.x,
  )
  const [north, south] = partOf(
    sheet.from.y,
    sheet.to.y,
    (paper.height - margins.top - margins.bottom) / SMALLEST,
    around.y,
  )
  return boardFrame({ from: { x: west, y: north }, to: { x: east, y: south } }, paper, margins)
}

/** It moves on by half of itself, so that most steps do not move the map. */
function partOf(first: number, last: number, room: number, at: number): readonly [number, number] {
  const length = Math.min(last - first + 1, Math.floor(room))
  const half = Math.max(1, Math.floor(length / 2))
  const start = Math.round((at - length / 2) / half) * half
  const from = Math.max(first, Math.min(last - length + 1, start))
  return [from, from + length - 1]
}

/** The north-western corner of a cell. */
export function cornerOf({ from, left, top, cell }: MapFrame, { x, y }: Point): Point {
  return { x: left + (x - from.x) * cell, y: top + (y - from.y) * cell }
}

export function centreOf(frame: MapFrame, cell: Point): Point {
  const { x, y } = cornerOf(frame, cell)
  return { x: x + frame.cell / 2, y: y + frame.cell / 2 }
}

/** Which place of the map a point of the paper is, in cells; may lie outside of it. */
export function placeAt({ from, left, top, cell }: MapFrame, { x, y }: Point): Point {
  return { x: (x - left) / cell + from.x, y: (y - top) / cell + from.y }
}

export function cellAt(frame: MapFrame, point: Point): Point | undefined {
  const { x, y } = placeAt(frame, point)
  const cell = { x: Math.floor(x), y: Math.floor(y) }
  return isIn(frame, cell) ? cell : undefined
}

/** A point of the screen on the paper, which may be turned a little or scrolled: `element` shows `frame`. */
export function pointOn(
  element: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** The two ends of a side. */
export function sideLine(frame: MapFrame, cell: Point, dir: Dir): readonly [Point, Point] {
  const { x, y } = cornerOf(frame, cell)
  const [east, south] = [x + frame.cell, y + frame.cell]
  switch (dir) {
    case 'N':
      return [
        { x, y },
        { x: east, y },
      ]
    case 'S':
      return [
        { x, y: south },
        { x: east, y: south },
      ]
    case 'W':
      return [
        { x, y },
        { x, y: south },
      ]
    case 'E':
      return [
        { x: east, y },
        { x: east, y: south },
      ]
  }
}
