import type { Seat } from '@turnwise/engine'
import { percent, type Review, type ReviewedAction } from '@turnwise/review'
import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import { useSeats } from '../table/seat/seats.ts'
import { nameTurn } from './turning-points.ts'

/** Position of the curve in the slip, in pixels, and of the lane of luck and errors below it. */
export interface Plot {
  readonly slip: { readonly width: number; readonly height: number }
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly lane: number
  readonly count: number
}

export function plotOf(slip: Plot['slip'], count: number, hasLane: boolean): Plot {
  const isLow = slip.height < 240
  const left = isLow ? 34 : 58
  const top = isLow ? 14 : 56
  const lane = isLow || !hasLane ? 0 : 52
  return { slip, left, top, width: slip.width - left - 26, height: slip.height - top - lane - 30, lane, count }
}

const DASHES = ['', '9 4', '2 4', '10 3 2 3', '5 3', '1 3']

interface PlotProps {
  readonly plot: Plot
  readonly values: readonly (readonly number[])[]
  readonly review: Review | undefined
  readonly focus: Seat
  readonly points: readonly ReviewedAction[]
  readonly moment: number
  readonly isLow: boolean
}

/** Two seats share one curve; with more, each seat has its own line and dash pattern. */
export function CurvePlot({ plot, values, review, focus, points, moment, isLow }: PlotProps) {
  const { slip, left, top, width, height, count } = plot
  const { players } = useSeats()
  const x = (index: number) => left + (width * index) / count
  const y = (value: number) => top + height * (1 - Math.min(1, Math.max(0, value)))
  const share = players.length === 1 ? 0.5 : 1 / players.length
  const isShared = players.length <= 2
  const lineOf = (seat: Seat) => values.map((all, i) => `${x(i).toFixed(1)},${y(all[seat] ?? 0).toFixed(1)}`).join(' ')
  const own = players[focus]
  const other = players.find(({ seat }) => seat !== focus)
  const value = values[moment]?.[focus]
  const base = top + height
  const last = x(Math.max(0, values.length - 1))
  return (
    <svg className="slip-plot" width={slip.width} height={slip.height} aria-hidden="true">
      <defs>
        <pattern id="review-luck" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" className="slip-luck-paper" />
          <rect width="2.2" height="5" className="slip-luck-ink" />
        </pattern>
        <pattern id="review-other" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.5" height="7" className="slip-other-ink" />
        </pattern>
      </defs>
      {values.length > 1 && isShared && players.length === 2 && (
        <rect x={left} y={top} width={Math.max(0, last - left)} height={height} fill="url(#review-other)" />
      )}
      {values.length > 1 && own !== undefined && (
        <polygon
          className="slip-area"
          style={seatStyle(own.color)}
          points={`${left},${base} ${lineOf(focus)} ${last.toFixed(1)},${base}`}
        />
      )}
      {[0, share, 1].map(level => (
        <g key={level} className="slip-level" data-even={level === share}>
          <line x1={left} x2={left + width} y1={y(level)} y2={y(level)} />
          <text x={left - 7} y={y(level) + 4} textAnchor="end">
            {isLow ? Math.round(level * 100) : percent(level)}
          </text>
        </g>
      ))}
      {(isShared ? players.filter(({ seat }) => seat === focus) : players).map(({ seat, color }) => (
        <polyline
          key={seat}
          className="slip-line"
          style={seatStyle(color)}
          strokeDasharray={isShared ? '' : DASHES[seat % DASHES.length]}
          points={lineOf(seat)}
        />
      ))}
      {isShared && own !== undefined && other !== undefined && (
        <>
          <Name x={left + 8} y={top + 20} player={other} />
          <Name x={left + 8} y={base - 10} player={own} />
        </>
      )}
      {!isShared &&
        players.map((player, i) => <Name key={player.seat} x={left + 8 + i * 130} y={top + 18} player={player} />)}
      {review !== undefined && !review.judge.isCoarse && plot.lane > 0 && (
        <Lane plot={plot} review={review} focus={focus} x={x} />
      )}
      <g className="slip-moment" style={own === undefined ? {} : seatStyle(own.color)}>
        <line x1={x(moment)} x2={x(moment)} y1={top - 4} y2={slip.height - 24} />
        {value !== undefined && <circle cx={x(moment)} cy={y(value)} r={isLow ? 7 : 9} />}
        <path d={`M${x(moment)} ${slip.height - 27}l9 8v14h-18v-14z`} />
      </g>
      {points.map((point, i) => {
        const index = review?.actions.indexOf(point) ?? 0
        const at = point.before[focus] ?? 0
        return (
          <g
            key={point.seq}
            className="slip-point"
            transform={`translate(${x(index)} ${Math.min(base - 12, y(at) + 22)})`}
          >
            <line y1={-22} y2={-10} />
            <path d="M0-10.5 10.5 0 0 10.5-10.5 0Z" data-on={moment === index || moment === index + 1} />
            <text y="4.4" textAnchor="middle">
              {i + 1}
            </text>
          </g>
        )
      })}
      {value !== undefined && (
        <Tag
          x={x(moment)}
          y={top + 12}
          from={left}
          to={left + width}
          text={momentLabel(moment, values, review, focus, isLow)}
        />
      )}
      {ticksOf(review, count).map(({ index, text }) => (
        // The handle of the moment hides what it covers.
        <text
          key={index}
          className="slip-axis"
          x={x(index)}
          y={slip.height - 8}
          textAnchor={index === 0 ? 'start' : 'middle'}
          visibility={Math.abs(x(index) - x(moment)) < (index === 0 ? 60 : 26) ? 'hidden' : 'visible'}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

/** About six round numbers of turns along the axis, and the last one. */
function ticksOf(review: Review | undefined, count: number): readonly { index: number; text: string }[] {
  if (review === undefined) return [{ index: 0, text: 'start' }]
  const last = review.actions.at(-1)
  const isSolo = review.players.length === 1
  const numberOf = (action: ReviewedAction) => (isSolo ? action.seq : action.turn)
  const total = last === undefined ? 0 : numberOf(last)
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find(size => total / size <= 7) ?? 2000
  const round = Array.from({ length: Math.floor((total * 0.93) / step) }, (_, i) => (i + 1) * step)
  return [
    { index: 0, text: isSolo ? 'move 1' : 'turn 1' },
    ...round.flatMap(number => {
      const index = review.actions.findLastIndex(action => numberOf(action) <= number)
      return number <= total * 0.18 || index < 0 ? [] : [{ index: index + 1, text: String(number) }]
    }),
    { index: count, text: String(total) },
  ]
}

/** The moment and the chance at it; for an error, the chance before and after. */
function momentLabel(
  moment: number,
  values: PlotProps['values'],
  review: Review | undefined,
  focus: Seat,
  isLow: boolean,
): string {
  const action = review?.actions[moment - 1]
  if (review !== undefined && action === undefined) return `Start: ${percent(values[moment]?.[focus] ?? 0)}`
  const value = percent(values[moment]?.[focus] ?? 0)
  const from = action === undefined || action.error < 0.01 ? '' : `${Math.round((action.before[focus] ?? 0) * 100)} → `
  const name = action === undefined || review === undefined ? `Move ${moment}` : nameTurn(action, review)
  return `${isLow ? name.replace(/\D+/, '') : name}: ${from}${value}`
}

function Name({ x, y, player }: { readonly x: number; readonly y: number; readonly player: BoardPlayer }) {
  return (
    <text className="slip-name" x={x} y={y} style={seatStyle(player.color)}>
      {player.color.mark} {player.name}
    </text>
  )
}

interface TagProps {
  readonly x: number
  readonly y: number
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Beside the moment, and always inside the plot. */
function Tag({ x, y, from, to, text }: TagProps) {
  const width = 16 + text.length * 7.6
  const left = x + 12 + width > to ? Math.max(from, x - 12 - width) : x + 12
  return (
    <g className="slip-tag" transform={`translate(${left} ${y - 14})`}>
      <rect width={width} height="28" rx="14" />
      <text x={width / 2} y="18.5" textAnchor="middle">
        {text}
      </text>
    </g>
  )
}

interface LaneProps {
  readonly plot: Plot
  readonly review: Review
  readonly focus: Seat
  x(index: number): number
}

/** Pixels of one bar in the lane; a long match has several moves in one. */
const BAR = 9

/** Luck hatched, errors solid; up is for the player. */
function Lane({ plot, review, focus, x }: LaneProps) {
  const { top, height, lane, width, left } = plot
  const middle = top + height + lane / 2 + 4
  const bars = Math.max(1, Math.min(review.actions.length, Math.floor(width / BAR)))
  const each = review.actions.length / bars
  const sums = Array.from({ length: bars }, (_, bar) => {
    const part = review.actions.slice(Math.floor(bar * each), Math.floor((bar + 1) * each))
    return {
      luck: part.reduce((sum, action) => sum + (action.luck[focus] ?? 0), 0),
      error: part.reduce((sum, action) => sum + (action.choice[focus] ?? 0), 0),
    }
  })
  const most = Math.max(0.05, ...sums.flatMap(({ luck, error }) => [Math.abs(luck), Math.abs(error)]))
  const high = (value: number) => (Math.abs(value) / most) * (lane / 2 - 4)
  const bar = (kind: 'luck' | 'error', value: number, at: number, wide: number) =>
    Math.abs(value) < 0.002 ? null : (
      <rect
        data-kind={kind}
        x={at}
        y={value > 0 ? middle - high(value) : middle}
        width={wide}
        height={Math.max(1.5, high(value))}
      />
    )
  return (
    <g className="slip-lane">
      <line x1={left} x2={left + width} y1={middle} y2={middle} />
      <text x={left - 7} y={middle - 4} textAnchor="end">
        for
      </text>
      <text x={left - 7} y={middle + 12} textAnchor="end">
        against
      </text>
      {sums.map(({ luck, error }, i) => {
        const from = x(Math.floor(i * each))
        return (
          <g key={i}>
            {bar('luck', luck, from, BAR * 0.45)}
            {bar('error', error, from + BAR * 0.48, BAR * 0.45)}
          </g>
        )
      })}
    </g>
  )
}
