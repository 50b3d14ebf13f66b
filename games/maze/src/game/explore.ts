import { gainEffect, TRAP_SLOTS } from './effects.ts'
import type { MazeEvent } from './events.ts'
import { type Dir, neighbour, type Player, type Point, subtract } from './grid.ts'
import { activeIsland, knownCell, learnCell, learnEdge, meets, positionOf, withActive } from './knowledge.ts'
import { landingOf, type Maze, type SideState, sideOf, thingAt } from './maze.ts'
import type { Explorer, Island } from './state.ts'

/** A step of exploration: the explorer after it, and what happened. It knows no slots. */
export interface Step {
  readonly explorer: Explorer
  readonly events: readonly MazeEvent[]
}

const MAIN: Island = { pit: null, origin: { x: 0, y: 0 }, cells: [], edges: [], misses: [] }

/** The chosen cell is entered as if stepped on (ruling 6); the main island is absolute since it was chosen knowingly. */
export function startAt(maze: Maze, seat: Player, cell: Point): Step {
  const explorer: Explorer = {
    islands: [MAIN],
    active: 0,
    here: cell,
    outside: false,
    effect: null,
    skipSlots: 0,
    moves: 0,
    walk: '',
    met: false,
  }
  const entered = enterCell(maze, seat, explorer, cell)
  return { explorer: entered.explorer, events: [{ type: 'start-chosen', seat, own: cell }, ...entered.events] }
}

/** One turn: the side decides (ruling 7). */
export function takeTurn(maze: Maze, seat: Player, before: Explorer, dir: Dir): Step & { readonly result: SideState } {
  const from = positionOf(before)
  const { here, active: island } = before
  const result = sideOf(maze, from, dir)
  const learned = learnEdge(activeIsland(before), { ...here, dir, state: result })
  const explorer = { ...withActive(before, learned), moves: before.moves + 1, walk: before.walk + dir }
  const to = result === 'open' ? neighbour(from, dir) : from
  const taken: MazeEvent = { type: 'turn-taken', seat, own: { island, ...here, dir, result }, truth: { from, to } }
  if (result === 'open') {
    const entered = enterCell(maze, seat, explorer, neighbour(here, dir))
    return { explorer: entered.explorer, events: [taken, ...entered.events], result }
  }
  if (result !== 'exit') return { explorer, events: [taken], result }
  const left = leaveMaze(maze, seat, explorer, dir)
  return { explorer: left.explorer, events: [taken, ...left.events], result }
}

/** Enters a cell of the active island and resolves what lies there at once. */
function enterCell(maze: Maze, seat: Player, before: Explorer, here: Point): Step {
  const standing = { ...before, here }
  const place = positionOf(standing)
  const find = meets(maze, before, place)
  const explorer = withActive(standing, learnCell(activeIsland(standing), { ...here, find, at: before.moves }))
  const entered: MazeEvent = {
    type: 'cell-entered',
    private: true,
    seat,
    own: { island: before.active, ...here, find },
    truth: { ...place, thing: thingAt(maze, place) ?? null },
  }
  switch (find.kind) {
    case 'crutch':
    case 'crossbow': {
      const effect = gainEffect(explorer.effect, find.kind)
      const own = { from: explorer.effect, to: effect }
      return {
        explorer: { ...explorer, effect },
        events: [entered, { type: 'effect-changed', private: true, seat, own }],
      }
    }
    case 'trap': {
      const own = { skipSlots: TRAP_SLOTS }
      return {
        explorer: { ...explorer, skipSlots: TRAP_SLOTS },
        events: [entered, { type: 'trapped', private: true, seat, own }],
      }
    }
    case 'pit-in': {
      const fallen = fall(maze, seat, explorer, find.pit)
      return { explorer: fallen.explorer, events: [entered, ...fallen.events] }
    }
    default:
      return { explorer, events: [entered] }
  }
}

/** Every fall opens a new island, even onto a landing that is known (ruling 14). */
function fall(maze: Maze, seat: Player, before: Explorer, pit: number): Step {
  const landing = landingOf(maze, pit)
  if (landing === undefined) return { explorer: before, events: [] }
  const here = { x: 0, y: 0 }
  const at = before.moves
  const island: Island = {
    pit,
    origin: { x: landing.x, y: landing.y },
    cells: [{ ...here, find: { kind: 'pit-out', pit }, at }],
    edges: [],
    misses: [],
  }
  const active = before.islands.length
  return {
    explorer: { ...before, islands: [...before.islands, island], active, here },
    events: [{ type: 'fell', private: true, seat, own: { pit, island: active }, truth: island.origin }],
  }
}

/** On leaving, every treasure found so far is checked; without the true one all of them are known fakes (ruling 12). */
function leaveMaze(maze: Maze, seat: Player, before: Explorer, side: Dir): Step {
  const treasure = maze.things.find(thing => thing.kind === 'true-treasure')
  let checked = 0
  let met = before.met
  for (const island of before.islands) {
    for (const cell of island.cells) if (cell.find.kind === 'treasure') checked++
    const found = treasure === undefined ? undefined : knownCell(island, subtract(treasure, island.origin))
    if (found?.find.kind === 'treasure') met = true
  }
  const explorer = { ...(met ? before : unmask(before)), outside: true, met }
  const own = { island: before.active, ...before.here, side, checked, met }
  return { explorer, events: [{ type: 'left-maze', private: true, seat, own, truth: positionOf(before) }] }
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
