import type { ComparedAction } from '@turnwise/ui'
import { resample } from '../../game/conceal.ts'
import { consequencesOf } from '../../game/consequences.ts'
import { type MovePlan, planMove } from '../../game/moves.ts'
import type { Action, View } from '../../game/types.ts'
import { type Layout, standingAt } from '../layout/layout.ts'

interface ComparedProps {
  readonly layout: Layout
  readonly view: View
  readonly compared: readonly ComparedAction<Action>[]
}

/** A review lays two moves over the position: an arrow for each, dashed for the one that was played. */
export function Compared({ layout, view, compared }: ComparedProps) {
  const plans = plansOf(
    compared.map(({ action }) => action),
    view,
  )
  return (
    <svg className="senet-layer senet-compared" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {compared.map(({ action, kind }) =>
        kind === 'better' && action.type === 'move' ? (
          <Marks key={action.from} from={action.from} view={view} layout={layout} />
        ) : null,
      )}
      {compared.map(({ action, kind, label }) => {
        const plan = action.type === 'move' ? plans.get(action.from) : undefined
        return plan === undefined ? null : <Arrow key={kind} plan={plan} kind={kind} label={label} layout={layout} />
      })}
    </svg>
  )
}

interface MarksProps {
  readonly from: number
  readonly view: View
  readonly layout: Layout
}

/** What the better move makes: the piece where it would be, a frame around the pair, a bar badge on whom it stops. */
function Marks({ from, view, layout }: MarksProps) {
  const state = resample(view)
  const planned = planMove(state, from)
  const found = consequencesOf(state, from)
  if (!planned.legal || found === undefined) return null
  const { size } = layout
  const [x, y] = standingAt(planned.plan.to, layout)
  const [otherX, otherY] = standingAt(found.partner ?? planned.plan.to, layout)
  const half = size * 0.47
  return (
    <>
      {found.partner !== undefined && (
        <rect
          className="senet-pair"
          x={Math.min(x, otherX) - half}
          y={Math.min(y, otherY) - half}
          width={Math.abs(x - otherX) + 2 * half}
          height={Math.abs(y - otherY) + 2 * half}
          rx={size * 0.08}
        />
      )}
      <circle className="senet-ghost" cx={x} cy={y} r={size * 0.34} />
      {found.stops.map(square => {
        const [badgeX, badgeY] = standingAt(square, layout)
        return (
          <g
            key={square}
            className="senet-stopped"
            transform={`translate(${badgeX + size * 0.32} ${badgeY + size * 0.3}) scale(${size / 82})`}
          >
            <circle r="11" />
            <path d="M-5 0H5" />
          </g>
        )
      })}
    </>
  )
}

interface ArrowProps {
  readonly plan: MovePlan
  readonly kind: 'played' | 'better'
  readonly label: string
  readonly layout: Layout
}

function Arrow({ plan, kind, label, layout }: ArrowProps) {
  const { size, way } = layout
  const [fromX, fromY] = standingAt(plan.from, layout)
  const [toX, toY] = plan.bearsOff
    ? [way.x + way.width / 2, way.y + way.height / 2]
    : standingAt(plan.washedTo ?? plan.to, layout)
  const length = Math.hypot(toX - fromX, toY - fromY) || 1
  const [alongX, alongY] = [(toX - fromX) / length, (toY - fromY) / length]
  // Above the row it runs along; beside the column on the upright board.
  const lift = size * 0.5
  const [liftX, liftY] = Math.abs(alongX) > Math.abs(alongY) ? [0, -lift] : [lift, 0]
  const [startX, startY] = [fromX + alongX * size * 0.15 + liftX * 0.5, fromY + alongY * size * 0.15 + liftY * 0.5]
  const [endX, endY] = [toX - alongX * size * 0.15 + liftX * 0.45, toY - alongY * size * 0.15 + liftY * 0.45]
  const [bendX, bendY] = [(startX + endX) / 2 + liftX * 1.1, (startY + endY) / 2 + liftY * 1.1]
  const turn = (Math.atan2(endY - bendY, endX - bendX) * 180) / Math.PI
  const head = Math.max(7, size * 0.11)
  const text = kind === 'better' ? `★ ${label}` : label
  const width = 18 + text.length * 7.4
  // Beside a column the tag begins at the arrow, so that it covers no square of the move.
  const isBeside = liftY === 0
  const tagX = (startX + 2 * bendX + endX) / 4 - (isBeside ? 4 : width / 2)
  const tagY = (startY + 2 * bendY + endY) / 4 - (isBeside ? 13 : 28)
  return (
    <g data-kind={kind}>
      <path
        className="senet-compared-paper"
        pathLength="1"
        d={`M${startX} ${startY}Q${bendX} ${bendY} ${endX} ${endY}`}
      />
      <path
        className="senet-compared-line"
        {...(kind === 'better' ? { pathLength: 1 } : {})}
        d={`M${startX} ${startY}Q${bendX} ${bendY} ${endX} ${endY}`}
      />
      <path
        className="senet-compared-head"
        d={`M${-head} ${-head * 0.8}L${head * 0.5} 0L${-head} ${head * 0.8}Z`}
        transform={`translate(${endX} ${endY}) rotate(${turn})`}
      />
      <g
        className="senet-compared-tag"
        transform={`translate(${Math.min(layout.width - width - 4, Math.max(4, tagX))} ${tagY})`}
      >
        <rect width={width} height="26" rx="13" />
        <text x={width / 2} y="17.5" textAnchor="middle">
          {text}
        </text>
      </g>
    </g>
  )
}

/** What each legal move would do, by the square it starts from: computed by the rules, not here. */
export function plansOf(legal: readonly Action[], view: View): ReadonlyMap<number, MovePlan> {
  const plans = new Map<number, MovePlan>()
  const state = resample(view)
  for (const action of legal) {
    if (action.type !== 'move') continue
    const planned = planMove(state, action.from)
    if (planned.legal) plans.set(action.from, planned.plan)
  }
  return plans
}
