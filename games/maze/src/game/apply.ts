import { type Applied, ok, type Refused, type Result, type Seat, seedRandom, Transition } from '@turnwise/engine'
import type { Event } from './events.ts'
import { startAt, takeTurn } from './explore.ts'
import { end, type Flow, type Walk } from './flow.ts'
import { DEFAULT_STYLE, drawsOf, generateMaze } from './generate.ts'
import { type Dir, isInside, isPlayer, otherPlayer, type Player, type Point, replaced } from './grid.ts'
import { type Maze, sortMaze } from './maze.ts'
import { canMerge, tryMerge } from './merge.ts'
import { REFUSALS } from './refusals.ts'
import { beginPlay, endSlot } from './slots.ts'
import type { Action, Explorer, Slot, State, Tempo } from './types.ts'
import { mazeProblems } from './validate.ts'

export function apply(state: State, seat: Seat, action: Action): Result<Applied<State, Event>> {
  if (state.phase === 'over') return REFUSALS.matchOver
  if (!isPlayer(seat)) return REFUSALS.noSeat
  const flow: Flow = new Transition<State, Event>(state)
  // Every action counts as revealing: if a move onto known ground could be taken back online and another could not, the
  // undo itself would show the opponent what was found (ruling 18).
  flow.reveals = true
  return perform(flow, seat, action) ?? ok(flow.done())
}

function perform(flow: Flow, seat: Player, action: Action): Refused | undefined {
  switch (action.type) {
    case 'submit-maze':
    case 'generate-maze':
      return build(flow, seat, action)
    case 'choose-start':
      return chooseStart(flow, seat, action)
    case 'merge':
      return merge(flow, seat, action)
    case 'move':
      return move(flow, seat, action.dir)
    case 'resign':
      return resign(flow, seat)
  }
}

function build(flow: Flow, seat: Player, action: Action & { type: 'submit-maze' | 'generate-maze' }) {
  const { phase, mazes, options, lots } = flow.state
  if (phase !== 'build') return REFUSALS.mazesAreBuilt
  if (mazes[seat] !== null) return REFUSALS.mazeIsFinal
  if (action.type === 'submit-maze') {
    const problems = mazeProblems(action.maze, options)
    const first = problems[0]
    if (first !== undefined) return REFUSALS.invalidMaze(first, problems)
    return finishBuilding(flow, seat, sortMaze(action.maze), false)
  }
  const random = action.seed === undefined ? lots[seat] : seedRandom(action.seed, 'maze')
  const style = { twisty: action.style?.twisty ?? DEFAULT_STYLE.twisty, open: action.style?.open ?? DEFAULT_STYLE.open }
  return finishBuilding(flow, seat, generateMaze(options, style, drawsOf(random)), true)
}

function finishBuilding(flow: Flow, seat: Player, maze: Maze, generated: boolean): undefined {
  const mazes = replaced(flow.state.mazes, seat, maze)
  const isLast = mazes[otherPlayer(seat)] !== null
  flow.change({ mazes, phase: isLast ? 'start' : 'build' })
  flow.emit({ type: 'maze-built', seat, own: { maze, generated } })
  if (isLast) flow.emit({ type: 'phase-started', phase: 'start' })
}

function chooseStart(flow: Flow, seat: Player, { x, y }: Point): Refused | undefined {
  const { phase, mazes, options } = flow.state
  const maze = mazes[otherPlayer(seat)]
  if (phase === 'play') return REFUSALS.startsAreChosen
  if (phase !== 'start' || maze === null) return REFUSALS.mazesAreMissing
  if (flow.state.explorers[seat] !== null) return REFUSALS.startIsFinal
  if (!isInside(options.size, { x, y })) return REFUSALS.offBoard(options.size)
  const { state: explorer, events } = startAt(maze, seat, { x, y })
  const explorers = replaced(flow.state.explorers, seat, explorer)
  flow.change({ explorers })
  for (const event of events) flow.emit(event)
  if (explorers[otherPlayer(seat)] !== null) beginPlay(flow)
  return undefined
}

function merge(flow: Flow, seat: Player, { x, y }: Point): Refused | undefined {
  const { explorers, options, tempo } = flow.state
  const open = ownSlot(flow.state, seat)
  if (!open.ok) return open
  const slot = open.value
  const explorer = explorers[seat]
  if (explorer === null || explorer.active === 0) return REFUSALS.nothingToMerge
  if (!canMerge(explorer, slot)) return REFUSALS.mergeSpent
  if (!isInside(options.size, { x, y })) return REFUSALS.offBoard(options.size)
  const walk: Walk = new Transition<Explorer, Event>(explorer)
  tryMerge(walk, seat, options.size, { x, y })
  finishStep(flow, walk, { ...slot, acts: `${slot.acts}t` }, { ...tempo[seat], tries: tempo[seat].tries + 1 })
  return undefined
}

function move(flow: Flow, seat: Player, dir: Dir): Refused | undefined {
  const { explorers, mazes, tempo } = flow.state
  const open = ownSlot(flow.state, seat)
  if (!open.ok) return open
  const slot = open.value
  const explorer = explorers[seat]
  const maze = mazes[otherPlayer(seat)]
  if (explorer === null || maze === null) return REFUSALS.notBegun
  const walk: Walk = new Transition<Explorer, Event>(explorer)
  takeTurn(walk, maze, seat, dir)
  const spent: Slot = { ...slot, left: slot.left - 1, acts: `${slot.acts}m` }
  finishStep(flow, walk, spent, { ...tempo[seat], moves: tempo[seat].moves + 1 })
  // Leaving through an exit ends the slot (ruling 11).
  if (spent.left === 0 || walk.state.outside) endSlot(flow, spent)
  return undefined
}

function finishStep(flow: Flow, walk: Walk, slot: Slot, tempo: Tempo): void {
  const { seat } = slot
  flow.change({
    slot,
    explorers: replaced(flow.state.explorers, seat, walk.state),
    tempo: replaced(flow.state.tempo, seat, tempo),
  })
  for (const event of walk.events) flow.emit(event)
}

/** Both may resign until the end, in any slot, but not after meeting the condition (ruling 17). */
function resign(flow: Flow, seat: Player): Refused | undefined {
  if (flow.state.explorers[seat]?.met === true) return REFUSALS.conditionMet
  flow.emit({ type: 'resigned', seat })
  end(flow, [otherPlayer(seat)], 'resigned')
  return undefined
}

function ownSlot({ phase, slot }: State, seat: Player): Result<Slot> {
  if (phase !== 'play' || slot === null) return REFUSALS.notBegun
  return slot.seat === seat ? ok(slot) : REFUSALS.notYourTurn
}
