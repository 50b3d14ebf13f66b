import { useState } from 'react'
import type { Point } from '../game/grid.ts'
import type { Props } from './board.tsx'
import { CellGrid } from './cell-grid.tsx'
import { blankSheet, mazeSheet } from './sheet.ts'
import { SheetView } from './sheet-view.tsx'
import { useInsist } from './use-insist.ts'
import { formatCell } from './words.ts'

/** Nothing is known of the other maze yet; any cell will do, and what lies there happens at once. */
export function Start({ view, viewer, seq, legal, hint, players, send }: Props) {
  const insist = useInsist(seq, send)
  const { size } = view.options
  const [at, setAt] = useState<Point>()
  const sheet = useState(() => blankSheet(size))[0]
  const middle = { x: Math.floor(size / 2), y: Math.floor(size / 2) }
  const other = players[viewer === 0 ? 1 : 0]?.name ?? 'the other'
  const choose = (cell: Point) => legal.length > 0 && insist.send({ type: 'choose-start', x: cell.x, y: cell.y })
  const isAt = (cell: Point, other: Point | undefined) => other?.x === cell.x && other.y === cell.y
  return (
    <div className="maze-play">
      <section className="maze-stage" aria-label="Choose a start">
        <h2 className="maze-caption">The maze of {other}</h2>
        <div className="maze-target">
          <SheetView sheet={sheet} label="Nothing is known yet">
            <CellGrid
              sheet={sheet}
              name="Cells"
              first={middle}
              look={cell => ({
                label: `Start at ${formatCell(cell)}`,
                look: isAt(cell, hint?.type === 'choose-start' ? hint : undefined) ? 'hint' : 'start',
              })}
              onTap={choose}
              onPoint={setAt}
            />
          </SheetView>
        </div>
      </section>
      <div className="maze-side">
        <div className="maze-note">
          <p>
            <b>{at === undefined ? 'Any cell will do.' : `Start at ${formatCell(at)}?`}</b>
          </p>
          <p>
            You know where you start; what lies there happens at once. In the middle you meet more, at the edge you find
            an exit sooner.
          </p>
        </div>
        {view.own?.maze != null && (
          <section className="maze-small" aria-label="Your own maze">
            <SheetView sheet={mazeSheet(view.own.maze)} label="Your own maze" />
          </section>
        )}
      </div>
    </div>
  )
}
