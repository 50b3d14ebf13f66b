import type { BoardPlayer } from '@turnwise/ui'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { GameView } from '../../game/types.ts'
import { MarkShape } from '../art/mark.tsx'
import { PipSlip } from '../art/tokens.tsx'
import { Trireme } from '../art/trireme.tsx'
import type { Point } from '../chart/curve.ts'
import { berthOf } from '../chart/places.ts'
import type { Route } from '../chart/route.ts'
import type { ChartTile } from '../chart/tiles.ts'
import type { ShipCourse, Timeline } from './timeline.ts'

interface FleetProps {
  readonly view: GameView
  readonly viewer: number | undefined
  readonly players: readonly BoardPlayer[]
  readonly route: Route
  readonly tiles: readonly ChartTile[]
  readonly timeline: Timeline
  readonly now: number
  readonly seq: number
  readonly motion: number
  readonly hasTokens: boolean
}

/** The ships, each on its own layer, so that sailing repaints nothing else. */
export function Fleet({ view, viewer, players, timeline, now, ...rest }: FleetProps) {
  const isMoving = now !== Number.POSITIVE_INFINITY
  const ships = view.state.players.map(({ playerId, position, damage }) => ({
    playerId,
    position,
    damage: shownDamage(timeline, playerId, damage, now),
    order: view.tiles[position]?.players.indexOf(playerId) ?? 0,
  }))
  return (
    <div className="odysseus-fleet" aria-hidden="true">
      {ships.map(({ playerId, position, damage, order }) => {
        const player = players[playerId]
        return player === undefined ? null : (
          <Ship
            key={playerId}
            {...rest}
            player={player}
            index={position}
            order={order}
            damage={damage}
            isCurrent={!isMoving && view.decidingPlayerId === playerId}
            isYou={playerId === viewer}
            voyage={timeline.voyages.find(voyage => voyage.playerId === playerId)}
            isHit={timeline.damages.some(hit => hit.playerId === playerId && hit.at === now && hit.after > hit.before)}
            now={now}
          />
        )
      })}
    </div>
  )
}

function shownDamage({ damages }: Timeline, playerId: number, present: number, now: number): number {
  const own = damages.filter(damage => damage.playerId === playerId)
  const last = own.findLast(({ at }) => at <= now)
  return last?.after ?? own[0]?.before ?? present
}

interface ShipProps {
  readonly player: BoardPlayer
  readonly index: number
  readonly order: number
  readonly damage: number
  readonly isCurrent: boolean
  readonly isYou: boolean
  readonly isHit: boolean
  readonly route: Route
  readonly tiles: readonly ChartTile[]
  readonly voyage: ShipCourse | undefined
  readonly now: number
  readonly seq: number
  readonly motion: number
  readonly hasTokens: boolean
}

function Ship(props: ShipProps) {
  const { player, index, order, damage, isCurrent, isYou, isHit, route, tiles, voyage, now, seq, motion, hasTokens } =
    props
  const element = useRef<HTMLDivElement>(null)
  const shown = useRef<Point>(undefined)
  const berth = berthOf(route, tiles, index, order)
  const width = route.ship * (isCurrent || isYou ? 1.16 : 1)
  const isUnderWay = now !== Number.POSITIVE_INFINITY && voyage !== undefined
  useLayoutEffect(() => {
    const from = shown.current
    shown.current = berth
    const last = voyage?.stops.at(-1)
    if (element.current === null || voyage === undefined || last === undefined || motion === 0 || last.at === 0) return
    const animation = element.current.animate(sailingFrames(route, tiles, voyage, from, berth), {
      duration: last.at * motion,
      fill: 'backwards',
    })
    return () => animation.cancel()
    // A new moment is what sets a ship in motion; nothing else does.
  }, [seq])
  useLayoutEffect(() => {
    shown.current = berth
    if (now === Number.POSITIVE_INFINITY)
      for (const animation of element.current?.getAnimations() ?? []) animation.finish()
  }, [now === Number.POSITIVE_INFINITY])
  const facing = isUnderWay ? headingOf(voyage, route, now, berth.facing) : berth.facing
  const style: CSSProperties & Record<string, string | number> = {
    transform: `translate(${berth.x.toFixed(1)}px, ${berth.y.toFixed(1)}px)`,
    width,
    '--odysseus-ship': `${width}px`,
    zIndex: Math.round(berth.y),
    color: `var(--seat-${player.color.id}-fill)`,
  }
  return (
    <div
      ref={element}
      className="odysseus-ship"
      data-seat={player.seat}
      data-current={isCurrent}
      data-damage={damage}
      data-under-way={isUnderWay}
      style={style}
    >
      {isCurrent ? <span className="odysseus-ship-ring" /> : null}
      <div className="odysseus-ship-hull" data-hit={isHit}>
        {hasTokens ? (
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <circle className="odysseus-token" cx={50} cy={56} r={31} />
            <g transform="translate(50 56)" fill="#fff8e6">
              <MarkShape mark={player.color.mark} size={15} />
            </g>
          </svg>
        ) : (
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <Trireme paint={player.color.id} mark={player.color.mark} damage={damage} isMirrored={facing < 0} />
          </svg>
        )}
      </div>
      <svg className="odysseus-ship-pips" viewBox="-20 -8 40 16" aria-hidden="true">
        <PipSlip damage={damage} />
      </svg>
      {isYou ? <span className="odysseus-ship-tag">You</span> : null}
    </div>
  )
}

/** Where the bow points between two stops. */
function headingOf({ stops }: ShipCourse, route: Route, now: number, otherwise: 1 | -1): 1 | -1 {
  const at = stops.findLastIndex(stop => stop.at <= now)
  const [here, next] = [stops[Math.max(0, at)], stops[at + 1]]
  if (here === undefined || next === undefined || here.index === next.index) return otherwise
  const way = (route.spots[next.index]?.x ?? 0) - (route.spots[here.index]?.x ?? 0)
  return Math.abs(way) < 4 ? otherwise : way < 0 ? -1 : 1
}

/** Along the route, with the berths at both ends. */
function sailingFrames(
  route: Route,
  tiles: readonly ChartTile[],
  { stops }: ShipCourse,
  from: Point | undefined,
  to: Point,
): Keyframe[] {
  const end = stops.at(-1)?.at ?? 1
  const frame = ({ x, y }: Point, at: number, easing = 'linear'): Keyframe => ({
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
    offset: Math.min(1, at / end),
    easing,
  })
  const first = stops[0]
  const begin = from ?? (first === undefined ? to : (route.spots[first.index] ?? to))
  const frames = [frame(begin, 0)]
  for (const [i, stop] of stops.entries()) {
    const before = stops[i - 1]
    if (before === undefined) {
      if (stop.at > 0) frames.push(frame(begin, stop.at))
      continue
    }
    if (before.index === stop.index) {
      // It waits beside the island while the epic is named.
      frames.push(frame(berthOf(route, tiles, stop.index, 0), stop.at))
      continue
    }
    const [a, b] = [route.spots[before.index]?.at ?? 0, route.spots[stop.index]?.at ?? 0]
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const isLast = i === stops.length - 1 && share === 1
      const isWaiting = share === 1 && stops[i + 1]?.index === stop.index
      const point = isLast ? to : isWaiting ? berthOf(route, tiles, stop.index, 0) : route.curve.at(a + (b - a) * share)
      frames.push(frame(point, before.at + (stop.at - before.at) * share))
    }
  }
  return frames
}
