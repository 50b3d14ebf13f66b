import { nameOf } from '@turnwise/client/match'
import { type ReactNode, useState } from 'react'
import { useStorageTrouble } from '../../local/storage-health.ts'
import { useGame, useMatch, useSight } from '../../match/match-context.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { HeaderNotice } from '../../shell/header-slots.tsx'
import { Icon, type IconName } from '../../shell/icons.tsx'
import { changeHeld, useHeldSeats } from '../../state/held-seats.ts'
import { Replace } from '../seat/go-on-without.tsx'
import { Invite, SeatLink } from '../seat/invite.tsx'
import { isAway, openSeatIn, useSeats, waitingText } from '../seat/seats.ts'
import { TakeSeat } from '../seat/take-seat.tsx'

interface Notice {
  readonly text: string
  readonly icon?: IconName | 'spinner'
  readonly tone?: 'danger'
  /** A dialog that the notice opens, with what the player can do about it. */
  readonly dialog?: { readonly title: string; readonly content: (close: () => void) => ReactNode }
  /** Also called when the dialog is closed. */
  readonly onClose?: () => void
}

interface NoticesProps {
  readonly onSeated: () => void
}

/** The most important notice, in the header's only slot for it: nothing else moves when it appears. */
export function Notices({ onSeated }: NoticesProps) {
  const [isOpen, setOpen] = useState(false)
  const notice = useNotice(onSeated)
  const { dialog } = notice ?? {}
  const close = () => {
    setOpen(false)
    notice?.onClose?.()
  }
  return (
    <>
      <HeaderNotice>{notice !== undefined && <Pill notice={notice} onOpen={() => setOpen(true)} />}</HeaderNotice>
      {isOpen && dialog !== undefined && (
        <Dialog title={dialog.title} onClose={close}>
          {dialog.content(close)}
        </Dialog>
      )}
    </>
  )
}

function Pill({ notice, onOpen }: { readonly notice: Notice; readonly onOpen: () => void }) {
  const { text, icon, tone, dialog } = notice
  const content = (
    <span className="notice" data-tone={tone}>
      {icon === 'spinner' ? <i className="notice-spinner" /> : icon !== undefined && <Icon name={icon} size={16} />}
      <span className="notice-text">{text}</span>
    </span>
  )
  if (dialog === undefined) return content
  return (
    <button type="button" className="notice-button" onClick={onOpen}>
      {content}
    </button>
  )
}

function useNotice(onSeated: () => void): Notice | undefined {
  const game = useGame()
  const trouble = useStorageTrouble()
  const closed = useMatch(state => state.closed)
  const connection = useConnection()
  const waiting = useWaiting()
  const watching = useWatching(onSeated)
  const link = useSeatLink()
  const absent = useAbsent()
  if (closed !== undefined) return explained('The table closed this match', closed)
  if (game.kind === 'local') return trouble === undefined ? undefined : explained(trouble.title, trouble.text)
  return connection ?? waiting ?? watching ?? absent ?? link
}

/** A problem in a few words; the dialog has the whole sentence. */
function explained(title: string, text: string): Notice {
  return { text: title, tone: 'danger', dialog: { title, content: () => <p>{text}</p> } }
}

function useConnection(): Notice | undefined {
  const status = useMatch(state => state.connection)
  if (status === 'open') return undefined
  return status === 'connecting'
    ? { text: 'Reconnecting…', icon: 'spinner' }
    : { text: 'Not connected to the server', tone: 'danger' }
}

function useWaiting(): Notice | undefined {
  const game = useGame()
  const { players } = useSight().update
  if (openSeatIn(players) === undefined || game.own.length === 0) return undefined
  return {
    text: waitingText(game, players),
    icon: 'share',
    dialog: {
      title: 'Invite a player',
      content: () => (
        <div className="panel-stack">
          <Invite />
        </div>
      ),
    },
  }
}

function useWatching(onSeated: () => void): Notice | undefined {
  const { own } = useGame()
  const { outcome, players } = useSight().update
  if (own.length > 0) return undefined
  const away = outcome === undefined ? players.find(isAway) : undefined
  if (away === undefined) return { text: 'You are watching', icon: 'eye' }
  return {
    text: `You are watching. ${away.name} is away`,
    icon: 'eye',
    dialog: {
      title: `Play on for ${away.name}`,
      content: () => <TakeSeat seat={away.player_id} command="claim-seat" onSeated={onSeated} />,
    },
  }
}

function useAbsent(): Notice | undefined {
  const { seat, naming } = useSeats()
  const { update } = useSight()
  const away = update.players.find(player => isAway(player) && player.player_id !== seat)
  const [received, setReceived] = useState({ away, at: performance.now() })
  if (received.away !== away) setReceived({ away, at: performance.now() })
  if (away === undefined || update.outcome !== undefined || seat === undefined) return undefined
  const name = nameOf(naming, away.player_id)
  return {
    text: `${name} is away. Go on without them?`,
    icon: 'people',
    dialog: {
      title: `Go on without ${name}`,
      content: close => <Replace seat={away.player_id} until={received.at + (away.absent_in ?? 0)} onDone={close} />,
    },
  }
}

/** Tells the holder of a seat once that they can move it to another device. Later the link is under "Share". */
function useSeatLink(): Notice | undefined {
  const { matchId } = useGame()
  const { outcome } = useSight().update
  const own = useSeats().seat
  const held = useHeldSeats().find(held => held.matchId === matchId && held.seat === own)
  if (held === undefined || held.isLinkKnown === true || outcome !== undefined) return undefined
  return {
    text: 'Keep your seat link',
    icon: 'link',
    dialog: { title: 'Your private seat link', content: () => <SeatLink /> },
    onClose: () => changeHeld(matchId, { isLinkKnown: true }),
  }
}
