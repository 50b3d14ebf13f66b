import { ok, refuse } from '@turnwise/engine'
import { defineCommand } from '../command.ts'
import { demandsOn } from '../demands.ts'
import { startDraw } from '../draw.ts'
import { isClosed } from '../effects.ts'
import { changePlayer, type Flow, pay, playerOf, returnLoads } from '../flow.ts'
import { cityOf } from '../loads.ts'
import { discardCards } from '../piles.ts'
import { REFUSALS } from '../refusals.ts'
import { settleVictory } from '../victory.ts'

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
})

/** Z4: a debt is taken from payoffs first. */
function repay(flow: Flow, seat: number, payoff: number): void {
  const { debt } = playerOf(flow.state, seat)
  const amount = Math.min(debt, payoff)
  if (amount === 0) return
  pay(flow, seat, null, amount, 'debt')
  changePlayer(flow, seat, { debt: debt - amount })
}
