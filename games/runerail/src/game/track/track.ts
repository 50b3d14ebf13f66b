import type { Seat } from '@turnwise/engine'
import {
  ENTRANCES,
  endsOf,
  keyOf,
  LINK_COUNT,
  type LinkId,
  linkOfKey,
  linksAt,
  MAGIC,
  MAJORS,
  majorAt,
  type Place,
  RAINBOW,
  twinOf,
} from '../map/board.ts'
import { citiesOn } from '../map/extent.ts'
import { POINT_COUNT, type Point } from '../map/geometry.ts'
import type { Shared, State } from '../types.ts'

export type Track = State['track']

/** The track (K12: only events take any of it away) as tables, kept outside the state: made once for each track object and carried on from section to section. */
export interface TrackIndex {
  /** By link; -1 where no track lies. */
  readonly owner: Int8Array
  /** Links by seat, in the order of building as far as it is known. */
  readonly links: readonly (readonly LinkId[])[]
  readonly joined: Map<number, number>
}

const INDEXES = new WeakMap<Track, TrackIndex>()

export function indexOf(track: Track): TrackIndex {
  const known = INDEXES.get(track)
  if (known !== undefined) return known
  const owner = new Int8Array(LINK_COUNT).fill(-1)
  const links: LinkId[][] = []
  for (const [key, seat] of Object.entries(track)) {
    const link = linkOfKey(key)
    if (link === undefined) continue
    owner[link] = seat
    while (links.length <= seat) links.push([])
    links[seat]?.push(link)
  }
  const index = { owner, links, joined: new Map() }
  INDEXES.set(track, index)
  return index
}

export function withSection(track: Track, link: LinkId, seat: Seat): Track {
  const before = indexOf(track)
  const after: Track = { ...track, [keyOf(link)]: seat }
  const owner = before.owner.slice()
  owner[link] = seat
  const links = before.links.slice()
  while (links.length <= seat) links.push([])
  links[seat] = [...(links[seat] ?? []), link]
  INDEXES.set(after, { owner, links, joined: new Map() })
  return after
}

/**
 * A copy of the track that grows in place, for trying out a line of many sections: copying it for each of them took most of
 * the time. No other code may hold it while it grows.
 */
export interface TrialTrack {
  readonly track: Track
  add(link: LinkId, seat: Seat): void
}

/** With `isIndexOnly` the track itself stays empty: enough to ask the rules, which read the index, and nothing else. */
export function tryTrack(track: Track, isIndexOnly = false): TrialTrack {
  const before = indexOf(track)
  const after: Record<string, Seat> = isIndexOnly ? {} : { ...track }
  const owner = before.owner.slice()
  const links = before.links.map(each => each.slice())
  const joined = new Map<number, number>()
  INDEXES.set(after, { owner, links, joined })
  return {
    track: after,
    add(link, seat) {
      if (!isIndexOnly) after[keyOf(link)] = seat
      owner[link] = seat
      while (links.length <= seat) links.push([])
      links[seat]?.push(link)
      joined.clear()
    },
  }
}

export function withoutSections(track: Track, gone: readonly LinkId[]): Track {
  const after: Record<string, Seat> = { ...track }
  for (const link of gone) delete after[keyOf(link)]
  return after
}

function ownerOf(index: TrackIndex, link: LinkId): Seat | undefined {
  const seat = index.owner[link] ?? -1
  return seat === -1 ? undefined : seat
}

/** Own sections at one milepost. */
export function sectionsAt(index: TrackIndex, seat: Seat, point: Point): number {
  let count = 0
  for (const link of linksAt(point)) if (index.owner[link] === seat) count++
  return count
}

/** K3: touching one side of an entrance counts as touching the other. */
export function touches(index: TrackIndex, seat: Seat, point: Point): boolean {
  if (sectionsAt(index, seat, point) > 0) return true
  const twin = twinOf(point)
  return twin !== -1 && sectionsAt(index, seat, twin) > 0
}

/** Distinct players with a section at a milepost, those who resigned included (K7). */
export function playersAt(index: TrackIndex, point: Point): Set<Seat> {
  const seats = new Set<Seat>()
  for (const link of linksAt(point)) {
    const seat = ownerOf(index, link)
    if (seat !== undefined) seats.add(seat)
  }
  return seats
}

const ROOT = new Int16Array(POINT_COUNT)

function find(point: Point): Point {
  let root = point
  while (ROOT[root] !== root) root = ROOT[root] ?? root
  for (let at = point; at !== root; ) {
    const next = ROOT[at] ?? root
    ROOT[at] = root
    at = next
  }
  return root
}

/** N2, N3: the most major cities that one component of their network holds. */
export function joinedMajors(track: Track, seat: Seat, magic: boolean, rainbow: boolean): number {
  const index = indexOf(track)
  const key = seat * 4 + (magic ? 2 : 0) + (rainbow ? 1 : 0)
  const known = index.joined.get(key)
  if (known !== undefined) return known
  const count = countJoined(index.links[seat] ?? [], magic, rainbow)
  index.joined.set(key, count)
  return count
}

function countJoined(links: readonly LinkId[], magic: boolean, rainbow: boolean): number {
  for (let point = 0; point < POINT_COUNT; point++) ROOT[point] = majorAt(point)?.centre ?? point
  const unite = (a: Point, b: Point) => {
    ROOT[find(a)] = find(b)
  }
  for (const { surface, under } of ENTRANCES) unite(surface, under)
  if (magic) unite(MAGIC[0].centre, MAGIC[1].centre)
  if (rainbow) unite(RAINBOW[0].centre, RAINBOW[1].centre)
  for (const link of links) unite(...endsOf(link))
  const built = new Set(links.map(link => find(endsOf(link)[0])))
  const counts = new Map<Point, number>()
  for (const city of MAJORS) {
    const root = find(city.centre)
    if (built.has(root)) counts.set(root, (counts.get(root) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}

/** The cities that a player's own track touches. */
export function touchedCities({ track, options }: Pick<Shared, 'track' | 'options'>, seat: Seat): readonly Place[] {
  const index = indexOf(track)
  return citiesOn(options.map).filter(({ points }) => points.some(point => touches(index, seat, point)))
}
