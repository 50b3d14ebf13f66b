import type { Seat } from '@turnwise/engine'
import { inPlay } from '../flow.ts'
import { endsOf, LINK_COUNT, linkOfKey, linksAt } from '../map/board.ts'
import { type Extent, isOnMap } from '../map/extent.ts'
import { type Point, terrainAt } from '../map/geometry.ts'
import type { Shared } from '../types.ts'
import { wouldBlock, wouldCrowd, wouldOverbuild } from './entry.ts'
import { indexOf, type Track } from './track.ts'

const BY_TRACK = new WeakMap<Track, Map<string, Uint8Array>>()

/**
 * By link: 1 where this player may lay track once money, turn and events allow it, the track lying as it does now: no track
 * (K2), no other's right of way (K10), room at both ends (K7 to K9), on the map of the match.
 */
export function buildableLinks(state: Shared, seat: Seat): Uint8Array {
  const claims = state.rightOfWay.filter(claim => claim.owner !== seat).map(claim => claim.link)
  const key = [seat, state.options.map, inPlay(state).length, ...claims].join(' ')
  const known = BY_TRACK.get(state.track) ?? new Map<string, Uint8Array>()
  BY_TRACK.set(state.track, known)
  const found = known.get(key) ?? findBuildable(state, seat, claims)
  known.set(key, found)
  return found
}

const ON_MAP = new Map<Extent, Uint8Array>()

function linksOn(extent: Extent): Uint8Array {
  const known =
    ON_MAP.get(extent) ??
    Uint8Array.from({ length: LINK_COUNT }, (_, link) => (endsOf(link).every(end => isOnMap(extent, end)) ? 1 : 0))
  ON_MAP.set(extent, known)
  return known
}

function findBuildable(state: Shared, seat: Seat, claims: readonly string[]): Uint8Array {
  const open = linksOn(state.options.map).slice()
  const { owner, links } = indexOf(state.track)
  // Only where track lies already can a place be full.
  const crowded = new Set<Point>()
  for (const link of links.flat()) {
    open[link] = 0
    for (const end of endsOf(link)) if ('scpu*P'.includes(terrainAt(end))) crowded.add(end)
  }
  for (const point of crowded) {
    for (const link of linksAt(point)) {
      if (owner[link] !== -1) continue
      if (wouldCrowd(state, seat, link) || wouldOverbuild(state, seat, link) || wouldBlock(state, seat, link))
        open[link] = 0
    }
  }
  for (const claim of claims) open[linkOfKey(claim) ?? 0] = 0
  return open
}
