import type { Content } from './content.ts'
import { change, emit, type Flow } from './flow.ts'
import { resolve } from './movement.ts'
import { mostAeolusTiles } from './reducers.ts'
import { REFUSALS, type Refusal } from './refusals.ts'
import { repairShip, takeDamage } from './rules.ts'
import { cardTasks, drawTopCard } from './seaDeck.ts'
import { AEOLUS_TILES, type AeolusTiles, type GameState, type Move, type PlayerId, SIMPLE_MOVES } from './types.ts'

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
  return AEOLUS_TILES.filter(tiles => tiles <= most)
}

/** Why the deciding player cannot make this move; undefined when it is legal. */
export function whyNot(state: MoveContext, move: Move): Refusal | undefined {
  // Other programs call the rules too: a value that is no move is refused like an unknown one.
  if (typeof move !== 'object' || move === null) return REFUSALS.unknownMove(move)
  if (!Object.hasOwn(MOVES, move.type)) return REFUSALS.unknownMove(move.type)
  const { cost, whyNot: forbidden } = MOVES[move.type]
  if (move.type === 'aeolus_move') return forbidden?.(state, move)
  if (state.pendingAeolus !== null) return REFUSALS.choicePending
  const left = state.actionsRemaining
  return forbidden?.(state, move) ?? (left < cost ? REFUSALS.notEnoughActions(cost, left) : undefined)
}

interface MoveRule {
  /** In action points. */
  readonly cost: number
  /** What forbids it, beside its cost. */
  whyNot?(state: MoveContext, move: Move): Refusal | undefined
  /** Its effect, once it is paid for. */
  perform(content: Content, flow: Flow, move: Move): Flow
}

export const MOVES: Readonly<Record<Move['type'], MoveRule>> = {
  draw_card: {
    cost: 1,
    whyNot: ({ seaDeck }) => (seaDeck.length === 0 ? REFUSALS.deckEmpty : undefined),
    perform(content, paid) {
      const playerId = paid.state.currentPlayer
      const { flow, card } = drawTopCard(change(paid, { roundActive: true }), playerId)
      return card === undefined ? flow : resolve(content, flow, cardTasks(playerId, card))
    },
  },
  repair: { cost: 1, perform: (_content, paid) => repairShip(paid, paid.state.currentPlayer, 1) },
  careful_sail_1: { cost: 3, perform: (content, paid) => sailCarefully(content, paid, 1) },
  careful_sail_2: {
    cost: 5,
    // Without the points the cost is the reason: a repair would not help.
    whyNot: ({ players, currentPlayer, actionsRemaining: left }) =>
      left >= MOVES.careful_sail_2.cost && players[currentPlayer]?.damage !== 0 ? REFUSALS.shipDamaged : undefined,
    // Ruling 16: two tiles end the turn, even if a difficulty gives more points.
    perform: (content, paid) => sailCarefully(content, change(paid, { turnEnding: true }), 2),
  },
  end_turn: {
    cost: 0,
    whyNot: ({ players, currentPlayer, actionsRemaining: left }) =>
      players[currentPlayer]?.sirensBound === true && left > 0 ? REFUSALS.sirens(left) : undefined,
    perform: (_content, paid) => change(paid, { turnEnding: true }),
  },
  aeolus_move: {
    cost: 0,
    whyNot(state, { tilesToMove }: WindMove) {
      if (state.pendingAeolus === null) return REFUSALS.noChoice
      const choices = aeolusChoices(state)
      return choices.includes(tilesToMove) ? undefined : REFUSALS.outOfRange(choices.length - 1, tilesToMove)
    },
    // The chain continues where it stopped. Ruling 10.
    perform(content, paid, { tilesToMove: tiles }: WindMove) {
      const { pendingAeolus } = paid.state
      if (pendingAeolus === null) return paid
      const { playerId, chain, after } = pendingAeolus
      const open = { ...change(paid, { pendingAeolus: null }), chain }
      const chosen = emit(open, { type: 'wind-taken', seat: playerId, tiles })
      return resolve(content, takeDamage(chosen, playerId, tiles), [{ do: 'sail', playerId, tiles }, ...after])
    },
  },
}

type WindMove = Move & { readonly type: 'aeolus_move' }

function sailCarefully(content: Content, paid: Flow, tiles: number): Flow {
  const { currentPlayer: playerId } = paid.state
  return resolve(content, change(paid, { roundActive: true }), [{ do: 'sail', playerId, tiles }])
}
