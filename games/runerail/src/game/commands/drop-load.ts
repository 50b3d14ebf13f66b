import { refuse } from '@turnwise/engine'
import { defineCommand } from '../command.ts'
import { GOODS } from '../content/index.ts'
import { cityOf, playerOf, returnLoads, turnOf } from '../flow.ts'
import { REFUSALS } from '../refusals.ts'
import { parseName } from '../words/names.ts'

/** U2 */
export const dropLoad = defineCommand({
  type: 'drop-load',
  fields: [{ good: 'name' }],
  when: ['move', 'ship'],
  options(state, seat) {
    const { loads } = playerOf(state, seat)
    return GOODS.filter(good => loads.includes(good)).map(good => ({ type: 'drop-load', good }))
  },
  check(state, seat, { good }) {
    const player = playerOf(state, seat)
    const city = cityOf(player)
    if (!city.ok) return city
    const carried = player.loads.filter(load => load === good).length
    if (carried === 0) return REFUSALS.notCarried(good)
    const fresh = turnOf(state).picked.filter(load => load.good === good && load.city === city.value.name).length
    return carried <= fresh ? refuse('just-picked-up', `That ${good} was picked up here in this turn.`) : city
  },
  apply(flow, seat, { good }, { name: city }) {
    returnLoads(flow, seat, [good])
    flow.emit({ type: 'load-dropped', seat, good, city })
  },
  words: {
    group: 'Loads',
    describe: ({ good }) => `drop ${good}`,
    verbs: ['drop'],
    help: ['drop GOOD', 'loads, in a city'],
    typed: ({ good }) => `drop ${good}`,
    parse: ({ rest }) => parseName(rest, GOODS, good => ({ type: 'drop-load', good })),
  },
})
