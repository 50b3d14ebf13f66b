import type { BoardPlayer } from '@turnwise/ui'
import { memo } from 'react'
import { MarkShape } from '../art/mark.tsx'
import type { Wake } from '../last-move.ts'
import { type Point, pathOf } from './curve.ts'
import { coastOf, ithacaCoast } from './places.ts'
import type { Route } from './route.ts'
import { type ChartTile, isIsland } from './tiles.ts'
import { waveLine } from './waves.ts'

interface MarksProps {
  readonly route: Route
  readonly tiles: readonly ChartTile[]
  readonly laid: number
  readonly wakes: readonly Wake[]
  readonly players: readonly BoardPlayer[]
  /** Tiles that the viewer may sail to, and whether a hint points at them. */
  readonly targets: ReadonlyMap<number, boolean>
}

/** What lies on the route: the wake of the last move, rings round what can be reached, and the sea marks. */
export const MarkLayer = memo(function MarkLayer({ route, tiles, laid, wakes, players, targets }: MarksProps) {
  const begins = new Set(wakes.flatMap(({ way }) => (way[0] === undefined ? [] : [way[0]])))
  return (
    <svg className="odysseus-layer" width={route.width} height={route.height} aria-hidden="true">
      {wakes.map(wake => (
        <WakeMark key={wake.playerId} route={route} wake={wake} player={players[wake.playerId]} />
      ))}
      {[...targets].map(([index, isHinted]) => (
        <TargetRing key={index} route={route} tile={tiles[index]} isHinted={isHinted} />
      ))}
      {tiles.map(tile =>
        tile.type === 'SEA' && !begins.has(tile.index) ? (
          <SeaMark key={tile.index} route={route} index={tile.index} isLaid={tile.index <= laid} />
        ) : null,
      )}
    </svg>
  )
})

function markRadius({ shape, unit }: Route): number {
  return shape === 'wide' ? Math.max(7, 11 * unit) : 8.2
}

/** A cork float with a wave on it, or a pencilled ring where no ship has been. */
function SeaMark({
  route,
  index,
  isLaid,
}: {
  readonly route: Route
  readonly index: number
  readonly isLaid: boolean
}) {
  const { x, y } = route.spots[index] ?? { x: 0, y: 0 }
  const r = markRadius(route)
  const wave = waveLine(-0.05 * r, 0.6, r / 16)
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className="odysseus-sea-mark" data-laid={isLaid}>
      {isLaid ? (
        <ellipse cx={r * 0.18} cy={r * 0.42} rx={r * 1.22} ry={r * 0.98} fill="#0c3a40" opacity={0.28} />
      ) : null}
      <circle r={r} />
      <path d={wave} strokeWidth={1.2} />
    </g>
  )
}

interface TargetProps {
  readonly route: Route
  readonly tile: ChartTile | undefined
  readonly isHinted: boolean
}

/** A lit ring round a tile that can be reached. */
function TargetRing({ route, tile, isHinted }: TargetProps) {
  if (tile === undefined) return null
  const { unit } = route
  const thick = Math.max(unit, 0.8)
  const spot = route.spots[tile.index] ?? { x: 0, y: 0 }
  const r = Math.max(markRadius(route) * 1.75, route.shape === 'wide' ? 17 : 15)
  const ring = (() => {
    if (tile.type === 'ITHACA') {
      const { x, y, rx, ry } = ithacaCoast(route)
      return { cx: x, cy: y, rx: rx * 1.1, ry: ry * 1.15 }
    }
    if (!isIsland(tile)) return { cx: spot.x, cy: spot.y, rx: r, ry: r }
    const { x, y, rx, ry } = coastOf(route, tile.index)
    return { cx: x, cy: y, rx: rx * 1.14, ry: ry * 1.47 }
  })()
  return (
    <g className="odysseus-target" data-hint={isHinted}>
      <ellipse {...ring} rx={ring.rx * 1.25} ry={ring.ry * 1.25} fill="url(#ody-glow)" />
      <ellipse {...ring} className="odysseus-target-edge" strokeWidth={4.6 * thick} />
      <ellipse {...ring} className="odysseus-target-light" strokeWidth={2.7 * thick} />
    </g>
  )
}

const PARTS = 9

interface WakeProps {
  readonly route: Route
  readonly wake: Wake
  readonly player: BoardPlayer | undefined
}

/** Foam that widens backwards, and the berth that the ship left. */
function WakeMark({ route, wake, player }: WakeProps) {
  const { unit, spots, curve, ship } = route
  const [from] = wake.way
  const to = wake.way.at(-1)
  if (player === undefined || from === undefined || to === undefined || from === to) return null
  const [low, high] = [spots[Math.min(from, to)]?.at ?? 0, spots[Math.max(from, to)]?.at ?? 0]
  const line = curve.between(low, Math.max(low + 1, high - ship * 0.2), 3)
  const way = to < from ? line.toReversed() : line
  const [left, right] = [edge(way, 1, unit), edge(way, -1, unit)]
  const begin = spots[from] ?? { x: 0, y: 0 }
  const size = Math.max(unit, 0.78)
  return (
    <g className="odysseus-wake">
      {Array.from({ length: PARTS }, (_, part) => {
        const first = Math.floor((part * (way.length - 1)) / PARTS)
        const last = Math.floor(((part + 1) * (way.length - 1)) / PARTS)
        const strength = 0.34 + (0.5 * (part + 0.5)) / PARTS
        const [a, b] = [left.slice(first, last + 1), right.slice(first, last + 1)]
        return (
          <g key={`${part + 1}`}>
            <path d={`${pathOf([...a, ...b.toReversed()])}Z`} opacity={strength * 0.62} />
            <path
              className="odysseus-wake-edge"
              d={pathOf(a) + pathOf(b)}
              strokeWidth={1.7 * Math.max(unit, 0.75)}
              opacity={strength + 0.2}
            />
          </g>
        )
      })}
      <g
        className="odysseus-berth"
        transform={`translate(${begin.x.toFixed(1)} ${begin.y.toFixed(1)})`}
        style={{ color: `var(--seat-${player.color.id}-fill)` }}
      >
        <circle r={12 * size} />
        <MarkShape mark={player.color.mark} size={5 * size} />
      </g>
    </g>
  )
}

/** One edge of the foam. */
function edge(way: readonly Point[], side: 1 | -1, unit: number): readonly Point[] {
  return way.map(({ x, y }, i) => {
    const next = way[Math.min(way.length - 1, i + 1)] ?? { x, y }
    const before = way[Math.max(0, i - 1)] ?? { x, y }
    const length = Math.hypot(next.x - before.x, next.y - before.y) || 1
    const reach = (3 + 8 * (1 - i / way.length) + Math.sin(i * 0.55) * 1.1) * Math.max(unit, 0.74) * side
    return { x: x - ((next.y - before.y) / length) * reach, y: y + ((next.x - before.x) / length) * reach }
  })
}
