import type { ReviewedAction } from '@turnwise/review'
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Kind, Session } from '../match/session.ts'
import { useSession } from '../match/use-session.ts'
import { HeaderContext } from '../shell/header-slots.tsx'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { useMedia } from '../state/settings.ts'
import { Rail } from '../table/rail.tsx'
import { forkRecord } from '../table/record.ts'
import { SceneFrame } from '../table/scene-frame.tsx'
import { type TableModel, useTable } from '../table/use-table.ts'
import { CurveSlip } from './curve-slip.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { focusOf, turningPointsOf } from './turning-points.ts'
import { type ReviewControl, useReview } from './use-review.ts'
import '../table/table.css'
import './review.css'

/** What decided a finished match: the table page with the curve in place of the timeline. */
export function ReviewPage({ kind, id }: { readonly kind: Kind; readonly id: string }) {
  const session = useSession(kind, id, 0)
  if (session.status === 'loading') return <Waiting text="Loading…" />
  if (session.status === 'failed') return <Failure title="This match cannot be reviewed" text={session.message} />
  if (session.value.start.outcome === undefined) {
    return (
      <Failure title="This match is not over" text="It can be reviewed when it is.">
        <Link href={`/${kind}/${id}`} className="button button-main">
          To the match
        </Link>
      </Failure>
    )
  }
  return <Judged session={session.value} />
}

function Judged({ session }: { readonly session: Session }) {
  const table = useTable(session)
  const control = useReview(session)
  if (control.reviewing.status === 'failed') {
    return <Failure title="This match cannot be reviewed" text={control.reviewing.message} />
  }
  if (table === undefined) return <Waiting text="Loading…" />
  return <ReviewTable table={table} control={control} />
}

interface ReviewTableProps {
  readonly table: TableModel
  readonly control: ReviewControl
}

function ReviewTable({ table, control }: ReviewTableProps) {
  const { reviewing } = control
  const isWide = useMedia('(min-width: 760px) and (min-height: 481px)')
  const [, navigate] = useLocation()
  const { session } = table
  const review = reviewing.status === 'ready' ? reviewing.review : undefined
  const focus = focusOf(table)
  const points = useMemo(() => (review === undefined ? [] : turningPointsOf(review, focus)), [review, focus])
  const dearest = points.reduce((best, point, i) => ((points[best]?.error ?? 0) < point.error ? i : best), 0)
  const [opened, setOpened] = useState<number>()
  const open = opened ?? dearest
  const [shows, setShows] = useState<'played' | 'better'>('played')
  const point = points[open]
  const isShowing = point !== undefined && shows === 'better' && table.wanted === point.seq - 1
  const shown = isShowing ? withBetter(table, point) : table
  const choose = (index: number) => {
    setOpened(index)
    setShows('played')
    const seq = points[index]?.seq
    if (seq !== undefined) table.goTo(seq)
  }
  const toggle = () => {
    if (point === undefined) return
    if (point.better === undefined) return table.goTo(point.seq)
    setShows(isShowing ? 'played' : 'better')
    table.goTo(isShowing ? point.seq : point.seq - 1)
  }
  const tryAgain = async () => {
    if (point === undefined) return
    try {
      navigate(await forkRecord(session, point.seq - 1, point.seat))
    } catch (error) {
      table.say(error instanceof Error ? error.message : String(error))
    }
  }
  const panel = (
    <ReviewPanel
      table={table}
      control={control}
      focus={focus}
      points={points}
      open={open}
      isShowing={isShowing}
      onOpen={choose}
      onToggle={toggle}
      onTryAgain={() => void tryAgain()}
      isSheet={!isWide}
    />
  )
  const others = table.players.filter(({ seat }) => seat !== focus).map(({ name }) => name)
  return (
    <main className="table review" data-game={session.entry.id} data-latest={table.latest} data-seq={table.seq}>
      <h1 className="only-heard">{session.entry.title}, review</h1>
      <HeaderContext>
        <b>{session.entry.title}</b>{' '}
        <span>
          Review
          {others.length > 0 && (
            <span className="review-names">{` · ${focus === undefined ? '' : 'against '}${others.join(', ')}`}</span>
          )}
        </span>
      </HeaderContext>
      <div className="review-column">
        <SceneFrame table={shown} isReview />
        <CurveSlip table={table} reviewing={reviewing} focus={focus ?? 0} points={points} onPoint={choose} />
        {!isWide && panel}
      </div>
      {isWide && <Rail table={table} own={{ title: 'Review', icon: 'curve', content: panel }} />}
    </main>
  )
}

/** The moment before the choice, with both choices drawn over it. */
function withBetter(table: TableModel, { action, better, choices, error, text }: ReviewedAction): TableModel {
  if (better === undefined) return table
  const percent = (value: number) => `${Math.round(value * 100)} %`
  const taken = choices.find(choice => JSON.stringify(choice.action) === JSON.stringify(action))
  const value = taken?.value ?? better.value - error
  return {
    ...table,
    hint: better.action,
    compared: [
      { action, kind: 'played', label: `Played ${percent(value)}` },
      { action: better.action, kind: 'better', label: `Better ${percent(better.value)}` },
    ],
    remark: { text: `Better: ${better.text}. ${better.why ?? `Played: ${text}.`}`, tone: 'note' },
  }
}
