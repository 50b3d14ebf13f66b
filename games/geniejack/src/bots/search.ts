import { startCountdown } from '@turnwise/bots'
import { type BotTurn, sameJson } from '@turnwise/engine'
import { apply } from '../game/apply.ts'
import { resample } from '../game/conceal.ts'
import { legalActions } from '../game/legal.ts'
import type { GameView, PlayerAction, RunState } from '../game/types.ts'
import { carefulShopper } from './policies.ts'
import { positionOfRun, positionOfView } from './position.ts'

/** Worlds imagined for one decision, unless the turn's budget says otherwise. */
const WORLDS = 60

/** How many standard errors an action must be better than the policy's choice to replace it. */
const DOUBT = 1.5

/**
 * Deals what is hidden again many times and tries every action in each of these worlds, the same for all actions, so
 * that luck affects them equally. A hand is played on to the end of its battle, a shop to the end of the stage. It
 * leaves the shopper's choice only for one that did clearly better.
 */
export function searchAction({ view, legal, rng, budget }: BotTurn<GameView, PlayerAction>): PlayerAction {
  const usual = carefulShopper(positionOfView(view), legal)
  if (legal.length < 2) return usual
  const others = legal.filter(action => !sameJson(action, usual))
  const gains = others.map(() => ({ sum: 0, squares: 0 }))
  const countdown = startCountdown(budget, WORLDS)
  while (countdown.next()) {
    const world = resample(view, 0, rng)
    const base = tryAction(world, usual)
    for (const [arm, gain] of gains.entries()) {
      const by = tryAction(world, others[arm] ?? usual) - base
      gain.sum += by
      gain.squares += by * by
    }
  }
  const sure = gains.map(({ sum, squares }) => lowerBound(sum, squares, countdown.used))
  const best = Math.max(...sure)
  return best > 0 ? (others[sure.indexOf(best)] ?? usual) : usual
}

function lowerBound(sum: number, squares: number, count: number): number {
  const mean = sum / count
  const variance = Math.max(0, squares / count - mean * mean)
  return mean - DOUBT * Math.sqrt(variance / count)
}

function tryAction(world: RunState, action: PlayerAction): number {
  const toStageEnd = world.phase === 'shop'
  let run = step(world, action)
  while (!isHorizon(run, world, toStageEnd)) run = step(run, carefulShopper(positionOfRun(run), legalActions(run, 0)))
  return worth(run, world)
}

function step(run: RunState, action: PlayerAction): RunState {
  const result = apply(run, 0, action)
  // The policies choose from what is legal; anything else is a mistake in them and must not go unnoticed.
  if (!result.ok) throw new Error(result.error.message)
  return result.value.state
}

function isHorizon(run: RunState, from: RunState, toStageEnd: boolean): boolean {
  if (run.outcome !== null) return true
  return toStageEnd ? run.phase === 'genie' : run.phase === 'battle_result' || run.battle !== from.battle
}

/** Survival first, then the health that is carried on; after a boss it is restored anyway. Lost runs: how far. */
function worth({ outcome, player, enemy, tally, rules }: RunState, from: RunState): number {
  if (outcome !== null && outcome.reason !== 'victory') {
    return 0.05 * (tally.battlesWon - from.tally.battlesWon) + 0.05 * (1 - (enemy?.hp ?? 0) / (enemy?.data.maxHp ?? 1))
  }
  if (enemy?.data.isBoss === true && rules.health.resetHpAfterBoss) return 1 + 0.01 * player.consumables.length
  return 0.4 + 0.6 * Math.sqrt(player.hp / player.maxHp) + 0.02 * player.consumables.length
}
