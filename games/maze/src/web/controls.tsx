import type { Dir } from '../game/grid.ts'
import type { View } from '../game/view.ts'
import { DPad } from './dpad.tsx'
import { Hud } from './hud.tsx'
import type { useJoin } from './use-join.ts'
import { formatCell } from './words.ts'

interface ControlsProps {
  readonly view: View
  readonly join: ReturnType<typeof useJoin>
  readonly mayMove: boolean
  readonly hinted: Dir | undefined
  readonly hintsJoin: boolean
  readonly onMove: (dir: Dir) => void
  readonly onJoin: (byKey: boolean) => void
}

/** The four ways, how one stands, and saying where one stands. */
export function Controls({ view, join, mayMove, hinted, hintsJoin, onMove, onJoin }: ControlsProps) {
  const hasIsland = (view.own?.explorer?.active ?? 0) !== 0
  return (
    <div className="maze-controls">
      <DPad mayMove={mayMove} hinted={hinted} onMove={onMove} />
      <div className="maze-beside">
        <Hud view={view} />
        {hasIsland && !join.isOpen && (
          <button
            type="button"
            className="button maze-join"
            aria-disabled={join.candidates.size > 0 ? undefined : true}
            aria-keyshortcuts="J"
            data-hint={hintsJoin}
            onClick={event => onJoin(event.detail === 0)}
          >
            Join the maps…
          </button>
        )}
        {join.isOpen && (
          <div className="maze-claim">
            <button
              type="button"
              className="button button-main"
              aria-disabled={join.at !== undefined && join.fits(join.at) ? undefined : true}
              onClick={() => join.at !== undefined && join.claim(join.at)}
            >
              {join.at === undefined ? `${join.candidates.size} cells fit` : `I stand at ${formatCell(join.at)}`}
            </button>
            <button type="button" className="button button-quiet" onClick={join.close}>
              Cancel
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
