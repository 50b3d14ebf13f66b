import { ok, type Result, refuse } from '@turnwise/engine'
import { apply } from '../game/apply.ts'
import type { Content } from '../game/content.ts'
import { createGame } from '../game/gameState.ts'
import { decider, legalMoves, type MoveContext } from '../game/moves.ts'
import { rngFrom } from '../game/random.ts'
import type { AeolusTiles, GameState, GameView, Move, PlayerId } from '../game/types.ts'

export type CoreAction = 'DRAW_SEA_CARD' | 'REPAIR_SHIP' | 'END_TURN'

/** Everything a screen may send to the game. */
export type UiCommand =
  | { readonly type: 'START_GAME'; readonly playerNames: readonly string[] }
  | { readonly type: 'CHOOSE_CORE_ACTION'; readonly playerId: PlayerId; readonly action: CoreAction }
  | { readonly type: 'CAREFUL_SAIL'; readonly playerId: PlayerId; readonly distance: 1 | 2 }
  | { readonly type: 'RESOLVE_AEOLUS_MOVE'; readonly playerId: PlayerId; readonly tilesToMove: AeolusTiles }
  | { readonly type: 'ACKNOWLEDGE_EPIC'; readonly playerId: PlayerId; readonly epicId: string }

/** What is needed to list commands; the state of a view has it too. */
export type CommandContext = MoveContext & Pick<GameState, 'activeEpic'>

const CORE_MOVES: Readonly<Record<CoreAction, Move>> = {
  DRAW_SEA_CARD: { type: 'draw_card' },
  REPAIR_SHIP: { type: 'repair' },
  END_TURN: { type: 'end_turn' },
}

/** The commands that a seat may send now. */
export function legalCommands(state: CommandContext, playerId: PlayerId): UiCommand[] {
  const commands = decider(state) === playerId ? legalMoves(state).map(move => commandOf(move, playerId)) : []
  const epicId = canAcknowledge(state, playerId) ? state.activeEpic : null
  return epicId === null ? commands : [...commands, { type: 'ACKNOWLEDGE_EPIC', playerId, epicId }]
}

function commandOf(move: Move, playerId: PlayerId): UiCommand {
  switch (move.type) {
    case 'draw_card':
      return { type: 'CHOOSE_CORE_ACTION', playerId, action: 'DRAW_SEA_CARD' }
    case 'repair':
      return { type: 'CHOOSE_CORE_ACTION', playerId, action: 'REPAIR_SHIP' }
    case 'end_turn':
      return { type: 'CHOOSE_CORE_ACTION', playerId, action: 'END_TURN' }
    case 'careful_sail_1':
      return { type: 'CAREFUL_SAIL', playerId, distance: 1 }
    case 'careful_sail_2':
      return { type: 'CAREFUL_SAIL', playerId, distance: 2 }
    case 'aeolus_move':
      return { type: 'RESOLVE_AEOLUS_MOVE', playerId, tilesToMove: move.tilesToMove }
  }
}

/** The move of a command; undefined if it is none, as when a panel is acknowledged. */
export function moveOf(command: UiCommand): Move | undefined {
  switch (command.type) {
    case 'CHOOSE_CORE_ACTION':
      return Object.hasOwn(CORE_MOVES, command.action) ? CORE_MOVES[command.action] : undefined
    case 'CAREFUL_SAIL':
      if (command.distance === 1) return { type: 'careful_sail_1' }
      return command.distance === 2 ? { type: 'careful_sail_2' } : undefined
    case 'RESOLVE_AEOLUS_MOVE':
      return { type: 'aeolus_move', tilesToMove: command.tilesToMove }
    default:
      return undefined
  }
}

const UNKNOWN_COMMAND = refuse('unknown-move', 'There is no such command.')

export function reduceCommand(content: Content, state: GameState, command: UiCommand): Result<GameState> {
  if (typeof command !== 'object' || command === null) return UNKNOWN_COMMAND
  if (command.type === 'START_GAME') return createGame(content, command.playerNames, nextSeed(state), state.difficulty)
  if (command.type === 'ACKNOWLEDGE_EPIC') return acknowledge(state, command.playerId, command.epicId)
  const move = moveOf(command)
  if (move === undefined) return UNKNOWN_COMMAND
  const result = apply(content, state, command.playerId, move)
  return result.ok ? ok(result.value.state) : result
}

/** A new game after this one: the next number of this game's own generator is its seed. Ruling 20. */
function nextSeed(state: GameState): string {
  return `voyage ${Math.floor(rngFrom(state.rng).next() * 2 ** 32)}`
}

/** Clears the panel and nothing else. Ruling 20. */
function acknowledge(state: GameState, playerId: PlayerId, epicId: string): Result<GameState> {
  if (!canAcknowledge(state, playerId)) return refuse('nothing-to-acknowledge', 'There is no epic to acknowledge.')
  if (state.activeEpic !== epicId) return refuse('other-epic', `The active epic is ${state.activeEpic}, not ${epicId}.`)
  return ok({ ...state, activeEpic: null })
}

function canAcknowledge(state: CommandContext, playerId: PlayerId): boolean {
  return state.activeEpic !== null && state.pendingAeolus === null && state.players[playerId] !== undefined
}

/**
 * The game as a screen knows it: what lies face down is blank, and the generator is a constant. Good for listing commands and for
 * acknowledging an epic; the cards of such a state are blanks.
 */
export function stateOnTable({ state }: GameView): GameState {
  return { rng: UNKNOWN_RNG, ...state }
}

const UNKNOWN_RNG: GameState['rng'] = { key: [0, 0, 0, 0], position: 0 }
