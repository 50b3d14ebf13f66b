import type { Viewer } from '@turnwise/engine'
import { type Content, describeEpic, modeOf } from './content.ts'
import { epicIndices } from './epicClock.ts'
import type { Event } from './events.ts'
import { aeolusChoices, decider, MOVES, whyNot } from './moves.ts'
import { REFUSALS } from './refusals.ts'
import { endReason } from './rules.ts'
import { specId } from './seaDeck.ts'
import {
  type ActionHint,
  type BoardTileView,
  type EpicPreviewTile,
  type GameState,
  type GameView,
  type PeekedTile,
  type SeaCard,
  type SeaCardCount,
  SIMPLE_MOVES,
  type SimpleMove,
  type TableState,
  type Tile,
} from './types.ts'

export const FACE_DOWN = {
  card: { id: '?', name: '?', move: 0, damage: 0 } satisfies SeaCard,
  sea: { id: '?', category: 'open_sea' } satisfies Tile,
  epic: { id: '?', category: 'epic' } satisfies Tile,
} as const

export function view(content: Content, state: GameState, viewer: Viewer): GameView {
  const { currentPlayer, players, seaDiscard, peek } = state
  const lastCard = seaDiscard.at(-1)
  return {
    state: viewer === 'host' ? state : faceDown(state),
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

/** Only the order of the stacks is hidden, and no event reveals it before the table does. */
export function redact(event: Event): Event {
  return event
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
  const { cost } = MOVES[type]
  const reason = state.gameEnded ? REFUSALS.matchOver.error.message : whyNot(state, { type })?.message
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
