import type { HealthChange, Side } from '../../game/types.ts'
import { Burst } from '../art/signs.tsx'

interface BlowsProps {
  readonly side: Side
  readonly changes: readonly HealthChange[]
  /** Which of them is the blow of the hand itself; the rest are shown with their cause. */
  readonly blow: HealthChange | undefined
  readonly left: number
  readonly top: number
}

/** What a combatant lost or gained: the blow in a burst, everything else beneath it with its cause. */
export function Blows({ side, changes, blow, left, top }: BlowsProps) {
  const own = changes.filter(change => change.side === side)
  if (own.length === 0) return null
  // The player's burst is left of their cards, where a phone has little room.
  const start = side === 'player' ? `max(${left}px, calc(150px * var(--gj-unit)))` : left
  return (
    <div className="geniejack-blows" data-side={side} style={{ left: start, top }} aria-hidden="true">
      {own.map((change, i) =>
        change === blow ? (
          <span key={String(i)} className="geniejack-burst">
            <Burst />
            <b>{signed(change.by)}</b>
          </span>
        ) : (
          <span key={String(i)} className="geniejack-change" data-good={change.by > 0}>
            <b>{signed(change.by)}</b> {change.cause}
          </span>
        ),
      )}
    </div>
  )
}

const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`)
