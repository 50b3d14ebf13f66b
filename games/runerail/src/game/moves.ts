import { ok, type Result, type Seat } from '@turnwise/engine'
import type { ActionOf } from './actions.ts'
import { CAN_TURN, linkBetween, MAGIC, majorAt, placeAt, RAINBOW, twinOf } from './board.ts'
import type { Milepost } from './content/types.ts'
import { BRIBE, paysBribes, raceOf, TOLL } from './costs.ts'
import { hasRainbow, isHalfRate, isHalted, isMagicOn } from './effects.ts'
import { isOnMap } from './extent.ts'
import { bribePayee, changePlayer, changeTurn, type Flow, pay, playerOf, turnOf } from './flow.ts'
import { hexDistance, isUnderground, milepostOf, type Point, pointOf } from './geometry.ts'
import { REFUSALS, refusedAt } from './refusals.ts'
import { indexOf } from './track.ts'
import { half } from './turns.ts'
import type { Shared } from './types.ts'

/** What lies between two mileposts: a player's track, or a way that is free to all: inside a major city (C2), by an entrance or by magic (L1 to L3). */
type Way = { readonly kind: 'track'; readonly owner: Seat } | { readonly kind: 'free' } | { readonly kind: 'magic' }

function wayBetween(state: Pick<Shared, 'track' | 'effects'>, a: Point, b: Point): Way | undefined {
  const link = linkBetween(a, b)
  const owner = link === undefined ? -1 : (indexOf(state.track).owner[link] ?? -1)
  if (owner !== -1) return { kind: 'track', owner }
  const city = majorAt(a)
  if (twinOf(a) === b || (city !== undefined && city === majorAt(b) && hexDistance(a, b) === 1)) return { kind: 'free' }
  const pairs = hasRainbow(state.effects) ? [MAGIC, RAINBOW] : [MAGIC]
  const far = majorAt(b)
  const joined = pairs.some(([one, other]) => (one === city && other === far) || (one === far && other === city))
  return joined ? { kind: 'magic' } : undefined
}

/** M5: does a step between these mileposts cost the first bribe of the turn? */
function owesBribe(state: Shared, seat: Seat, a: Point, b: Point): boolean {
  if (!isUnderground(a) && !isUnderground(b)) return false
  return !turnOf(state).moveBribePaid && paysBribes(raceOf(playerOf(state, seat)))
}

/** All steps or none: the caller throws the flow away when one is refused. */
export function moveTrain(flow: Flow, seat: Seat, action: ActionOf<'move-train'>): Result<undefined> {
  const player = playerOf(flow.state, seat)
  if (player.ship !== null) return REFUSALS.aboardShip
  const from = player.at
  if (from === null) return REFUSALS.notPlaced
  for (const [step, to] of action.path.entries()) {
    const result = takeStep(flow, seat, to)
    if (!result.ok) return refusedAt(result, { step })
  }
  flow.emit({ type: 'train-moved', seat, from, path: action.path })
  return ok(undefined)
}

function takeStep(flow: Flow, seat: Seat, to: Milepost): Result<undefined> {
  const { state } = flow
  const player = playerOf(state, seat)
  const turn = turnOf(state)
  const a = player.at === null ? undefined : pointOf(player.at)
  const b = pointOf(to)
  if (a === undefined || b === undefined) return REFUSALS.noMilepost
  if (!isOnMap(state.options.map, b)) return REFUSALS.outside
  const way = wayBetween(state, a, b)
  if (way === undefined) return REFUSALS.noTrack
  // M2
  if (CAN_TURN[a] !== 1 && player.cameFrom !== null && pointOf(player.cameFrom) === b) {
    return REFUSALS.noReverse
  }
  if (way.kind === 'magic' && !isMagicOn(state.effects)) {
    return REFUSALS.linkSuspended
  }
  // M8
  if (isHalted(state.effects, a) || isHalted(state.effects, b)) {
    return REFUSALS.halted
  }
  if (turn.movesLeft < 1) return REFUSALS.noMovementLeft
  // M4 to M6
  const toll = way.kind === 'track' && way.owner !== seat && !turn.tollsPaid.includes(way.owner) ? TOLL : 0
  const bribe = owesBribe(state, seat, a, b) ? BRIBE : 0
  if (player.gp < toll) return REFUSALS.cannotPayToll
  if (player.gp < toll + bribe) return REFUSALS.cannotPayBribe
  if (toll > 0 && way.kind === 'track') {
    pay(flow, seat, way.owner, toll, 'toll')
    changeTurn(flow, { tollsPaid: [...turn.tollsPaid, way.owner] })
  }
  if (bribe > 0) {
    pay(flow, seat, bribePayee(state), bribe, 'bribe')
    changeTurn(flow, { moveBribePaid: true })
  }
  // M7: counted before the step that enters the area.
  const halving = !turn.halved && isHalfRate(state.effects, b)
  const before = halving ? half(turn.movesLeft) : turn.movesLeft
  changeTurn(flow, { movesLeft: before - 1, moved: turn.moved + 1, halved: turn.halved || halving })
  if (halving) flow.emit({ type: 'movement-halved', seat, movesLeft: before })
  changePlayer(flow, seat, {
    at: milepostOf(b),
    cameFrom: milepostOf(a),
    ...(placeAt(b) === undefined ? {} : { lastCity: milepostOf(b) }),
  })
  return ok(undefined)
}
