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

/** The names that this game's rules know its state, moves and views by, and those that all games have. */
export type State = GameState
export type Action = Move
export type View = GameView

export const ENDINGS = ['ithaca', 'depletion', 'becalmed'] as const
export type EndReason = (typeof ENDINGS)[number]

export interface Options {
  readonly difficulty: string
}

export const SIMPLE_MOVES = ['draw_card', 'repair', 'careful_sail_1', 'careful_sail_2', 'end_turn'] as const
export type SimpleMove = (typeof SIMPLE_MOVES)[number]
export const AEOLUS_TILES = [0, 1, 2, 3] as const
export type AeolusTiles = (typeof AEOLUS_TILES)[number]

export type Move = { readonly type: SimpleMove } | { readonly type: 'aeolus_move'; readonly tilesToMove: AeolusTiles }

/** A state as it lies on the table: stacks face down, and no generator (the host sees both). */
export interface TableState extends Omit<GameState, 'rng'> {
  readonly rng?: GameState['rng']
}

export interface BoardTileView {
  readonly id: string
  readonly index: number
  readonly type: 'SEA' | 'EPIC' | 'START' | 'ITHACA'
  readonly epicName?: string
  readonly epicDescription?: string
  readonly players: readonly PlayerId[]
}

export interface EpicPreviewTile {
  readonly id: string
  readonly index: number
  readonly name: string
  readonly description: string
}

/** One of the five actions, for a button: what it costs and, when it cannot be chosen now, why. */
export interface ActionHint {
  readonly type: SimpleMove
  readonly cost: number
  readonly reason?: string
}

/** Cards of one name that are still in the deck; the order is secret, the mix is public. */
export interface SeaCardCount {
  readonly name: string
  readonly move: number
  readonly damage: number
  readonly endTurn: boolean
  readonly left: number
}

export interface GameView {
  readonly state: TableState
  readonly currentPlayerId: PlayerId
  /** Who must choose now; differs from the current player only when a rescued ship has a choice; null at the end. */
  readonly decidingPlayerId: PlayerId | null
  readonly actionsRemaining: number
  readonly damageByPlayer: Readonly<Record<PlayerId, number>>
  readonly playerNames: readonly string[]

  readonly tiles: readonly BoardTileView[]
  /** What will lie behind the last tile: the places are known, the epics are not. */
  readonly ahead: readonly { readonly index: number; readonly type: 'SEA' | 'EPIC' | 'ITHACA' }[]
  readonly actions: readonly ActionHint[]
  readonly seaDeckCount: number
  readonly seaDeckMix: readonly SeaCardCount[]
  readonly lastCard?: SeaCard

  readonly activeEpic?: {
    readonly id: string
    readonly name: string
    readonly description: string
    readonly requiresChoice: boolean
    readonly allowedAeolusMoves?: readonly AeolusTiles[]
  }
  readonly upcomingEpicPeek?: { readonly playerId: PlayerId; readonly tiles: readonly EpicPreviewTile[] }
  readonly gameOver?: {
    /** Null when the win is shared. */
    readonly winnerPlayerId: PlayerId | null
    readonly winnerPlayerIds: readonly PlayerId[]
    readonly reason: EndReason
  }
}
