import { ok, type Result, type Seat } from '@turnwise/engine'
import type { ActionOf, HireForeman } from './actions.ts'
import { FOREMEN } from './content.ts'
import { CHOOSE_FOREMAN_COST, DRAW_FOREMAN_COST, SPENDING_LIMIT } from './costs.ts'
import { isInForce } from './effects.ts'
import { changePlayer, changeTurn, type Flow, pay, playerOf, turnOf } from './flow.ts'
import { discardCards, drawCard, removeCard, shuffleIntoDeck } from './piles.ts'
import { REFUSALS } from './refusals.ts'
import type { Shared } from './types.ts'

/** What is public about the foremen's pile (Q2). */
export interface ForemanPile {
  readonly deckSize: number
  readonly discard: readonly string[]
}

/** H1 to H3 in the order of 8.5. */
export function checkHire(state: Shared, pile: ForemanPile, seat: Seat, action: HireForeman): Result<undefined> {
  if (isInForce(state.effects, 'no-foreman-change')) return REFUSALS.noForemanChange
  if (action.mode === 'draw') {
    const cards = pile.discard.length + (action.from === 'deck' ? pile.deckSize : 0)
    if (cards === 0) return REFUSALS.foremenPileEmpty
  } else if (!isAvailable(state, action.foreman_id)) {
    return REFUSALS.notAvailable(action.foreman_id)
  }
  const cost = action.mode === 'draw' ? DRAW_FOREMAN_COST : CHOOSE_FOREMAN_COST
  if (turnOf(state).spent + cost > SPENDING_LIMIT) return REFUSALS.overLimit
  if (playerOf(state, seat).gp < cost) return REFUSALS.notEnoughGold
  return ok(undefined)
}

/** In the deck or the discard pile, so with no player: during a turn no card is on offer. */
export function isAvailable(state: Shared, foreman: string): boolean {
  return FOREMEN.has(foreman) && !state.players.some(player => player.foreman === foreman)
}

export function hireForeman(flow: Flow, seat: Seat, action: HireForeman): Result<undefined> {
  const { deck, discard } = flow.state.piles.foremen
  const checked = checkHire(flow.state, { deckSize: deck.length, discard }, seat, action)
  if (!checked.ok) return checked
  const cost = action.mode === 'draw' ? DRAW_FOREMAN_COST : CHOOSE_FOREMAN_COST
  pay(flow, seat, null, cost, 'foreman')
  changeTurn(flow, { spent: turnOf(flow.state).spent + cost })
  if (action.mode === 'choose') choose(flow, seat, action.foreman_id)
  else draw(flow, seat, action.from)
  return ok(undefined)
}

/** H1: the drawn card is shown to all, then the player keeps one of the two. */
function draw(flow: Flow, seat: Seat, from: 'deck' | 'discard'): void {
  const drawn = from === 'deck' ? drawCard(flow, 'foremen') : flow.state.piles.foremen.discard.at(-1)
  if (drawn === undefined) return
  if (from === 'discard') removeCard(flow, 'foremen', drawn)
  flow.reveals = true
  flow.change({ pending: { kind: 'keep-foreman', player: seat, drawn } })
  flow.emit({ type: 'foreman-drawn', seat, foreman: drawn, pile: from })
}

/** H2: reshuffled only if the card came from the deck. */
function choose(flow: Flow, seat: Seat, foreman: string): void {
  const fromDeck = flow.state.piles.foremen.deck.includes(foreman)
  removeCard(flow, 'foremen', foreman)
  takeOn(flow, seat, foreman)
  if (fromDeck) shuffleIntoDeck(flow, 'foremen', [])
}

function takeOn(flow: Flow, seat: Seat, foreman: string): void {
  const dismissed = playerOf(flow.state, seat).foreman
  if (dismissed === null) return
  discardCards(flow, 'foremen', [dismissed])
  changePlayer(flow, seat, { foreman })
  flow.emit({ type: 'foreman-hired', seat, foreman, dismissed })
}

export function keepForeman(flow: Flow, seat: Seat, { foreman_id: kept }: ActionOf<'keep-foreman'>): Result<undefined> {
  const { pending } = flow.state
  const { foreman } = playerOf(flow.state, seat)
  if (pending?.kind !== 'keep-foreman') return REFUSALS.noForemanDrawn
  if (kept !== pending.drawn && kept !== foreman) return REFUSALS.notOneOfTwo(kept)
  flow.change({ pending: null })
  if (kept === pending.drawn) takeOn(flow, seat, kept)
  else {
    discardCards(flow, 'foremen', [pending.drawn])
    flow.emit({ type: 'foreman-kept', seat, foreman: kept, refused: pending.drawn })
  }
  return ok(undefined)
}
