import { ownValue } from '@turnwise/engine'
import type { Card, GameView } from '../types.ts'

const SUIT_WORDS: Readonly<Record<string, string>> = { '♥': 'heart', '♦': 'diamond', '♣': 'club', '♠': 'spade' }

/** The short terms of the tables in words that read well. */
export function plain(description: string): string {
  return description
    .replaceAll(/(\d+)%↓dmg/gu, '$1 % less damage')
    .replaceAll(/\+(\d+)%dmg/gu, '+$1 % damage')
    .replaceAll(/(\d) ?dmg/gu, '$1 damage')
    .replaceAll(/(\d)hp/gu, '$1 HP')
    .replaceAll(/(\d)% dodge/gu, '$1 % to dodge')
    .replaceAll(/[♥♦♣♠]/gu, symbol => `${symbol} ${ownValue(SUIT_WORDS, symbol) ?? ''}`)
}

/** "the Guardian": the last word of its name. */
export function foe({ enemy }: GameView, isFirst = true): string {
  return `${isFirst ? 'The' : 'the'} ${enemy?.name.split(' ').at(-1) ?? 'enemy'}`
}

const RANK_NAMES: Readonly<Record<string, string>> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' }

/** Null lies face down. */
export const cardName = (card: Card | null) =>
  card === null ? 'a card face down' : `${ownValue(RANK_NAMES, card.rank) ?? card.rank} of ${card.suit}`

/** A sentence begins with a capital. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
