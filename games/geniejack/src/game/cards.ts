import type { SeededRNG } from './rng.ts'
import { type Card, type Hand, RANKS, SUITS, type Suit } from './types.ts'

const STANDARD_DECK: readonly Card[] = SUITS.flatMap(suit => RANKS.map(rank => ({ suit, rank })))

export const SUIT_SYMBOLS: Readonly<Record<Suit, string>> = { hearts: '♥', diamonds: '♦', clubs: '♣', spades: '♠' }

/** One or several decks, shuffled together. */
export function createDeck(rng: SeededRNG, numberOfDecks = 1): Card[] {
  return rng.shuffle(fullDecks(numberOfDecks))
}

export function fullDecks(numberOfDecks: number): readonly Card[] {
  return numberOfDecks === 1 ? STANDARD_DECK : Array.from({ length: numberOfDecks }, () => STANDARD_DECK).flat()
}

/** What a card may count by the usual values; rules with other values are handled by scoring. */
export function cardValue(card: Card): number[] {
  switch (card.rank) {
    case 'A':
      return [1, 11]
    case 'J':
    case 'Q':
    case 'K':
      return [10]
    default:
      return [Number(card.rank)]
  }
}

export function isRed(card: Card): boolean {
  return card.suit === 'hearts' || card.suit === 'diamonds'
}

export function cardToString(card: Card): string {
  return card.rank + SUIT_SYMBOLS[card.suit]
}

export function handToString(hand: Hand): string {
  return `[${hand.cards.map(cardToString).join(' ')}]`
}

/** `cards` less the last one of each of `taken`; a taken card that is not there is ignored. */
export function withoutCards(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const left = cards.slice()
  for (const card of taken) {
    const at = left.findLastIndex(other => other.rank === card.rank && other.suit === card.suit)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
