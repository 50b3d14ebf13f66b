import { drawRandom, type Rng, type Viewer } from '@turnwise/engine'
import type { Content } from './content.ts'
import { isAllowedOrder } from './tiles.ts'
import type { AnyEpicId, GameState, Tile } from './types.ts'

/**
 * The same table with other stacks: what lies face down is the order of the Sea cards and of the epics behind the
 * peeked ones (Ithaca is known to be last), and the generator. Open seas are all alike.
 */
export function concealStacks(content: Content, state: GameState, viewer: Viewer, rng: Rng): GameState {
  if (viewer === 'host') return state
  return {
    ...state,
    seaDeck: rng.shuffle(state.seaDeck),
    epicStack: reorderEpics(content, state, rng),
    rng: drawRandom(rng),
  }
}

/** Neighbours that are forbidden (ruling 3) are known to be absent, so an order that has them is drawn again. */
function reorderEpics(content: Content, { path, epicStack, peek }: GameState, rng: Rng): readonly Tile[] {
  const seen = peek?.tiles.length ?? 0
  const top = epicStack.slice(0, seen)
  const hidden = epicStack.slice(seen, -1)
  const last = epicStack.slice(Math.max(seen, epicStack.length - 1))
  for (;;) {
    const stack = [...top, ...rng.shuffle(hidden), ...last]
    if (isAllowedOrder(content, epicsOf([...path, ...stack]))) return stack
  }
}

function epicsOf(tiles: readonly Tile[]): readonly AnyEpicId[] {
  return tiles.flatMap(({ epicId }) => (epicId === undefined ? [] : [epicId]))
}
