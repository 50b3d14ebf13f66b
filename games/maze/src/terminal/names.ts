import type { Dir, Point } from '../game/grid.ts'
import type { Find } from '../game/state.ts'

export const DIR_NAMES: Readonly<Record<Dir, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' }

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

const FIND_NAMES: Readonly<Record<Find['kind'], string>> = {
  empty: 'nothing',
  treasure: 'a treasure',
  'fake-treasure': 'a fake treasure',
  crutch: 'a Crutch',
  crossbow: 'a Crossbow',
  trap: 'a Trap',
  'pit-in': 'a pit',
  'pit-out': 'the landing of a pit',
}

export function nameOfFind(find: Find): string {
  return 'pit' in find ? `${FIND_NAMES[find.kind]} (${find.pit})` : FIND_NAMES[find.kind]
}

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

/** Words on lines of at most this width. */
export function wrap(text: string, width: number): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.join('\n')
}
