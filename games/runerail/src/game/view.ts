import type { Rng, Viewer } from '@turnwise/engine'
import { cardsOn } from './cards/demands.ts'
import { ALL_FOREMEN, ALL_SHIPS } from './setup.ts'
import type { Pile, PileView, State, View } from './types.ts'
import { joinedBy } from './victory.ts'

/** Q1: all is public but the order of the decks and the generator. */
export function view(state: State, viewer: Viewer): View {
  const host = viewer === 'host'
  const { piles, random, ...shared } = state
  return {
    ...shared,
    piles: {
      demand: viewPile(piles.demand, host),
      foremen: viewPile(piles.foremen, host),
      ships: viewPile(piles.ships, host),
    },
    random: host ? random : null,
    joined: state.players.map((_, seat) => joinedBy(state, seat)),
  }
}

function viewPile<Card>({ deck, discard }: Pile<Card>, host: boolean): PileView<Card> {
  return { deckSize: deck.length, deck: host ? deck : null, discard }
}

/** Q2: what lies in a deck follows from what lies elsewhere; only its order is made up. */
export function resample(seen: View, _viewer: Viewer, rng: Rng): State {
  const { piles, random, joined: _joined, ...shared } = seen
  const { players, effects, draft, pending } = seen
  const deal = <Card>(pile: PileView<Card>, all: readonly Card[], elsewhere: readonly (Card | null)[]): Pile<Card> => {
    if (pile.deck !== null) return { deck: pile.deck, discard: pile.discard }
    const out = new Set<Card | null>([...pile.discard, ...elsewhere])
    return { deck: rng.shuffle(all.filter(card => !out.has(card))), discard: pile.discard }
  }
  const word = () => rng.int(2 ** 32)
  return {
    ...shared,
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
    random: random ?? { key: [word(), word(), word(), word()], position: 0 },
  }
}
