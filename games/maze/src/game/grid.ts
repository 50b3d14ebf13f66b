/** x grows east, y grows south. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const DIRS = ['N', 'E', 'S', 'W'] as const
export type Dir = (typeof DIRS)[number]

/** Seats of this game as a type that indexes a pair. */
export const PLAYERS = [0, 1] as const
export type Player = (typeof PLAYERS)[number]
export type Pair<Item> = readonly [Item, Item]

const OFFSETS: Readonly<Record<Dir, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
}

export const OPPOSITE: Readonly<Record<Dir, Dir>> = { N: 'S', E: 'W', S: 'N', W: 'E' }

export function neighbour(point: Point, dir: Dir): Point {
  return add(point, OFFSETS[dir])
}

export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}

export function subtract(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

export function samePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y
}

export function isInside(size: number, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < size && y < size
}

/** True where a step that way leaves the board. */
export function isPerimeter(size: number, cell: Point, dir: Dir): boolean {
  return !isInside(size, neighbour(cell, dir))
}

export function cellsOf(size: number): Point[] {
  const cells: Point[] = []
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) cells.push({ x, y })
  return cells
}

export function isPlayer(seat: number): seat is Player {
  return seat === 0 || seat === 1
}

export function otherPlayer(player: Player): Player {
  return player === 0 ? 1 : 0
}

export function replaced<Item>(pair: Pair<Item>, player: Player, item: Item): Pair<Item> {
  return player === 0 ? [item, pair[1]] : [pair[0], item]
}
