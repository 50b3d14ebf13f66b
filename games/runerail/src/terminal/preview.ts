import { fail, type Rejection, type Seat } from '@turnwise/engine'
import { cheapestRoute } from '../game/cheapest-route.ts'
import { TRAINS } from '../game/content.ts'
import { TOLL } from '../game/costs.ts'
import { pointOf } from '../game/geometry.ts'
import { priceOfSections } from '../game/laying.ts'
import type { View } from '../game/types.ts'
import { findCity } from './names.ts'

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
  const route = cheapestRoute(view, seat, [from], new Set(city.points))
  if (route === undefined) return fail('preview', `No way over land leads to ${city.name}.`)
  const { steps, sections, rivals } = route
  const speed = TRAINS.get(player.train)?.speed ?? 1
  const facts = [
    `${city.name}: ${steps} steps, ${Math.ceil(steps / speed)} turn${steps > speed ? 's' : ''} at speed ${speed}`,
    sections.length === 0
      ? 'nothing to build'
      : `${sections.length} sections to build for ${priceOfSections(view, seat, sections)} gold (build to ${city.name})`,
    ...(rivals.length === 0
      ? []
      : [`a toll of ${TOLL} a turn to each of ${rivals.length} owner${rivals.length > 1 ? 's' : ''}`]),
  ]
  return fail('preview', `${facts.join('; ')}.`)
}
