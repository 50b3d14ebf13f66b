import { add, isInside, otherPlayer, type Player, type Point } from './grid.ts'
import { knownCell } from './knowledge.ts'
import { type Maze, sideOf, thingAt } from './maze.ts'
import { TRAP_SLOTS } from './slots.ts'
import type { Explorer, Find, Island, State } from './types.ts'
import { mazeProblems } from './validate.ts'

/** Sentences about what is impossible in a state; empty for a state that play can reach. */
export function problemsOf(state: State): readonly string[] {
  return [...checkMazes(state), ...checkPhase(state), ...([0, 1] as const).flatMap(seat => checkSeat(state, seat))]
}

function checkMazes({ mazes, options }: State): readonly string[] {
  return mazes.flatMap((maze, owner) =>
    maze === null ? [] : mazeProblems(maze, options).map(problem => `Maze of ${owner}: ${problem.message}`),
  )
}

function checkPhase(state: State): readonly string[] {
  const { phase, mazes, explorers, slot, outcome, round } = state
  const says = (wrong: boolean, sentence: string) => (wrong ? [sentence] : [])
  const built = mazes.every(maze => maze !== null)
  const started = explorers.every(explorer => explorer !== null)
  return [
    ...says((phase === 'over') !== (outcome !== null), 'A match is over exactly when it has an outcome.'),
    ...says((phase === 'play') !== (slot !== null), 'A turn is open exactly during play.'),
    ...says(phase === 'build' && built, 'Both mazes are built, yet the build phase lasts.'),
    ...says((phase === 'start' || phase === 'play') && !built, 'A maze is missing.'),
    ...says(
      phase === 'build' && explorers.some(explorer => explorer !== null),
      'A player explores a maze that is not built.',
    ),
    ...says(phase === 'start' && started, 'Both have started, yet the start phase lasts.'),
    ...says(phase === 'play' && !started, 'A player has not chosen a start.'),
    ...says(phase === 'play' && (round < 1 || round > state.options.rounds), 'There is no such round.'),
    ...says(slot !== null && slot.left !== slot.turns - movesIn(slot.acts), 'The steps of the turn do not add up.'),
    ...says(slot !== null && slot.turns === 2 && slot.extra === null, 'A second step has a cause.'),
    ...says(slot !== null && slot.turns === 1 && slot.extra !== null, 'A single step has no cause.'),
  ]
}

function movesIn(acts: string): number {
  return [...acts].filter(act => act === 'm').length
}

function checkSeat(state: State, seat: Player): readonly string[] {
  const explorer = state.explorers[seat]
  const maze = state.mazes[otherPlayer(seat)]
  if (explorer === null) return []
  if (maze === null) return [`Player ${seat} explores a maze that is not there.`]
  const active = explorer.islands[explorer.active]
  if (active === undefined) return [`Player ${seat} stands on no island.`]
  const tempo = state.tempo[seat]
  const running = tempo.skips % TRAP_SLOTS
  const problems = [
    ...explorer.islands.flatMap((island, index) => checkIsland(maze, island, index)),
    ...checkFinds(maze, explorer),
  ]
  if (knownCell(active, explorer.here) === undefined) problems.push('The player is on a cell that they never entered.')
  if (explorer.moves !== tempo.moves) problems.push('Moves made and moves counted differ.')
  if (running > 0 && explorer.skipSlots !== TRAP_SLOTS - running) problems.push('Missed turns do not add up.')
  if (running === 0 && explorer.skipSlots % TRAP_SLOTS !== 0) problems.push('A trap takes three turns in a row.')
  if (explorer.met && seat === 1 && state.phase === 'play') problems.push('Player 1 has won, yet play goes on.')
  return problems.map(problem => `Player ${seat}: ${problem}`)
}

function checkIsland(maze: Maze, island: Island, index: number): readonly string[] {
  const problems: string[] = []
  const { origin } = island
  if ((island.pit === null) !== (index === 0)) problems.push('The main island comes first, the others from pits.')
  if (index === 0 && (origin.x !== 0 || origin.y !== 0)) problems.push('The main island is absolute.')
  const landing = thingAt(maze, origin)
  if (index > 0 && !(landing?.kind === 'pit-out' && landing.pit === island.pit)) {
    problems.push(`Island ${index} does not begin at the landing of its pit.`)
  }
  for (const edge of island.edges) {
    const cell = add(edge, origin)
    if (!isInside(maze.size, cell) || sideOf(maze, cell, edge.dir) !== edge.state) {
      problems.push(`Island ${index} knows a side at ${edge.x},${edge.y} that is not so.`)
    }
  }
  if (island.misses.some(miss => miss.x === origin.x && miss.y === origin.y))
    problems.push('A failed join names the true cell.')
  return problems
}

/** The first visit of a cell shows what is there; on later ones, on other islands, things are gone and pits are not. */
function checkFinds(maze: Maze, explorer: Explorer): readonly string[] {
  const problems: string[] = []
  const visits = explorer.islands
    .flatMap(island => island.cells.map(cell => ({ place: add(cell, island.origin), cell })))
    .sort((a, b) => a.cell.at - b.cell.at)
  const seen = new Set<number>()
  for (const { place, cell } of visits) {
    const index = place.y * maze.size + place.x
    if (!isInside(maze.size, place) || !isTrueFind(maze, place, cell.find, seen.has(index))) {
      problems.push(`A known cell (${cell.x},${cell.y}) does not show what lies there.`)
    }
    seen.add(index)
  }
  return problems
}

function isTrueFind(maze: Maze, place: Point, find: Find, again: boolean): boolean {
  const thing = thingAt(maze, place)
  if (thing?.kind === 'pit-in' || thing?.kind === 'pit-out') {
    return 'pit' in find && find.kind === thing.kind && find.pit === thing.pit
  }
  if (thing === undefined || again) return find.kind === 'empty'
  if (thing.kind === 'true-treasure') return find.kind === 'treasure'
  if (thing.kind === 'fake-treasure') return find.kind === 'treasure' || find.kind === 'fake-treasure'
  return find.kind === thing.kind
}
