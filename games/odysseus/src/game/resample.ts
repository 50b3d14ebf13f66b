import type { Rng } from '@turnwise/engine'
import { type Content, epicIds } from './content.ts'
import { seaCardsFor } from './seaDeck.ts'
import { dealEpics, epicTile, ITHACA_TILE, openSeas } from './tiles.ts'
import type { AnyEpicId, GameState, Tile } from './types.ts'
import type { GameView } from './view.ts'

/** Some state that looks like this view: the mix of the stacks is known, and their order is drawn again. */
export function imagineState(content: Content, { state }: GameView, rng: Rng): GameState {
  const { rng: known, ...table } = state
  // The host sees the stacks, so there is nothing to imagine.
  if (known !== undefined) return { ...table, rng: known }
  const drawn = new Set(table.seaDiscard.map(({ id }) => id))
  const left = seaCardsFor(content, table.difficulty, table.players.length).filter(({ id }) => !drawn.has(id))
  const word = () => rng.int(2 ** 32)
  return {
    ...table,
    seaDeck: rng.shuffle(left),
    openSeasStack: openSeas(content, table.difficulty).slice(countSeas(table.path)),
    epicStack: imagineEpics(content, table.path, table.epicStack, rng),
    rng: { key: [word(), word(), word(), word()], position: 0 },
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
