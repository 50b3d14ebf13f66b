import { drawRandom, type Rng, type Viewer } from '@turnwise/engine'
import type { Pile, State } from './types.ts'

/** Q1, Q2: the same cards in every deck, in another order, and another generator. All else is public. */
export function conceal(state: State, viewer: Viewer, rng: Rng): State {
  if (viewer === 'host') return state
  const { demand, foremen, ships } = state.piles
  const reorder = <Card>(pile: Pile<Card>): Pile<Card> => ({ ...pile, deck: rng.shuffle(pile.deck) })
  return {
    ...state,
    piles: { demand: reorder(demand), foremen: reorder(foremen), ships: reorder(ships) },
    random: drawRandom(rng),
  }
}
