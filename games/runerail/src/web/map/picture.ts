import type { Seat } from '@turnwise/engine'
import type { BoardPlayer } from '@turnwise/ui'
import { floodedRivers, pointsUnder } from '../../game/cards/effects.ts'
import type { Action } from '../../game/commands/index.ts'
import { CONTENT } from '../../game/content/index.ts'
import type { Milepost } from '../../game/content/types.ts'
import { type LinkId, linkOfKey } from '../../game/map/board.ts'
import type { Extent } from '../../game/map/extent.ts'
import { type Point, pointOf } from '../../game/map/geometry.ts'
import type { Pair } from '../../game/track/cheapest-route.ts'
import { indexOf } from '../../game/track/track.ts'
import type { View } from '../../game/types.ts'
import type { Errand, Flag } from '../plan/errands.ts'
import type { LastMove } from '../trips/last-move.ts'
import type { Spot } from './layout.ts'
import { inkOf } from './palette.ts'
import { courseOf } from './rivers.ts'

/** A player's track, with its own colour, mark and stroke. */
export interface TrackLine {
  readonly seat: Seat
  readonly fill: string
  readonly mark: string
  readonly isOwn: boolean
  readonly links: readonly LinkId[]
}

export interface Token {
  readonly seat: Seat
  readonly fill: string
  readonly ink: string
  readonly mark: string
  readonly isOwn: boolean
  readonly isAboard: boolean
  readonly at: Point
}

/** Where an event holds. */
export interface Zone {
  readonly kind: 'halted' | 'half-rate' | 'no-build' | 'no-load-exchange'
  readonly points: readonly Point[]
}

/** Everything on the map that changes, on both levels. */
export interface Picture {
  readonly lines: readonly TrackLine[]
  readonly tokens: readonly Token[]
  readonly zones: readonly Zone[]
  /** Cities that the own track touches. */
  readonly served: readonly Point[]
  readonly rainbow: boolean
  /** Rivers in flood, over which no track can be built. */
  readonly floods: readonly (readonly Spot[])[]
  /** Track that was lost and that only its owner may rebuild for a while. */
  readonly claims: readonly TrackLine[]
  /** Where the player may go, or place the train. */
  readonly reach: readonly Point[]
  readonly targets: readonly Point[]
  /** Where a section may begin. */
  readonly starts: readonly Point[]
  readonly plan: readonly Pair[]
  readonly way: readonly Point[]
  readonly errand: Errand | undefined
  readonly flags: readonly Flag[]
  /** What part of the map the match is played on. */
  readonly extent: Extent
  readonly cursor: Point | undefined
  /** What a hint would build, or the steps it would take. */
  readonly hint: readonly Pair[]
  readonly last: LastMove
}

/** Own track last, above that of others. */
export function linesOf(view: View, players: readonly BoardPlayer[], own: number | undefined): readonly TrackLine[] {
  const { links } = indexOf(view.track)
  return players
    .map(({ seat, color }): TrackLine => {
      return { seat, fill: inkOf(color).fill, mark: color.mark, isOwn: seat === own, links: links[seat] ?? [] }
    })
    .toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn))
}

export function tokensOf(view: View, players: readonly BoardPlayer[], own: number | undefined): readonly Token[] {
  return players.flatMap(({ seat, color }): Token[] => {
    const player = view.players[seat]
    const at = player?.at == null ? undefined : pointOf(player.at)
    if (player === undefined || at === undefined || player.resigned) return []
    return [{ seat, ...inkOf(color), mark: color.mark, isOwn: seat === own, isAboard: player.ship !== null, at }]
  })
}

const ZONED = ['halted', 'half-rate', 'no-build', 'no-load-exchange'] as const

export function zonesOf({ effects }: View): readonly Zone[] {
  return effects.flatMap((effect): Zone[] => {
    const kind = ZONED.find(each => each === effect.kind)
    const points = pointsUnder(effect)
    return kind === undefined || points.length === 0 ? [] : [{ kind, points }]
  })
}

export function floodsOf({ effects }: View): readonly (readonly Spot[])[] {
  const names = floodedRivers(effects)
  return CONTENT.rivers.filter(({ name }) => names.includes(name)).map(courseOf)
}

export function claimsOf({ rightOfWay }: View, lines: readonly TrackLine[]): readonly TrackLine[] {
  if (rightOfWay.length === 0) return []
  return lines.map(line => ({
    ...line,
    links: rightOfWay.flatMap(({ link, owner }) => (owner === line.seat ? (linkOfKey(link) ?? []) : [])),
  }))
}

/** Where a hint leads on the map, step by step. */
export function hintOf(hint: Action | undefined, view: View, seat: number | undefined): readonly Pair[] {
  if (hint === undefined) return []
  if ('sections' in hint) return hint.sections.flatMap(pairOf)
  if ('start' in hint) return pairOf(hint)
  if (!('path' in hint)) return []
  const at = seat === undefined ? null : (view.players[seat]?.at ?? null)
  const way = [...(at === null ? [] : [at]), ...hint.path].flatMap(each => pointOf(each) ?? [])
  return way.flatMap((point, i): Pair[] => {
    const next = way[i + 1]
    return next === undefined ? [] : [[point, next]]
  })
}

function pairOf({ start, end }: { readonly start: Milepost; readonly end: Milepost }): Pair[] {
  const [a, b] = [pointOf(start), pointOf(end)]
  return a === undefined || b === undefined ? [] : [[a, b]]
}
