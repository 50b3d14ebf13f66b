import type { Bot, Game, GameAction, GameEvent } from '@turnwise/engine'
import { bestOf } from './flat-monte-carlo.ts'

/**
 * Asks a player for open games what it would do in several states that fit the view, and takes what it says most
 * often. That player is shown the host's view of an imagined state, never of the true one.
 */
export function determinized<State, Action extends GameAction, View>(
  game: Game<State, Action, GameEvent, View>,
  player: Bot<View, Action>,
  worlds = 12,
): Bot<View, Action> {
  return {
    id: player.id,
    title: player.title,
    description: player.description,
    choose(turn) {
      const votes = turn.legal.map(() => 0)
      const keys = turn.legal.map(action => JSON.stringify(action))
      for (let world = 0; world < worlds; world++) {
        const view = game.view(game.resample(turn.view, turn.seat, turn.rng), 'host')
        const arm = keys.indexOf(JSON.stringify(player.choose({ ...turn, view })))
        if (arm >= 0) votes[arm] = (votes[arm] ?? 0) + 1
      }
      return bestOf(turn.legal, arm => votes[arm] ?? 0)
    },
  }
}
