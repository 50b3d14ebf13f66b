import {
  type BotTurn,
  type Game,
  type GameAction,
  pickWeighted,
  type Rng,
  type Seat,
  type Weighted,
} from '@turnwise/engine'
import { utilitiesOf } from './utility.ts'

/** What a search can use beyond the contract; all of it optional. */
export interface SearchSettings<State = unknown, Action extends GameAction = GameAction> {
  /** Iterations when the turn's budget names neither iterations nor time. */
  readonly iterations?: number
  /** A rollout stops after this many actions and is evaluated. */
  readonly rolloutLimit?: number
  /** How good a state is for a seat, 0 to 1. Without it an unfinished rollout counts as an even game. */
  evaluate?(state: State, seat: Seat): number
  /** Plays rollouts better than at random. */
  rollout?(state: State, seat: Seat, legal: readonly Action[], rng: Rng): Action
}

/** How a bot is called and described. */
export interface BotName {
  readonly id: string
  readonly title: string
  readonly description: string
}

/** An action with what chance decides filled in. */
export function completed(game: Game, state: unknown, action: GameAction, rng: Rng): GameAction {
  const choices = outcomesOf(game, state, action)
  return choices.length === 0 ? action : pickWeighted(rng.next(), choices)
}

/** The ways in which chance can complete an action; empty where there is nothing to draw. */
export function outcomesOf(game: Game, state: unknown, action: GameAction): readonly Weighted<GameAction>[] {
  return game.chance?.(state, action) ?? []
}

/** The state after an action that the game itself has listed; a refusal is an error here. */
export function applied(game: Game, state: unknown, seat: Seat, action: GameAction): unknown {
  const result = game.apply(state, seat, action)
  if (!result.ok)
    throw new Error(`The search tried what is not legal, ${JSON.stringify(action)}: ${result.error.message}`)
  return result.value.state
}

/** A random action: sampled where the game cannot list them all. */
export function anyAction(game: Game, state: unknown, seat: Seat, rng: Rng, settings: SearchSettings): GameAction {
  const listed = game.legalActions(state, seat)
  if (settings.rollout !== undefined) return settings.rollout(state, seat, listed, rng)
  if (game.sample !== undefined && game.listsAll?.(state, seat) === false) return game.sample(state, seat, rng)
  return rng.pick(listed)
}

/** Plays on from a state, at random or by the rollout policy, and returns the value for each seat. */
export function playOut(
  game: Game,
  from: unknown,
  seats: number,
  rng: Rng,
  settings: SearchSettings,
): readonly number[] {
  let state = from
  const limit = settings.rolloutLimit ?? 400
  for (let played = 0; played < limit; played++) {
    const acting = game.toAct(state)
    const seat = acting[0]
    if (seat === undefined) break
    const action = completed(game, state, anyAction(game, state, seat, rng, settings), rng)
    state = applied(game, state, seat, action)
  }
  return worthOf(game, state, seats, settings)
}

/** How good a state is for each seat, 0 to 1. */
export function worthOf(game: Game, state: unknown, seats: number, settings: SearchSettings): readonly number[] {
  const outcome = game.outcome(state)
  if (outcome !== undefined) return utilitiesOf(outcome, seats)
  return Array.from({ length: seats }, (_, seat) => settings.evaluate?.(state, seat) ?? 1 / Math.max(2, seats))
}

/** Some state that fits the bot's view: the only thing that a bot can search from. */
export function resampledState(game: Game, turn: BotTurn): unknown {
  return game.resample(turn.view, turn.seat, turn.rng)
}
