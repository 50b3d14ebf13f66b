import { ITHACA } from '../../game/content.ts'
import type { Route } from '../chart/route.ts'
import type { ChartTile } from '../chart/tiles.ts'
import { isIsland } from '../chart/tiles.ts'
import { titleOf } from './spots.tsx'
import type { Target } from './targets.ts'

interface NoteProps {
  readonly route: Route
  readonly tile: ChartTile
  readonly target: Target | undefined
}

/** One line on what a tile is and does, and what it would cost to sail there. */
export function Note({ route, tile, target }: NoteProps) {
  const { x, y } = route.spots[tile.index] ?? { x: 0, y: 0 }
  const top = isIsland(tile) ? y - route.island * 0.86 : y - 16
  const isBelow = top < 96
  const room = 250
  const left = Math.max(8, Math.min(route.width - room - 8, x - room / 2))
  const title = titleOf(tile)
  return (
    <div
      className="odysseus-note"
      aria-hidden="true"
      style={{
        left,
        width: room,
        ...(isBelow ? { top: y + 34 } : { bottom: `calc(100% - ${(top - 6).toFixed(0)}px)` }),
      }}
    >
      <b>
        {tile.index} {title[0]?.toUpperCase()}
        {title.slice(1)}
      </b>
      {tile.description === undefined ? null : <span>{tile.description}</span>}
      {tile.type === 'ITHACA' ? <span>{ITHACA.description}</span> : null}
      {target === undefined ? null : <em>{target.label}</em>}
    </div>
  )
}
