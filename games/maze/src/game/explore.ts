import { Transition } from '@turnwise/engine'
import type { Event } from './events.ts'
import type { Walk } from './flow.ts'
import { type Dir, neighbour, type Player, type Point, subtract } from './grid.ts'
import { activeIsland, knownCell, learnCell, learnEdge, meets, positionOf, withActive } from './knowledge.ts'
import { landingOf, type Maze, sideOf, thingAt } from './maze.ts'
import { gainEffect, TRAP_SLOTS } from './slots.ts'
import type { Explorer, Island } from './types.ts'

const MAIN: Island = { pit: null, origin: { x: 0, y: 0 }, cells: [], edges: [], misses: [] }

/** The chosen cell is entered as if stepped on (ruling 6); the main island is absolute since it was chosen knowingly. */
export function startAt(maze: Maze, seat: Player, cell: Point): Walk {
  const walk: Walk = new Transition<Explorer, Event>({
    islands: [MAIN],
    active: 0,
    here: cell,
    outside: false,
    effect: null,
    skipSlots: 0,
    moves: 0,
    walk: '',
    met: false,
  })
  walk.emit({ type: 'start-chosen', seat, own: cell })
  enterCell(walk, maze, seat, cell)
  return walk
}

/** One turn: the side decides (ruling 7). */
export function takeTurn(walk: Walk, maze: Maze, seat: Player, dir: Dir): void {
  const before = walk.state
  const from = positionOf(before)
  const { here, active: island } = before
  const result = sideOf(maze, from, dir)
  const learned = learnEdge(activeIsland(before), { ...here, dir, state: result })
  walk.state = { ...withActive(before, learned), moves: before.moves + 1, walk: before.walk + dir }
  const to = result === 'open' ? neighbour(from, dir) : from
  walk.emit({ type: 'turn-taken', seat, own: { island, ...here, dir, result }, truth: { from, to } })
  if (result === 'open') enterCell(walk, maze, seat, neighbour(here, dir))
  else if (result === 'exit') leaveMaze(walk, maze, seat, dir)
}

/** Enters a cell of the active island and resolves what lies there at once. */
function enterCell(walk: Walk, maze: Maze, seat: Player, here: Point): void {
  const before = walk.state
  const standing = { ...before, here }
  const place = positionOf(standing)
  const find = meets(maze, before, place)
  walk.state = withActive(standing, learnCell(activeIsland(standing), { ...here, find, at: before.moves }))
  const own = { island: before.active, ...here, find }
  const truth = { ...place, thing: thingAt(maze, place) ?? null }
  walk.emit({ type: 'cell-entered', private: true, seat, own, truth })
  switch (find.kind) {
    case 'crutch':
    case 'crossbow': {
      const effect = gainEffect(before.effect, find.kind)
      walk.change({ effect })
      walk.emit({ type: 'effect-changed', private: true, seat, own: { from: before.effect, to: effect } })
      break
    }
    case 'trap':
      walk.change({ skipSlots: TRAP_SLOTS })
      walk.emit({ type: 'trapped', private: true, seat, own: { skipSlots: TRAP_SLOTS } })
      break
    case 'pit-in':
      fall(walk, maze, seat, find.pit)
      break
  }
}

/** Every fall opens a new island, even onto a landing that is known (ruling 14). */
function fall(walk: Walk, maze: Maze, seat: Player, pit: number): void {
  const landing = landingOf(maze, pit)
  if (landing === undefined) return
  const { islands, moves } = walk.state
  const here = { x: 0, y: 0 }
  const island: Island = {
    pit,
    origin: { x: landing.x, y: landing.y },
    cells: [{ ...here, find: { kind: 'pit-out', pit }, at: moves }],
    edges: [],
    misses: [],
  }
  walk.change({ islands: [...islands, island], active: islands.length, here })
  walk.emit({ type: 'fell', private: true, seat, own: { pit, island: islands.length }, truth: island.origin })
}

/** On leaving, every treasure found so far is checked; without the true one all of them are known fakes (ruling 12). */
function leaveMaze(walk: Walk, maze: Maze, seat: Player, side: Dir): void {
  const before = walk.state
  const treasure = maze.things.find(thing => thing.kind === 'true-treasure')
  let checked = 0
  let met = before.met
  for (const island of before.islands) {
    for (const cell of island.cells) if (cell.find.kind === 'treasure') checked++
    const found = treasure === undefined ? undefined : knownCell(island, subtract(treasure, island.origin))
    if (found?.find.kind === 'treasure') met = true
  }
  walk.state = { ...(met ? before : unmask(before)), outside: true, met }
  const own = { island: before.active, ...before.here, side, checked, met }
  walk.emit({ type: 'left-maze', private: true, seat, own, truth: positionOf(before) })
}

function unmask(explorer: Explorer): Explorer {
  const isTreasure = (island: Island) => island.cells.some(cell => cell.find.kind === 'treasure')
  if (!explorer.islands.some(isTreasure)) return explorer
  const islands = explorer.islands.map(island =>
    isTreasure(island)
      ? {
          ...island,
          cells: island.cells.map(cell =>
            cell.find.kind === 'treasure' ? { ...cell, find: { kind: 'fake-treasure' as const } } : cell,
          ),
        }
      : island,
  )
  return { ...explorer, islands }
}
