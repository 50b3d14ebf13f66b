import { nameOf } from '@turnwise/client/match'
import { useEffect, useState } from 'react'
import { useGame, useMatch, useModel, useMoment, useSight } from '../../match/match-context.tsx'
import { askForSeat } from '../../match/session.ts'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { useTalk } from '../talk/talk.tsx'
import { Invite } from './invite.tsx'
import { openSeatIn, useSeats } from './seats.ts'
import { TakeSeat } from './take-seat.tsx'

interface QuestionProps {
  readonly onSeated: () => void
}

/** For a spectator, while a seat is open. */
export function OpenSeat({ onSeated }: QuestionProps) {
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
export function PlayedByBot() {
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

/** The player who acted looks at the result for as long as they like, then hands the device over. */
export function Pass() {
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
export function Invitation() {
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
