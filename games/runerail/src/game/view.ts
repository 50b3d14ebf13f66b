import type { Viewer } from '@turnwise/engine'
import type { Event } from './events.ts'
import type { Pile, PileView, State, View } from './types.ts'
import { joinedBy } from './victory.ts'

/** Q1: all is public but the order of the decks and the generator. */
export function view(state: State, viewer: Viewer): View {
  const host = viewer === 'host'
  const { piles, random, outcome, ...shared } = state
  const [winner = 0] = outcome?.winners ?? []
  return {
    ...shared,
    outcome: outcome && { ...outcome, winner },
    piles: {
      demand: viewPile(piles.demand, host),
      foremen: viewPile(piles.foremen, host),
      ships: viewPile(piles.ships, host),
    },
    random: host ? random : null,
    joined: state.players.map((_, seat) => joinedBy(state, seat)),
  }
}

/** Every command and every event is what the whole table sees happen (Q1). */
export function redact(event: Event): Event {
  return event
}

function viewPile<Card>({ deck, discard }: Pile<Card>, host: boolean): PileView<Card> {
  return { deckSize: deck.length, deck: host ? deck : null, discard }
}
