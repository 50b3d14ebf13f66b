import { type Applied, fail, ok, type Result, type Seat, seedRandom } from '@turnwise/engine'
import { drawsOf } from './draw.ts'
import type { MazeEvent } from './events.ts'
import { type Step, startAt, takeTurn } from './explore.ts'
import { DEFAULT_STYLE, generateMaze } from './generate.ts'
import { type Dir, isInside, isPlayer, otherPlayer, type Player, type Point, replaced } from './grid.ts'
import { type Maze, sortMaze } from './maze.ts'
import { canMerge, tryMerge } from './merge.ts'
import { beginPlay, end, endSlot, type Flow } from './slots.ts'
import type { Slot, State } from './state.ts'
import { mazeProblems } from './validate.ts'

export type Action =
  | { readonly type: 'submit-maze'; readonly maze: Maze }
  | { readonly type: 'generate-maze'; readonly seed?: string | undefined; readonly style?: StyleWish | undefined }
  | ({ readonly type: 'choose-start' } & Point)
  | ({ readonly type: 'merge' } & Point)
  | { readonly type: 'move'; readonly dir: Dir }
  | { readonly type: 'resign' }

/** Fields of a style that are left out have their defaults. */
interface StyleWish {
  readonly twisty?: number | undefined
  readonly open?: number | undefined
}

type Outcome = Result<Applied<State, MazeEvent>>

export function apply(state: State, seat: Seat, action: Action): Outcome {
  if (state.phase === 'over') return fail('match-over', 'The match is over.')
  if (!isPlayer(seat)) return fail('not-your-turn', 'You have no seat in this match.')
  switch (action.type) {
    case 'submit-maze':
    case 'generate-maze':
      return build(state, seat, action)
    case 'choose-start':
      return chooseStart(state, seat, action)
    case 'merge':
      return merge(state, seat, action)
    case 'move':
      return move(state, seat, action.dir)
    case 'resign':
      return resign(state, seat)
  }
}

function build(state: State, seat: Player, action: Action & { type: 'submit-maze' | 'generate-maze' }): Outcome {
  if (state.phase !== 'build') return refuse('wrong-phase', 'The mazes are built already.')
  if (state.mazes[seat] !== null) return fail('not-your-turn', 'Your maze is built; a built maze is final.')
  if (action.type === 'submit-maze') {
    const problems = mazeProblems(action.maze, state.options)
    const first = problems[0]
    if (first !== undefined) return refuse('invalid-maze', first.message, { problems })
    return built(state, seat, sortMaze(action.maze), false)
  }
  const random = action.seed === undefined ? state.lots[seat] : seedRandom(action.seed, 'maze')
  const style = { twisty: action.style?.twisty ?? DEFAULT_STYLE.twisty, open: action.style?.open ?? DEFAULT_STYLE.open }
  return built(state, seat, generateMaze(state.options, style, drawsOf(random)), true)
}

function built(state: State, seat: Player, maze: Maze, generated: boolean): Outcome {
  const mazes = replaced(state.mazes, seat, maze)
  const isLast = mazes[otherPlayer(seat)] !== null
  const event: MazeEvent = { type: 'maze-built', seat, own: { maze, generated } }
  const started: MazeEvent[] = isLast ? [{ type: 'phase-started', phase: 'start' }] : []
  return done({ state: { ...state, mazes, phase: isLast ? 'start' : 'build' }, events: [event, ...started] })
}

function chooseStart(state: State, seat: Player, { x, y }: Point): Outcome {
  const maze = state.mazes[otherPlayer(seat)]
  if (state.phase === 'play') return refuse('wrong-phase', 'The start cells are chosen already.')
  if (state.phase !== 'start' || maze === null) return refuse('wrong-phase', 'Both mazes must be built first.')
  if (state.explorers[seat] !== null) return fail('not-your-turn', 'Your start is chosen; it is final.')
  if (!isInside(state.options.size, { x, y })) return refuse('off-board', offBoard(state))
  const step = startAt(maze, seat, { x, y })
  const explorers = replaced(state.explorers, seat, step.explorer)
  const chosen: State = { ...state, explorers }
  if (explorers[otherPlayer(seat)] === null) return done({ state: chosen, events: step.events })
  const { state: begun, events } = beginPlay(chosen)
  return done({ state: begun, events: [...step.events, ...events] })
}

function merge(state: State, seat: Player, { x, y }: Point): Outcome {
  const open = ownSlot(state, seat)
  if (!open.ok) return open
  const { slot } = open.value
  const explorer = state.explorers[seat]
  if (explorer === null || explorer.active === 0) {
    return refuse('nothing-to-merge', 'You are on your main map: there are no maps to join.')
  }
  if (!canMerge(explorer, slot)) return refuse('merge-spent', 'You have tried to join the maps in this turn already.')
  if (!isInside(state.options.size, { x, y })) return refuse('off-board', offBoard(state))
  const step = tryMerge(seat, explorer, state.options.size, { x, y })
  const tempo = { ...state.tempo[seat], tries: state.tempo[seat].tries + 1 }
  return done(acted(state, step, { ...slot, acts: `${slot.acts}t` }, tempo))
}

function move(state: State, seat: Player, dir: Dir): Outcome {
  const open = ownSlot(state, seat)
  if (!open.ok) return open
  const { slot } = open.value
  const explorer = state.explorers[seat]
  const maze = state.mazes[otherPlayer(seat)]
  if (explorer === null || maze === null) return refuse('wrong-phase', 'Play has not begun.')
  const step = takeTurn(maze, seat, explorer, dir)
  const tempo = { ...state.tempo[seat], moves: state.tempo[seat].moves + 1 }
  const spent: Slot = { ...slot, left: slot.left - 1, acts: `${slot.acts}m` }
  const { state: moved, events } = acted(state, step, spent, tempo)
  // Leaving through an exit ends the slot (ruling 11).
  return done(spent.left === 0 || step.result === 'exit' ? endSlot(moved, spent, events) : { state: moved, events })
}

function acted(state: State, step: Step, slot: Slot, tempo: State['tempo'][Player]): Flow {
  const { seat } = slot
  const explorers = replaced(state.explorers, seat, step.explorer)
  return { state: { ...state, slot, explorers, tempo: replaced(state.tempo, seat, tempo) }, events: step.events }
}

/** Both may resign until the end, in any slot, but not after meeting the condition (ruling 17). */
function resign(state: State, seat: Player): Outcome {
  if (state.explorers[seat]?.met === true) {
    return refuse('condition-met', 'You have left with the true treasure: the round only has to be played out.')
  }
  return done(end(state, [otherPlayer(seat)], 'resigned', [{ type: 'resigned', seat }]))
}

function ownSlot(state: State, seat: Player): Result<{ readonly slot: Slot }> {
  if (state.phase !== 'play' || state.slot === null) return refuse('wrong-phase', 'Play has not begun.')
  return state.slot.seat === seat ? ok({ slot: state.slot }) : fail('not-your-turn', 'It is not your turn.')
}

function offBoard({ options: { size } }: State): string {
  return `x and y must be from 0 to ${size - 1}.`
}

/** The codes of this game are in the details. */
function refuse(rule_code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
  return fail('illegal-action', message, { rule_code, ...details })
}

/**
 * Every action counts as revealing: if a move onto known ground could be taken back online and another could not, the
 * undo itself would show the opponent what was found (ruling 18).
 */
function done({ state, events }: Flow): Outcome {
  return ok({ state, events, reveals: true })
}
