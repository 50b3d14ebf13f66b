import type { Viewer } from '@turnwise/engine'
import type { BoardPlayer } from '@turnwise/ui'
import type { Event, View } from '../game/types.ts'
import { Sticks } from './sticks.tsx'
import { Tray } from './tray.tsx'

interface HudProps {
  readonly view: View
  readonly viewer: Viewer
  readonly players: readonly BoardPlayer[]
  readonly seq: number
  readonly events: readonly Event[]
  readonly mayThrow: boolean
  readonly hintsThrow: boolean
  readonly bearsOff: boolean
  readonly onThrow: () => void
  readonly onBearOff: () => void
}

/** Beside the board: what each side has brought off, the sticks, and the button that throws them. */
export function Hud(props: HudProps) {
  const { view, viewer, players, seq, events, mayThrow, hintsThrow, bearsOff, onThrow, onBearOff } = props
  const own = viewer === 1 ? 1 : 0
  const tray = (seat: 0 | 1) => {
    const player = players[seat]
    if (player === undefined) return null
    const isTarget = bearsOff && seat === view.turn
    return <Tray player={player} count={view.borneOff[seat]} isTarget={isTarget} onBearOff={onBearOff} />
  }
  const isFresh = events.some(event => event.type === 'thrown')
  return (
    <div className="senet-hud">
      {tray(own === 0 ? 1 : 0)}
      <div className="senet-throw">
        <Sticks
          value={view.throw ?? view.lastThrow}
          isFresh={isFresh}
          isUniform={view.throws === 'uniform'}
          rollKey={isFresh ? seq : 0}
        />
        <button
          type="button"
          className="button button-main senet-throw-button"
          aria-disabled={mayThrow ? undefined : true}
          aria-keyshortcuts="T"
          data-hint={hintsThrow}
          onClick={({ detail }) => {
            // The second click of a double click asks nothing.
            if (mayThrow || detail < 2) onThrow()
          }}
        >
          Throw
        </button>
      </div>
      {tray(own)}
    </div>
  )
}
