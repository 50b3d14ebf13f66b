import { offerSentence } from '@turnwise/client/match'
import type { Offer as OfferKind } from '@turnwise/engine'
import { useEffect, useState } from 'react'
import { Button } from '../shell/button.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { Confirm } from './confirm.tsx'
import { Invite } from './invite.tsx'
import { TakeSeat } from './take-seat.tsx'
import { nameOf, type TableModel } from './use-table.ts'
import { namingOf } from './words.ts'

interface AsksProps {
  readonly table: TableModel
  readonly onSeated: () => void
}

/** Questions that wait for an answer, as cards above the strip: they cover the board and move nothing. */
export function Asks({ table, onSeated }: AsksProps) {
  return (
    <>
      <div className="asks">
        <OpenSeat table={table} onSeated={onSeated} />
        <PlayedByBot table={table} />
        <Offer table={table} />
        <Pass table={table} />
      </div>
      <Confirm table={table} />
      <Invitation table={table} />
    </>
  )
}

/** For a spectator, while a seat is open. */
function OpenSeat({ table, onSeated }: AsksProps) {
  const open = table.sight.update.players.find(player => player.open === true)
  if (open === undefined || table.session.own.length > 0) return null
  return (
    <section className="ask join">
      <TakeSeat table={table} seat={open.player_id} command="join-match" onSeated={onSeated} />
    </section>
  )
}

/** The others handed the seat to a bot while its player was away. */
function PlayedByBot({ table }: { readonly table: TableModel }) {
  const { session, seat } = table
  const { update } = table.sight
  const own = update.players.find(player => player.player_id === seat)
  if (session.kind === 'local' || own?.bot === undefined || update.outcome !== undefined) return null
  return (
    <div className="ask" role="alert">
      <span>A bot is playing for you while you are away.</span>
      <Button kind="main" onClick={() => void table.command({ cmd: 'claim-seat' })}>
        Take your seat back
      </Button>
    </div>
  )
}

/** An offer that waits for an answer, for both sides. */
function Offer({ table }: { readonly table: TableModel }) {
  const offer = table.sight.update.offer
  if (offer === undefined) return null
  const mine = offer.player_id === table.seat
  const answer = (accept: boolean) => void table.ask(table.model.answer(accept))
  return (
    <div className="ask" role="alert">
      <span>
        {mine
          ? `You ${MINE[offer.kind]}: waiting for an answer.`
          : offerSentence(offer.player_id, offer.kind, namingOf(table.session, table.players))}
      </span>
      {table.seat !== undefined && <Button onClick={() => answer(false)}>{mine ? 'Withdraw' : 'Decline'}</Button>}
      {table.seat !== undefined && !mine && (
        <Button kind="main" onClick={() => answer(true)}>
          Accept
        </Button>
      )}
    </div>
  )
}

const MINE: Readonly<Record<OfferKind, string>> = {
  undo: 'asked to undo',
  draw: 'offered a draw',
  rematch: 'offered a rematch',
}

/** The player who acted looks at the result for as long as they like, then hands the device over. */
function Pass({ table }: { readonly table: TableModel }) {
  const { handTo } = table.place
  if (handTo === undefined || table.isMoving) return null
  const next = nameOf(table, handTo)
  return (
    <section className="ask pass-bar" aria-label="Hand over">
      <span>{next} is next.</span>
      <Button kind="main" onClick={table.model.pass}>
        Done, hand over to {next}
      </Button>
    </section>
  )
}

/** The invitation opens by itself once; later the notice and "Share" open it. */
function Invitation({ table }: { readonly table: TableModel }) {
  const isWaiting =
    table.session.kind === 'online' &&
    table.session.own.length > 0 &&
    table.sight.update.players.some(player => player.open === true) === true
  const [isOpen, setOpen] = useState(isWaiting)
  useEffect(() => {
    if (!isWaiting) setOpen(false)
  }, [isWaiting])
  if (!isOpen) return null
  return (
    <Dialog title="Invite a player" onClose={() => setOpen(false)}>
      <div className="panel-stack">
        <Invite table={table} />
      </div>
    </Dialog>
  )
}
