import type { Random } from '@turnwise/engine'

export type PlayerId = number

export const TILE_CATEGORIES = ['troy', 'open_sea', 'epic', 'ithaca'] as const
export type TileCategory = (typeof TILE_CATEGORIES)[number]

export type EpicId =
  | 'safe_harbor'
  | 'soldier_attack'
  | 'lotus_eaters'
  | 'cyclops'
  | 'aeolus'
  | 'circe'
  | 'underworld'
  | 'sirens'
  | 'sun_gods_cattle'
  | 'ithaca'

/** An epic of an expansion names its set too, `storms:scylla`, so that two sets never collide. */
export type ExpansionEpicId = `${string}:${string}`
export type AnyEpicId = EpicId | ExpansionEpicId

export interface Tile {
  readonly id: string
  readonly category: TileCategory
  /** Present for epic tiles and Ithaca; absent on a tile that lies face down. */
  readonly epicId?: AnyEpicId
}

export interface SeaCard {
  readonly id: string
  readonly name: string
  readonly move: number
  readonly damage: number
  readonly endTurn?: boolean
}

export interface PlayerState {
  readonly playerId: PlayerId
  readonly position: number
  readonly damage: number
  readonly skipNextTurn: boolean
  readonly stuckAtCyclops: boolean
  /** The next turn that is really played is bound by the Sirens. */
  readonly sirensActive: boolean
  /** The present turn is bound by the Sirens. */
  readonly sirensBound: boolean
  readonly circePending: boolean
  /** Skipped ones count. */
  readonly turnsTaken: number
}

export interface RNG {
  next(): number
}

export interface PeekedTile {
  readonly epicId: AnyEpicId
  /** The place on the path that the tile will have. */
  readonly index: number
}

export interface Peek {
  readonly playerId: PlayerId
  readonly tiles: readonly PeekedTile[]
}

/** What is still to be resolved, as data, so that a chain can wait for a choice. */
export type Task =
  | { readonly do: 'sail'; readonly playerId: PlayerId; readonly tiles: number }
  | { readonly do: 'place'; readonly playerId: PlayerId; readonly index: number }
  | { readonly do: 'land'; readonly playerId: PlayerId }
  | { readonly do: 'peek'; readonly playerId: PlayerId; readonly count: number }
  | { readonly do: 'card'; readonly playerId: PlayerId; readonly damage: number; readonly endTurn: boolean }

export interface PendingAeolus {
  readonly playerId: PlayerId
  /** `playerId:index` of every tile that triggered so far; none triggers twice for one ship. */
  readonly chain: readonly string[]
  readonly after: readonly Task[]
}

export interface GameState {
  readonly players: readonly PlayerState[]
  readonly currentPlayer: PlayerId
  readonly actionsRemaining: number

  readonly path: readonly Tile[]
  readonly openSeasStack: readonly Tile[]
  /** Ithaca is always last. */
  readonly epicStack: readonly Tile[]
  readonly epicClock: number

  /** The top card is the first. */
  readonly seaDeck: readonly SeaCard[]
  /** The latest card is the last. */
  readonly seaDiscard: readonly SeaCard[]

  /** A seed's key and a position; `rngFrom` makes the RNG of it. */
  readonly rng: Random

  readonly gameEnded: boolean
  readonly winner: PlayerId | null
  readonly winners: readonly PlayerId[]

  readonly playerNames: readonly string[]
  readonly difficulty: string
  readonly pendingAeolus: PendingAeolus | null
  readonly peek: Peek | null
  /** The epic that the last move triggered, until it is acknowledged or the next move is made. */
  readonly activeEpic: AnyEpicId | null
  readonly turnEnding: boolean
  readonly wreckedThisTurn: boolean
  /** A player drew or sailed carefully in this round. */
  readonly roundActive: boolean
  /** A player made a move in this round: it is more than forced skips. */
  readonly roundPlayed: boolean
  readonly idleRounds: number
}

export const SIMPLE_MOVES = ['draw_card', 'repair', 'careful_sail_1', 'careful_sail_2', 'end_turn'] as const
export type SimpleMove = (typeof SIMPLE_MOVES)[number]
export type AeolusTiles = 0 | 1 | 2 | 3

export type Move = { readonly type: SimpleMove } | { readonly type: 'aeolus_move'; readonly tilesToMove: AeolusTiles }
