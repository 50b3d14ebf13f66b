import { useState } from 'react'
import { useLocation } from 'wouter'
import { connectTo, type Kind, type Session } from '../match/session.ts'
import { useSession } from '../match/use-session.ts'
import { useHeldRecord } from '../online/use-held-record.ts'
import { Button } from '../shell/button.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { useMedia } from '../state/settings.ts'
import { ActionBar } from './action-bar.tsx'
import { Banners } from './banners.tsx'
import { BoardSlot } from './board-slot.tsx'
import { ConfirmBar } from './confirm-bar.tsx'
import { EndCard } from './end-card.tsx'
import { HandOver, PassBar } from './hand-over.tsx'
import { newGame } from './new-game.ts'
import { OfferBar } from './offer-bar.tsx'
import { Players } from './players.tsx'
import { downloadRecord, exportRecord } from './record.ts'
import { PANEL_TITLES, PanelContent, type PanelName, panelsOf, SidePanel, Unread, useUnread } from './side-panel.tsx'
import { StatusLine } from './status-line.tsx'
import { Timeline } from './timeline.tsx'
import { Toolbar, useUndo } from './toolbar.tsx'
import { useKeys } from './use-keys.ts'
import { type TableModel, useTable } from './use-table.ts'
import { useTurnSignal } from './use-turn-signal.ts'
import './table.css'

export function TablePage({ kind, id }: { readonly kind: Kind; readonly id: string }) {
  const [taken, setTaken] = useState(0)
  const session = useSession(kind, id, taken)
  if (session.status === 'loading') return <Waiting text="Setting the table…" />
  if (session.status === 'failed') {
    if (session.code === 'unknown-match') return <Failure title="There is no such match" text={NO_MATCH[kind]} />
    return <Closed kind={kind} id={id} message={session.message} onRetry={() => setTaken(taken + 1)} />
  }
  return <Seated key={`${id} ${taken}`} session={session.value} onSeated={() => setTaken(taken + 1)} />
}

const NO_MATCH: Readonly<Record<Kind, string>> = {
  local: 'It was played on another device, or deleted here. A match travels as a file or in a link: see Share.',
  online: 'The address may be mistyped, or the match was played on another server.',
}

interface ClosedProps {
  readonly kind: Kind
  readonly id: string
  readonly message: string
  readonly onRetry: () => void
}

/** A match whose rules are gone can still be taken along; a server that was away may be back. */
function Closed({ kind, id, message, onRetry }: ClosedProps) {
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    try {
      downloadRecord(await exportRecord({ connection: await connectTo(kind), matchId: id }))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Failure title="This match cannot be opened" text={problem ?? message}>
      {kind === 'online' && (
        <Button kind="main" icon="restart" onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button icon="file" onClick={() => void save()}>
        Save it as a file
      </Button>
    </Failure>
  )
}

function Seated({ session, onSeated }: { readonly session: Session; readonly onSeated: () => void }) {
  const table = useTable(session)
  useTurnSignal(table)
  useHeldRecord(session, table?.live.shown?.update)
  if (table === undefined) return <Waiting text="Setting the table…" />
  return <Table table={table} onSeated={onSeated} />
}

function Table({ table, onSeated }: { readonly table: TableModel; readonly onSeated: () => void }) {
  const wide = useMedia('(min-width: 960px) and (min-height: 481px)')
  const undo = useUndo(table)
  const [, navigate] = useLocation()
  useKeys(table.chair.isHidden ? undefined : table, {
    undo: () => (undo.because === undefined ? undo.undo() : table.say(undo.because)),
    newGame: () => {
      if (table.session.kind === 'local') void newGame(table).then(navigate)
    },
  })
  // Nothing of what the last player saw may stay on the screen: not the board, not the log, not the timeline.
  if (table.chair.isHidden) {
    return (
      <main className="table table-hidden">
        <h1 className="only-heard">{table.session.entry.title}</h1>
        <div className="table-main">
          <HandOver table={table} />
        </div>
      </main>
    )
  }
  return (
    <main className="table" data-game={table.session.entry.id} data-over={table.told.outcome !== undefined}>
      <h1 className="only-heard">{table.session.entry.title}</h1>
      <div className="only-heard" role="log" aria-live="assertive">
        {table.heard}
      </div>
      <div className="table-main">
        <Players table={table} />
        <Banners table={table} onSeated={onSeated} />
        <OfferBar table={table} />
        <ConfirmBar table={table} />
        <StatusLine table={table} />
        <BoardSlot table={table} />
        <EndCard table={table} />
        <PassBar table={table} />
        <ActionBar table={table} />
        <Toolbar table={table} />
        <Timeline table={table} />
        {!wide && <PanelButtons table={table} />}
      </div>
      {wide && <SidePanel table={table} />}
    </main>
  )
}

/** On a phone the panels come up over the board, one at a time. */
function PanelButtons({ table }: { readonly table: TableModel }) {
  const [open, setOpen] = useState<PanelName>()
  const unread = useUnread(table, open)
  return (
    <>
      <nav className="panel-buttons" aria-label="About the match">
        {panelsOf(table).map(name => (
          <Button key={name} small kind="quiet" onClick={() => setOpen(name)}>
            {PANEL_TITLES[name]}
            {name === 'chat' && <Unread count={unread} />}
          </Button>
        ))}
      </nav>
      {open !== undefined && (
        <Dialog title={PANEL_TITLES[open]} onClose={() => setOpen(undefined)}>
          <PanelContent table={table} name={open} />
        </Dialog>
      )}
    </>
  )
}
