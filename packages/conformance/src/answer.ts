import {
  type Applied,
  type GameAction,
  type GameEvent,
  type Result,
  type Seat,
  sameJson,
  type Weighted,
} from '@turnwise/engine'
import type { Run } from './run.ts'

export type Step = Applied<unknown, GameEvent>

/** An action as it was taken in one world, completed by chance. */
export interface Taken {
  readonly world: unknown
  readonly whole: GameAction
  readonly step: Step
}

/** What the table would answer: what chance decides cannot be given, and is the same in all worlds that allow it. */
export function answer(
  run: Run,
  world: unknown,
  seat: Seat,
  action: GameAction,
  wanted: GameAction,
): { readonly refusal?: unknown; readonly taken?: Taken } {
  const choices = choicesOf(run, world, seat, action)
  if (choices.some(choice => sameJson(choice, action))) return { refusal: 'chance must be drawn' }
  const whole = choices.find(choice => sameJson(choice, wanted)) ?? choices[0] ?? action
  const result: Result<Step> = run.game.apply(world, seat, whole)
  if (!result.ok) return { refusal: result.error }
  const step = choices.length === 0 ? result.value : { ...result.value, reveals: true }
  return { taken: { world, whole, step } }
}

export function completionOf(run: Run, state: unknown, seat: Seat, action: GameAction): GameAction {
  const choices = choicesOf(run, state, seat, action)
  return choices.length === 0 ? action : run.rng.pick(choices)
}

/**
 * What chance lists in this world, in order, and how likely each is. Complete actions are refused otherwise than impossible
 * ones, so that a seat that is to act can try out what is listed; weights show in what is drawn.
 */
export function oddsOf(run: Run, world: unknown, seat: Seat, action: GameAction): readonly Weighted<string>[] {
  const choices = weightedOf(run, world, seat, action)
  const total = choices.reduce((sum, { weight }) => sum + weight, 0)
  return choices
    .map(({ item, weight }) => ({ item: JSON.stringify(item), weight: Math.round((weight / total) * 1e9) }))
    .toSorted((a, b) => (a.item < b.item ? -1 : 1))
}

export function choicesOf(run: Run, world: unknown, seat: Seat, action: GameAction): readonly GameAction[] {
  return weightedOf(run, world, seat, action).map(({ item }) => item)
}

/** As at the table, nothing is drawn for a seat that is not to act. */
function weightedOf({ game }: Run, world: unknown, seat: Seat, action: GameAction): readonly Weighted<GameAction>[] {
  if (game.chance === undefined || !game.toAct(world).includes(seat)) return []
  return game.chance(world, action)
}
