import { otherPlayer, type Pair, type Player } from './grid.ts'
import { EFFECTS, type Effect, type Explorer, type KnownIsland } from './types.ts'

/** Slots that a Trap takes. */
export const TRAP_SLOTS = 3

/** What a player may carry. */
export const EFFECT_CHOICES: readonly (Effect | null)[] = [null, ...EFFECTS]

/** A Crutch and a Crossbow cancel each other; the same one again changes nothing (ruling 8). */
export function gainEffect(has: Effect | null, gains: Effect): Effect | null {
  return has === null || has === gains ? gains : null
}

/** Turns that a slot of this player holds, by the effects of both at its start: never more than two. */
export function slotTurns(
  explorers: Pair<Pick<Explorer<KnownIsland>, 'effect'>>,
  player: Player,
): { readonly turns: number; readonly extra: Effect | null } {
  if (explorers[player].effect === 'crutch') return { turns: 2, extra: 'crutch' }
  if (explorers[otherPlayer(player)].effect === 'crossbow') return { turns: 2, extra: 'crossbow' }
  return { turns: 1, extra: null }
}
