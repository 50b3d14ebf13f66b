import { refuse } from '@turnwise/engine'
import { isClosed } from '../cards/effects.ts'
import { defineCommand } from '../command.ts'
import { GOODS, TRAINS } from '../content/index.ts'
import { changePlayer, changeTurn, cityOf, playerOf, turnOf } from '../flow.ts'
import { REFUSALS } from '../refusals.ts'
import { parseName } from '../words/names.ts'

/** U1, at every milepost of the city (C3); like all that is done with loads it costs no movement (U4). */
export const pickUp = defineCommand({
  type: 'pick-up',
  fields: [{ good: 'name' }],
  when: ['move', 'ship'],
  options(state, seat) {
    const city = cityOf(playerOf(state, seat))
    return city.ok ? city.value.goods.map(good => ({ type: 'pick-up', good })) : []
  },
  check(state, seat, { good }) {
    const player = playerOf(state, seat)
    const city = cityOf(player)
    if (!city.ok) return city
    if (isClosed(state.effects, city.value)) return REFUSALS.cityClosed
    if (!city.value.goods.includes(good)) return refuse('not-supplied-here', `${city.value.name} supplies no ${good}.`)
    if ((state.pool[good] ?? 0) < 1) return refuse('none-left', `All chips of ${good} are on trains.`)
    if (player.loads.length >= (TRAINS.get(player.train)?.loads ?? 0))
      return refuse('train-full', 'Your train is full.')
    return city
  },
  apply(flow, seat, { good }, { name: city }) {
    const { pool } = flow.state
    flow.change({ pool: { ...pool, [good]: (pool[good] ?? 0) - 1 } })
    changePlayer(flow, seat, { loads: [...playerOf(flow.state, seat).loads, good] })
    changeTurn(flow, { picked: [...turnOf(flow.state).picked, { city, good }] })
    flow.emit({ type: 'load-picked-up', seat, good, city })
  },
  words: {
    group: 'Loads',
    describe: ({ good }) => `pick up ${good}`,
    verbs: ['pick'],
    help: ['pick GOOD', 'loads, in a city'],
    typed: ({ good }) => `pick ${good}`,
    parse: ({ rest }) => parseName(rest.replace(/^up /i, ''), GOODS, good => ({ type: 'pick-up', good })),
  },
})
