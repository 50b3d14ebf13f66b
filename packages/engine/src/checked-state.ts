import type { Game, GameAction, GameEvent } from './game.ts'

/** What the game's own check accepts is a state of the game: from here on it has that type. */
export function isStateOf<State, Action extends GameAction, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  value: unknown,
): value is State {
  return game.check(value).length === 0
}
