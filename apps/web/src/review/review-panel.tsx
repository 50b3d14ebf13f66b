import type { Seat } from '@turnwise/engine'
import { judgedBy, type Review, type ReviewedAction, type SeatSummary, signed } from '@turnwise/review'
import { seatStyle } from '@turnwise/ui'
import { Button } from '../shell/button.tsx'
import { nameOf, type TableModel } from '../table/use-table.ts'
import { outcomeSentence } from '../table/words.ts'
import { ShareReview } from './share-review.tsx'
import type { Reviewing } from './use-review.ts'

interface PanelProps {
  readonly table: TableModel
  readonly reviewing: Exclude<Reviewing, { status: 'failed' }>
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

/** Result, luck and errors, how they add up, the turning points, and the judge. */
export function ReviewPanel(props: PanelProps) {
  const { table, reviewing, focus, points, isSheet } = props
  const { outcome } = table.session.start
  if (reviewing.status === 'judging') {
    const { done, total } = reviewing
    return (
      <div className="review-panel" data-sheet={isSheet}>
        <p className="review-how" role="status">
          Judging the match… {total === 0 ? '' : `${Math.round((100 * done) / total)} %`}
        </p>
        <progress className="review-progress" max={total || 1} value={done} aria-label="Judged" />
      </div>
    )
  }
  const { review } = reviewing
  const { isCoarse } = review.judge
  const { seats } = review.summary
  const own = seats[focus ?? -1]
  const scale = Math.max(0.2, ...seats.flatMap(({ luck, error }) => [Math.abs(luck), error]))
  return (
    <div className="review-panel" data-sheet={isSheet}>
      {!isSheet && (
        <>
          <div className="review-head">
            <p className="review-how">
              {outcome === undefined ? '' : outcomeSentence(table, outcome)} {review.actions.length} moves.
            </p>
            <ShareReview table={table} />
          </div>
          {!isCoarse && (
            <>
              <Figures table={table} seats={seats} scale={scale} />
              {own !== undefined && <Sum own={own} />}
              <h3 className="review-title">{focus === undefined ? 'Turning points' : 'Your turning points'}</h3>
            </>
          )}
        </>
      )}
      <Points {...props} />
      {isCoarse && <Turned table={table} review={review} />}
      {!isCoarse && points.length === 0 && (
        <p className="review-none">
          No turning points. {focus === undefined ? 'Everyone chose well.' : 'You chose well.'}
        </p>
      )}
      {isSheet && (
        <div className="review-foot">
          <details className="review-more">
            <summary>{isCoarse ? 'How it is judged' : 'Luck and errors'}</summary>
            {!isCoarse && <Figures table={table} seats={seats} scale={scale} />}
            {!isCoarse && own !== undefined && <Sum own={own} />}
            <p className="review-fine">{judgedBy(review.judge)}</p>
            <ShareReview table={table} />
          </details>
          {points.length > 1 && <Pager {...props} />}
        </div>
      )}
      <p className="review-fine">{judgedBy(review.judge)}</p>
    </div>
  )
}

/** An estimate shows when the match turned, and no more. */
function Turned({ table, review }: { readonly table: TableModel; readonly review: Review }) {
  const action = review.actions[review.summary.turningPoint ?? -1]
  const winner = review.players[review.outcome.winners[0] ?? -1]
  if (action === undefined || winner === undefined) return <p className="review-none">There was no turning point.</p>
  return (
    <div className="review-turned">
      <p>
        After move {action.seq} {winner} was never behind again.
      </p>
      <Button icon="eye" onClick={() => table.goTo(action.seq)}>
        Show move {action.seq}
      </Button>
    </div>
  )
}

interface FiguresProps {
  readonly table: TableModel
  readonly seats: Review['summary']['seats']
  readonly scale: number
}

function Figures({ table, seats, scale }: FiguresProps) {
  return (
    <div className="review-seats">
      {seats.map(({ seat, luck, error, errors, decisions }) => {
        const player = table.players[seat]
        if (player === undefined) return null
        return (
          <section key={seat} aria-label={player.name} style={seatStyle(player.color)}>
            <h3>
              <span className="plate-mark" aria-hidden="true">
                {player.color.mark}
              </span>
              {player.name} <i>{player.bot === undefined ? (player.isYou ? 'you' : '') : 'bot'}</i>
            </h3>
            <Bar kind="luck" title="Luck" value={luck} scale={scale} />
            <Bar kind="error" title="Errors" value={-error} scale={scale} />
            <p>
              {errors} of {decisions} choices
            </p>
          </section>
        )
      })}
    </div>
  )
}

interface BarProps {
  readonly kind: 'luck' | 'error'
  readonly title: string
  readonly value: number
  readonly scale: number
}

/** From the middle: to the left is against the player. */
function Bar({ kind, title, value, scale }: BarProps) {
  const width = (Math.abs(value) / scale) * 50
  return (
    <div className="review-bar">
      <span>{title}</span>
      <span className="review-track" aria-hidden="true">
        <i data-kind={kind} style={{ left: `${value < 0 ? 50 - width : 50}%`, width: `${width}%` }} />
      </span>
      <output>{signed(value)}</output>
    </div>
  )
}

/** The chance at the start and the changes that led to the result, rounded so that they add up. */
function Sum({ own }: { readonly own: SeatSummary }) {
  const whole = (value: number) => Math.round(value * 100)
  const [start, luck, error, result] = [own.start, own.luck, -own.error, own.result].map(whole)
  const others = (result ?? 0) - (start ?? 0) - (luck ?? 0) - (error ?? 0)
  const text = (value: number | undefined) => signed((value ?? 0) / 100).replace(' %', '')
  return (
    <p className="review-sum">
      {start} % at the start, your luck <b>{text(luck)}</b>, your errors <b>{text(error)}</b>
      {(own.others !== 0 || own.ending !== 0) && (
        <>
          , the others’ luck and errors <b>{text(others)}</b>
        </>
      )}
      : <b>{result} %</b>
    </p>
  )
}

function Points({ table, points, open, focus, isShowing, isSheet, onOpen, onToggle, onTryAgain }: PanelProps) {
  return (
    <ol className="review-points">
      {points.map((point, i) => {
        const isOpen = i === open
        if (isSheet && !isOpen) return null
        const who = focus === undefined ? nameOf(table, point.seat) : 'You'
        return (
          <li key={point.seq} className="review-point" data-open={isOpen}>
            <button type="button" className="review-point-head" aria-expanded={isOpen} onClick={() => onOpen(i)}>
              <Diamond number={i + 1} isOpen={isOpen} />
              <span>
                {isSheet ? `Turning point ${i + 1} of ${points.length}, move ${point.seq}` : `Move ${point.seq}`}
              </span>
              <b>Cost {Math.round(point.error * 100)} %</b>
            </button>
            <p>
              {who}: <b>{point.text}</b>. Better: <b>{point.better?.text}</b>.
            </p>
            {isOpen && (
              <div className="review-do">
                <Button icon="eye" {...(isShowing ? {} : { kind: 'main' as const })} onClick={onToggle}>
                  {isShowing ? 'Show the move played' : 'Show the better move'}
                </Button>
                <Button icon="restart" onClick={onTryAgain}>
                  Try again from here
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Pager({ points, open, onOpen }: PanelProps) {
  return (
    <div className="review-pager">
      <Button icon="back" iconOnly kind="quiet" onClick={() => onOpen((open + points.length - 1) % points.length)}>
        The turning point before
      </Button>
      <Button icon="forward" iconOnly kind="quiet" onClick={() => onOpen((open + 1) % points.length)}>
        The next turning point
      </Button>
    </div>
  )
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
