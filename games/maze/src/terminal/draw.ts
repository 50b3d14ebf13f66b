import type { TextStyle } from '@turnwise/engine'
import type { Dir, Point } from '../game/grid.ts'
import { knownCell, knownSide } from '../game/knowledge.ts'
import { type Maze, type SideState, sideOf, thingAt } from '../game/maze.ts'
import type { Find, KnownIsland } from '../game/types.ts'

/** Something to draw: which sides are known, what lies where, who stands there. */
export interface Picture {
  readonly title: string
  readonly from: Point
  readonly to: Point
  /** Letters and numbers along the edges, where the coordinates are the board's. */
  readonly isNamed: boolean
  readonly side: (cell: Point, dir: Dir) => SideState | undefined
  /** Undefined for a cell that was never visited. */
  readonly find: (cell: Point) => Find | undefined
  readonly here: Point | undefined
}

export function islandPicture(title: string, island: KnownIsland, here: Point | undefined, size: number): Picture {
  const isMain = island.pit === null
  const xs = island.cells.map(cell => cell.x)
  const ys = island.cells.map(cell => cell.y)
  return {
    title,
    from: isMain ? { x: 0, y: 0 } : { x: Math.min(...xs), y: Math.min(...ys) },
    to: isMain ? { x: size - 1, y: size - 1 } : { x: Math.max(...xs), y: Math.max(...ys) },
    isNamed: isMain,
    side: (cell, dir) => knownSide(island, cell, dir),
    find: cell => knownCell(island, cell)?.find,
    here,
  }
}

export function mazePicture(title: string, maze: Maze, here: Point | undefined): Picture {
  return {
    title,
    from: { x: 0, y: 0 },
    to: { x: maze.size - 1, y: maze.size - 1 },
    isNamed: true,
    side: (cell, dir) => sideOf(maze, cell, dir),
    find: cell => {
      const thing = thingAt(maze, cell)
      if (thing === undefined) return { kind: 'empty' }
      if (thing.kind === 'pit-in' || thing.kind === 'pit-out') return { kind: thing.kind, pit: thing.pit }
      return { kind: thing.kind === 'true-treasure' ? 'treasure' : thing.kind }
    },
    here,
  }
}

const ACROSS: Readonly<Record<SideState | 'unknown', readonly [string, string]>> = {
  open: [' ', ' '],
  'inner-wall': ['─', '-'],
  'outer-wall': ['━', '='],
  exit: ['≈', '~'],
  unknown: ['·', '.'],
}
const DOWN: Readonly<Record<SideState | 'unknown', readonly [string, string]>> = {
  open: [' ', ' '],
  'inner-wall': ['│', '|'],
  'outer-wall': ['┃', 'H'],
  exit: ['≈', '~'],
  unknown: ['·', ':'],
}
const SIGNS: Readonly<Record<Exclude<Find['kind'], 'pit-in' | 'pit-out'>, string>> = {
  empty: ' ',
  treasure: 'T',
  'fake-treasure': 'F',
  crutch: 'C',
  crossbow: 'X',
  trap: '!',
}

/** A pit is drawn as its number, its landing as the number with a mark: numbers have no limit. */
export const LEGEND = ['@ you', 'T treasure', 'F fake', 'C Crutch', 'X Crossbow', '! Trap', "1 pit 1, 1' its landing"]

/** Columns that a cell takes: two where there is little room, since a landing needs them. */
export function cellWidth(pictures: readonly Picture[], style: TextStyle): number {
  return style.width >= 80 || pictures.some(hasLongNumber) ? 3 : 2
}

function hasLongNumber(picture: Picture): boolean {
  return cellsIn(picture).some(cell => {
    const find = picture.find(cell)
    return find !== undefined && 'pit' in find && find.pit > 9
  })
}

function cellsIn({ from, to }: Picture): readonly Point[] {
  return range(from.y, to.y).flatMap(y => range(from.x, to.x).map(x => ({ x, y })))
}

/** The part of a picture that fits into these rows and columns, around the player. */
export function cropped(picture: Picture, rows: number, columns: number, pad: number): Picture {
  const { from, to, isNamed } = picture
  const here = picture.here ?? middleOf(cellsIn(picture).filter(cell => picture.find(cell) !== undefined))
  // A title, letters, and two rows a cell with a last line.
  const [first, last] = windowOf(from.y, to.y, Math.floor((rows - (isNamed ? 3 : 2)) / 2), here?.y)
  const [left, right] = windowOf(from.x, to.x, Math.floor((columns - (isNamed ? 4 : 1)) / (pad + 1)), here?.x)
  return { ...picture, from: { x: left, y: first }, to: { x: right, y: last } }
}

/** The middle of the known part, for a map without the player. */
function middleOf(cells: readonly Point[]): Point | undefined {
  if (cells.length === 0) return undefined
  const mean = (of: (cell: Point) => number) =>
    Math.round(cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length)
  return { x: mean(cell => cell.x), y: mean(cell => cell.y) }
}

function windowOf(from: number, to: number, room: number, around = from): readonly [number, number] {
  const count = Math.max(1, room)
  if (to - from < count) return [from, to]
  const start = Math.min(Math.max(from, around - Math.floor(count / 2)), to - count + 1)
  return [start, start + count - 1]
}

/** The lines of a picture, all equally wide. */
export function drawPicture(picture: Picture, style: TextStyle, pad: number): readonly string[] {
  const { from, to, isNamed } = picture
  const pick = (signs: readonly [string, string]) => signs[style.ascii ? 1 : 0]
  const margin = isNamed ? '   ' : ''
  const columns = range(from.x, to.x)
  const lines: string[] = []
  if (isNamed) lines.push(`${margin} ${columns.map(x => centre(String.fromCharCode(65 + x), pad)).join(' ')} `)
  const post = style.ascii ? '+' : '┼'
  const beam = (y: number, dir: Dir) =>
    `${margin}${post}${columns.map(x => pick(ACROSS[stateOf(picture, { x, y }, dir)]).repeat(pad)).join(post)}${post}`
  for (const y of range(from.y, to.y)) {
    lines.push(beam(y, 'N'))
    const name = isNamed ? `${String(y + 1).padStart(2)} ` : ''
    const cells = columns.map(
      x => `${signAt(picture, { x, y }, style, pad)}${pick(DOWN[stateOf(picture, { x, y }, 'E')])}`,
    )
    lines.push(`${name}${pick(DOWN[stateOf(picture, { x: from.x, y }, 'W')])}${cells.join('')}`)
  }
  lines.push(beam(to.y, 'S'))
  const width = Math.max(visible(lines[0] ?? ''), visible(lines.at(-1) ?? ''), picture.title.length)
  return [picture.title, ...lines].map(line => line + ' '.repeat(Math.max(0, width - visible(line))))
}

/** A side between two cells is known from either; a cell that was never visited has none of its own. */
function stateOf(picture: Picture, cell: Point, dir: Dir): SideState | 'unknown' {
  return picture.side(cell, dir) ?? 'unknown'
}

function signAt(picture: Picture, cell: Point, style: TextStyle, pad: number): string {
  const tint = (sign: string, color: number) => {
    const text = centre(sign, pad)
    return style.color ? text.replace(sign, `\u001b[1;${color}m${sign}\u001b[0m`) : text
  }
  if (picture.here?.x === cell.x && picture.here.y === cell.y) return tint('@', 33)
  const find = picture.find(cell)
  if (find === undefined) return centre(style.ascii ? '?' : '░', pad)
  if ('pit' in find) return tint(find.kind === 'pit-in' ? `${find.pit}` : `${find.pit}'`, 35)
  if (find.kind === 'empty') return centre(SIGNS.empty, pad)
  return tint(SIGNS[find.kind], find.kind === 'treasure' ? 32 : 36)
}

/** Columns that a text takes: colours take none. */
function visible(text: string): number {
  const [plain = '', ...coloured] = text.split('\u001b')
  return coloured.reduce((sum, part) => sum + part.length - part.indexOf('m') - 1, plain.length)
}

function centre(sign: string, width: number): string {
  const room = width - sign.length
  return ' '.repeat(Math.ceil(room / 2)) + sign + ' '.repeat(Math.floor(room / 2))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

/** Pictures side by side, as many in a row as there is room for. */
export function sideBySide(pictures: readonly (readonly string[])[], width: number): string {
  const rows: (readonly string[])[][] = []
  let room = 0
  for (const picture of pictures) {
    const needs = visible(picture[0] ?? '') + 3
    const row = rows.at(-1)
    if (row === undefined || room < needs) {
      rows.push([picture])
      room = width + 3 - needs
    } else {
      row.push(picture)
      room -= needs
    }
  }
  return rows
    .map(row => {
      const height = Math.max(...row.map(picture => picture.length))
      return Array.from({ length: height }, (_, i) =>
        row
          .map(picture => picture[i] ?? ' '.repeat(visible(picture[0] ?? '')))
          .join('   ')
          .trimEnd(),
      ).join('\n')
    })
    .join('\n\n')
}
