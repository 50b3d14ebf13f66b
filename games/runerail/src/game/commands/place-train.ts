import { ok, refuse } from '@turnwise/engine'
import { type Place, placeNamed } from '../board.ts'
import { defineCommand } from '../command.ts'
import { citiesOn } from '../extent.ts'
import { changePlayer } from '../flow.ts'
import { milepostOf } from '../geometry.ts'
import { beginStep } from '../turns.ts'

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
})
