import type { FaceAnswer, Seat, TextStyle } from '@turnwise/engine'
import { demandsOn, sourcesOf } from '../game/cards/demands.ts'
import { GOODS, TRAINS } from '../game/content/index.ts'
import type { Place } from '../game/map/board.ts'
import { citiesOn } from '../game/map/extent.ts'
import { type Point, pointOf } from '../game/map/geometry.ts'
import { cheapestRoute } from '../game/track/cheapest-route.ts'
import { TOLL } from '../game/track/costs.ts'
import { priceOfSections } from '../game/track/laying.ts'
import { servingOf } from '../game/track/serving.ts'
import type { View } from '../game/types.ts'
import { eventsInForce } from '../game/words/effects.ts'
import { servingFacts } from '../game/words/lines.ts'
import { findName, parseMilepost } from '../game/words/names.ts'
import { describePlace } from '../game/words/places.ts'
import { wholeLegend } from './legend.ts'
import type { Look } from './show.ts'

/** Questions about the table; they play nothing and can be asked at any time. */
export function ask(line: string, view: View, style: TextStyle): FaceAnswer | undefined {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line.trim().replaceAll(/\s+/g, ' ')) ?? []
  const seat = typeof style.viewer === 'number' ? style.viewer : (view.current?.player ?? 0)
  switch (word.toLowerCase()) {
    case 'look':
      return look(rest, view, seat)
    case 'where':
      return { text: whereIs(rest, view) }
    case 'path':
      return { text: pathBetween(rest, view, seat) }
    case 'demands':
      return { text: demandsIn(view, seat) }
    case 'events':
      return { text: eventsIn(view) }
    case 'legend':
      return { text: wholeLegend(style) }
    default:
      return undefined
  }
}

function cityNamed(text: string, view: View): Place | undefined {
  return findName(text, citiesOn(view.options.map), city => city.name)
}

const noCity = (text: string) => `"${text}" does not name one city on this map.`

/** `look Skarn`, `look 31,10`, and `look` for the train again. */
function look(text: string, view: View, seat: Seat): FaceAnswer {
  const at = view.players[seat]?.at ?? null
  const city = cityNamed(text, view)
  const milepost = text === '' ? at : (city?.at ?? parseMilepost(text) ?? null)
  const point = milepost === null ? undefined : pointOf(milepost)
  if (milepost === null || point === undefined) {
    return text === ''
      ? { text: 'Your train is not on the map yet. To see a city, name it, as in: look Skarn', look: {} }
      : { text: noCity(text) }
  }
  const answer: Look = { at: milepost }
  return { text: `${describePlace(point)}.`, look: answer }
}

function whereIs(text: string, view: View): string {
  const good = findName(text, GOODS, each => each)
  if (good === undefined) return `"${text}" is not one of ${GOODS.join(', ')}.`
  const from = sourcesOf(good, view.options.map).map(({ name }) => name)
  const left = view.pool[good] ?? 0
  const wanted = view.players.flatMap(({ hand }) =>
    hand.flatMap(card => demandsOn(card, view.options.map).filter(demand => demand.good === good)),
  )
  const cities = [...new Set(wanted.map(({ city, payoff }) => `${city} (${payoff})`))]
  return `${good}: from ${from.join(', ')}; ${left === 1 ? '1 chip is' : `${left} chips are`} left${
    cities.length === 0 ? '' : `; asked for in ${cities.join(', ')}`
  }.`
}

/** `path to Skarn` from the train, `path from Skarn to Bremmner` from anywhere. */
function pathBetween(text: string, view: View, seat: Seat): string {
  const [, from, to = ''] = /^(?:from (.+?) )?(?:to )?(.+)$/i.exec(text) ?? []
  const city = cityNamed(to, view)
  if (city === undefined) return noCity(to)
  const start = from === undefined ? undefined : cityNamed(from, view)
  if (from !== undefined && start === undefined) return noCity(from)
  const at = view.players[seat]?.at ?? null
  const train = at === null ? undefined : pointOf(at)
  const points = start?.points ?? (train === undefined ? undefined : [train])
  if (points === undefined) return `Your train is not on the map yet. As in: path from Skarn to ${city.name}`
  return describeRoute(view, seat, start === undefined ? city.name : `${start.name}–${city.name}`, points, city)
}

function describeRoute(view: View, seat: Seat, name: string, from: readonly Point[], city: Place): string {
  const route = cheapestRoute(view, seat, from, new Set(city.points))
  if (route === undefined) return `${name}: no way over land leads there.`
  const { steps, sections, rivals } = route
  const speed = TRAINS.get(view.players[seat]?.train ?? '')?.speed ?? 1
  const turns = Math.ceil(steps / speed)
  const facts = [
    `${name}: ${steps === 1 ? '1 step' : `${steps} steps`}, ${turns === 1 ? '1 turn' : `${turns} turns`} at speed ${speed}`,
    sections.length === 0
      ? 'nothing to build'
      : `${sections.length === 1 ? '1 section' : `${sections.length} sections`} to build for ${priceOfSections(view, seat, sections)} gold`,
    ...(rivals.length === 0
      ? []
      : [`a toll of ${TOLL} a turn to each of ${rivals.length} owner${rivals.length > 1 ? 's' : ''}`]),
  ]
  return `${facts.join('; ')}.`
}

/** What serving each demand in the hand takes. */
function demandsIn(view: View, seat: Seat): string {
  const lines = (view.players[seat]?.hand ?? []).flatMap(card =>
    demandsOn(card, view.options.map).map(demand => {
      const from = sourcesOf(demand.good, view.options.map).map(({ name }) => name)
      const serving = servingOf(view, seat, demand)
      const price = servingFacts(serving).join(', ')
      return `Card ${card}: ${demand.good} to ${demand.city} pays ${demand.payoff}; from ${from.join(', ')}; ${price}`
    }),
  )
  return lines.length === 0 ? 'There is no card in this hand.' : lines.join('\n')
}

function eventsIn(view: View): string {
  const events = eventsInForce(view)
  if (events.length === 0) return 'No event is in force.'
  return events.map(({ name, text, lasts }) => `${name}: ${text} (${lasts})`).join('\n')
}
