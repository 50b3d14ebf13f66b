import { TERRAINS, type Terrain } from '../content/types.ts'
import { shipsOn } from '../map/board.ts'
import { terrainPrice } from '../track/costs.ts'
import { TERRAIN_NAMES } from './places.ts'

/** What a character of the map stands for. */
export interface TerrainFacts {
  readonly char: Terrain
  readonly name: string
  /** Gold for a section that ends there, before rivers (+2), inlets (+3) and the foreman; null where no track can lie. */
  readonly price: number | null
  readonly ships: ReturnType<typeof shipsOn>
}

/** B6 for readers of the content, one entry a character. */
export const TERRAIN_FACTS: readonly TerrainFacts[] = TERRAINS.map(char => ({
  char,
  name: TERRAIN_NAMES[char],
  price: terrainPrice(char),
  ships: shipsOn(char),
}))
