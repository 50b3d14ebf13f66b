import { ok, type Result, type Seat } from '@turnwise/engine'
import type { ActionOf } from './actions.ts'
import { TRAINS } from './content.ts'
import { SPENDING_LIMIT, UPGRADE_COST } from './costs.ts'
import { isInForce } from './effects.ts'
import { changePlayer, changeTurn, type Flow, pay, playerOf, returnLoads, turnOf } from './flow.ts'
import { REFUSALS } from './refusals.ts'
import type { Shared } from './types.ts'

/** V1 to V4 in the order of 8.5. */
export function checkUpgrade(state: Shared, seat: Seat, action: ActionOf<'upgrade-train'>): Result<undefined> {
  const player = playerOf(state, seat)
  const now = TRAINS.get(player.train)
  const next = TRAINS.get(action.train)
  if (isInForce(state.effects, 'no-upgrade')) return REFUSALS.noUpgrade
  if (now === undefined || next === undefined || next.level !== now.level + 1) return REFUSALS.notNextLevel
  if ((state.stock[next.name] ?? 0) < 1) return REFUSALS.noTrainLeft(next.name)
  const mustDrop = player.loads.length > next.loads
  if (mustDrop && (action.drop === undefined || !player.loads.includes(action.drop))) {
    return REFUSALS.mustDropLoad(next.name, next.loads)
  }
  if (!mustDrop && action.drop !== undefined) return REFUSALS.noDropNeeded(next.name)
  if (turnOf(state).spent + UPGRADE_COST > SPENDING_LIMIT) return REFUSALS.overLimit
  if (player.gp < UPGRADE_COST) return REFUSALS.notEnoughGold
  return ok(undefined)
}

export function upgradeTrain(flow: Flow, seat: Seat, action: ActionOf<'upgrade-train'>): Result<undefined> {
  const checked = checkUpgrade(flow.state, seat, action)
  if (!checked.ok) return checked
  const before = playerOf(flow.state, seat).train
  pay(flow, seat, null, UPGRADE_COST, 'upgrade')
  changeTurn(flow, { spent: turnOf(flow.state).spent + UPGRADE_COST })
  // V3: the dropped load returns to the pool wherever the train is, also aboard.
  if (action.drop !== undefined) returnLoads(flow, seat, [action.drop])
  const { stock } = flow.state
  flow.change({
    stock: { ...stock, [before]: (stock[before] ?? 0) + 1, [action.train]: (stock[action.train] ?? 0) - 1 },
  })
  changePlayer(flow, seat, { train: action.train })
  flow.emit({ type: 'train-upgraded', seat, train: action.train, before, dropped: action.drop ?? null })
  return ok(undefined)
}
