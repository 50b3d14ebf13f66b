import type { BoardPlayer } from '@turnwise/ui'
import { floodedRivers, pointsUnder } from '../../game/cards/effects.ts'
import type { Action } from '../../game/commands/index.ts'
import { CONTENT } from '../../game/content/index.ts'
import type { Milepost } from '../../game/content/types.ts'
import { linkOfKey } from '../../game/map/board.ts'
import { pointOf } from '../../game/map/geometry.ts'
import type { Pair } from '../../game/track/cheapest-route.ts'
import { indexOf } from '../../game/track/track.ts'
import type { View } from '../../game/types.ts'
import type { Spot } from './layout.ts'
import { inkOf } from './palette.ts'
import type { Token, TrackLine, Zone } from './picture.ts'
import { courseOf } from './rivers.ts'

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
