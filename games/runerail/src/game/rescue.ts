import { ok, type Result, type Seat } from '@turnwise/engine'
import { type Place, placeAt } from './board.ts'
import { paysBribes, raceOf } from './costs.ts'
import { hasRainbow, magicTwins } from './effects.ts'
import { majorsOn } from './extent.ts'
import { changePlayer, type Flow, pay, playerOf, returnLoads, turnOf } from './flow.ts'
import { hexDistance, mapOf, milepostOf, type Point, pointOf } from './geometry.ts'
import { explore } from './reach.ts'
import { REFUSALS } from './refusals.ts'
import { type Track, touchedCities } from './track.ts'
import { endTurn } from './turns.ts'
import type { Player, Shared } from './types.ts'

const POOR = 10
export const LOAN = 20
export const OWED = 40
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

export function checkRescue(state: Shared, seat: Seat): Result<undefined> {
  if (turnOf(state).acted) return REFUSALS.rescueTooLate
  if (playerOf(state, seat).ship !== null) return REFUSALS.aboardShip
  if (!isStrandedCached(state, seat)) return REFUSALS.notStranded
  return ok(undefined)
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

export function rescueTrain(flow: Flow, seat: Seat): Result<undefined> {
  const checked = checkRescue(flow.state, seat)
  if (!checked.ok) return checked
  const { loads, at } = playerOf(flow.state, seat)
  const from = at === null ? undefined : pointOf(at)
  if (from === undefined) return REFUSALS.nothingToRescue
  const to = milepostOf(rescueCity(flow.state, seat, from).centre)
  returnLoads(flow, seat, loads)
  changePlayer(flow, seat, { at: to, cameFrom: null, lastCity: to })
  flow.emit({ type: 'train-rescued', seat, to, lost: loads })
  endTurn(flow)
  return ok(undefined)
}

export function checkLoan(state: Shared, seat: Seat): Result<undefined> {
  if (turnOf(state).acted) return REFUSALS.loanTooLate
  if (playerOf(state, seat).gp >= POOR) return REFUSALS.notPoor(POOR)
  return ok(undefined)
}

/** Z4 */
export function borrowGold(flow: Flow, seat: Seat): Result<undefined> {
  const checked = checkLoan(flow.state, seat)
  if (!checked.ok) return checked
  pay(flow, null, seat, LOAN, 'loan')
  const owes = playerOf(flow.state, seat).debt + OWED
  changePlayer(flow, seat, { debt: owes })
  flow.emit({ type: 'gold-borrowed', seat, amount: LOAN, owes })
  return ok(undefined)
}
