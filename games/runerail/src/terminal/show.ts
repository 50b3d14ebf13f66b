import type { Seat, TextStyle } from '@turnwise/engine'
import { EVENTS, SHIPS, TRAINS } from '../game/content.ts'
import { demandsOn } from '../game/demands.ts'
import type { View } from '../game/types.ts'
import { formatForeman, nameOfSeat } from '../words/pieces.ts'
import { nameOfMilepost } from '../words/places.ts'
import { drawMap, markOf, paint, trackMarkOf, wrap } from './map.ts'

const CENTRE: readonly [number, number, number] = [0, 30, 18]

/** The window of the map round the viewer's train, then the table in words. */
export function show(view: View, style: TextStyle): string {
  const whose = typeof style.viewer === 'number' ? style.viewer : (view.current?.player ?? 0)
  const at = view.players[whose]?.at ?? CENTRE
  return [
    drawMap(view, at, style),
    '',
    ...view.players.flatMap((_, seat) => showPlayer(view, seat, style)),
    ...(view.draft === null ? [] : showDraft(view, style)),
    ...showHand(view, whose, style),
    ...showEffects(view, style),
  ].join('\n')
}

function showPlayer(view: View, seat: Seat, style: TextStyle): string[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const who = `${markOf(seat)}${trackMarkOf(seat)} ${nameOfSeat(seat, style.names)}`
  if (player.resigned) return [`${who}: resigned`]
  const train = TRAINS.get(player.train)
  const foreman = player.foreman === null ? 'no foreman' : formatForeman(player.foreman)
  const facts = [
    `${player.gp} gold${player.debt > 0 ? `, owes ${player.debt}` : ''}`,
    `${view.joined[seat] ?? 0} of ${view.options.goal_cities} cities`,
    `${player.train} ${train?.speed ?? 0}/${train?.loads ?? 0}`,
    foreman,
    player.at === null ? 'not placed' : nameOfMilepost(player.at),
    player.loads.length === 0 ? 'empty' : player.loads.join(', '),
    ...(player.ship === null ? [] : [`aboard ${player.ship.name} (${SHIPS.get(player.ship.name)?.speed ?? 0})`]),
    ...(player.skip > 0 ? [`loses ${player.skip} turn${player.skip > 1 ? 's' : ''}`] : []),
  ]
  const [first = '', ...more] = wrap(`${who}: ${facts.join('; ')}`, style.width - 4)
  return [paint(first.slice(0, 2), seat, style) + first.slice(2), ...more.map(line => `    ${line}`)]
}

function showDraft(view: View, style: TextStyle): string[] {
  const offers = view.draft?.offers ?? []
  return offers.flatMap((offer, seat) =>
    offer.length === 0
      ? []
      : wrap(`Dealt to ${nameOfSeat(seat, style.names)}: ${offer.map(formatForeman).join(', ')}`, style.width),
  )
}

function showHand(view: View, seat: Seat, style: TextStyle): string[] {
  const hand = view.players[seat]?.hand ?? []
  return hand.flatMap(card => {
    const demands = demandsOn(card, view.options.map)
    return wrap(
      `Card ${card}: ${demands.map(each => `${each.good} to ${each.city} ${each.payoff}`).join('; ')}`,
      style.width,
    )
  })
}

function showEffects(view: View, style: TextStyle): string[] {
  const cards = [...new Set(view.effects.map(effect => effect.card))]
  return cards.flatMap(card => {
    const { name = '', text = '' } = EVENTS.get(card) ?? {}
    const until = view.effects.find(effect => effect.card === card)?.until ?? null
    return wrap(`${name}: ${text} ${until === null ? '' : `(to the end of turn ${until})`}`.trim(), style.width)
  })
}
