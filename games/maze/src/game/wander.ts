import type { Rng } from '@turnwise/engine'
import { startAt, takeTurn } from './explore.ts'
import { cellsOf, DIRS, type Dir, neighbour, type Player, type Point, samePoint } from './grid.ts'
import { positionOf, wasVisited } from './knowledge.ts'
import { destination, type Maze, sideOf, thingAt } from './maze.ts'
import { tryMerge } from './merge.ts'
import { TRAP_SLOTS } from './slots.ts'
import type { Effect, Explorer, Tempo } from './types.ts'

/** A walk longer than this tells a search nothing more; the rest of the moves may have been against walls. */
const LONGEST = 80
const TRIES = 24

/**
 * A possible explorer of this maze with this tempo: they walked some path, met a trap for every three skips, and have
 * one of the wanted effects. If no such path is found soon, they are simply given the effect.
 */
export function wander(maze: Maze, seat: Player, tempo: Tempo, wanted: readonly (Effect | null)[], rng: Rng): Explorer {
  const running = tempo.skips % TRAP_SLOTS
  const settle = (explorer: Explorer): Explorer => ({
    ...explorer,
    outside: false,
    moves: tempo.moves,
    skipSlots: running === 0 ? 0 : TRAP_SLOTS - running,
  })
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const effect = rng.pick(wanted)
    const walked = walk(maze, seat, tempo, effect, rng)
    if (walked.moves <= tempo.moves && walked.effect === effect) return settle(walked)
  }
  return settle({ ...walk(maze, seat, { ...tempo, skips: 0 }, null, rng), effect: rng.pick(wanted) })
}

function walk(maze: Maze, seat: Player, tempo: Tempo, effect: Effect | null, rng: Rng): Explorer {
  const of = (kind: string) => rng.shuffle(maze.things.filter(thing => thing.kind === kind))
  const traps = of('trap').slice(0, Math.ceil(tempo.skips / TRAP_SLOTS))
  const goals: Point[] = rng.shuffle([...traps, ...(effect === null ? [] : of(effect).slice(0, 1))])
  const isAvoided = (cell: Point) => {
    const kind = thingAt(maze, cell)?.kind
    return (kind === 'trap' || kind === 'crutch' || kind === 'crossbow') && !goals.some(goal => samePoint(goal, cell))
  }
  const first = goals[0] ?? rng.pick(cellsOf(maze.size).filter(cell => !isAvoided(cell)))
  const path = startAt(maze, seat, { x: first.x, y: first.y })
  for (const goal of goals.slice(1)) {
    for (const dir of wayTo(maze, positionOf(path.state), goal, isAvoided)) takeTurn(path, maze, seat, dir)
  }
  const length = Math.min(tempo.moves, LONGEST)
  for (let merges = 0; path.state.moves < length; ) {
    const dir = rng.pick(DIRS)
    if (isAllowed(maze, path.state, dir, isAvoided)) takeTurn(path, maze, seat, dir)
    else path.change({ moves: path.state.moves + 1 })
    if (path.state.active !== 0 && merges < tempo.tries && rng.int(4) === 0) {
      tryMerge(path, seat, maze.size, positionOf(path.state))
      merges++
    }
  }
  return path.state
}

/** Not onto things that would change the tempo, and not out with the true treasure. */
function isAllowed(maze: Maze, explorer: Explorer, dir: Dir, isAvoided: (cell: Point) => boolean): boolean {
  const at = positionOf(explorer)
  const side = sideOf(maze, at, dir)
  if (side === 'open') return !isAvoided(neighbour(at, dir))
  const treasure = maze.things.find(thing => thing.kind === 'true-treasure')
  return side !== 'exit' || treasure === undefined || !wasVisited(explorer, treasure)
}

function wayTo(maze: Maze, from: Point, to: Point, isAvoided: (cell: Point) => boolean): readonly Dir[] {
  const index = ({ x, y }: Point) => y * maze.size + x
  const paths = new Map<number, { at: Point; path: readonly Dir[] }>([[index(from), { at: from, path: [] }]])
  for (const { at, path } of paths.values()) {
    if (samePoint(at, to)) return path
    for (const dir of DIRS) {
      const next = destination(maze, at, dir)
      if (next === undefined || isAvoided(next) || paths.has(index(next))) continue
      paths.set(index(next), { at: next, path: [...path, dir] })
    }
  }
  return []
}
