import { drawRandom, type Rng, type Viewer } from '@turnwise/engine'
import { cardsOn } from './cards/demands.ts'
import { ALL_FOREMEN, ALL_SHIPS } from './setup.ts'
import type { Pile, PileView, State, View } from './types.ts'

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

/** Q2: what lies in a deck follows from what lies elsewhere; only its order is made up. */
export function resample(seen: View, _viewer: Viewer, rng: Rng): State {
  const { piles, random, joined: _joined, outcome, ...shared } = seen
  const { players, effects, draft, pending } = seen
  const deal = <Card>(pile: PileView<Card>, all: readonly Card[], elsewhere: readonly (Card | null)[]): Pile<Card> => {
    if (pile.deck !== null) return { deck: pile.deck, discard: pile.discard }
    const out = new Set<Card | null>([...pile.discard, ...elsewhere])
    return { deck: rng.shuffle(all.filter(card => !out.has(card))), discard: pile.discard }
  }
  return {
    ...shared,
    outcome: outcome && { winners: outcome.winners, reason: outcome.reason },
    piles: {
      demand: deal(piles.demand, cardsOn(shared.options.map), [
        ...players.flatMap(player => player.hand),
        ...effects.map(effect => effect.card),
      ]),
      foremen: deal(piles.foremen, ALL_FOREMEN, [
        ...players.map(player => player.foreman),
        ...(draft?.offers.flat() ?? []),
        ...(pending?.kind === 'keep-foreman' ? [pending.drawn] : []),
      ]),
      ships: deal(piles.ships, ALL_SHIPS, [
        ...players.map(player => player.ship?.name ?? null),
        ...(pending?.kind === 'choose-ship' ? pending.drawn : []),
      ]),
    },
    random: random ?? drawRandom(rng),
  }
}
