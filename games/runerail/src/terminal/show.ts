import type { Seat, TextStyle } from '@turnwise/engine'
import { demandsOn } from '../game/cards/demands.ts'
import { SHIPS } from '../game/content/index.ts'
import type { Milepost } from '../game/content/types.ts'
import { endsOf } from '../game/map/board.ts'
import { majorsOn } from '../game/map/extent.ts'
import { milepostOf } from '../game/map/geometry.ts'
import { indexOf } from '../game/track/track.ts'
import type { View } from '../game/types.ts'
import { eventsInForce } from '../game/words/effects.ts'
import { formatForeman, nameOfSeat, raceOfForeman, trainFacts } from '../game/words/pieces.ts'
import { nameOfMilepost } from '../game/words/places.ts'
import { legendOf } from './legend.ts'
import { type Drawing, drawMap, markOf, paint, trackMarkOf, wrap } from './map.ts'

/** Rows of the map if the room is unknown, and the fewest that help. */
const MAP_ROWS = 12
const LEAST_MAP_ROWS = 4
/** With this many rows the table is shown in full. */
const ROOMY = 24

/** Where a question about the map has moved it. */
export interface Look {
  readonly at: Milepost
}

/** What the player has, then what the others have, then the map round the player's train. */
export function show(view: View, style: TextStyle): string {
  const { height } = style
  const whose = typeof style.viewer === 'number' ? style.viewer : (view.current?.player ?? 0)
  const isRoomy = height === undefined || height >= ROOMY
  const rivals = view.players.map((_, seat) => seat).filter(seat => seat !== whose)
  const table = [
    ...showPlayer(view, whose, style, isRoomy),
    ...showHand(view, whose, style),
    ...(isRoomy ? rivals.flatMap(seat => showPlayer(view, seat, style, true)) : showRivals(view, rivals, style)),
    ...(isRoomy ? showDraft(view, style) : []),
    ...showEffects(view, style, isRoomy),
  ]
  const centre = lookOf(style) ?? centreFor(view, whose)
  const drawn = (rows: number) => drawMap(view, centre, style, rows, isRoomy)
  const room = height === undefined ? MAP_ROWS : Math.max(LEAST_MAP_ROWS, height - table.length)
  const legendIn = (drawing: Drawing) => wrap(legendOf(drawing, style), style.width)
  // The legend takes rows from the map, which may then need less of a legend.
  const before = drawn(room)
  const rows = height === undefined ? room : room - legendIn(before).length
  const isExplained = rows >= LEAST_MAP_ROWS
  const drawing = isExplained ? drawn(rows) : before
  const { lines, cities } = drawing
  const goods = cities.map(city => `${city.name} (${city.goods.join(', ')})`).join('; ')
  return [
    ...table,
    ...lines,
    ...(isExplained ? legendIn(drawing) : []),
    ...(height === undefined && goods !== '' ? wrap(`Here: ${goods}`, style.width) : []),
  ].join('\n')
}

function lookOf({ look }: TextStyle): Milepost | undefined {
  return typeof look === 'object' && look !== null && 'at' in look ? (look as Look).at : undefined
}

/** The train; before it is placed the track that was laid last, or the first major city. */
function centreFor(view: View, seat: Seat): Milepost {
  const newest = indexOf(view.track).links[seat]?.at(-1)
  const point = newest === undefined ? majorsOn(view.options.map)[0]?.centre : endsOf(newest)[1]
  return view.players[seat]?.at ?? milepostOf(point ?? 0)
}

function showPlayer(view: View, seat: Seat, style: TextStyle, isRoomy: boolean): string[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const who = `${markOf(seat)}${trackMarkOf(seat)} ${nameOfSeat(seat, style.names)}`
  if (player.resigned) return [`${who}: resigned`]
  const foreman = player.foreman === null ? 'no foreman' : formatForeman(player.foreman)
  const { goal_gold: gold, goal_cities: cities } = view.options
  const joined = view.joined[seat] ?? 0
  const facts = [
    `${player.gp}${isRoomy ? ` of ${gold}` : ''} gold${player.debt > 0 ? `, owes ${player.debt}` : ''}`,
    isRoomy ? `${joined} of ${cities} cities` : `${joined}/${cities} cities`,
    isRoomy ? `${player.train} (${trainFacts(player.train)})` : player.train,
    ...(isRoomy || player.foreman !== null ? [isRoomy ? foreman : (raceOfForeman(player.foreman ?? '') ?? '')] : []),
    ...(player.at === null ? [] : [`at ${nameOfMilepost(player.at)}`]),
    player.loads.length === 0 ? 'no load' : player.loads.join(', '),
    ...(player.ship === null ? [] : [`aboard ${player.ship.name} (${SHIPS.get(player.ship.name)?.speed ?? 0})`]),
    ...(player.skip > 0 ? [`loses ${player.skip} turn${player.skip > 1 ? 's' : ''}`] : []),
  ]
  const [first = '', ...more] = wrap(`${who}: ${facts.join('; ')}`, style.width - 2)
  return [paint(first.slice(0, 2), seat, style) + first.slice(2), ...more.map(line => `  ${line}`)]
}

/** What matters of the others where there is little room. */
function showRivals(view: View, seats: readonly Seat[], style: TextStyle): string[] {
  const rivals = seats.map(seat => {
    const player = view.players[seat]
    const who = `${markOf(seat)}${trackMarkOf(seat)} ${nameOfSeat(seat, style.names)}`
    if (player === undefined || player.resigned) return `${who}: resigned`
    const loads = player.loads.length === 0 ? '' : `, ${player.loads.join(', ')}`
    const at = player.at === null ? '' : `, ${nameOfMilepost(player.at)}`
    return `${who}: ${player.gp} gold, ${view.joined[seat] ?? 0}/${view.options.goal_cities} cities${at}${loads}`
  })
  return wrap(rivals.join('; '), style.width)
}

function showDraft(view: View, style: TextStyle): string[] {
  const offers = view.draft?.offers ?? []
  return offers.flatMap((offer, seat) =>
    offer.length === 0
      ? []
      : wrap(`Dealt to ${nameOfSeat(seat, style.names)}: ${offer.map(formatForeman).join(', ')}`, style.width),
  )
}

/** One line for each card, as far as the width allows. */
function showHand(view: View, seat: Seat, style: TextStyle): string[] {
  const hand = view.players[seat]?.hand ?? []
  const to = style.width >= 60 ? ' to ' : ' '
  return hand.flatMap(card => {
    const demands = demandsOn(card, view.options.map).map(({ good, city, payoff }) => `${good}${to}${city} ${payoff}`)
    return wrap(`Card ${card}: ${demands.join('; ')}`, style.width)
  })
}

function showEffects(view: View, style: TextStyle, isRoomy: boolean): string[] {
  const events = eventsInForce(view)
  if (events.length === 0) return []
  if (isRoomy) return events.flatMap(({ name, text, lasts }) => wrap(`${name}: ${text} (${lasts})`, style.width))
  return wrap(`Events: ${events.map(({ name, lasts }) => `${name} (${lasts})`).join('; ')}`, style.width)
}
