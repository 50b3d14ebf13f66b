import { drawRandom, type Rng, type Seat, type Viewer } from '@turnwise/engine'
import { FACES } from './setup.ts'
import type { State, View } from './types.ts'

/** Rolls again what the viewer may not know. Written from the state, so that a mistake in `view` is found. */
export function conceal(state: State, viewer: Viewer, rng: Rng): State {
  if (viewer === 'host') return state
  const isOpen = (seat: Seat) => seat === viewer || state.outcome !== null
  const dice = state.dice.map((cup, seat) => (isOpen(seat) ? cup : cup.map(() => rng.int(FACES) + 1)))
  return { ...state, dice, random: drawRandom(rng) }
}

/** Some state that fits this view, for bots to search in. */
export function resample({ dice, ...open }: View, _viewer: Viewer, rng: Rng): State {
  return { ...open, dice: dice.map(cup => cup.map(face => face ?? rng.int(FACES) + 1)), random: drawRandom(rng) }
}
