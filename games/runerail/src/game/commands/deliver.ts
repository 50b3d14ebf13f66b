import { fail, ok, refuse } from '@turnwise/engine'
import { demandsOn } from '../cards/demands.ts'
import { startDraw } from '../cards/draw.ts'
import { isClosed } from '../cards/effects.ts'
import { discardCards } from '../cards/piles.ts'
import { defineCommand } from '../command.ts'
import { GOODS } from '../content/index.ts'
import { changePlayer, cityOf, type Flow, pay, playerOf, returnLoads } from '../flow.ts'
import { placeAt } from '../map/board.ts'
import { pointOf } from '../map/geometry.ts'
import { REFUSALS } from '../refusals.ts'
import type { Shared } from '../types.ts'
import { settleVictory } from '../victory.ts'
import { findName } from '../words/names.ts'

/** U3, in its order: paid, then victory, then the next card. */
export const deliver = defineCommand({
  type: 'deliver',
  fields: [{ card_id: 'card', good: 'name' }],
  when: ['move', 'ship'],
  options: (state, seat) =>
    playerOf(state, seat).hand.flatMap(card =>
      demandsOn(card, state.options.map).map(({ good }) => ({ type: 'deliver', card_id: card, good }) as const),
    ),
  check(state, seat, { card_id: card, good }) {
    const player = playerOf(state, seat)
    const city = cityOf(player)
    if (!city.ok) return city
    if (isClosed(state.effects, city.value)) return REFUSALS.cityClosed
    if (!player.loads.includes(good)) return REFUSALS.notCarried(good)
    if (!player.hand.includes(card)) return refuse('not-your-card', 'You do not hold that demand card.')
    const { name } = city.value
    const demand = demandsOn(card, state.options.map).find(each => each.good === good && each.city === name)
    return demand === undefined ? refuse('no-such-demand', `That card asks for no ${good} in ${name}.`) : ok(demand)
  },
  apply(flow, seat, { card_id: card, good }, { city, payoff }) {
    returnLoads(flow, seat, [good])
    changePlayer(flow, seat, { hand: playerOf(flow.state, seat).hand.filter(each => each !== card) })
    discardCards(flow, 'demand', [card])
    flow.emit({ type: 'load-delivered', seat, card, good, city, payoff })
    pay(flow, null, seat, payoff, 'payoff')
    repay(flow, seat, payoff)
    flow.reveals = true
    if (!settleVictory(flow, seat)) startDraw(flow, seat, 1, 'continue')
  },
  words: {
    group: 'Loads',
    describe({ card_id: card, good }, view) {
      const payoff = payoffOf(card, good, view)
      return `deliver ${good}${payoff === undefined ? '' : ` for ${payoff} gold`}`
    },
    verbs: ['deliver'],
    help: ['deliver GOOD [CARD]', 'loads, in a city'],
    typed: ({ card_id: card, good }) => `deliver ${good} ${card}`,
    /** The card may be left out where only one asks for it. */
    parse({ rest, legal }) {
      const [word = '', card] = rest.split(' ')
      const good = findName(word, GOODS, each => each)
      if (good === undefined) return fail('bad-request', `"${word}" is not a good.`)
      if (card !== undefined)
        return /^\d+$/.test(card)
          ? ok({ type: 'deliver', card_id: Number(card), good })
          : fail('bad-request', `"${card}" is not a card.`)
      const [only, another] = legal.filter(action => action.good === good)
      if (only === undefined) return fail('illegal-action', `No card of yours pays for ${good} here.`)
      if (another === undefined) return ok(only)
      return fail('bad-request', `Several cards pay for ${good}: say which, as in deliver ${good} 17.`)
    },
  },
})

/** Z4: a debt is taken from payoffs first. */
function repay(flow: Flow, seat: number, payoff: number): void {
  const { debt } = playerOf(flow.state, seat)
  const amount = Math.min(debt, payoff)
  if (amount === 0) return
  pay(flow, seat, null, amount, 'debt')
  changePlayer(flow, seat, { debt: debt - amount })
}

function payoffOf(card: number, good: string, view: Shared): number | undefined {
  const at = view.players[view.current?.player ?? 0]?.at ?? null
  const point = at === null ? undefined : pointOf(at)
  const city = point === undefined ? undefined : placeAt(point)?.name
  return demandsOn(card, view.options.map).find(each => each.good === good && each.city === city)?.payoff
}
