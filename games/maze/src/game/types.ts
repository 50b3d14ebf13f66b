import type { Outcome, Random, Seat } from '@turnwise/engine'
import type { Dir, Pair, Player, Point } from './grid.ts'
import type { Maze, PitKind, SideState } from './maze.ts'
import type { Options } from './options.ts'

export const EFFECTS = ['crutch', 'crossbow'] as const
export type Effect = (typeof EFFECTS)[number]

/** What a visited cell showed. A treasure is a known fake only after a player has left the maze with it. */
export const PLAIN_FINDS = ['empty', 'treasure', 'fake-treasure', 'crutch', 'crossbow', 'trap'] as const
type PlainFind = (typeof PLAIN_FINDS)[number]

export type Find = { readonly kind: PlainFind } | { readonly kind: PitKind; readonly pit: number }

/** A visited cell in the coordinates of its island. */
export interface KnownCell extends Point {
  readonly find: Find
  /** How many moves the player had made when the cell was first visited on this island; 0 is the start. */
  readonly at: number
}

/** A tried side of a visited cell; the other cell's side of the same edge is not written again. */
export interface KnownEdge extends Point {
  readonly dir: Dir
  readonly state: SideState
}

/** A connected piece of knowledge with its own coordinates. */
export interface KnownIsland {
  /** The pit that was fallen into, whose landing is the origin; null for the main island, which is absolute. */
  readonly pit: number | null
  readonly cells: readonly KnownCell[]
  readonly edges: readonly KnownEdge[]
  /** Origins that failed merges have ruled out. */
  readonly misses: readonly Point[]
}

export interface Island extends KnownIsland {
  /** The truth: where on the board the island's (0, 0) lies. */
  readonly origin: Point
}

/** A player in the opponent's maze: what they know, where they are, what they carry. */
export interface Explorer<Isle extends KnownIsland = Island> {
  /** The main island first, then one for each fall that has not been merged, oldest first. */
  readonly islands: readonly Isle[]
  /** Index of the active island. */
  readonly active: number
  /** Where the player stands, in the active island's coordinates. */
  readonly here: Point
  /** Outside the maze, until the next slot. */
  readonly outside: boolean
  readonly effect: Effect | null
  readonly skipSlots: number
  readonly moves: number
  /** The direction of every move, a letter each: with the maze it is the whole walk. */
  readonly walk: string
  /** Left the maze with the true treasure. */
  readonly met: boolean
}

/** What everybody at the table could count. */
export interface Tempo {
  readonly slots: number
  readonly moves: number
  readonly tries: number
  readonly skips: number
  /** The last finished slot, one letter for each action: m move, t try to merge, s skipped; empty before the first. */
  readonly last: string
}

export interface Slot {
  readonly seat: Player
  /** Fixed when the slot starts (ruling 9). */
  readonly turns: number
  readonly left: number
  /** What gives the second turn; a player with a Crutch cannot tell whether the opponent has a Crossbow too. */
  readonly extra: Effect | null
  /** Actions so far, as in `Tempo.last`. */
  readonly acts: string
}

export const PHASES = ['build', 'start', 'play', 'over'] as const
export type Phase = (typeof PHASES)[number]

export const ENDINGS = ['treasure', 'both-treasures', 'round-limit', 'resigned'] as const
export type Reason = (typeof ENDINGS)[number]

export interface State {
  readonly options: Options
  readonly phase: Phase
  /** A seed for each player's generated maze, out of the match's seed (ruling 4). */
  readonly lots: Pair<Random>
  /** By owner: player p explores the maze of the other. */
  readonly mazes: Pair<Maze | null>
  readonly explorers: Pair<Explorer | null>
  /** 1, 2, …; 0 before play. */
  readonly round: number
  readonly slot: Slot | null
  readonly tempo: Pair<Tempo>
  readonly outcome: (Outcome & { readonly reason: Reason }) | null
}

export type Action =
  | { readonly type: 'submit-maze'; readonly maze: Maze }
  | { readonly type: 'generate-maze'; readonly seed?: string | undefined; readonly style?: StyleWish | undefined }
  | ({ readonly type: 'choose-start' } & Point)
  | ({ readonly type: 'merge' } & Point)
  | { readonly type: 'move'; readonly dir: Dir }
  | { readonly type: 'resign' }

/** Fields of a style that are left out have their defaults. */
interface StyleWish {
  readonly twisty?: number | undefined
  readonly open?: number | undefined
}

/** What one viewer may know. */
export interface View {
  /** The viewing seat; null for spectators and the host. */
  readonly seat: Seat | null
  readonly options: Options
  readonly phase: Phase
  readonly round: number
  readonly toAct: readonly Seat[]
  /** Who has built, and who has chosen a start. */
  readonly built: Pair<boolean>
  readonly started: Pair<boolean>
  /** The slot that is open, as everybody sees it. */
  readonly slot: { readonly seat: Seat; readonly acts: string } | null
  readonly tempo: Pair<Tempo>
  /** Only for a seat. */
  readonly own: OwnView | null
  readonly outcome: Outcome | null
  /** Everything: for the host always, for all once the match is over. */
  readonly truth: State | null
}

export interface OwnView {
  /** The maze that the viewer built and the opponent explores. */
  readonly maze: Maze | null
  /** The viewer's map of the opponent's maze, with effects and position. */
  readonly explorer: Explorer<KnownIsland> | null
  /** The viewer's own slot while it is open. */
  readonly slot: { readonly turns: number; readonly left: number; readonly extra: Effect | null } | null
}
