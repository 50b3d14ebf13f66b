import type { Point } from '../game/grid.ts'
import type { Explorer, KnownIsland, OwnView } from '../game/types.ts'
import { namesOfMaps } from '../game/words/things.ts'
import { islandSheet, mazeSheet, type Sheet } from './map/sheet.ts'

/** A map on the desk: an island by its number, or the maze that the player built. */
export interface ChartedMap {
  readonly id: number | 'own'
  readonly title: string
  readonly sheet: Sheet
  readonly isActive: boolean
  /** How many cells are known. */
  readonly cells: number
  /** The pit above it; null for the main map and the own maze. */
  readonly pit: number | null
  /** Where the player is on it, if they are. */
  readonly here: Point | undefined
}

export function mapsOf(explorer: Explorer<KnownIsland>, own: OwnView, size: number): readonly ChartedMap[] {
  const titles = namesOfMaps(explorer.islands)
  const islands = explorer.islands.map((island, id): ChartedMap => {
    const isActive = id === explorer.active
    return {
      id,
      title: titles[id] ?? '',
      sheet: islandSheet(island, size),
      isActive,
      cells: island.cells.length,
      pit: island.pit,
      here: isActive ? explorer.here : undefined,
    }
  })
  if (own.maze === null) return islands
  const maze: ChartedMap = {
    id: 'own',
    title: 'Your maze',
    sheet: mazeSheet(own.maze),
    isActive: false,
    cells: own.maze.size ** 2,
    pit: null,
    here: undefined,
  }
  return [...islands, maze]
}
