import type { Outcome } from '@turnwise/engine'
import type { Dir, Pair, Player, Point } from './grid.ts'
import type { Maze, SideState, Thing } from './maze.ts'
import type { Effect, Find } from './types.ts'

/** A place on a player's map: an island by its index, and a cell in its coordinates. */
export interface MapPlace extends Point {
  readonly island: number
}

/**
 * What happened. The bare fields are for everybody, `own` is for the player it happened to, `truth` for the host.
 * An event marked private is not sent to others at all.
 */
export type Event =
  | PublicEvent<'maze-built', { readonly maze: Maze; readonly generated: boolean }>
  | { readonly type: 'phase-started'; readonly phase: 'start' | 'play' }
  | PublicEvent<'start-chosen', Point>
  | (PublicEvent<'slot-started', { readonly turns: number; readonly extra: Effect | null }> & {
      readonly round: number
    })
  | { readonly type: 'slot-skipped'; readonly seat: Player; readonly round: number; readonly left: number }
  | { readonly type: 'slot-ended'; readonly seat: Player; readonly round: number; readonly acts: string }
  | PublicEvent<'turn-taken', TurnTaken, { readonly from: Point; readonly to: Point }>
  | PublicEvent<'merge-tried', Point & { readonly success: boolean }, Point>
  | PrivateEvent<'cell-entered', MapPlace & { readonly find: Find }, Point & { readonly thing: Thing | null }>
  | PrivateEvent<'effect-changed', { readonly from: Effect | null; readonly to: Effect | null }>
  | PrivateEvent<'trapped', { readonly skipSlots: number }>
  | PrivateEvent<'fell', { readonly pit: number; readonly island: number }, Point>
  | PrivateEvent<'left-maze', MapPlace & { readonly side: Dir; readonly checked: number; readonly met: boolean }, Point>
  | PrivateEvent<'returned', MapPlace, Point>
  | { readonly type: 'resigned'; readonly seat: Player }
  | { readonly type: 'match-ended'; readonly outcome: Outcome; readonly mazes: Pair<Maze | null> }

export interface TurnTaken extends MapPlace {
  readonly dir: Dir
  readonly result: SideState
}

interface PublicEvent<Type extends string, Own, Truth = never> {
  readonly type: Type
  readonly seat: Player
  readonly own?: Own
  readonly truth?: Truth
}

interface PrivateEvent<Type extends string, Own, Truth = never> extends PublicEvent<Type, Own, Truth> {
  readonly private: true
}
