import { mostAeolusTiles } from './reducers.ts'
import { REFUSALS, type Refusal } from './refusals.ts'
import type { AeolusTiles, GameState, Move, PlayerId, SimpleMove } from './types.ts'
import { SIMPLE_MOVES } from './types.ts'

export const MOVE_COSTS: Readonly<Record<SimpleMove, number>> = {
  draw_card: 1,
  repair: 1,
  careful_sail_1: 3,
  careful_sail_2: 5,
  end_turn: 0,
}

/** What the rules need to know to judge a move; a view's state has it too. */
export type MoveContext = Pick<
  GameState,
  'players' | 'currentPlayer' | 'actionsRemaining' | 'seaDeck' | 'pendingAeolus' | 'gameEnded'
>

/** Who must decide now: with an Aeolus choice open, the ship that it belongs to. */
export function decider(state: Pick<GameState, 'currentPlayer' | 'pendingAeolus' | 'gameEnded'>): PlayerId | null {
  return state.gameEnded ? null : (state.pendingAeolus?.playerId ?? state.currentPlayer)
}

export function legalMoves(state: MoveContext): Move[] {
  if (state.gameEnded) return []
  if (state.pendingAeolus !== null) {
    return aeolusChoices(state).map(tilesToMove => ({ type: 'aeolus_move', tilesToMove }))
  }
  return SIMPLE_MOVES.filter(type => whyNot(state, { type }) === undefined).map(type => ({ type }))
}

export function aeolusChoices(state: Pick<GameState, 'players' | 'pendingAeolus'>): AeolusTiles[] {
  if (state.pendingAeolus === null) return []
  const most = mostAeolusTiles(state, state.pendingAeolus.playerId)
  const all: readonly AeolusTiles[] = [0, 1, 2, 3]
  return all.filter(tiles => tiles <= most)
}

/** Why the deciding player cannot make this move; undefined when it is legal. */
export function whyNot(state: MoveContext, move: Move): Refusal | undefined {
  // Other programs call the rules too: a value that is no move is refused like an unknown one.
  if (typeof move !== 'object' || move === null) return REFUSALS.unknownMove(move)
  if (move.type === 'aeolus_move') return whyNotAeolus(state, move.tilesToMove)
  if (!Object.hasOwn(MOVE_COSTS, move.type)) return REFUSALS.unknownMove(move.type)
  if (state.pendingAeolus !== null) return REFUSALS.choicePending
  const cost = MOVE_COSTS[move.type]
  const player = state.players[state.currentPlayer]
  const left = state.actionsRemaining
  if (move.type === 'end_turn') {
    return player?.sirensBound === true && left > 0 ? REFUSALS.sirens(left) : undefined
  }
  if (move.type === 'draw_card' && state.seaDeck.length === 0) return REFUSALS.deckEmpty
  if (left < cost) return REFUSALS.notEnoughActions(cost, left)
  return move.type === 'careful_sail_2' && player?.damage !== 0 ? REFUSALS.shipDamaged : undefined
}

function whyNotAeolus(state: MoveContext, tiles: AeolusTiles): Refusal | undefined {
  if (state.pendingAeolus === null) return REFUSALS.noChoice
  const choices = aeolusChoices(state)
  return choices.includes(tiles) ? undefined : REFUSALS.outOfRange(choices.length - 1, tiles)
}
