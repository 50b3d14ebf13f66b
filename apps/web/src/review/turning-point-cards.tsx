import { nameOf } from '@turnwise/client/match'
import type { Seat } from '@turnwise/engine'
import { type Review, type ReviewedAction, signed } from '@turnwise/review'
import { type TouchEvent, useRef } from 'react'
import { Button } from '../shell/button.tsx'
import { useSeats } from '../table/seat/seats.ts'
import { changeOf, nameTurn } from './turning-points.ts'

export interface PointsProps {
  readonly review: Review
  readonly focus: Seat | undefined
  readonly points: readonly ReviewedAction[]
  /** Index of the turning point that is open. */
  readonly open: number
  readonly isShowing: boolean
  readonly isSheet: boolean
  onOpen(index: number): void
  onToggle(): void
  onTryAgain(): void
}

/** The turning points as cards; on a phone one at a time, and a swipe shows the next. */
export function Points(props: PointsProps) {
  const { points, open, isSheet, onOpen } = props
  const swipe = useSwipe(by => onOpen((open + by + points.length) % points.length))
  return (
    <ol className="review-points" {...(isSheet && points.length > 1 ? swipe : {})}>
      {points.map((point, i) =>
        isSheet && i !== open ? null : <Point key={point.seq} {...props} point={point} index={i} />,
      )}
    </ol>
  )
}

function Point(props: PointsProps & { readonly point: ReviewedAction; readonly index: number }) {
  const { naming } = useSeats()
  const { review, focus, points, open, isShowing, isSheet, onOpen, onToggle, onTryAgain, point, index } = props
  const isOpen = index === open
  const isAlone = points.filter(({ turn }) => turn === point.turn).length === 1
  const title = `${nameTurn(point, review)}${isAlone ? '' : `, move ${point.seq}`}`
  return (
    <li className="review-point" data-open={isOpen}>
      <div className="review-point-row">
        <button type="button" className="review-point-head" aria-expanded={isOpen} onClick={() => onOpen(index)}>
          <Diamond number={index + 1} isOpen={isOpen} />
          <span>{isSheet ? `${index + 1} of ${points.length}, ${title.toLowerCase()}` : title}</span>
          <b>{costOf(point)}</b>
        </button>
        {isSheet && points.length > 1 && <Pager {...props} />}
      </div>
      <p>
        {point.seat === focus ? 'You' : nameOf(naming, point.seat)}: <b>{point.text}</b>. {point.why}{' '}
        {point.better !== undefined && (
          <>
            Better: <b>{point.better.text}</b>. {point.better.why}
          </>
        )}
      </p>
      {isOpen && (
        <div className="review-do">
          <Button icon="eye" {...(isShowing ? {} : { kind: 'main' as const })} onClick={onToggle}>
            {point.better === undefined
              ? `Show ${title.toLowerCase()}`
              : isShowing
                ? 'Show the move played'
                : 'Show the better move'}
          </Button>
          <Button icon="restart" onClick={onTryAgain}>
            Try again from here
          </Button>
        </div>
      )}
    </li>
  )
}

function costOf(point: ReviewedAction): string {
  return point.better === undefined ? signed(changeOf(point)) : `Cost ${Math.round(point.error * 100)} %`
}

function Pager({ points, open, onOpen }: PointsProps) {
  return (
    <span className="review-pager">
      <Button icon="back" iconOnly kind="quiet" onClick={() => onOpen((open + points.length - 1) % points.length)}>
        The turning point before
      </Button>
      <Button icon="forward" iconOnly kind="quiet" onClick={() => onOpen((open + 1) % points.length)}>
        The next turning point
      </Button>
    </span>
  )
}

/** Pixels to the side that are more than a tap. */
const SWIPED = 40

function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const touchOf = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches.item(0)
    return touch === null ? undefined : { x: touch.clientX, y: touch.clientY }
  }
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = touchOf(event)
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = touchOf(event)
      if (start.current === undefined || end === undefined) return
      const by = end.x - start.current.x
      if (Math.abs(by) > SWIPED && Math.abs(by) > Math.abs(end.y - start.current.y)) turn(by < 0 ? 1 : -1)
    },
  }
}

function Diamond({ number, isOpen }: { readonly number: number; readonly isOpen: boolean }) {
  return (
    <svg
      className="review-diamond"
      width="22"
      height="22"
      viewBox="-11 -11 22 22"
      data-open={isOpen}
      aria-hidden="true"
    >
      <path d="M0-10.5 10.5 0 0 10.5-10.5 0Z" />
      <text y="4.4" textAnchor="middle">
        {number}
      </text>
    </svg>
  )
}
