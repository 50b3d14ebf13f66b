import { outcomeSentence } from '@turnwise/client/match'
import { judgedBy, type Review } from '@turnwise/review'
import { useState } from 'react'
import { useGame } from '../match/match-context.tsx'
import { Button } from '../shell/button.tsx'
import { useTimeline } from '../table/moment/timeline-model.tsx'
import { useSeats } from '../table/seat/seats.ts'
import type { ReviewControl } from './judging.ts'
import { Brief, Figures, Sum } from './luck-and-errors.tsx'
import { ShareReview } from './share-review.tsx'
import { Points, type PointsProps } from './turning-point-cards.tsx'
import { countTurns, nameTurn } from './turning-points.ts'

interface PanelProps extends Omit<PointsProps, 'review'> {
  readonly control: ReviewControl
}

/** Result, luck and errors, how they add up, the turning points, and the judge. */
export function ReviewPanel({ control, ...props }: PanelProps) {
  const { isSheet } = props
  const { reviewing } = control
  return (
    <div className="review-panel" data-sheet={isSheet}>
      {reviewing.status !== 'ready' ? (
        <Judging control={control} />
      ) : isSheet ? (
        <Sheet {...props} review={reviewing.review} />
      ) : (
        <Whole {...props} review={reviewing.review} />
      )}
    </div>
  )
}

function Judging({ control: { reviewing, stop, start } }: { readonly control: ReviewControl }) {
  if (reviewing.status !== 'judging') {
    return (
      <div className="review-judging">
        <p className="review-how" role="status">
          The judging was stopped.
        </p>
        <Button onClick={start}>Judge the match</Button>
      </div>
    )
  }
  const { done, total } = reviewing
  return (
    <div className="review-judging">
      <p className="review-how" role="status">
        Judging the match… {total === 0 ? '' : `${Math.round((100 * done) / total)} %`}
      </p>
      <progress className="review-progress" max={total || 1} value={done} aria-label="Judged" />
      <Button onClick={stop}>Stop</Button>
    </div>
  )
}

function Whole(props: PointsProps) {
  const { review, focus } = props
  const { isCoarse } = review.judge
  const { outcome } = useGame().start
  const { naming } = useSeats()
  const own = review.summary.seats[focus ?? -1]
  return (
    <>
      <div className="review-head">
        <p className="review-how">
          {outcome === undefined ? '' : outcomeSentence(outcome, naming)} {countTurns(review)}.
        </p>
        <ShareReview />
      </div>
      {!isCoarse && <Figures seats={review.summary.seats} />}
      {!isCoarse && own !== undefined && <Sum own={own} />}
      {isCoarse && <Turned review={review} />}
      <h3 className="review-title">{titleOf(props)}</h3>
      <Found {...props} />
      <p className="review-fine">{judgedBy(review.judge)}</p>
    </>
  )
}

/** On a phone: one turning point, and the rest behind the handle. */
function Sheet(props: PointsProps) {
  const { review, focus } = props
  const { isCoarse } = review.judge
  const [isOpen, setOpen] = useState(false)
  const own = review.summary.seats[focus ?? -1]
  return (
    <>
      <button type="button" className="review-handle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="only-heard">{isCoarse ? 'How it is judged' : 'Luck and errors'}</span>
      </button>
      {!isOpen && !isCoarse && <Brief seats={review.summary.seats} />}
      {isOpen && (
        <div className="review-more">
          {isCoarse ? <Turned review={review} /> : <Figures seats={review.summary.seats} />}
          {!isCoarse && own !== undefined && <Sum own={own} />}
          <ShareReview />
        </div>
      )}
      <Found {...props} />
      <p className="review-fine">{judgedBy(review.judge)}</p>
    </>
  )
}

function Found(props: PointsProps) {
  const { points, focus } = props
  if (points.length > 0) return <Points {...props} />
  return (
    <p className="review-none">No turning points. {focus === undefined ? 'Everyone chose well.' : 'You chose well.'}</p>
  )
}

function titleOf({ review, focus }: PointsProps): string {
  if (review.judge.isCoarse) return 'The largest changes'
  return focus === undefined ? 'Turning points' : 'Your turning points'
}

/** An estimate shows when the match turned, and no more. */
function Turned({ review }: { readonly review: Review }) {
  const { goTo } = useTimeline()
  const action = review.actions[review.summary.turningPoint ?? -1]
  const winner = review.players[review.outcome.winners[0] ?? -1]
  if (action === undefined || winner === undefined) return <p className="review-none">There was no turning point.</p>
  const title = nameTurn(action, review).toLowerCase()
  return (
    <div className="review-turned">
      <p>
        After {title} {winner} was never behind again.
      </p>
      <Button icon="eye" onClick={() => goTo(action.seq)}>
        Show {title}
      </Button>
    </div>
  )
}
