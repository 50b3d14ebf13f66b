import { useWake } from '@turnwise/ui'
import { useState } from 'react'
import { Button } from '../shell/button.tsx'
import { useSettings } from '../state/settings.ts'
import { labelOf, type TableModel } from './use-table.ts'

/** A longer list is folded: then the board is the better place to choose. */
const SHOWN = 8

/** Buttons for the legal actions that are not chosen on the board itself. */
export function ActionBar({ table }: { readonly table: TableModel }) {
  const { face } = useSettings()
  const { session, legal } = table
  const [all, setAll] = useState(false)
  const board = face === 'text' ? undefined : session.board
  const isText = session.board === undefined || face === 'text'
  const offered = isText ? [] : legal.filter(action => board?.isOnBoard?.(action) !== true)
  const listed = all ? offered : offered.slice(0, SHOWN)
  const wake = useWake(offered.length === 0 ? '' : JSON.stringify(offered))
  if (listed.length === 0) return null
  return (
    <div className="actions-list">
      {listed.map((action, i) => (
        <Button
          key={JSON.stringify(action)}
          {...(i === 0 ? { kind: 'main' as const } : {})}
          onClick={wake(() => table.send(action))}
        >
          {labelOf(table, action)}
        </Button>
      ))}
      {offered.length > SHOWN && (
        <Button kind="quiet" onClick={() => setAll(!all)}>
          {all ? 'Fewer' : `${offered.length - SHOWN} more`}
        </Button>
      )}
    </div>
  )
}
