import { mostAeolusTiles } from './reducers.ts'
import type { AeolusTiles, GameState, Move, PlayerId, SimpleMove } from './types.ts'
import { SIMPLE_MOVES } from './types.ts'

export const MOVE_COSTS: Readonly<Record<SimpleMove, number>> = {
  draw_card: 1,
  repair: 1,
  careful_sail_1: 3,
  careful_sail_2: 5,
  end_turn: 0,
}

export const RULE_CODES = [
  'choice-pending',
  'no-choice',
  'out-of-range',
  'unknown-move',
  'not-enough-actions',
  'deck-empty',
  'ship-damaged',
  'sirens',
] as const
export type RuleCode = (typeof RULE_CODES)[number]

export interface Refusal {
  readonly code: RuleCode
  readonly message: string
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
  if (move.type === 'aeolus_move') return whyNotAeolus(state, move.tilesToMove)
  const cost = MOVE_COSTS[move.type]
  if (cost === undefined) return refuse('unknown-move', `There is no move "${String(move.type)}".`)
  if (state.pendingAeolus !== null)
    return refuse('choice-pending', 'First choose how far the wind of Aeolus carries you.')
  const player = state.players[state.currentPlayer]
  const left = state.actionsRemaining
  if (move.type === 'end_turn') {
    return player?.sirensBound === true && left > 0
      ? refuse('sirens', `The Sirens hold you: use all your action points first, ${left} remain.`)
      : undefined
  }
  if (move.type === 'draw_card' && state.seaDeck.length === 0) return refuse('deck-empty', 'The Sea deck is empty.')
  if (left < cost) return refuse('not-enough-actions', `That costs ${cost} action points, and you have ${left}.`)
  if (move.type === 'careful_sail_2' && player?.damage !== 0) {
    return refuse('ship-damaged', 'Only an undamaged ship can sail two tiles carefully.')
  }
  return undefined
}

function whyNotAeolus(state: MoveContext, tiles: AeolusTiles): Refusal | undefined {
  if (state.pendingAeolus === null) return refuse('no-choice', 'Aeolus offers no wind now.')
  const choices = aeolusChoices(state)
  if (choices.includes(tiles)) return undefined
  return refuse('out-of-range', `Aeolus carries you 0 to ${choices.length - 1} tiles now, not ${String(tiles)}.`)
}

function refuse(code: RuleCode, message: string): Refusal {
  return { code, message }
}
