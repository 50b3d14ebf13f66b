import { isSending } from '@turnwise/client/match'
import { ROOMY } from '@turnwise/ui'
import { lazy, useState } from 'react'
import { useOpenMatch } from '../local/empty-matches.ts'
import { useGame, useMatch, useMoment } from '../match/match-context.tsx'
import { connectTo, type Kind, type Session } from '../match/session.ts'
import { useSession } from '../match/use-loading.ts'
import { useHeldRecord } from '../online/held-record.ts'
import { downloadRecord, exportRecord } from '../record/record.ts'
import { Button } from '../shell/button.tsx'
import { HeaderContext } from '../shell/header-slots.tsx'
import { messageOf } from '../shell/message-of.ts'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { seatsIn } from '../state/held-seats.ts'
import { useMedia } from '../state/settings.ts'
import { useKeys } from './frame/keys.ts'
import { PhoneMenu, Rail } from './frame/rail.tsx'
import { SceneFrame } from './frame/scene.tsx'
import { Timeline } from './moment/timeline.tsx'
import { useTimeline } from './moment/timeline-model.tsx'
import { Confirm } from './play/confirm.tsx'
import { EndCard } from './play/end-card.tsx'
import { Offers } from './play/offers.tsx'
import { PlayProvider } from './play/play.tsx'
import { Toolbar } from './play/toolbar.tsx'
import { Rooms } from './rooms.tsx'
import { HandOver } from './seat/hand-over.tsx'
import { Invitation, OpenSeat, Pass, PlayedByBot } from './seat/seat-questions.tsx'
import { useSeats } from './seat/seats.ts'
import { Notices } from './talk/notices.tsx'
import { useTalk } from './talk/talk.tsx'
import { useTurnSignal } from './talk/turn-signal.ts'
import './table.css'

const StrandedPage = lazy(async () => ({ default: (await import('../match/stranded-page.tsx')).StrandedPage }))

export function TablePage({ kind, id }: { readonly kind: Kind; readonly id: string }) {
  const [taken, setTaken] = useState(0)
  const session = useSession(kind, id, taken)
  useOpenMatch(kind === 'local' ? id : undefined)
  if (session.status === 'loading') return <Waiting text="Loading…" />
  if (session.status === 'failed') {
    if (session.code === 'unknown-match') return <Failure title="There is no such match" text={NO_MATCH[kind]} />
    if (session.code === 'rules-missing') return <StrandedPage kind={kind} id={id} />
    return <Closed kind={kind} id={id} message={session.message} onRetry={() => setTaken(taken + 1)} />
  }
  return <Seated key={`${id} ${taken}`} session={session.value} onSeated={() => setTaken(taken + 1)} />
}

const NO_MATCH: Readonly<Record<Kind, string>> = {
  local: 'It was played on another device, or deleted here. To open a match elsewhere, share it as a file or a link.',
  online: 'The address may be mistyped, or the match was played on another server.',
}

interface ClosedProps {
  readonly kind: Kind
  readonly id: string
  readonly message: string
  readonly onRetry: () => void
}

/** A match that cannot be loaded may still be exported; a server that was unreachable may be back. */
function Closed({ kind, id, message, onRetry }: ClosedProps) {
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    try {
      downloadRecord(await exportRecord({ connection: await connectTo(kind), matchId: id, own: seatsIn(id) }))
    } catch (error) {
      setProblem(messageOf(error))
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
  return (
    <Rooms game={session}>
      <PlayProvider>
        <Table onSeated={onSeated} />
      </PlayProvider>
    </Rooms>
  )
}

function Table({ onSeated }: { readonly onSeated: () => void }) {
  const { entry } = useGame()
  const { seq, outcome, isMoving } = useMoment()
  const isHidden = useMatch(({ place }) => place.isHidden)
  const isUnderWay = useMatch(state => isSending(state))
  const { announcement } = useTalk()
  const { latest, isOpen } = useTimeline()
  const hasRail = useMedia(ROOMY)
  useTurnSignal()
  useHeldRecord()
  useKeys(isHidden)
  // Nothing that the last player saw may stay on the screen: not the board, not the log, not the timeline.
  if (isHidden) {
    return (
      <main className="table table-hidden">
        <h1 className="only-heard">{entry.title}</h1>
        <HandOver />
      </main>
    )
  }
  return (
    <main
      className="table"
      data-game={entry.id}
      data-over={outcome !== undefined}
      data-latest={latest}
      data-seq={seq}
      data-settled={isMoving || isUnderWay ? undefined : seq}
    >
      <h1 className="only-heard">{entry.title}</h1>
      <div className="only-heard" role="log" aria-live="assertive">
        {announcement}
      </div>
      <TableHeader />
      <Notices onSeated={onSeated} />
      <SceneFrame plates="always" strip={{ tools: <Toolbar />, ...(isOpen ? { instead: <Timeline /> } : {}) }}>
        {/* Questions that wait for an answer: they cover the board and move nothing. */}
        <div className="asks">
          <OpenSeat onSeated={onSeated} />
          <PlayedByBot />
          <Offers />
          <Pass />
        </div>
        <Confirm />
        <Invitation />
        <EndCard />
      </SceneFrame>
      {hasRail ? <Rail /> : <PhoneMenu />}
    </main>
  )
}

/** The game, and one line of context: the opponents, or the board's own text. */
function TableHeader() {
  const { entry, board } = useGame()
  const { view } = useMoment()
  const { players, seat: own, style } = useSeats()
  const others = players.filter(({ seat }) => seat !== own).map(({ name }) => name)
  const against = others.length === 0 ? '' : own === undefined ? others.join(' – ') : `against ${others.join(', ')}`
  return (
    <HeaderContext>
      <b>{entry.title}</b> <span>{board?.context?.(view, style) ?? against}</span>
    </HeaderContext>
  )
}
