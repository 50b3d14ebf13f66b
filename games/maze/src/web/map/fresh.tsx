import { useState } from 'react'
import { DIRS, type Dir, type Point } from '../../game/grid.ts'
import { type MapFrame, sideLine } from './frame.ts'
import { squaresOf } from './map-view.tsx'
import { cellsIn, keyOf, type Sheet } from './sheet.ts'

/** What a map shows that it did not show a moment ago. */
export interface Fresh {
  readonly cells: readonly Point[]
  readonly walls: readonly (Point & { readonly dir: Dir })[]
}

export function freshIn(before: Sheet, after: Sheet): Fresh {
  const cells = cellsIn(after)
  const isWall = (sheet: Sheet, cell: Point, dir: Dir) => sheet.side(cell, dir)?.endsWith('wall') === true
  return {
    cells: cells.filter(cell => after.mark(cell) !== undefined && before.mark(cell) === undefined),
    walls: cells.flatMap(cell =>
      after.mark(cell) === undefined
        ? []
        : DIRS.filter(dir => isWall(after, cell, dir) && !isWall(before, cell, dir)).map(dir => ({ ...cell, dir })),
    ),
  }
}

const NOTHING: Fresh = { cells: [], walls: [] }

/** What came to the map last; nothing when another map takes its place on the paper. */
export function useFresh(id: number | 'own', sheet: Sheet): Fresh {
  const [last, setLast] = useState({ id, sheet, fresh: NOTHING })
  if (last.sheet === sheet) return last.fresh
  const fresh = last.id === id ? freshIn(last.sheet, sheet) : NOTHING
  setLast({ id, sheet, fresh })
  return fresh
}

/**
 * New cells wash in and new walls are drawn: what covers them goes away, so that at its end, and without motion, nothing
 * of it is left. Several cells at once are a map that was joined.
 */
export function FreshCover({ frame, fresh: { cells, walls } }: { readonly frame: MapFrame; readonly fresh: Fresh }) {
  return (
    <g key={[...cells, ...walls].map(keyOf).join(' ')} className="maze-fresh" data-joined={cells.length > 1}>
      <path className="maze-fresh-cells" d={squaresOf(frame, cells)} />
      {cells.length < 2 &&
        walls.map(({ dir, ...cell }) => {
          const [from, to] = sideLine(frame, cell, dir)
          return (
            <path
              key={keyOf(cell) + dir}
              className="maze-fresh-wall"
              d={`M${to.x} ${to.y}L${from.x} ${from.y}`}
              pathLength={1}
              strokeWidth={frame.cell * 0.22}
            />
          )
        })}
    </g>
  )
}
