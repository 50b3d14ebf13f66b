import type { Seat } from '@turnwise/engine'
import type { Terrain } from '../content/types.ts'
import { inPlay } from '../flow.ts'
import { ENTRANCES, endsOf, type LinkId, linksAt, majorAt, OUTWARD, type Place, twinOf } from '../map/board.ts'
import { type Point, terrainAt } from '../map/geometry.ts'
import type { Shared } from '../types.ts'
import { indexOf, playersAt, sectionsAt, type TrackIndex } from './track.ts'

/** K7: how many players may have a section there; entrances and major cities have no limit. */
const ENTRY_LIMIT: Readonly<Partial<Record<Terrain, number>>> = { s: 2, c: 3, p: 2 }
/** K8 */
const OWN_LIMIT: Readonly<Partial<Record<Terrain, number>>> = { s: 3, c: 3, u: 3 }
/** K9 */
const ENTRANCE_PLACES = 2

/** K7 */
export function wouldCrowd(state: Shared, seat: Seat, link: LinkId): boolean {
  const index = indexOf(state.track)
  return endsOf(link).some(end => {
    const limit = ENTRY_LIMIT[terrainAt(end)]
    if (limit === undefined) return false
    const present = playersAt(index, end)
    return !present.has(seat) && present.size >= limit
  })
}

/** K8 */
export function wouldOverbuild(state: Shared, seat: Seat, link: LinkId): boolean {
  const index = indexOf(state.track)
  return endsOf(link).some(end => {
    const limit = OWN_LIMIT[terrainAt(end)]
    return limit !== undefined && sectionsAt(index, seat, end) >= limit
  })
}

/** K9: looked at as if the section lay there. */
export function wouldBlock(state: Shared, seat: Seat, link: LinkId): boolean {
  const index = indexOf(state.track)
  const players = inPlay(state)
  return endsOf(link).some(end => {
    const city = majorAt(end)
    if (city !== undefined) return blocksCity(index, players, seat, link, city)
    const entrance = terrainAt(end) === 'u'
    const limit = entrance ? ENTRANCE_PLACES : ENTRY_LIMIT[terrainAt(end)]
    if (limit === undefined) return false
    const present = playersAt(index, end).add(seat).size
    const places = Math.max(0, Math.min(limit, players.length) - present)
    if (freeLinks(index, linksAt(end), link) < places) return true
    return entrance && shutsUnderground(index, players, seat, link)
  })
}

/** Without track; money, events, claims and the far end do not count. */
function freeLinks(index: TrackIndex, links: readonly LinkId[], laid: LinkId): number {
  let free = 0
  for (const link of links) if (link !== laid && index.owner[link] === -1) free++
  return free
}

/** A major city keeps one outward link for every player who has none. */
function blocksCity(index: TrackIndex, players: readonly Seat[], seat: Seat, laid: LinkId, city: Place): boolean {
  const outward = OUTWARD.get(city) ?? []
  const without = players.filter(each => each !== seat && !outward.some(link => index.owner[link] === each))
  return freeLinks(index, outward, laid) < without.length
}

/** Every player keeps an entrance where they have a section or where a link is free. */
function shutsUnderground(index: TrackIndex, players: readonly Seat[], seat: Seat, laid: LinkId): boolean {
  const sides: readonly Point[] = ENTRANCES.flatMap(({ surface, under }) => [surface, under])
  if (sides.some(side => freeLinks(index, linksAt(side), laid) > 0)) return false
  const ends = endsOf(laid)
  const has = (player: Seat) =>
    sides.some(
      side =>
        sectionsAt(index, player, side) > 0 ||
        (player === seat && (ends.includes(side) || ends.includes(twinOf(side)))),
    )
  return players.some(player => !has(player))
}
