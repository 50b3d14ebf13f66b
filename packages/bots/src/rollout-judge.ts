import {
  type Bot,
  createRng,
  type Game,
  type GameAction,
  type GameEvent,
  type Rating,
  type Seat,
} from '@turnwise/engine'
import { startCountdown } from './budget.ts'
import { applied, completed, playOut, type SearchSettings } from './search.ts'

/** How a judge looks ahead. */
export interface JudgeSettings<State, Action extends GameAction, View> {
  /** Rollouts where the budget names none. */
  readonly iterations: number
  /** A rollout stops after so many actions, and `evaluate` says what was reached. */
  readonly rolloutLimit?: number
  evaluate?(state: State, seat: Seat): number
  seatsOf(view: View): number
  /** How rollouts are played; it may look at the view once for all of them. */
  policy(view: View): NonNullable<SearchSettings<State, Action>['rollout']>
}

/**
 * Judges by rollouts from the view: states that look like it are imagined and played to the end by a policy. Every choice
 * is tried in the same imagined states with the same luck after it, so that few rollouts tell choices apart. The generator
 * is seeded by the view, so the same view always gives the same values.
 */
export function rolloutJudge<State, Action extends GameAction, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  settings: JudgeSettings<State, Action, View>,
): Required<Pick<Bot<View, Action>, 'evaluate' | 'rate'>> {
  const searchIn = (view: View): SearchSettings<State, Action> => ({ ...settings, rollout: settings.policy(view) })
  return {
    evaluate(view, seat, budget) {
      const seats = settings.seatsOf(view)
      const seed = seedOf(view)
      const search = searchIn(view)
      const countdown = startCountdown(budget, settings.iterations)
      const sums = Array.from({ length: seats }, () => 0)
      while (countdown.next()) {
        const rng = createRng(`${seed} ${countdown.used}`)
        const worth = playOut(game, game.resample(view, seat, rng), seats, rng, search)
        for (let i = 0; i < seats; i++) sums[i] = (sums[i] ?? 0) + (worth[i] ?? 0)
      }
      return sums.map(sum => sum / countdown.used)
    },
    rate({ view, seat, seats, legal, budget }) {
      const seed = seedOf(view)
      const search = searchIn(view)
      const worths: (readonly number[])[][] = legal.map(() => [])
      const countdown = startCountdown(budget, settings.iterations)
      while (countdown.next()) {
        const state = game.resample(view, seat, createRng(`${seed} ${countdown.used}`))
        for (const [i, action] of legal.entries()) {
          const rng = createRng(`${seed} ${countdown.used} on`)
          const next = applied(game, state, seat, completed(game, state, action, rng))
          worths[i]?.push(playOut(game, next, seats, rng, search))
        }
      }
      return ratingsOf(worths, seat, seats)
    },
  }
}

/** A view can be long; its rollouts are named by one number drawn from it. */
function seedOf(view: unknown): number {
  return createRng(JSON.stringify(view)).int(2 ** 32)
}

/** Means of what was tried in the same states, with the standard error of the difference from the best. */
export function ratingsOf(
  worths: readonly (readonly (readonly number[])[])[],
  seat: Seat,
  seats: number,
): readonly Rating[] {
  const means = worths.map(list =>
    Array.from({ length: seats }, (_, i) => list.reduce((sum, worth) => sum + (worth[i] ?? 0), 0) / list.length),
  )
  const own = means.map(mean => mean[seat] ?? 0)
  const best = worths[own.indexOf(Math.max(...own))] ?? []
  return means.map((values, i) => {
    const gaps = best.map((worth, n) => (worth[seat] ?? 0) - (worths[i]?.[n]?.[seat] ?? 0))
    return { values, doubt: standardError(gaps) }
  })
}

function standardError(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / values.length / Math.max(1, values.length - 1))
}
