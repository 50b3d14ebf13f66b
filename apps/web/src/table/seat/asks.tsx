import { nameOf, offerSentence } from '@turnwise/client/match'
import type { Offer as OfferKind } from '@turnwise/engine'
import { useEffect, useState } from 'react'
import { useGame, useMatch, useModel, useMoment, useSight } from '../../match/match-context.tsx'
import { askForSeat } from '../../match/session.ts'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { Confirm } from '../play/confirm.tsx'
import { useTalk } from '../talk/talk.tsx'
import { Invite } from './invite.tsx'
import { openSeatIn, useSeats } from './seats.ts'
import { TakeSeat } from './take-seat.tsx'

interface AsksProps {
  readonly onSeated: () => void
}

/** Questions that wait for an answer, as cards above the strip: they cover the board and move nothing. */
export function Asks({ onSeated }: AsksProps) {
  return (
    <>
      <div className="asks">
        <OpenSeat onSeated={onSeated} />
        <PlayedByBot />
        <Offer />
        <Pass />
      </div>
      <Confirm />
      <Invitation />
    </>
  )
}

/** For a spectator, while a seat is open. */
function OpenSeat({ onSeated }: AsksProps) {
  const { own } = useGame()
  const open = openSeatIn(useSight().update.players)
  if (open === undefined || own.length > 0) return null
  return (
    <section className="ask join">
      <TakeSeat seat={open.player_id} command="join-match" onSeated={onSeated} />
    </section>
  )
}

/** The others handed the seat to a bot while its player was away. */
function PlayedByBot() {
  const game = useGame()
  const { seat } = useSeats()
  const { update } = useSight()
  const { say } = useTalk()
  const own = update.players.find(player => player.player_id === seat)
  if (game.kind === 'local' || seat === undefined || own?.bot === undefined || update.outcome !== undefined) return null
  return (
    <div className="ask" role="alert">
      <span>A bot is playing for you while you are away.</span>
      <Button kind="main" onClick={() => void askForSeat(game, seat, { cmd: 'claim-seat' }, say)}>
        Take your seat back
      </Button>
    </div>
  )
}

/** An offer that waits for an answer, for both sides. */
function Offer() {
  const model = useModel()
  const { seat, naming } = useSeats()
  const { offer } = useSight().update
  if (offer === undefined) return null
  const mine = offer.player_id === seat
  const answer = (accept: boolean) => void model.answer(accept)
  return (
    <div className="ask" role="alert">
      <span>
        {mine ? `You ${MINE[offer.kind]}: waiting for an answer.` : offerSentence(offer.player_id, offer.kind, naming)}
      </span>
      {seat !== undefined && <Button onClick={() => answer(false)}>{mine ? 'Withdraw' : 'Decline'}</Button>}
      {seat !== undefined && !mine && (
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
function Pass() {
  const model = useModel()
  const { naming } = useSeats()
  const { isMoving } = useMoment()
  const handTo = useMatch(({ place }) => place.handTo)
  if (handTo === undefined || isMoving) return null
  const next = nameOf(naming, handTo)
  return (
    <section className="ask pass-bar" aria-label="Hand over">
      <span>{next} is next.</span>
      <Button kind="main" onClick={model.pass}>
        Done, hand over to {next}
      </Button>
    </section>
  )
}

/** The invitation opens by itself once; later the notice and "Share" open it. */
function Invitation() {
  const { kind, own } = useGame()
  const hasOpen = openSeatIn(useSight().update.players) !== undefined
  const isWaiting = kind === 'online' && own.length > 0 && hasOpen
  const [isOpen, setOpen] = useState(isWaiting)
  useEffect(() => {
    if (!isWaiting) setOpen(false)
  }, [isWaiting])
  if (!isOpen) return null
  return (
    <Dialog title="Invite a player" onClose={() => setOpen(false)}>
      <div className="panel-stack">
        <Invite />
      </div>
    </Dialog>
  )
}
