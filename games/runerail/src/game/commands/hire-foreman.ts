import { ok, refuse, type Seat } from '@turnwise/engine'
import { isInForce } from '../cards/effects.ts'
import { cardsIn, discardCards, drawCard, removeCard, shuffleIntoDeck } from '../cards/piles.ts'
import { DONE, defineCommand } from '../command.ts'
import { FOREMEN } from '../content/index.ts'
import { changePlayer, changeTurn, type Flow, pay, playerOf, turnOf } from '../flow.ts'
import { REFUSALS } from '../refusals.ts'
import { ALL_FOREMEN } from '../setup.ts'
import { CHOOSE_FOREMAN_COST, DRAW_FOREMAN_COST, SPENDING_LIMIT } from '../track/costs.ts'
import type { Shared } from '../types.ts'
import { parseName } from '../words/names.ts'
import { foremanCard, foremanEffect, formatForeman } from '../words/pieces.ts'

const PILES = ['deck', 'discard'] as const
const COSTS = { draw: DRAW_FOREMAN_COST, choose: CHOOSE_FOREMAN_COST } as const

/** H1 to H3 in the order of 8.5. */
export const hireForeman = defineCommand({
  type: 'hire-foreman',
  fields: [
    { mode: ['draw'], from: PILES },
    { mode: ['choose'], foreman_id: 'name' },
  ],
  when: ['opening', 'move', 'build'],
  options: state => [
    ...PILES.map(from => ({ type: 'hire-foreman', mode: 'draw', from }) as const),
    ...ALL_FOREMEN.map(name => ({ type: 'hire-foreman', mode: 'choose', foreman_id: name }) as const).filter(action =>
      isAvailable(state, action.foreman_id),
    ),
  ],
  check(state, seat, action) {
    if (isInForce(state.effects, 'no-foreman-change'))
      return refuse('event-no-foremen', 'The gang is bewitched: no foreman is exchanged.')
    if (action.mode === 'choose') {
      if (!isAvailable(state, action.foreman_id))
        return refuse('not-available', `${action.foreman_id} cannot be hired now.`)
    } else {
      const pile = state.piles.foremen
      if ((action.from === 'deck' ? cardsIn(pile) : pile.discard.length) === 0)
        return refuse('pile-empty', 'That pile of foremen is empty.')
    }
    const cost = COSTS[action.mode]
    if (turnOf(state).spent + cost > SPENDING_LIMIT) return REFUSALS.overLimit
    return playerOf(state, seat).gp < cost ? REFUSALS.notEnoughGold : DONE
  },
  apply(flow, seat, action) {
    const cost = COSTS[action.mode]
    pay(flow, seat, null, cost, 'foreman')
    changeTurn(flow, { spent: turnOf(flow.state).spent + cost })
    if (action.mode === 'choose') choose(flow, seat, action.foreman_id)
    else draw(flow, seat, action.from)
  },
  words: {
    group: 'Trains and foremen',
    describe(action) {
      if (action.mode === 'choose') return `hire ${formatForeman(action.foreman_id)}: ${COSTS.choose} gold`
      return `draw a foreman from the ${action.from === 'deck' ? 'deck' : 'discard pile'}: ${COSTS.draw} gold`
    },
    card(action, view) {
      if (action.mode === 'choose') {
        const { facts, ...card } = foremanCard(action.foreman_id)
        return { ...card, facts: `${COSTS.choose} gold · ${facts}` }
      }
      const price = `${COSTS.draw} gold`
      const top = view.piles.foremen.discard.at(-1)
      if (action.from === 'deck') return { name: 'Draw one', facts: `${price} · keep it or the one you have` }
      return { name: `Draw ${top ?? 'the last dismissed'}`, facts: `${price} · ${foremanEffect(top ?? '')}` }
    },
    verbs: ['hire'],
    help: ['hire deck | hire discard | hire NAME', `foremen, ${COSTS.draw} or ${COSTS.choose} gold`],
    typed: action => `hire ${action.mode === 'draw' ? action.from : action.foreman_id}`,
    parse({ rest }) {
      if (rest === 'deck' || rest === 'discard') return ok({ type: 'hire-foreman', mode: 'draw', from: rest })
      return parseName(rest, [...FOREMEN.keys()], name => ({ type: 'hire-foreman', mode: 'choose', foreman_id: name }))
    },
  },
})

/** H1: the drawn card is shown to all, then the player keeps one of the two. */
function draw(flow: Flow, seat: number, from: 'deck' | 'discard'): void {
  const drawn = from === 'deck' ? drawCard(flow, 'foremen') : flow.state.piles.foremen.discard.at(-1)
  if (drawn === undefined) return
  if (from === 'discard') removeCard(flow, 'foremen', drawn)
  flow.reveals = true
  flow.change({ pending: { kind: 'keep-foreman', player: seat, drawn } })
  flow.emit({ type: 'foreman-drawn', seat, foreman: drawn, pile: from })
}

/** H2: reshuffled only if the card came from the deck. */
function choose(flow: Flow, seat: number, foreman: string): void {
  const fromDeck = flow.state.piles.foremen.deck.includes(foreman)
  removeCard(flow, 'foremen', foreman)
  takeOn(flow, seat, foreman)
  if (fromDeck) shuffleIntoDeck(flow, 'foremen', [])
}

/** In the deck or the discard pile, so with no player: during a turn no card is on offer. */
function isAvailable(state: Shared, foreman: string): boolean {
  return FOREMEN.has(foreman) && !state.players.some(player => player.foreman === foreman)
}

export function takeOn(flow: Flow, seat: Seat, foreman: string): void {
  const dismissed = playerOf(flow.state, seat).foreman
  if (dismissed === null) return
  discardCards(flow, 'foremen', [dismissed])
  changePlayer(flow, seat, { foreman })
  flow.emit({ type: 'foreman-hired', seat, foreman, dismissed })
}
