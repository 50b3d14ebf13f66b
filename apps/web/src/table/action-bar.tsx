import { useId, useState } from 'react'
import { Button } from '../shell/button.tsx'
import { useSettings } from '../state/settings.ts'
import { labelOf, type TableModel } from './use-table.ts'

/** More than this and the list is folded: the board is the better place to choose then. */
const SHOWN = 8

/** What is legal and not chosen on the board itself, and why the rest is not possible. */
export function ActionBar({ table }: { readonly table: TableModel }) {
  const { face } = useSettings()
  const { session, legal, view, viewer, isPast } = table
  const [all, setAll] = useState(false)
  const board = face === 'text' ? undefined : session.board
  if (session.board === undefined || face === 'text') return null
  const offered = legal.filter(action => board?.isOnBoard?.(action) !== true)
  const listed = all ? offered : offered.slice(0, SHOWN)
  const refused = isPast || legal.length === 0 ? [] : (board?.refused?.(view, viewer) ?? [])
  if (listed.length === 0 && refused.length === 0) return null
  return (
    <div className="actions">
      {listed.map((action, i) => (
        <Button
          key={JSON.stringify(action)}
          {...(i === 0 ? { kind: 'main' as const } : {})}
          onClick={() => table.send(action)}
        >
          {labelOf(table, action)}
        </Button>
      ))}
      {offered.length > SHOWN && (
        <Button kind="quiet" onClick={() => setAll(!all)}>
          {all ? 'Fewer' : `${offered.length - SHOWN} more`}
        </Button>
      )}
      {refused.length > 0 && <WhyNot refused={refused} />}
    </div>
  )
}

function WhyNot({ refused }: { readonly refused: readonly { readonly what: string; readonly why: string }[] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="why-not">
      <button
        type="button"
        className="why-not-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Why not the others?
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
