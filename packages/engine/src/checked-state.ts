import type { Game, GameAction, GameEvent } from './game.ts'

/** A state that the game's own check accepted; from here on its type says so. */
export function isStateOf<State, Action extends GameAction, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  value: unknown,
): value is State {
  return game.check(value).length === 0
}
