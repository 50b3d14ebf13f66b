import { useState } from 'react'
import { Button } from '../shell/button.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { changeHeld, useHeldSeats } from '../state/held-seats.ts'
import { SeatLink } from './invite.tsx'
import type { TableModel } from './use-table.ts'

/** Said once, plainly, to whoever has sat down: the seat can be taken along. Later it stands under "Share". */
export function SeatLinkBar({ table }: { readonly table: TableModel }) {
  const { session, live, chair } = table
  const [open, setOpen] = useState(false)
  const held = useHeldSeats().find(({ matchId, seat }) => matchId === session.matchId && seat === chair.seat)
  const update = live.shown?.update
  const isWaiting = update?.players.some(player => player.open === true) === true
  if (held === undefined || held.isLinkKnown === true || isWaiting || update?.outcome !== undefined) return null
  return (
    <div className="banner">
      <span>This seat is yours for as long as you keep its link.</span>
      <Button small icon="link" onClick={() => setOpen(true)}>
        Show it
      </Button>
      <Button small kind="quiet" onClick={() => changeHeld(session.matchId, { isLinkKnown: true })}>
        Later
      </Button>
      {open && (
        <Dialog title="Your private seat link" onClose={() => changeHeld(session.matchId, { isLinkKnown: true })}>
          <SeatLink table={table} />
        </Dialog>
      )}
    </div>
  )
}
