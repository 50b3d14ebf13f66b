import type { Seat } from '@turnwise/engine'
import type { LinkId } from '../../game/map/board.ts'
import type { Extent } from '../../game/map/extent.ts'
import type { Point } from '../../game/map/geometry.ts'
import type { Pair } from '../../game/track/cheapest-route.ts'
import type { Serving } from '../../game/track/serving.ts'
import type { LastMove } from '../trips/last-move.ts'
import type { Spot } from './layout.ts'

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

/** What a demand asks for: where it is supplied, where it is wanted, and the way between. */
export interface Errand {
  readonly sources: readonly Point[]
  /** Undefined where only its sources are asked for. */
  readonly target: Point | undefined
  /** Undefined where no way over land leads there. */
  readonly serving: Serving | undefined
  readonly way: readonly Point[]
}

/** A small sign on the map. */
export interface Flag {
  readonly at: Point
  readonly text: string
  readonly tone: 'place' | 'price'
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
