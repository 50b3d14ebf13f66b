import type { Game } from '@turnwise/engine'
import { isBranch } from './paths.ts'

const RARE = 2

/**
 * Positions by their kind: how many have resigned and how many are to act, and which parts of the state are empty. What takes too long for every
 * position is done in the first few of each kind, so that rare ones are not left out.
 */
export class Kinds {
  readonly #seen = new Map<string, number>()

  /** Notes the position; true for one of the first of its kind. */
  isRare(game: Game, state: unknown, resigned: number): boolean {
    const parts = Object.values(Object(state)).map(part => (isEmpty(part) ? 0 : 1))
    const kind = [resigned, game.toAct(state).length, ...parts].join()
    const seen = (this.#seen.get(kind) ?? 0) + 1
    this.#seen.set(kind, seen)
    return seen <= RARE
  }
}

function isEmpty(part: unknown): boolean {
  return part === null || part === false || part === 0 || (isBranch(part) && Object.keys(part).length === 0)
}
