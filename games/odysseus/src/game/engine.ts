import type { Rejection, Result } from '@turnwise/engine'
import { type CommandContext, legalCommands, reduceCommand, type UiCommand } from '../seed-api/commands.ts'
import { apply } from './apply.ts'
import type { Content } from './content.ts'
import { layTile } from './epicClock.ts'
import { type Flow, flowOf, playerOf } from './flow.ts'
import { createGame } from './gameState.ts'
import { resolve, shipAt, stepShip } from './movement.ts'
import { decider, legalMoves } from './moves.ts'
import { REFUSALS } from './refusals.ts'
import { cardTasks, drawTopCard, shuffleDeck } from './seaDeck.ts'
import { passTurn, settle } from './turns.ts'
import type { GameState, GameView, Move, PlayerId, SeaCard, Task, Tile } from './types.ts'
import { view } from './view.ts'

/** What a screen needs of the game. */
export interface GameEngineAPI {
  /** 2 to 4 different names; with no seed the game is the same every time. */
  initGame(playerNames: readonly string[], seed?: string, difficulty?: string): GameState
  getView(state: GameState): GameView
  /** Also of the state that a view shows. */
  getLegalCommands(state: CommandContext, playerId: PlayerId): UiCommand[]
  applyCommand(state: GameState, command: UiCommand): GameState
}

/** The rules one by one. They have no room for an error in their result, so they throw an `Error` with a `code`. */
export interface OdysseusEngine extends GameEngineAPI {
  applyMove(state: GameState, move: Move, playerId?: PlayerId): GameState
  getLegalMoves(state: GameState): Move[]
  /** Closes the current turn and begins the next one that is played. */
  advanceTurn(state: GameState): GameState
  movePlayerStep(state: GameState, playerId: PlayerId, direction: 1 | -1, isFinal: boolean): GameState
  /** Puts the ship on this tile of the path and triggers it; a turn that ends with it is passed on. */
  applyTileEffect(tile: Tile, state: GameState, playerId: PlayerId): GameState
  extendPath(state: GameState): GameState
  drawSeaCard(state: GameState): { readonly state: GameState; readonly card: SeaCard }
  applySeaCard(card: SeaCard, state: GameState, playerId: PlayerId): GameState
  shuffleSeaDeck(state: GameState): GameState
}

export function createEngine(content: Content): OdysseusEngine {
  return {
    initGame: (names, seed, difficulty) => orThrow(createGame(content, names, seed, difficulty)),
    getView: state => view(content, state, 'spectator'),
    getLegalCommands: legalCommands,
    applyCommand: (state, command) => orThrow(reduceCommand(content, state, command)),
    applyMove: (state, move, playerId = decider(state) ?? state.currentPlayer) =>
      orThrow(apply(content, state, playerId, move)).state,
    getLegalMoves: legalMoves,
    advanceTurn: state => passTurn(content, begin(state)).state,
    movePlayerStep(state, playerId, direction, isFinal) {
      const moved = stepShip(content, begin(state, playerId), playerId, direction)
      const isHome = moved.state.path[playerOf(moved.state, playerId).position]?.category === 'ithaca'
      return isFinal || isHome ? finish(content, moved, [{ do: 'land', playerId }]) : moved.state
    },
    applyTileEffect(tile, state, playerId) {
      const index = state.path.findIndex(({ id }) => id === tile.id)
      if (index < 0) throw coded('no-such-tile', `The tile ${tile.id} is not on the path.`)
      return finish(content, shipAt(begin(state, playerId), playerId, index), [{ do: 'land', playerId }])
    },
    extendPath: state => layTile(content, flowOf(state)).state,
    drawSeaCard(state) {
      const { flow, card } = drawTopCard(flowOf(state), state.currentPlayer)
      if (card === undefined) throw coded('deck-empty', REFUSALS.deckEmpty.message)
      return { state: flow.state, card }
    },
    applySeaCard: (card, state, playerId) => finish(content, begin(state, playerId), cardTasks(playerId, card)),
    shuffleSeaDeck: shuffleDeck,
  }
}

/** A state that a rule can be applied to, for a player who takes part. */
function begin(state: GameState, playerId: PlayerId = state.currentPlayer): Flow {
  if (state.gameEnded) throw coded('match-over', REFUSALS.matchOver.error.message)
  if (state.pendingAeolus !== null) {
    throw coded('choice-pending', REFUSALS.choicePending.message)
  }
  if (state.players[playerId] === undefined) throw coded('no-such-player', `There is no player ${playerId}.`)
  return flowOf(state)
}

/** Resolves the tasks and passes a turn that they ended, so that the state is whole again. */
function finish(content: Content, flow: Flow, tasks: readonly Task[]): GameState {
  return settle(content, resolve(content, flow, tasks)).state
}

export function orThrow<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value
  throw coded(codeOf(result.error), result.error.message)
}

function codeOf({ code, details }: Rejection): string {
  return typeof details?.rule_code === 'string' ? details.rule_code : code
}

function coded(code: string, message: string): Error & { readonly code: string } {
  return Object.assign(new Error(message), { code })
}
