import { fisherYates } from '@turnwise/engine'
import { type Content, epicIds, modeOf } from './content.ts'
import type { AnyEpicId, RNG, Tile } from './types.ts'

export const TROY: Tile = { id: 'troy', category: 'troy' }
export const ITHACA_TILE: Tile = { id: 'ithaca', category: 'ithaca', epicId: 'ithaca' }

export function epicTile(epicId: AnyEpicId): Tile {
  return { id: `epic-${epicId}`, category: 'epic', epicId }
}

/** As many open seas as the pace needs until Ithaca; they are all alike, so they are not shuffled. */
export function openSeas(content: Content, difficulty: string): Tile[] {
  const { pace } = modeOf(content, difficulty)
  const epics = epicIds(content).length + 1
  const needed = Array.from({ length: epics }, (_, i) => pace[i % pace.length] ?? 0).reduce((sum, n) => sum + n, 0)
  return Array.from({ length: needed }, (_, i) => ({ id: `sea-${i + 1}`, category: 'open_sea' }))
}

/** Shuffles these epics until their order, after the ones that lie already, is allowed. Ruling 3. */
export function dealEpics(
  content: Content,
  rng: RNG,
  epics: readonly AnyEpicId[],
  before: readonly AnyEpicId[] = [],
): readonly AnyEpicId[] {
  for (;;) {
    const order = fisherYates(epics, limit => Math.floor(rng.next() * limit))
    if (isAllowedOrder(content, [...before, ...order])) return order
  }
}

export function isAllowedOrder(content: Content, order: readonly AnyEpicId[]): boolean {
  return !content.forbiddenNeighbours.some(([first, second]) =>
    order.some((epic, i) => epic === first && order[i + 1] === second),
  )
}
