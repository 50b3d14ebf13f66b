import { type Seat, shuffled } from '@turnwise/engine'
import type { Flow } from '../flow.ts'
import type { Cards, Pile, PileView } from '../types.ts'

type DeckName = keyof Cards

function setPile<Name extends DeckName>(flow: Flow, name: Name, pile: Pile<Cards[Name]>): void {
  flow.change({ piles: { ...flow.state.piles, [name]: pile } })
}

function pileOf<Name extends DeckName>(flow: Flow, name: Name): Pile<Cards[Name]> {
  return flow.state.piles[name]
}

/** D2, D4: an empty deck is rebuilt from its discard pile; undefined if both are empty. */
export function drawCard<Name extends DeckName>(flow: Flow, name: Name): Cards[Name] | undefined {
  if (pileOf(flow, name).deck.length === 0) {
    const { discard } = pileOf(flow, name)
    if (discard.length === 0) return undefined
    setPile(flow, name, { deck: shuffle(flow, discard), discard: [] })
    flow.emit({ type: 'deck-shuffled', deck: name })
  }
  const { deck, discard } = pileOf(flow, name)
  setPile(flow, name, { deck: deck.slice(0, -1), discard })
  return deck.at(-1)
}

export function discardCards<Name extends DeckName>(flow: Flow, name: Name, cards: readonly Cards[Name][]): void {
  if (cards.length === 0) return
  const { deck, discard } = pileOf(flow, name)
  setPile(flow, name, { deck, discard: [...discard, ...cards] })
}

export function shuffleIntoDeck<Name extends DeckName>(flow: Flow, name: Name, cards: readonly Cards[Name][]): void {
  const { deck, discard } = pileOf(flow, name)
  setPile(flow, name, { deck: shuffle(flow, [...deck, ...cards]), discard })
  flow.emit({ type: 'deck-shuffled', deck: name })
}

/** A card taken from where it lies, deck or discard pile. */
export function removeCard<Name extends DeckName>(flow: Flow, name: Name, card: Cards[Name]): void {
  const { deck, discard } = pileOf(flow, name)
  setPile(flow, name, { deck: deck.filter(each => each !== card), discard: discard.filter(each => each !== card) })
}

/** All shuffles come from the one generator of the match (D5). */
export function shuffle<Item>(flow: Flow, items: readonly Item[]): Item[] {
  const [result, random] = shuffled(flow.state.random, items)
  flow.change({ random })
  return result
}

/** A player's cards go back to the piles: the match is over, or the player resigned (`seat`). */
export function clearOffers(flow: Flow, seat?: Seat): void {
  const { draft, pending } = flow.state
  if (draft !== null) {
    const gone = draft.offers.flatMap((offer, index) => (seat === undefined || seat === index ? offer : []))
    const offers = draft.offers.map((offer, index) => (seat === undefined || seat === index ? [] : offer))
    const { deck, discard } = pileOf(flow, 'foremen')
    setPile(flow, 'foremen', { deck: [...deck, ...gone], discard })
    flow.change({ draft: { ...draft, offers } })
  }
  if (pending === null || pending.kind === 'lose-load' || (seat !== undefined && pending.player !== seat)) return
  if (pending.kind === 'keep-foreman') discardCards(flow, 'foremen', [pending.drawn])
  else discardCards(flow, 'ships', pending.drawn)
  flow.change({ pending: null })
}

/** How many can still be drawn, which everybody knows. */
export function cardsIn(pile: Pile<unknown> | PileView<unknown>): number {
  return pile.discard.length + ('deckSize' in pile ? pile.deckSize : pile.deck.length)
}
