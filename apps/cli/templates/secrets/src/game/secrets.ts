import { drawRandom, type Rng, type Seat, type Viewer } from '@turnwise/engine'
import { FACES } from './rules.ts'
import type { Event, State, View } from './types.ts'

/** A player knows the dice under their own cup; once the match is over, nothing is hidden. */
function knows(viewer: Viewer, seat: Seat, isOver: boolean): boolean {
  return viewer === 'host' || viewer === seat || isOver
}

export function view(state: State, viewer: Viewer): View {
  const { random: _, ...open } = state
  const isOver = state.outcome !== null
  return { ...open, dice: state.dice.map((cup, seat) => (knows(viewer, seat, isOver) ? cup : cup.map(() => null))) }
}

/** Rolls again what the viewer may not know. Written from the state, so that a mistake in `view` is found. */
export function conceal(state: State, viewer: Viewer, rng: Rng): State {
  if (viewer === 'host') return state
  const isOpen = (seat: Seat) => seat === viewer || state.outcome !== null
  const dice = state.dice.map((cup, seat) => (isOpen(seat) ? cup : cup.map(() => rng.int(FACES) + 1)))
  return { ...state, dice, random: drawRandom(rng) }
}

/** Everyone learns that dice were rolled; only the player who rolled sees them. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type !== 'dice-rolled' || knows(viewer, event.seat, false)) return event
  return { type: 'dice-rolled', seat: event.seat, count: event.count }
}

/** Some state that fits this view, for bots to search in. */
export function resample({ dice, ...open }: View, _viewer: Viewer, rng: Rng): State {
  return { ...open, dice: dice.map(cup => cup.map(face => face ?? rng.int(FACES) + 1)), random: drawRandom(rng) }
}
