import { ownValue } from '@turnwise/engine'
import { cellOf } from '../../game/board.ts'

/** The board is upright on screens taller than wide: ten rows of three, with squares large enough for fingers. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly isTall: boolean
}

export const WIDE: Grid = { columns: 10, rows: 3, isTall: false }
export const TALL: Grid = { columns: 3, rows: 10, isTall: true }

export interface Cell {
  readonly row: number
  readonly column: number
}

/** Where a square is drawn. */
export function placeOf(square: number, { isTall }: Grid): Cell {
  const { row, column } = cellOf(square)
  return isTall ? { row: column, column: row } : { row, column }
}

/** Counted along the rows as they are drawn: how the surface numbers the squares. */
export function cellIndex(square: number, grid: Grid): number {
  const { row, column } = placeOf(square, grid)
  return row * grid.columns + column
}

/** The square one step away on the screen, or the same at the edge. */
export function neighbourOf(square: number, key: string, grid: Grid): number {
  const step = ownValue(STEPS, key)
  if (step === undefined) return square
  const { row, column } = placeOf(square, grid)
  const next = { row: row + step.row, column: column + step.column }
  return SQUARES.find(other => isAt(placeOf(other, grid), next)) ?? square
}

export const SQUARES: readonly number[] = Array.from({ length: 30 }, (_, i) => i + 1)

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
}

function isAt(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column
}
