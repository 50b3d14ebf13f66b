import type { Seat, Viewer } from '@turnwise/engine'
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

/** Everyone learns that dice were rolled; only the player who rolled sees them. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type !== 'dice-rolled' || knows(viewer, event.seat, false)) return event
  return { type: 'dice-rolled', seat: event.seat, count: event.count }
}
