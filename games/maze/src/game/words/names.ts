import type { Dir, Point } from '../grid.ts'

export const DIR_NAMES: Readonly<Record<Dir, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' }

export function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] ?? `Player ${seat + 1}`
}

/** Columns are letters from the west, rows numbers from the north: A1 is the north-western corner. */
export function formatCell({ x, y }: Point): string {
  return `${String.fromCharCode(65 + x)}${y + 1}`
}

export function parseCell(text: string): Point | undefined {
  const match = /^([a-t])(\d{1,2})$/i.exec(text)
  const [, column, row] = match ?? []
  if (column === undefined || row === undefined || row === '0') return undefined
  return { x: column.toUpperCase().charCodeAt(0) - 65, y: Number(row) - 1 }
}

export function plural(count: number, word: string, more = `${word}s`): string {
  return `${count} ${count === 1 ? word : more}`
}

/** `A1, A2 and B4`. */
export function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** Of many cells the first few, and how many more there are. */
export function listOfCells(cells: readonly Point[], most = 4): string {
  const names = cells.map(formatCell)
  if (names.length <= most) return listOf(names)
  return `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more cells`
}
