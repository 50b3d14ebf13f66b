import { Button } from '../shell/button.tsx'
import { nameOf, type TableModel } from './use-table.ts'
import { OFFERED } from './words.ts'

/** An offer that waits for an answer, on both sides of the table. */
export function OfferBar({ table }: { readonly table: TableModel }) {
  const offer = table.live.shown?.update.offer
  if (offer === undefined) return null
  const mine = offer.player_id === table.chair.seat
  const answer = (accept: boolean) => void table.command({ cmd: 'answer', kind: offer.kind, accept })
  return (
    <div className="banner" role="alert">
      <span>
        {mine ? 'You' : nameOf(table, offer.player_id)} {mine ? MINE[offer.kind] : OFFERED[offer.kind]}.
      </span>
      {table.chair.seat !== undefined && !mine && (
        <Button small kind="main" onClick={() => answer(true)}>
          Accept
        </Button>
      )}
      {table.chair.seat !== undefined && (
        <Button small onClick={() => answer(false)}>
          {mine ? 'Withdraw' : 'Decline'}
        </Button>
      )}
    </div>
  )
}

const MINE: Readonly<Record<string, string>> = {
  undo: 'asked to take back: waiting for the answer',
  draw: 'offered a draw: waiting for the answer',
  rematch: 'offered a rematch: waiting for the answer',
}
