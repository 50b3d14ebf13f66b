import type { Bot, Game, GameAction, Seat } from '@turnwise/engine'
import { bestOf } from './flat-monte-carlo.ts'
import { applied, type BotName, outcomesOf, resampledState, type SearchSettings, worthOf } from './search.ts'

/** How deep expectimax looks, and how it judges what it reaches. */
export interface ExpectimaxSettings<State = unknown, Action extends GameAction = GameAction>
  extends SearchSettings<State, Action> {
  /** Decisions looked ahead, the first included. */
  readonly depth: number
  evaluate(state: State, seat: Seat): number
}

/** Looks every decision and every draw ahead to a fixed depth; each seat takes what is best for itself. */
export function expectimax<State, Action extends GameAction>(
  game: Game<State, Action>,
  name: BotName,
  settings: ExpectimaxSettings<State, Action>,
): Bot {
  return {
    ...name,
    choose(turn) {
      const state = resampledState(game, turn)
      const values = turn.legal.map(action => {
        const worth = expected(game, state, turn.seat, action, settings.depth - 1, turn.seats, settings)
        return worth[turn.seat] ?? 0
      })
      return bestOf(turn.legal, arm => values[arm] ?? 0)
    },
  }
}

function expected(
  game: Game,
  state: unknown,
  seat: Seat,
  action: GameAction,
  depth: number,
  seats: number,
  settings: ExpectimaxSettings,
): readonly number[] {
  const choices = outcomesOf(game, state, action)
  if (choices.length === 0) return lookAhead(game, applied(game, state, seat, action), depth, seats, settings)
  const sum = Array.from({ length: seats }, () => 0)
  let weights = 0
  for (const { weight, item } of choices) {
    const worth = lookAhead(game, applied(game, state, seat, item), depth, seats, settings)
    for (let i = 0; i < seats; i++) sum[i] = (sum[i] ?? 0) + weight * (worth[i] ?? 0)
    weights += weight
  }
  return sum.map(value => value / weights)
}

function lookAhead(
  game: Game,
  state: unknown,
  depth: number,
  seats: number,
  settings: ExpectimaxSettings,
): readonly number[] {
  const seat = game.toAct(state)[0]
  if (seat === undefined || depth <= 0) return worthOf(game, state, seats, settings)
  const options = game
    .legalActions(state, seat)
    .map(action => expected(game, state, seat, action, depth - 1, seats, settings))
  return bestOf(options, i => options[i]?.[seat] ?? 0)
}
