import type { GameView } from '../../game/types.ts'

/** A tile of the whole way, laid or still ahead. */
export interface ChartTile {
  readonly index: number
  readonly type: 'SEA' | 'EPIC' | 'START' | 'ITHACA'
  /** Known where the tile is laid, or was shown ahead. */
  readonly epicId?: string
  readonly name?: string
  readonly description?: string
  readonly isLaid: boolean
  readonly players: readonly number[]
}

/** The path that lies there, and what is known of the places behind it. */
export function tilesOf(view: GameView): readonly ChartTile[] {
  const laid = view.tiles.map((tile, index): ChartTile => {
    const epicId = view.state.path[index]?.epicId
    return {
      index,
      type: tile.type,
      isLaid: true,
      players: tile.players,
      ...(epicId === undefined ? {} : { epicId }),
      ...(tile.epicName === undefined ? {} : { name: tile.epicName }),
      ...(tile.epicDescription === undefined ? {} : { description: tile.epicDescription }),
    }
  })
  const peeked = new Map(view.upcomingEpicPeek?.tiles.map(tile => [tile.index, tile]) ?? [])
  const ahead = view.ahead.map(({ index, type }): ChartTile => {
    const tile = peeked.get(index)
    const known = tile === undefined ? {} : { epicId: tile.id, name: tile.name, description: tile.description }
    return { index, type, isLaid: false, players: [], ...known }
  })
  return [...laid, ...ahead]
}

export function isIsland({ type }: ChartTile): boolean {
  return type === 'EPIC'
}
