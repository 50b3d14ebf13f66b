import { type Game, parseWith } from '@turnwise/engine'
import { apply } from './game/apply.ts'
import { problemsOf } from './game/check.ts'
import { conceal, resample } from './game/conceal.ts'
import type { Content } from './game/content.ts'
import { baseContent } from './game/data/baseContent.ts'
import { createEngine, type OdysseusEngine, orThrow } from './game/engine.ts'
import type { Event } from './game/events.ts'
import { legalActions, outcome, toAct } from './game/legal.ts'
import { PLAYERS } from './game/rules.ts'
import { readGameState, serializeGameState } from './game/serialization.ts'
import { setup, withNames } from './game/setup.ts'
import { ENDINGS, type GameState, type GameView, type Move, type Options } from './game/types.ts'
import { redact, view } from './game/view.ts'
import { actionSchema, optionsSchemaOf, stateSchemaOf } from './schema.ts'

export type { Content, Difficulty, EpicDefinition, EpicEffect, SeaCardSpec } from './game/content.ts'
export type { GameEngineAPI, OdysseusEngine } from './game/engine.ts'
export type { Event } from './game/events.ts'
export { rngFrom } from './game/random.ts'
export type * from './game/types.ts'
export { type CoreAction, moveOf, stateOnTable, type UiCommand } from './seed-api/commands.ts'
export { renderAudit } from './terminal/audit.ts'
export { baseContent }

export type OdysseusGame = Game<GameState, Move, Event, GameView, Options>

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
      setup: (options, seats, seed) => setup(content, options, seats, seed),
      toAct,
      legalActions,
      apply: (state, seat, action) => apply(content, state, seat, action),
      view: (state, viewer) => view(content, state, viewer),
      conceal: (state, viewer, rng) => conceal(content, state, viewer, rng),
      withNames,
      redact,
      outcome,
      endings: ENDINGS,
      check(state) {
        const parsed = parseWith(stateSchema, state)
        return parsed.ok ? problems(parsed.value) : [parsed.error.message]
      },
      resample: (shown, viewer, rng) => resample(content, shown, viewer, rng),
    },
  }
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
