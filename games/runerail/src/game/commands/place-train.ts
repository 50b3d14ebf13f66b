import { fail, ok, refuse } from '@turnwise/engine'
import { defineCommand } from '../command.ts'
import { changePlayer } from '../flow.ts'
import { type Place, placeNamed } from '../map/board.ts'
import { citiesOn } from '../map/extent.ts'
import { milepostOf } from '../map/geometry.ts'
import { beginStep } from '../turns.ts'
import { findCity, noCity } from '../words/names.ts'

/** Section 3, step 6: any city, a major one on its centre. */
export const placeTrain = defineCommand({
  type: 'place-train',
  fields: [{ city: 'name' }],
  when: ['placing'],
  options: state => citiesOn(state.options.map).map(({ name }) => ({ type: 'place-train', city: name })),
  check(state, _, { city: name }) {
    const city = placeNamed(name)
    if (city === undefined) return refuse('unknown-city', `There is no city ${name}.`)
    return citiesOn(state.options.map).includes(city)
      ? ok(city)
      : refuse('unknown-city', `${name} is not on the map of this match.`)
  },
  apply(flow, seat, _, city: Place) {
    const at = milepostOf(city.centre)
    changePlayer(flow, seat, { at, lastCity: at })
    flow.emit({ type: 'train-placed', seat, city: city.name, at })
    beginStep(flow, (flow.state.step ?? 0) + 1)
  },
  *destinations({ legal }) {
    for (const action of legal)
      for (const point of placeNamed(action.city)?.points ?? []) yield { action, point, way: [], steps: 0, gold: 0 }
  },
  words: {
    group: 'Ways to go',
    describe: ({ city }) => `start in ${city}`,
    verbs: ['place'],
    help: ['place CITY', 'where the train starts'],
    typed: ({ city }) => `place ${city}`,
    parse({ rest }) {
      const city = findCity(rest)
      return city === undefined ? fail('bad-request', noCity(rest)) : ok({ type: 'place-train', city: city.name })
    },
  },
})
