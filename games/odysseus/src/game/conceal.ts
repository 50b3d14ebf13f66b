import { drawRandom, type Rng, type Viewer } from '@turnwise/engine'
import { type Content, epicIds } from './content.ts'
import { seaCardsFor } from './seaDeck.ts'
import { dealEpics, epicTile, ITHACA_TILE, isAllowedOrder, openSeas } from './tiles.ts'
import type { AnyEpicId, GameState, GameView, Tile } from './types.ts'

/**
 * The same table with other stacks: what lies face down is the order of the Sea cards and of the epics behind the
 * peeked ones (Ithaca is known to be last), and the generator. Open seas are all alike.
 */
export function conceal(content: Content, state: GameState, viewer: Viewer, rng: Rng): GameState {
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

/** Some state that looks like this view: the mix of the stacks is known, and their order is drawn again. */
export function resample(content: Content, { state }: GameView, _viewer: Viewer, rng: Rng): GameState {
  const { rng: known, ...table } = state
  // The host sees the stacks, so there is nothing to imagine.
  if (known !== undefined) return { ...table, rng: known }
  const drawn = new Set(table.seaDiscard.map(({ id }) => id))
  const left = seaCardsFor(content, table.difficulty, table.players.length).filter(({ id }) => !drawn.has(id))
  return {
    ...table,
    seaDeck: rng.shuffle(left),
    openSeasStack: openSeas(content, table.difficulty).slice(countSeas(table.path)),
    epicStack: imagineEpics(content, table.path, table.epicStack, rng),
    rng: drawRandom(rng),
  }
}

function imagineEpics(content: Content, path: readonly Tile[], stack: readonly Tile[], rng: Rng): Tile[] {
  if (stack.length === 0) return []
  const laid = epicsOf(path)
  const peeked = epicsOf(stack).filter(id => id !== 'ithaca')
  const known = [...laid, ...peeked]
  const rest = epicIds(content).filter(id => !known.includes(id))
  return [...peeked, ...dealEpics(content, rng, rest, known)].map(epicTile).concat(ITHACA_TILE)
}

function epicsOf(tiles: readonly Tile[]): AnyEpicId[] {
  return tiles.flatMap(({ epicId }) => (epicId === undefined ? [] : [epicId]))
}

function countSeas(tiles: readonly Tile[]): number {
  return tiles.filter(({ category }) => category === 'open_sea').length
}
