import { type Game, ok, parseWith, sameJson } from '@turnwise/engine'
import { reduceMove } from './game/apply.ts'
import { problemsOf } from './game/check.ts'
import { concealStacks } from './game/conceal.ts'
import type { Content } from './game/content.ts'
import { baseContent } from './game/data/baseContent.ts'
import { createEngine, type OdysseusEngine, orThrow } from './game/engine.ts'
import { END_REASONS, type OdysseusEvent } from './game/events.ts'
import { createGame } from './game/gameState.ts'
import { decider, legalMoves } from './game/moves.ts'
import { imagineState } from './game/resample.ts'
import { endReason, PLAYERS } from './game/rules.ts'
import { readGameState, serializeGameState } from './game/serialization.ts'
import type { GameState, Move } from './game/types.ts'
import { type GameView, viewOf } from './game/view.ts'
import { actionSchema, type OdysseusOptions, optionsSchemaOf, stateSchemaOf } from './schema.ts'

export type { Content, Difficulty, EpicDefinition, EpicEffect, SeaCardSpec } from './game/content.ts'
export type { GameEngineAPI, OdysseusEngine } from './game/engine.ts'
export type { EndReason, OdysseusEvent } from './game/events.ts'
export { rngFrom } from './game/random.ts'
export type * from './game/types.ts'
export type { ActionHint, BoardTileView, EpicPreviewTile, GameView, SeaCardCount, TableState } from './game/view.ts'
export type { OdysseusOptions } from './schema.ts'
export { type CoreAction, moveOf, stateOnTable, type UiCommand } from './seed-api/commands.ts'
export { renderAudit } from './terminal/audit.ts'
export { baseContent }

export type OdysseusGame = Game<GameState, Move, OdysseusEvent, GameView, OdysseusOptions>

export interface Odysseus {
  readonly content: Content
  readonly game: OdysseusGame
  readonly engine: OdysseusEngine
  serializeGameState(state: GameState): string
  /** Throws an `Error` with a `code` if the text is not a state of this game. */
  deserializeGameState(text: string): GameState
}

/** The game with this content: an expansion is a call of this with more epics, cards, paces or difficulties. */
export function createOdysseus(content: Content = baseContent, id = 'odysseus'): Odysseus {
  const stateSchema = stateSchemaOf(content)
  const problems = (state: GameState) => problemsOf(content, state)
  return {
    content,
    engine: createEngine(content),
    serializeGameState,
    deserializeGameState: text => orThrow(readGameState(text, stateSchema, problems)),
    game: {
      id,
      title: 'Odysseus',
      version: '3',
      seats: PLAYERS,
      options: optionsSchemaOf(content),
      action: actionSchema,
      setup(options, seats, seed) {
        const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`)
        return orThrow(createGame(content, names, seed, options.difficulty))
      },
      toAct(state) {
        const seat = decider(state)
        return seat === null ? [] : [seat]
      },
      legalActions: (state, seat) => (decider(state) === seat ? legalMoves(state) : []),
      apply(state, seat, action) {
        const result = reduceMove(content, state, seat, action)
        if (!result.ok) return result
        const { state: after, events } = result.value
        return ok({ state: after, events, reveals: events.some(revealsSomething) })
      },
      view: (state, viewer) => viewOf(content, state, viewer === 'host'),
      conceal: (state, viewer, rng) => concealStacks(content, state, viewer, rng),
      withNames: (state, names) => (sameJson(state.playerNames, names) ? state : { ...state, playerNames: names }),
      // Only the order of the stacks is hidden, and no event reveals it before the table does.
      redact: event => event,
      outcome(state) {
        if (!state.gameEnded) return undefined
        return {
          winners: state.winners,
          reason: endReason(state),
          scores: state.players.map(({ position }) => position),
        }
      },
      endings: END_REASONS,
      check(state) {
        const parsed = parseWith(stateSchema, state)
        return parsed.ok ? problems(parsed.value) : [parsed.error.message]
      },
      resample: (view, _viewer, rng) => imagineState(content, view, rng),
    },
  }
}

function revealsSomething(event: OdysseusEvent): boolean {
  if (event.type === 'tile-laid') return event.tile.category !== 'open_sea'
  return event.type === 'card-drawn' || event.type === 'epics-peeked'
}

const base = createOdysseus(baseContent)

export const odysseus = base.game
export { serializeGameState }
export const { deserializeGameState } = base
export const {
  initGame,
  getView,
  getLegalCommands,
  applyCommand,
  applyMove,
  getLegalMoves,
  advanceTurn,
  movePlayerStep,
  applyTileEffect,
  extendPath,
  drawSeaCard,
  applySeaCard,
  shuffleSeaDeck,
} = base.engine
