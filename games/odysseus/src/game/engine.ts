import type { Rejection, Result } from '@turnwise/engine'
import { reduceMove } from './applyMove.ts'
import { legalCommands, reduceCommand, type UiCommand } from './commands.ts'
import type { Content } from './content.ts'
import { layTile } from './epicClock.ts'
import { createGame } from './gameState.ts'
import { resolve, stepShip } from './movement.ts'
import { decider, legalMoves } from './moves.ts'
import { drawTopCard, resolveCard, shuffleDeck } from './seaDeck.ts'
import { passTurn } from './turns.ts'
import type { GameState, Move, PlayerId, SeaCard, Tile } from './types.ts'
import { type GameView, viewOf } from './view.ts'
import { embark, patchPlayer } from './voyage.ts'

/** What a screen needs of the game. */
export interface GameEngineAPI {
  /** 2 to 4 different names; with no seed the game is the same every time. */
  initGame(playerNames: readonly string[], seed?: string, difficulty?: string): GameState
  getView(state: GameState): GameView
  getLegalCommands(state: GameState, playerId: PlayerId): UiCommand[]
  applyCommand(state: GameState, command: UiCommand): GameState
}

/** The rules one by one. They have no room for an error in their result, so they throw an `Error` with a `code`. */
export interface OdysseusEngine extends GameEngineAPI {
  applyMove(state: GameState, move: Move, playerId?: PlayerId): GameState
  getLegalMoves(state: GameState): Move[]
  /** Closes the current turn, as it is, and begins the next one that is really played. */
  advanceTurn(state: GameState): GameState
  movePlayerStep(state: GameState, playerId: PlayerId, direction: 1 | -1, isFinal: boolean): GameState
  /** Puts the ship on this tile of the path, or triggers it where the ship is. */
  applyTileEffect(tile: Tile, state: GameState, playerId: PlayerId): GameState
  extendPath(state: GameState): GameState
  drawSeaCard(state: GameState): { readonly state: GameState; readonly card: SeaCard }
  applySeaCard(card: SeaCard, state: GameState, playerId: PlayerId): GameState
  shuffleSeaDeck(state: GameState): GameState
}

export function createEngine(content: Content): OdysseusEngine {
  return {
    initGame: (names, seed, difficulty) => orThrow(createGame(content, names, seed, difficulty)),
    getView: state => viewOf(content, state),
    getLegalCommands: legalCommands,
    applyCommand: (state, command) => orThrow(reduceCommand(content, state, command)),
    applyMove: (state, move, playerId = decider(state) ?? state.currentPlayer) =>
      orThrow(reduceMove(content, state, playerId, move)).state,
    getLegalMoves: legalMoves,
    advanceTurn: state => (state.gameEnded ? state : passTurn(content, embark(state)).state),
    movePlayerStep(state, playerId, direction, isFinal) {
      const moved = stepShip(content, embark(state), playerId, direction)
      return isFinal ? resolve(content, moved, [{ do: 'land', playerId }]).state : moved.state
    },
    applyTileEffect(tile, state, playerId) {
      const index = state.path.findIndex(({ id }) => id === tile.id)
      if (index < 0) throw coded('no-such-tile', `The tile ${tile.id} is not on the path.`)
      const there = patchPlayer(embark(state), playerId, { position: index })
      return resolve(content, there, [{ do: 'land', playerId }]).state
    },
    extendPath: state => layTile(content, embark(state)).state,
    drawSeaCard(state) {
      const { voyage, card } = drawTopCard(embark(state), state.currentPlayer)
      if (card === undefined) throw coded('deck-empty', 'The Sea deck is empty.')
      return { state: voyage.state, card }
    },
    applySeaCard: (card, state, playerId) => resolveCard(content, embark(state), playerId, card).state,
    shuffleSeaDeck: shuffleDeck,
  }
}

export function orThrow<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value
  throw coded(codeOf(result.error), result.error.message)
}

function codeOf({ code, details }: Rejection): string {
  return typeof details?.rule_code === 'string' ? details.rule_code : code
}

export function coded(code: string, message: string): Error & { readonly code: string } {
  return Object.assign(new Error(message), { code })
}
