import { useId, useState } from 'react'
import { useGame, useMoment } from '../../match/match-context.tsx'
import { useSettings } from '../../state/settings.ts'
import { useSeats } from '../seat/seats.ts'
import { usePlay } from './play.tsx'

/** Why other actions are not possible: each action that a player might want, with the rule that forbids it. */
export function WhyNot() {
  const { board } = useGame()
  const { view, isPast } = useMoment()
  const { viewer } = useSeats()
  const { legal } = usePlay()
  const { face } = useSettings()
  const [open, setOpen] = useState(false)
  const id = useId()
  const isQuiet = isPast || legal.length === 0 || face === 'text'
  const refused = isQuiet ? [] : (board?.refused?.(view, viewer) ?? [])
  if (refused.length === 0) return null
  return (
    <div className="why-not">
      <button
        type="button"
        className="why-not-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Why not others?
      </button>
      {open && (
        <ul id={id} className="why-not-list">
          {refused.map(({ what, why }) => (
            <li key={what}>
              <b>{what}</b> {why}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
