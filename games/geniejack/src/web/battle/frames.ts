import type { Event } from '../../game/events.ts'
import type { Card, GameView, HandResult, HandScore, Side } from '../../game/types.ts'
import type { Shown, ShownSide } from './shown.ts'

/** A moment of the animation and how long it is shown at normal speed, in milliseconds. */
export interface Frame {
  readonly shown: Shown
  readonly hold: number
}

const DEAL = 180
const DRAW = 400
const REVEAL = 420
/** Between two terms of the equation. */
export const TERM = 140
const RESULT = 450
const HEALTH = 520

const NO_CARDS = { cards: [], score: null, soft: false, busted: false, natural: false }

/** The way from what lay on the table to what these events leave there, one step for each thing to be seen. */
export function framesOf(before: Shown, events: readonly Event[], after: GameView): readonly Frame[] {
  const frames: Frame[] = []
  let shown: Shown = before
  const show = (next: Shown, hold: number) => {
    shown = next
    frames.push({ shown, hold })
  }
  for (const event of events) {
    switch (event.type) {
      case 'battle-started': {
        // A new enemy appears at once, with all its health.
        const dealer = { ...NO_CARDS, hp: event.enemy.maxHp }
        shown = { player: { ...shown.player, ...NO_CARDS }, dealer, isDoubled: false, result: null, changes: [] }
        break
      }
      case 'hand-started':
        shown = { ...clear(shown), result: null, changes: [] }
        break
      case 'cards-dealt':
        for (const [side, card] of dealOrder(event.player, event.dealer)) show(withCard(shown, side, card), DEAL)
        shown = { ...shown, player: withScore(shown.player, event.playerScore) }
        if (after.enemy?.allRevealed === false) {
          shown = { ...shown, dealer: { ...shown.dealer, score: after.enemy.visibleScore } }
        }
        break
      case 'hand-split': {
        const [first, second] = event.hands
        const [mine, waiting] = event.scores
        const other = withScore({ ...NO_CARDS, cards: second, isPlayed: false, isDoubled: false }, waiting)
        show({ ...shown, player: withScore({ ...shown.player, cards: first }, mine), other }, DRAW)
        break
      }
      case 'second-hand-begun':
        show(withSecondHand(shown), DRAW)
        break
      case 'doubled-down':
        shown = { ...shown, isDoubled: true }
        break
      case 'card-drawn':
        shown = withCard(shown, event.side, event.card)
        show({ ...shown, [event.side]: withScore(shown[event.side], event.score) }, DRAW)
        break
      case 'dealer-revealed':
        show({ ...shown, dealer: withScore({ ...shown.dealer, cards: event.cards }, event.score) }, REVEAL)
        break
      case 'hand-resolved':
        show(withResult(shown, event.result), resultHold(event.result))
        break
      case 'health-changed': {
        const { side, hp, by, cause } = event
        show({ ...shown, changes: [...shown.changes, { side, by, cause }], [side]: { ...shown[side], hp } }, HEALTH)
        break
      }
      default:
        break
    }
  }
  return frames
}

/** How long all of it takes at normal speed. */
export function lengthOf(events: readonly Event[]): number {
  let time = 0
  for (const event of events) {
    if (event.type === 'cards-dealt') time += DEAL * (event.player.length + event.dealer.length)
    if (event.type === 'card-drawn' || event.type === 'hand-split' || event.type === 'second-hand-begun') time += DRAW
    if (event.type === 'dealer-revealed') time += REVEAL
    if (event.type === 'hand-resolved') time += resultHold(event.result)
    if (event.type === 'health-changed') time += HEALTH
  }
  return time
}

/** The cards rest, then the terms of the equation come one after the other. */
function resultHold({ damageBreakdown, winner }: HandResult): number {
  return winner === 'push' ? RESULT : RESULT + TERM * (damageBreakdown.split(' ').length + 1)
}

function clear(shown: Shown): Shown {
  return {
    ...shown,
    player: { ...shown.player, ...NO_CARDS },
    dealer: { ...shown.dealer, ...NO_CARDS },
    other: undefined,
    isDoubled: false,
    firstResult: undefined,
  }
}

function dealOrder(
  player: readonly Card[],
  dealer: readonly (Card | null)[],
): readonly (readonly [Side, Card | null])[] {
  return [...player.map(card => ['player', card] as const), ...dealer.map(card => ['dealer', card] as const)]
}

function withCard(shown: Shown, side: Side, card: Card | null): Shown {
  return { ...shown, [side]: { ...shown[side], cards: [...shown[side].cards, card] } }
}

/** The two hands of a split change places. */
function withSecondHand(shown: Shown): Shown {
  const { player, other, isDoubled } = shown
  if (other === undefined) return shown
  const { isPlayed: _played, isDoubled: doubled, ...second } = other
  const { hp, ...first } = player
  return { ...shown, player: { ...second, hp }, isDoubled: doubled, other: { ...first, isDoubled, isPlayed: true } }
}

/** Of a split the first hand is resolved first. */
function withResult(shown: Shown, result: HandResult): Shown {
  const isFirst = shown.other?.isPlayed === true && shown.firstResult === undefined
  return isFirst ? { ...shown, firstResult: result } : { ...shown, result }
}

function withScore<Side extends Omit<ShownSide, 'hp'>>(
  side: Side,
  { value, soft, busted, isBlackjack }: HandScore,
): Side {
  return { ...side, score: value, soft, busted, natural: isBlackjack }
}
