import type { Seat } from '@turnwise/engine'
import { describeCurve, percent, type Review, type ReviewedAction } from '@turnwise/review'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMoment } from '../match/match-context.tsx'
import { Button } from '../shell/button.tsx'
import { useTimeline } from '../table/moment/timeline-model.tsx'
import { useSeats } from '../table/seat/seats.ts'
import { CurvePlot, type Plot, plotOf } from './curve-picture.tsx'
import type { Reviewing } from './judging.ts'
import { nameTurn } from './turning-points.ts'

interface SlipProps {
  readonly reviewing: Reviewing
  readonly focus: Seat
  readonly points: readonly ReviewedAction[]
  onPoint(index: number): void
}

/** Milliseconds between two moments while the match is played back. */
const PAUSE = 450

/** The curve on a slip of paper. Click, drag or arrow keys choose the moment; Page Up and Page Down go to turning points. */
export function CurveSlip({ reviewing, focus, points, onPoint }: SlipProps) {
  const [box, size] = useSize()
  const { isMoving } = useMoment()
  const { players } = useSeats()
  const { latest, wanted, goTo: goToSeq, playTo } = useTimeline()
  const review = reviewing.status === 'ready' ? reviewing.review : undefined
  const seqs = review?.actions.map(({ seq }) => seq) ?? []
  const values =
    review === undefined
      ? reviewing.status === 'judging'
        ? reviewing.values
        : []
      : [...review.actions.map(({ before }) => before), review.actions.at(-1)?.after ?? []]
  const count = review?.actions.length ?? Math.max(1, latest)
  // Moment n is after n actions that were not undone; undone actions have no moment.
  const moment = review === undefined ? wanted : seqs.filter(seq => seq <= wanted).length
  const seqOf = (index: number) => {
    const to = Math.min(count, Math.max(0, index))
    return to === 0 ? 0 : (seqs[to - 1] ?? to)
  }
  const goTo = (index: number) => goToSeq(seqOf(index))
  const { isPlaying, toggle, stop } = usePlayback(moment, count, isMoving, goTo, index => playTo(seqOf(index)))
  const hasLane = review?.judge.isCoarse !== true
  const plot = plotOf(size, count, hasLane)
  const isLow = size.height < 240
  return (
    <section className="slip" ref={box} aria-label="Chance to win">
      {!isLow && (
        <header className="slip-head">
          <h2>Chance to win</h2>
          {hasLane && (
            <>
              <span className="slip-key" data-kind="luck">
                luck
              </span>
              <span className="slip-key" data-kind="error">
                error
              </span>
            </>
          )}
          <span className="slip-key" data-kind="point">
            turning point
          </span>
          <span className="slip-buttons">
            <Button icon="first" iconOnly kind="quiet" onClick={() => goTo(0)}>
              To the start
            </Button>
            <Button icon="back" iconOnly kind="quiet" onClick={() => goTo(moment - 1)}>
              Step back
            </Button>
            <Button icon={isPlaying ? 'pause' : 'play'} iconOnly kind="main" onClick={toggle}>
              {isPlaying ? 'Pause' : 'Play back'}
            </Button>
            <Button icon="forward" iconOnly kind="quiet" onClick={() => goTo(moment + 1)}>
              Step forward
            </Button>
            <Button icon="last" iconOnly kind="quiet" onClick={() => goTo(count)}>
              To the end
            </Button>
          </span>
        </header>
      )}
      {size.width > 0 && (
        <div
          className="slip-slider"
          role="slider"
          tabIndex={0}
          aria-label="Moment of the match"
          aria-valuemin={0}
          aria-valuemax={count}
          aria-valuenow={moment}
          aria-valuetext={momentText(players[focus]?.name ?? '', values[moment], focus, nameOfMoment(review, moment))}
          onKeyDown={event => {
            if (event.key === 'PageUp' || event.key === 'PageDown') {
              const next = nextPoint(points, wanted, event.key === 'PageDown')
              if (next !== undefined) onPoint(next)
            } else if (!moveByKey(event, moment, count, goTo)) return
            stop()
            event.preventDefault()
          }}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            stop()
            goTo(momentAt(event, plot, count))
          }}
          onPointerMove={event => {
            if (event.buttons === 1) goTo(momentAt(event, plot, count))
          }}
        >
          <CurvePlot
            plot={plot}
            values={values}
            review={review}
            focus={focus}
            points={points}
            moment={moment}
            isLow={isLow}
          />
        </div>
      )}
      {review !== undefined && <p className="only-heard">{describeCurve(review)}</p>}
    </section>
  )
}

function nameOfMoment(review: Review | undefined, moment: number): string {
  const action = review?.actions[moment - 1]
  if (review === undefined || action === undefined) return moment === 0 ? 'Start' : `Move ${moment}`
  return nameTurn(action, review)
}

function momentText(player: string, values: readonly number[] | undefined, focus: Seat, name: string): string {
  return values === undefined ? name : `${name}, ${player} ${percent(values[focus] ?? 0).replace('%', 'percent')}`
}

function momentAt(event: PointerEvent<HTMLElement>, { left, width }: Plot, count: number): number {
  const x = event.clientX - event.currentTarget.getBoundingClientRect().left
  return Math.round(((x - left) / width) * count)
}

function moveByKey({ key }: KeyboardEvent, moment: number, count: number, goTo: (index: number) => void): boolean {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: moment - 1,
    ArrowDown: moment - 1,
    ArrowRight: moment + 1,
    ArrowUp: moment + 1,
    Home: 0,
    End: count,
  }
  const to = steps[key]
  if (to === undefined) return false
  goTo(to)
  return true
}

function nextPoint(points: readonly ReviewedAction[], at: number, isForward: boolean): number | undefined {
  const index = isForward ? points.findIndex(({ seq }) => seq > at) : points.findLastIndex(({ seq }) => seq < at)
  return index < 0 ? undefined : index
}

function usePlayback(
  moment: number,
  count: number,
  isMoving: boolean,
  goTo: (index: number) => void,
  playTo: (index: number) => void,
) {
  const [isPlaying, setPlaying] = useState(false)
  const step = useEffectEvent(() => {
    if (moment + 1 >= count) setPlaying(false)
    playTo(moment + 1)
  })
  useEffect(() => {
    if (!isPlaying || isMoving || moment > count) return
    const timer = setTimeout(step, PAUSE)
    return () => clearTimeout(timer)
  }, [isPlaying, isMoving, moment, count])
  return {
    isPlaying,
    stop: () => setPlaying(false),
    toggle: () => {
      if (!isPlaying && moment >= count) goTo(0)
      setPlaying(!isPlaying)
    },
  }
}

function useSize() {
  const box = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (box.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { clientWidth: width, clientHeight: height } = entry.target
      setSize(old => (old.width === width && old.height === height ? old : { width, height }))
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return [box, size] as const
}
