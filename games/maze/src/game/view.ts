import type { Outcome, Seat, Viewer } from '@turnwise/engine'
import { isPlayer, type Pair } from './grid.ts'
import { toAct } from './legal.ts'
import type { Maze } from './maze.ts'
import type { Options } from './options.ts'
import type { Effect, Explorer, KnownIsland, Phase, State, Tempo } from './types.ts'

/** What one viewer may know. */
export interface View {
  /** The viewing seat; null for spectators and the host. */
  readonly seat: Seat | null
  readonly options: Options
  readonly phase: Phase
  readonly round: number
  readonly toAct: readonly Seat[]
  /** Who has built, and who has chosen a start. */
  readonly built: Pair<boolean>
  readonly started: Pair<boolean>
  /** The slot that is open, as everybody sees it. */
  readonly slot: { readonly seat: Seat; readonly acts: string } | null
  readonly tempo: Pair<Tempo>
  /** Only for a seat. */
  readonly own: OwnView | null
  readonly outcome: Outcome | null
  /** Everything: for the host always, for all once the match is over. */
  readonly truth: State | null
}

export interface OwnView {
  /** The maze that the viewer built and the opponent explores. */
  readonly maze: Maze | null
  /** The viewer's map of the opponent's maze, with effects and position. */
  readonly explorer: Explorer<KnownIsland> | null
  /** The viewer's own slot while it is open. */
  readonly slot: { readonly turns: number; readonly left: number; readonly extra: Effect | null } | null
}

export function view(state: State, viewer: Viewer): View {
  const { options, phase, round, slot, tempo, outcome } = state
  return {
    seat: typeof viewer === 'number' ? viewer : null,
    options,
    phase,
    round,
    toAct: toAct(state),
    built: [state.mazes[0] !== null, state.mazes[1] !== null],
    started: [state.explorers[0] !== null, state.explorers[1] !== null],
    slot: slot === null ? null : { seat: slot.seat, acts: slot.acts },
    tempo,
    own: typeof viewer === 'number' ? ownView(state, viewer) : null,
    outcome,
    truth: viewer === 'host' || phase === 'over' ? state : null,
  }
}

function ownView(state: State, seat: Seat): OwnView | null {
  if (!isPlayer(seat)) return null
  const { slot } = state
  const explorer = state.explorers[seat]
  return {
    maze: state.mazes[seat],
    explorer: explorer === null ? null : { ...explorer, islands: explorer.islands.map(asKnown) },
    slot: slot?.seat === seat ? { turns: slot.turns, left: slot.left, extra: slot.extra } : null,
  }
}

/** An island without its place on the board. */
function asKnown({ pit, cells, edges, misses }: KnownIsland): KnownIsland {
  return { pit, cells, edges, misses }
}
