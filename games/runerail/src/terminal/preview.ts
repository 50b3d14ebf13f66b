import { fail, type Rejection, type Seat } from '@turnwise/engine'
import { graphOf } from '../bots/graph.ts'
import { bestPoint, isReached, routesFrom, wayTo } from '../bots/routes.ts'
import { linkBetween } from '../game/board.ts'
import { TRAINS } from '../game/content.ts'
import { milepostOf, pointOf } from '../game/geometry.ts'
import { indexOf } from '../game/track.ts'
import type { View } from '../game/types.ts'
import { findCity, formatMilepost } from './names.ts'

/**
 * What the way to a city would take, as far as anybody can tell now: a preview, so it is answered like a refusal and
 * nothing is played.
 */
export function previewPath(view: View, seat: Seat, name: string): { readonly ok: false; readonly error: Rejection } {
  const city = findCity(name)
  const player = view.players[seat]
  if (city === undefined || player === undefined) return fail('bad-request', `There is no one city "${name}".`)
  const from = player.at === null ? undefined : pointOf(player.at)
  if (from === undefined) return fail('bad-request', 'Your train is not on the map yet.')
  const graph = graphOf(view, seat, { step: 0.5, rival: 1, voyage: null })
  const routes = routesFrom(graph, [from])
  const end = bestPoint(routes, city)
  if (!isReached(routes, end)) return fail('preview', `No way over land leads to ${city.name}.`)
  const way = wayTo(routes, end)
  const { owner } = indexOf(view.track)
  const rivals = new Set<Seat>()
  const missing: string[] = []
  for (const [index, point] of way.entries()) {
    const next = way[index + 1]
    const link = next === undefined ? undefined : linkBetween(point, next)
    if (link === undefined || next === undefined) continue
    const seatOfLink = owner[link] ?? -1
    if (seatOfLink === -1) missing.push(`${formatMilepost(milepostOf(point))}>${formatMilepost(milepostOf(next))}`)
    else if (seatOfLink !== seat) rivals.add(seatOfLink)
  }
  const steps = routes.steps[end] ?? 0
  const speed = TRAINS.get(player.train)?.speed ?? 1
  const facts = [
    `${city.name}: ${steps} steps, ${Math.ceil(steps / speed)} turn${steps > speed ? 's' : ''} at speed ${speed}`,
    missing.length === 0
      ? 'nothing to build'
      : `${missing.length} sections to build for about ${routes.gold[end] ?? 0} gold`,
    ...(rivals.size === 0 ? [] : [`a toll of 4 a turn to each of ${rivals.size} owner${rivals.size > 1 ? 's' : ''}`]),
  ]
  const list = missing.length === 0 ? '' : ` First to build: ${missing.slice(0, 8).join(' ')}.`
  return fail('preview', `${facts.join('; ')}.${list}`)
}
