import type { ReviewedAction } from '@turnwise/review'
import { type ComparedAction, ROOMY } from '@turnwise/ui'
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useGame, useMoment } from '../match/match-context.tsx'
import type { Kind, Session } from '../match/session.ts'
import { useSession } from '../match/use-loading.ts'
import { forkRecord } from '../record/record.ts'
import { HeaderContext } from '../shell/header-slots.tsx'
import { messageOf } from '../shell/message-of.ts'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { useMedia } from '../state/settings.ts'
import { Rail } from '../table/frame/rail.tsx'
import { SceneFrame } from '../table/frame/scene.tsx'
import { useTimeline } from '../table/moment/timeline-model.tsx'
import { PlayProvider } from '../table/play/play.tsx'
import { Rooms } from '../table/rooms.tsx'
import { useSeats } from '../table/seat/seats.ts'
import { type Remark, useTalk } from '../table/talk/talk.tsx'
import { CurveSlip } from './curve.tsx'
import { type ReviewControl, useReview } from './judging.ts'
import { COMPARING_STRIP, Lifted, REVIEW_STRIP } from './lifted-choices.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { focusOf, turningPointsOf } from './turning-points.ts'
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
  const control = useReview(session)
  if (control.reviewing.status === 'failed') {
    return <Failure title="This match cannot be reviewed" text={control.reviewing.message} />
  }
  return (
    <Rooms game={session}>
      <PlayProvider only={nothing}>
        <ReviewTable control={control} />
      </PlayProvider>
    </Rooms>
  )
}

/** There is nothing to play in a review. */
const nothing = () => false

function ReviewTable({ control }: { readonly control: ReviewControl }) {
  const session = useGame()
  const { seq } = useMoment()
  const { players } = useSeats()
  const { latest, wanted, goTo } = useTimeline()
  const { say } = useTalk()
  const { reviewing } = control
  const isWide = useMedia(ROOMY)
  const [, navigate] = useLocation()
  const review = reviewing.status === 'ready' ? reviewing.review : undefined
  const focus = focusOf(session)
  const points = useMemo(() => (review === undefined ? [] : turningPointsOf(review, focus)), [review, focus])
  const dearest = points.reduce((best, point, i) => ((points[best]?.error ?? 0) < point.error ? i : best), 0)
  const [opened, setOpened] = useState<number>()
  const open = opened ?? dearest
  const [shows, setShows] = useState<'played' | 'better'>('played')
  const point = points[open]
  const isShowing = point !== undefined && shows === 'better' && wanted === point.seq - 1
  const better = isShowing ? comparedIn(point) : undefined
  const isLifted = better !== undefined && session.board?.drawsCompared !== true
  const choose = (index: number) => {
    setOpened(index)
    setShows('played')
    const seq = points[index]?.seq
    if (seq !== undefined) goTo(seq)
  }
  const toggle = () => {
    if (point === undefined) return
    if (point.better === undefined) return goTo(point.seq)
    setShows(isShowing ? 'played' : 'better')
    goTo(isShowing ? point.seq : point.seq - 1)
  }
  const tryAgain = async () => {
    if (point === undefined) return
    try {
      navigate(await forkRecord(session, point.seq - 1, point.seat))
    } catch (error) {
      say(messageOf(error))
    }
  }
  const panel = (
    <ReviewPanel
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
  const others = players.filter(({ seat }) => seat !== focus).map(({ name }) => name)
  return (
    <main className="table review" data-game={session.entry.id} data-latest={latest} data-seq={seq}>
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
        <SceneFrame
          plates="if-room"
          fixed={isLifted ? COMPARING_STRIP : REVIEW_STRIP}
          strip={{ remark: better?.remark, actions: isLifted ? <Lifted compared={better.marks.compared} /> : null }}
          {...(better === undefined ? {} : { marks: better.marks })}
        />
        <CurveSlip reviewing={reviewing} focus={focus ?? 0} points={points} onPoint={choose} />
        {!isWide && panel}
      </div>
      {isWide && <Rail own={{ title: 'Review', icon: 'curve', content: panel }} />}
    </main>
  )
}

/** Both choices, drawn over the moment before them. */
function comparedIn({ action, better, choices, error, text }: ReviewedAction) {
  if (better === undefined) return undefined
  const percent = (value: number) => `${Math.round(value * 100)} %`
  const taken = choices.find(choice => JSON.stringify(choice.action) === JSON.stringify(action))
  const value = taken?.value ?? better.value - error
  const compared: readonly ComparedAction[] = [
    { action, kind: 'played', label: `Played ${percent(value)}` },
    { action: better.action, kind: 'better', label: `Better ${percent(better.value)}` },
  ]
  const remark: Remark = { text: `Better: ${better.text}. ${better.why ?? `Played: ${text}.`}`, tone: 'note' }
  return { marks: { hint: better.action, compared }, remark }
}
