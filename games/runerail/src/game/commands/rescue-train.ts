import { refuse, type Seat } from '@turnwise/engine'
import { hasRainbow, magicTwins } from '../cards/effects.ts'
import { DONE, definePlainCommand } from '../command.ts'
import { changePlayer, playerOf, returnLoads, turnOf } from '../flow.ts'
import { type Place, placeAt } from '../map/board.ts'
import { majorsOn } from '../map/extent.ts'
import { hexDistance, mapOf, milepostOf, type Point, pointOf } from '../map/geometry.ts'
import { REFUSALS } from '../refusals.ts'
import { paysBribes, raceOf } from '../track/costs.ts'
import { type Track, touchedCities } from '../track/track.ts'
import { explore } from '../travel/reach.ts'
import { endTurn } from '../turns.ts'
import type { Player, Shared } from '../types.ts'

/** Longer than any way without a circle that leads past no city. */
const FAR = 400
const BRIBE_PAID = 1 << 6

/** Z3: by steps that they can pay for they reach no city but their own and its magical twin. */
function isStranded(state: Shared, seat: Seat): boolean {
  const player = playerOf(state, seat)
  const point = player.at === null ? undefined : pointOf(player.at)
  if (player.ship !== null || point === undefined) return false
  const home = placeAt(point)
  const near = home === undefined ? [] : [home, ...magicTwins(state.effects, home)]
  const rules = {
    movesLeft: FAR,
    halved: true,
    paid: paysBribes(raceOf(player)) ? 0 : BRIBE_PAID,
    gold: player.gp,
    ignoreEvents: true,
  }
  let stranded = true
  explore(state, seat, rules, arrival => {
    const city = placeAt(arrival.point)
    if (city === undefined || near.includes(city)) return false
    stranded = false
    return true
  })
  return stranded
}

const STRANDED = new WeakMap<Player, { track: Track; rainbow: boolean; stranded: boolean }>()

/** Asked for at the start of every turn; the answer depends on the player, the track and the rainbow bridge alone. */
function isStrandedCached(state: Shared, seat: Seat): boolean {
  const player = playerOf(state, seat)
  const rainbow = hasRainbow(state.effects)
  const known = STRANDED.get(player)
  if (known !== undefined && known.track === state.track && known.rainbow === rainbow) return known.stranded
  const stranded = isStranded(state, seat)
  STRANDED.set(player, { track: state.track, rainbow, stranded })
  return stranded
}

/** Where a rescued train is set: the nearest city of its map that their track touches, else the nearest major one. */
function rescueCity(state: Pick<Shared, 'track' | 'options'>, seat: Seat, from: Point): Place {
  const onMap = (city: Place) => mapOf(city.centre) === mapOf(from)
  const touched = touchedCities(state, seat).filter(onMap)
  const choice = touched.length > 0 ? touched : majorsOn(state.options.map).filter(onMap)
  // Ties by row, then column: the order of the points.
  const [nearest] = choice.toSorted(
    (a, b) => hexDistance(a.centre, from) - hexDistance(b.centre, from) || a.centre - b.centre,
  )
  if (nearest === undefined) throw new RangeError('a map without a major city')
  return nearest
}

export const rescueTrain = definePlainCommand({
  type: 'rescue-train',
  when: ['move'],
  check(state, seat) {
    if (turnOf(state).acted) return refuse('too-late', 'You can call for rescue only at the start of a turn.')
    if (playerOf(state, seat).ship !== null) return REFUSALS.aboardShip
    if (!isStrandedCached(state, seat)) return refuse('not-stranded', 'Your train can still reach a city.')
    return DONE
  },
  apply(flow, seat) {
    const { loads, at } = playerOf(flow.state, seat)
    const from = at === null ? undefined : pointOf(at)
    if (from === undefined) return refuse('not-stranded', 'Your train is not on the map.')
    const to = milepostOf(rescueCity(flow.state, seat, from).centre)
    returnLoads(flow, seat, loads)
    changePlayer(flow, seat, { at: to, cameFrom: null, lastCity: to })
    flow.emit({ type: 'train-rescued', seat, to, lost: loads })
    endTurn(flow)
    return undefined
  },
  words: {
    group: 'The turn',
    describe: () => 'call for rescue (loads are lost)',
    missing: { phase: 'move', what: 'Rescue:' },
    verb: 'rescue',
    help: ['rescue', 'at the start of a turn: a new hand, a loan, a way out'],
  },
})
