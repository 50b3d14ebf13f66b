import type { Seat, Viewer } from '@turnwise/engine'
import type { Event } from './events.ts'
import { isPlayer } from './grid.ts'
import { toAct } from './legal.ts'
import type { KnownIsland, OwnView, State, View } from './types.ts'

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

/** What this viewer learns: everybody's tempo, but results only of their own actions (ruling 16). */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  if (viewer === 'host' || !('seat' in event)) return event
  if (event.seat === viewer) return without(event, 'truth')
  return 'private' in event ? undefined : without(without(event, 'truth'), 'own')
}

function without(event: Event, field: 'own' | 'truth'): Event {
  if (!(field in event)) return event
  const { [field]: _, ...rest }: Event & { own?: unknown; truth?: unknown } = event
  return rest
}
