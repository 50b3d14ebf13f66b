import { fail, ok, type Result } from '@turnwise/engine'
import type { Content } from './content.ts'
import { PLAYERS } from './rules.ts'
import { setup, withNames } from './setup.ts'
import type { GameState } from './types.ts'

/** With no seed a game is still the same every time. */
const DEFAULT_SEED = 'troy'

export function createGame(
  content: Content,
  playerNames: readonly string[],
  seed: string = DEFAULT_SEED,
  difficulty: string = content.difficulties[0]?.id ?? 'standard',
): Result<GameState> {
  // Programs may leave them out: that is a wrong number of players too.
  const names = (playerNames ?? []).map(name => String(name ?? '').trim())
  if (names.length < PLAYERS.min || names.length > PLAYERS.max) {
    return fail('bad-player-count', `Odysseus is played by ${PLAYERS.min} to ${PLAYERS.max}, not by ${names.length}.`)
  }
  if (names.includes('')) return fail('empty-name', 'Every player needs a name.')
  if (new Set(names).size < names.length) return fail('duplicate-name', 'Two players cannot have the same name.')
  if (!content.difficulties.some(({ id }) => id === difficulty)) {
    return fail('unknown-difficulty', `There is no difficulty "${difficulty}".`)
  }
  return ok(withNames(setup(content, { difficulty }, names.length, seed), names))
}
