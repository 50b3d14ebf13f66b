import type { Game, GameAction, GameEvent } from './game.ts'
import type { Entry } from './log.ts'
import { Match, type MatchStart } from './match.ts'
import { fail, ok, type Result } from './result.ts'

/** Rebuilds a match from its log; the refusal names the entry that does not fit. */
export function replay<State, Action extends GameAction, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  start: MatchStart<Options>,
  entries: readonly Entry<Action>[],
): Result<Match<State, Action, Event, View, Options>> {
  const match = new Match(game, start)
  for (const entry of entries) {
    const result = match.replay(entry)
    if (!result.ok) {
      return fail('bad-record', `Entry ${entry.seq} does not fit: ${result.error.message}`, { entry: entry.seq })
    }
  }
  return ok(match)
}
