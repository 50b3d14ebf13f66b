import type { Point } from '../game/grid.ts'
import type { Explorer, KnownIsland } from '../game/state.ts'
import type { OwnView } from '../game/view.ts'
import { islandSheet, mazeSheet, type Sheet } from './sheet.ts'
import { nameOfIsland } from './words.ts'

/** A map on the table: an island of one's knowledge by its number, or the maze that one has built. */
export interface ChartedMap {
  readonly id: number | 'own'
  readonly title: string
  readonly sheet: Sheet
  readonly isActive: boolean
  /** Where one stands on it, if one does. */
  readonly here: Point | undefined
}

export function mapsOf(explorer: Explorer<KnownIsland>, own: OwnView, size: number): readonly ChartedMap[] {
  const titles = new Map<number | null, number>()
  const islands = explorer.islands.map((island, id): ChartedMap => {
    const before = titles.get(island.pit) ?? 0
    titles.set(island.pit, before + 1)
    const isActive = id === explorer.active
    return {
      id,
      // The same pit twice opens two maps.
      title: before === 0 ? nameOfIsland(island.pit) : `${nameOfIsland(island.pit)}, again`,
      sheet: islandSheet(island, size),
      isActive,
      here: isActive ? explorer.here : undefined,
    }
  })
  if (own.maze === null) return islands
  return [...islands, { id: 'own', title: 'Your maze', sheet: mazeSheet(own.maze), isActive: false, here: undefined }]
}

/** An island laid onto the board as if one stood at the given cell. */
export function laidAt(board: Sheet, island: Sheet, here: Point, at: Point): Sheet {
  const back = (cell: Point) => ({ x: cell.x - at.x + here.x, y: cell.y - at.y + here.y })
  return {
    ...board,
    side: (cell, dir) => island.side(back(cell), dir),
    mark: cell => island.mark(back(cell)),
  }
}
