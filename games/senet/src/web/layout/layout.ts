import type { Scene } from '@turnwise/ui'
import { type Grid, placeOf, SQUARES, TALL, WIDE } from '../squares/grid.ts'
import { below, beside, type Placed, upright } from './arrangements.ts'

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A shallow box with five sockets for the pieces that are home. */
export interface TrayLayout extends Rect {
  readonly rail: number
  readonly lip: number
  readonly columns: number
  readonly rows: number
  /** The size of a socket. */
  readonly socket: number
}

/** Where everything lies, in CSS pixels of the scene. */
export interface Layout extends Placed {
  readonly width: number
  readonly height: number
  readonly grid: Grid
  /** The cut through the frame by which pieces leave. */
  readonly way: Rect & { readonly isDown: boolean }
  /** How far the brass line of a safe square stays from its left, top, right and bottom. */
  readonly inlay: readonly [number, number, number, number]
  /** What the brass line leaves of the corners for number and mark. */
  readonly notch: readonly [number, number]
}

/** Three arrangements; the one with the largest squares wins. */
export function arrange(scene: Scene): Layout {
  const tries =
    scene.arrangement === 'across'
      ? [beside(scene)]
      : scene.arrangement === 'upright'
        ? [upright(scene)]
        : [below(scene), beside(scene), upright(scene)]
  return completed(
    tries.reduce((best, next) => (smaller(next) > smaller(best) * 1.02 ? next : best)),
    scene,
  )
}

function smaller({ cellWidth, cellHeight }: Placed): number {
  return Math.min(cellWidth, cellHeight)
}

function completed(placed: Placed, { width, height }: Scene): Layout {
  const { size, unit, board, rail, bar } = placed
  const grid = placed.plan === 'upright' ? TALL : WIDE
  const [x, y] = centreOf(30, { ...placed, grid })
  const opening = size * 0.42
  const isDown = placed.plan === 'below'
  const way = isDown
    ? { x: x - opening / 2, y: board.y + board.height - rail - bar, width: opening, height: rail + bar + 2, isDown }
    : { x: board.x + board.width - rail - bar, y: y - opening / 2, width: rail + bar + 2, height: opening, isDown }
  const gap = 6.5 * unit
  return {
    ...placed,
    width,
    height,
    grid,
    way,
    inlay: grid.isTall ? [18.5, 3.5, 3.5, 3.5] : [gap, gap, gap, gap],
    notch: grid.isTall ? [0, 0] : [Math.max(19, size * 0.2), Math.max(12.5, size * 0.185)],
  }
}

/** The middle of a square. */
export function centreOf(square: number, layout: Placed & { readonly grid: Grid }): readonly [number, number] {
  const { row, column } = placeOf(square, layout.grid)
  const { board, rail, cellWidth, cellHeight } = layout
  return [board.x + rail + (column + 0.5) * cellWidth, board.y + rail + (row + 0.5) * cellHeight]
}

/** Where a piece stands on a square: on the upright board to the right of the middle, clear of the number. */
export function standingAt(square: number, layout: Layout): readonly [number, number] {
  const [x, y] = centreOf(square, layout)
  return [x + layout.shift, y + layout.size * 0.02]
}

/** Where the n-th piece that came home lies. The own side's first lies nearest the way out. */
export function socketAt(tray: TrayLayout, index: number, isOwn: boolean): readonly [number, number] {
  const at = isOwn ? 4 - index : index
  const across = tray.columns === 5 ? at : 0
  const down = tray.rows === 5 ? at : 0
  return [
    tray.x + tray.rail + ((across + 0.5) * (tray.width - 2 * tray.rail)) / tray.columns,
    tray.y + tray.rail + ((down + 0.5) * (tray.height - 2 * tray.rail)) / tray.rows,
  ]
}

/** The tile of a square: its cell without the bars around it. Bars are twice as thick where the path does not go through. */
export function tileOf(square: number, layout: Layout): Rect {
  const { board, rail, bar, cellWidth, cellHeight, grid } = layout
  const { row, column } = placeOf(square, grid)
  const [left, top] = [column, row].map((_, axis) => (isWalled(square, axis, grid, 0) ? bar : bar / 2))
  const [right, bottom] = [column, row].map((_, axis) => (isWalled(square, axis, grid, 1) ? bar : bar / 2))
  const x = board.x + rail + column * cellWidth + (left ?? 0)
  const y = board.y + rail + row * cellHeight + (top ?? 0)
  return {
    x,
    y,
    width: cellWidth - (left ?? 0) - (right ?? 0),
    height: cellHeight - (top ?? 0) - (bottom ?? 0),
  }
}

/** Is there a wall on this side of the square? Rows of the path touch each other only where it turns. */
function isWalled(square: number, axis: number, grid: Grid, side: 0 | 1): boolean {
  if (axis !== (grid.isTall ? 0 : 1)) return false
  const line = Math.floor((square - 1) / 10)
  if (side === 0) return line > 0 && square % 10 !== 1
  return line < 2 && square % 10 !== 0
}

/** Cells (by their index) with a wall above or to the left, and those of safe squares: bit masks for the shaders. */
export function masksOf(grid: Grid): { readonly wallTop: number; readonly wallLeft: number } {
  const walls = SQUARES.filter(square => isWalled(square, grid.isTall ? 0 : 1, grid, 0))
  const mask = maskOf(walls, grid)
  return grid.isTall ? { wallTop: 0, wallLeft: mask } : { wallTop: mask, wallLeft: 0 }
}

/** One bit for each cell, counted along the rows as they are drawn. */
export function maskOf(squares: Iterable<number>, grid: Grid): number {
  let mask = 0
  for (const square of squares) {
    const { row, column } = placeOf(square, grid)
    mask += 2 ** (row * grid.columns + column)
  }
  return mask
}
