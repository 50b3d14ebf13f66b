import { type Content, describeEpic, modeOf } from './content.ts'
import { epicIndices } from './epicClock.ts'
import type { EndReason } from './events.ts'
import { aeolusChoices, decider, MOVE_COSTS, whyNot } from './moves.ts'
import { MATCH_OVER } from './refusals.ts'
import { endReason } from './rules.ts'
import { specId } from './seaDeck.ts'
import type { AeolusTiles, GameState, PeekedTile, PlayerId, SeaCard, SimpleMove, Tile } from './types.ts'
import { SIMPLE_MOVES } from './types.ts'

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

export const FACE_DOWN = {
  card: { id: '?', name: '?', move: 0, damage: 0 } satisfies SeaCard,
  sea: { id: '?', category: 'open_sea' } satisfies Tile,
  epic: { id: '?', category: 'epic' } satisfies Tile,
} as const

export function viewOf(content: Content, state: GameState, open = false): GameView {
  const { currentPlayer, players, seaDiscard, peek } = state
  const lastCard = seaDiscard.at(-1)
  return {
    state: open ? state : faceDown(state),
    currentPlayerId: currentPlayer,
    decidingPlayerId: decider(state),
    actionsRemaining: state.actionsRemaining,
    damageByPlayer: Object.fromEntries(players.map(({ playerId, damage }) => [playerId, damage])),
    playerNames: state.playerNames,
    tiles: state.path.map((tile, index) => tileView(content, state, tile, index)),
    ahead: tilesAhead(content, state),
    actions: SIMPLE_MOVES.map(type => actionHint(state, type)),
    seaDeckCount: state.seaDeck.length,
    seaDeckMix: deckMix(content, state),
    ...(lastCard === undefined ? {} : { lastCard }),
    ...activeEpic(content, state),
    ...(peek === null ? {} : { upcomingEpicPeek: { playerId: peek.playerId, tiles: peekTiles(content, peek.tiles) } }),
    ...(state.gameEnded
      ? { gameOver: { winnerPlayerId: state.winner, winnerPlayerIds: state.winners, reason: endReason(state) } }
      : {}),
  }
}

/** Which round is played, from 1; of a match that is over, the last one. */
export function roundOf({ state, gameOver }: GameView): number {
  const turns = Math.max(...state.players.map(({ turnsTaken }) => turnsTaken))
  const isBehind = state.players.some(({ turnsTaken }) => turnsTaken < turns)
  return isBehind || gameOver !== undefined ? turns : turns + 1
}

/** The tile of Ithaca, which always is the last. */
export function ithacaIn({ tiles, ahead }: Pick<GameView, 'tiles' | 'ahead'>): number {
  return tiles.length + ahead.length - 1
}

/** Where a ship at this tile ends that sails forward: it cannot pass Ithaca. */
export function landingOf(view: Pick<GameView, 'tiles' | 'ahead'>, position: number, tiles: number): number {
  return Math.min(ithacaIn(view), position + tiles)
}

function faceDown({ rng: _, ...state }: GameState): TableState {
  const seen = state.peek?.tiles.length ?? 0
  return {
    ...state,
    seaDeck: state.seaDeck.map(() => FACE_DOWN.card),
    openSeasStack: state.openSeasStack.map(() => FACE_DOWN.sea),
    epicStack: state.epicStack.map((tile, i) => (i < seen ? tile : FACE_DOWN.epic)),
  }
}

const TILE_TYPES = { troy: 'START', open_sea: 'SEA', epic: 'EPIC', ithaca: 'ITHACA' } as const

function tileView(content: Content, state: GameState, { id, category, epicId }: Tile, index: number): BoardTileView {
  const epic = epicId === undefined ? undefined : describeEpic(content, epicId)
  const players = state.players.filter(({ position }) => position === index).map(({ playerId }) => playerId)
  const tile = { id, index, type: TILE_TYPES[category], players }
  return epic === undefined ? tile : { ...tile, epicName: epic.name, epicDescription: epic.description }
}

function tilesAhead(content: Content, state: GameState): GameView['ahead'] {
  const epics = epicIndices(content, state, state.epicStack.length)
  const last = epics.at(-1)
  if (last === undefined) return []
  return Array.from({ length: last + 1 - state.path.length }, (_, i) => {
    const index = state.path.length + i
    return { index, type: index === last ? 'ITHACA' : epics.includes(index) ? 'EPIC' : 'SEA' }
  })
}

function actionHint(state: GameState, type: SimpleMove): ActionHint {
  const cost = MOVE_COSTS[type]
  const reason = state.gameEnded ? MATCH_OVER.error.message : whyNot(state, { type })?.message
  return reason === undefined ? { type, cost } : { type, cost, reason }
}

function deckMix(content: Content, { difficulty, players, seaDiscard }: GameState): SeaCardCount[] {
  const drawn = new Map<string, number>()
  for (const { id } of seaDiscard) drawn.set(specId(id), (drawn.get(specId(id)) ?? 0) + 1)
  return modeOf(content, difficulty).cards.flatMap(({ id, name, move, damage, endTurn, copies }) => {
    const all = copies[players.length - 2] ?? 0
    return all === 0 ? [] : [{ name, move, damage, endTurn: endTurn === true, left: all - (drawn.get(id) ?? 0) }]
  })
}

function activeEpic(content: Content, state: GameState): Pick<GameView, 'activeEpic'> {
  const id = state.pendingAeolus === null ? state.activeEpic : 'aeolus'
  if (id === null) return {}
  const { name, description } = describeEpic(content, id)
  if (state.pendingAeolus === null) return { activeEpic: { id, name, description, requiresChoice: false } }
  return { activeEpic: { id, name, description, requiresChoice: true, allowedAeolusMoves: aeolusChoices(state) } }
}

function peekTiles(content: Content, tiles: readonly PeekedTile[]): EpicPreviewTile[] {
  return tiles.map(({ epicId, index }) => {
    const { name, description } = describeEpic(content, epicId)
    return { id: epicId, index, name, description }
  })
}
