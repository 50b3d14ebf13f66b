import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useStorageTrouble } from '../local/storage-health.ts'
import { Dialog } from '../shell/dialog.tsx'
import { HeaderNotice } from '../shell/header-slots.tsx'
import { Icon, type IconName } from '../shell/icons.tsx'
import { changeHeld, useHeldSeats } from '../state/held-seats.ts'
import { isAway, Replace } from './absent.tsx'
import { Invite, SeatLink } from './invite.tsx'
import { TakeSeat } from './take-seat.tsx'
import { nameOf, type TableModel } from './use-table.ts'
import { waitingText } from './words.ts'

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
  readonly table: TableModel
  readonly onSeated: () => void
}

/** The most important notice, in the header's only slot for it: nothing else moves when it appears. */
export function Notices({ table, onSeated }: NoticesProps) {
  const [isOpen, setOpen] = useState(false)
  const notice = useNotice(table, onSeated)
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

function useNotice(table: TableModel, onSeated: () => void): Notice | undefined {
  const trouble = useStorageTrouble()
  const connection = useConnection(table)
  const link = useSeatLink(table)
  const absent = useAbsent(table)
  const { session, closed } = table
  if (closed !== undefined) return explained('The table closed this match', closed)
  if (session.kind === 'local') return trouble === undefined ? undefined : explained(trouble.title, trouble.text)
  return connection ?? waiting(table) ?? watching(table, onSeated) ?? absent ?? link
}

/** A problem in a few words; the dialog has the whole sentence. */
function explained(title: string, text: string): Notice {
  return { text: title, tone: 'danger', dialog: { title, content: () => <p>{text}</p> } }
}

function useConnection({ session }: TableModel): Notice | undefined {
  const { connection } = session
  const status = useSyncExternalStore(
    listener => connection.onStatus(listener),
    () => connection.status,
  )
  if (status === 'open') return undefined
  return status === 'connecting'
    ? { text: 'Reconnecting…', icon: 'spinner' }
    : { text: 'Not connected to the server', tone: 'danger' }
}

function waiting(table: TableModel): Notice | undefined {
  const isOpen = table.sight.update.players.some(player => player.open === true) === true
  if (!isOpen || table.session.own.length === 0) return undefined
  return {
    text: waitingText(table),
    icon: 'share',
    dialog: {
      title: 'Invite a player',
      content: () => (
        <div className="panel-stack">
          <Invite table={table} />
        </div>
      ),
    },
  }
}

function watching(table: TableModel, onSeated: () => void): Notice | undefined {
  if (table.session.own.length > 0) return undefined
  const { update } = table.sight
  const isOver = update.outcome !== undefined
  const away = isOver ? undefined : update.players.find(isAway)
  if (away === undefined) return { text: 'You are watching', icon: 'eye' }
  return {
    text: `You are watching. ${away.name} is away`,
    icon: 'eye',
    dialog: {
      title: `Play on for ${away.name}`,
      content: () => <TakeSeat table={table} seat={away.player_id} command="claim-seat" onSeated={onSeated} />,
    },
  }
}

function useAbsent(table: TableModel): Notice | undefined {
  const { seat } = table
  const { update } = table.sight
  const away = update.players.find(player => isAway(player) && player.player_id !== seat)
  const [received, setReceived] = useState({ away, at: performance.now() })
  if (received.away !== away) setReceived({ away, at: performance.now() })
  if (away === undefined || update.outcome !== undefined || seat === undefined) return undefined
  const name = nameOf(table, away.player_id)
  return {
    text: `${name} is away. Go on without them?`,
    icon: 'people',
    dialog: {
      title: `Go on without ${name}`,
      content: close => (
        <Replace table={table} seat={away.player_id} until={received.at + (away.absent_in ?? 0)} onDone={close} />
      ),
    },
  }
}

/** Tells the holder of a seat once that they can move it to another device. Later the link is under "Share". */
function useSeatLink(table: TableModel): Notice | undefined {
  const { session, sight } = table
  const held = useHeldSeats().find(({ matchId, seat }) => matchId === session.matchId && seat === table.seat)
  if (held === undefined || held.isLinkKnown === true || sight.update.outcome !== undefined) return undefined
  return {
    text: 'Keep your seat link',
    icon: 'link',
    dialog: { title: 'Your private seat link', content: () => <SeatLink table={table} /> },
    onClose: () => changeHeld(session.matchId, { isLinkKnown: true }),
  }
}
