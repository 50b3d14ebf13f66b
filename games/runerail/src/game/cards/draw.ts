import type { Seat } from '@turnwise/engine'
import { isEventCard } from '../content/index.ts'
import { changePlayer, type Flow, playerOf } from '../flow.ts'
import { endTurn } from '../turns.ts'
import { settleVictory } from '../victory.ts'
import { strike } from './event-cards.ts'
import { drawCard, shuffleIntoDeck } from './piles.ts'

export const HAND = 3

/** X1: cards come one by one; an event acts, decisions included, before the next is drawn. */
export function startDraw(flow: Flow, player: Seat, left: number, after: 'continue' | 'end-turn'): void {
  flow.change({ draw: { player, left, after } })
  continueDraw(flow)
}

/** Runs until the hand is full, a player must decide, or the match is over. */
export function continueDraw(flow: Flow): void {
  for (;;) {
    const { draw, pending } = flow.state
    if (draw === null || pending !== null) return
    const card = draw.left > 0 ? drawCard(flow, 'demand') : undefined
    if (card === undefined) {
      flow.change({ draw: null })
      if (draw.after === 'end-turn') endTurn(flow)
      return
    }
    flow.emit({ type: 'card-drawn', seat: draw.player, card })
    if (isEventCard(card)) {
      strike(flow, card, draw.player)
      if (settleVictory(flow, draw.player)) return
    } else {
      changePlayer(flow, draw.player, { hand: [...playerOf(flow.state, draw.player).hand, card] })
      flow.change({ draw: { ...draw, left: draw.left - 1 } })
    }
  }
}

/** Section 3, steps 3 and 5: events that turn up are shown, set aside, and shuffled back without effect. */
export function drawDemands(flow: Flow, seat: Seat): void {
  const hand: number[] = []
  const aside: number[] = []
  while (hand.length < HAND) {
    const card = drawCard(flow, 'demand')
    if (card === undefined) break
    if (isEventCard(card)) {
      aside.push(card)
      flow.emit({ type: 'card-set-aside', seat, card })
    } else {
      hand.push(card)
      flow.emit({ type: 'card-drawn', seat, card })
    }
  }
  changePlayer(flow, seat, { hand })
  if (aside.length > 0) shuffleIntoDeck(flow, 'demand', aside)
}
