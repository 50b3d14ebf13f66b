import type { Bot, Game, GameAction } from '@turnwise/engine'
import { startCountdown } from './budget.ts'
import { applied, type BotName, completed, playOut, resampledState, type SearchSettings } from './search.ts'

/** Tries each action in turn in sampled states, plays each to the end, and takes the action with the best result. */
export function flatMonteCarlo<State, Action extends GameAction>(
  game: Game<State, Action>,
  name: BotName,
  settings: SearchSettings<State, Action> = {},
): Bot {
  return {
    ...name,
    choose(turn) {
      const { legal, seat, seats, rng } = turn
      const totals = legal.map(() => 0)
      const visits = legal.map(() => 0)
      const countdown = startCountdown(turn.budget, settings.iterations ?? 400)
      while (legal.length > 1 && countdown.next()) {
        const arm = (countdown.used - 1) % legal.length
        const action = legal[arm]
        if (action === undefined) break
        const state = resampledState(game, turn)
        const next = applied(game, state, seat, completed(game, state, action, rng))
        totals[arm] = (totals[arm] ?? 0) + (playOut(game, next, seats, rng, settings)[seat] ?? 0)
        visits[arm] = (visits[arm] ?? 0) + 1
      }
      return bestOf(legal, arm => (totals[arm] ?? 0) / Math.max(1, visits[arm] ?? 0))
    },
  }
}

/** The item with the highest score; the first of equals. */
export function bestOf<Item>(items: readonly Item[], score: (index: number) => number): Item {
  let best: Item | undefined
  let bestScore = Number.NEGATIVE_INFINITY
  for (const [index, item] of items.entries()) {
    const value = score(index)
    if (best === undefined || value > bestScore) {
      best = item
      bestScore = value
    }
  }
  if (best === undefined) throw new RangeError('no action to choose from')
  return best
}
