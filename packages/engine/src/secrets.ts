import type { Game } from './game.ts'
import { sameJson } from './json.ts'
import { Match } from './match.ts'
import { createRng, type Rng } from './rng.ts'
import { parseWith } from './schema.ts'
import { viewersOf } from './viewers.ts'

/**
 * Does some seat at this moment know something that another viewer, a seat or a spectator, may not know? It does when
 * redrawing what is hidden from the one changes the view of the other. An undealt deck is hidden from all viewers
 * alike, so it is not a secret of a seat.
 */
export function isSecretKept(game: Game, state: unknown, seats: number, rng: Rng): boolean {
  const views = Array.from({ length: seats }, (_, seat) => game.view(state, seat))
  return viewersOf(seats).some(viewer => {
    const other = game.conceal(state, viewer, rng)
    return views.some((view, seat) => seat !== viewer && !sameJson(game.view(other, seat), view))
  })
}

/** Number of random matches, and the moments examined in each, by number of actions. */
const MATCHES = 2
const MOMENTS: readonly number[] = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48]

const found = new WeakMap<Game, Map<string, boolean>>()
/** Options come from outside, so the cache of one game has a limit. */
const MOST_KEPT = 64

/**
 * Can a seat of such a match come to know something that another viewer may not know? The answer is the same from the
 * first moment of a match to its last: hands may be dealt later, or a maze may still have to be built. It is derived
 * from `conceal` and `view` by random play with fixed seeds, and kept; the conformance kit checks it against whole
 * matches. Options that the game refuses count as the defaults.
 */
export function hasSecrets(game: Game, seats: number = game.seats.max, options: unknown = {}): boolean {
  const kept = found.get(game) ?? new Map<string, boolean>()
  found.set(game, kept)
  const key = JSON.stringify([seats, options])
  const known = kept.get(key)
  if (known !== undefined) return known
  const answer = Array.from({ length: MATCHES }, (_, i) => i).some(i =>
    findsSecret(game, seats, options, `secrets ${i}`),
  )
  const oldest = kept.keys().next()
  if (kept.size >= MOST_KEPT && oldest.done !== true) kept.delete(oldest.value)
  kept.set(key, answer)
  return answer
}

function findsSecret(game: Game, seats: number, wanted: unknown, seed: string): boolean {
  const rng = createRng(seed)
  const given = parseWith(game.options, wanted)
  const options = given.ok ? given : parseWith(game.options, {})
  if (!options.ok) return false
  const match = new Match(game, { seed, options: options.value, seats })
  const last = MOMENTS.at(-1) ?? 0
  for (let taken = 0; taken <= last; taken++) {
    if (MOMENTS.includes(taken) && isSecretKept(game, match.state, seats, rng)) return true
    if (match.toAct.length === 0) return false
    const seat = rng.pick(match.toAct)
    const listed = game.sample === undefined ? match.legalActions(seat) : []
    const action = game.sample?.(match.state, seat, rng) ?? rng.pick(listed)
    if (!match.play(seat, action).ok) return false
  }
  return false
}
