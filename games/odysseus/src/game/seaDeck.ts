import { shuffled } from '@turnwise/engine'
import { type Content, modeOf } from './content.ts'
import { change, emit, type Flow } from './flow.ts'
import type { GameState, PlayerId, SeaCard, Task } from './types.ts'

/** Every card of the deck for this many players, in the order of the list. */
export function seaCardsFor(content: Content, difficulty: string, players: number): SeaCard[] {
  return modeOf(content, difficulty).cards.flatMap(({ id, copies, ...card }) =>
    Array.from({ length: copies[players - 2] ?? 0 }, (_, copy) => ({ id: `${id}-${copy + 1}`, ...card })),
  )
}

/** The entry of the list that a card of the deck is a copy of. */
export function specId(cardId: string): string {
  return cardId.slice(0, cardId.lastIndexOf('-'))
}

export function shuffleDeck(state: GameState): GameState {
  const [seaDeck, rng] = shuffled(state.rng, state.seaDeck)
  return { ...state, seaDeck, rng }
}

export interface CardDraw {
  readonly flow: Flow
  readonly card: SeaCard | undefined
}

/** Takes the top card and lays it on the discard pile, face up. */
export function drawTopCard(flow: Flow, playerId: PlayerId): CardDraw {
  const card = flow.state.seaDeck[0]
  if (card === undefined) return { flow, card }
  const seaDeck = flow.state.seaDeck.slice(1)
  const drawn = change(flow, { seaDeck, seaDiscard: [...flow.state.seaDiscard, card] })
  const recorded = emit(drawn, { type: 'card-drawn', seat: playerId, card, left: seaDeck.length })
  return { flow: seaDeck.length > 0 ? recorded : emit(recorded, { type: 'deck-emptied', seat: playerId }), card }
}

/** Movement with its landing first, then damage, then the end of the turn. Ruling 6. */
export function cardTasks(playerId: PlayerId, card: SeaCard): readonly Task[] {
  return [
    { do: 'sail', playerId, tiles: card.move },
    { do: 'card', playerId, damage: card.damage, endTurn: card.endTurn === true },
  ]
}
