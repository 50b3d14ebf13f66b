import { createOdysseus } from './create.ts'
import { baseContent } from './game/data/baseContent.ts'

const base = createOdysseus(baseContent)

export const odysseus = base.game
export const { serializeGameState, deserializeGameState } = base
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

export { createOdysseus, type Odysseus, type OdysseusGame } from './create.ts'
export { type CoreAction, moveOf, type UiCommand } from './game/commands.ts'
export type { Content, Difficulty, EpicDefinition, EpicEffect, SeaCardSpec } from './game/content.ts'
export type { GameEngineAPI, OdysseusEngine } from './game/engine.ts'
export type { EndReason, OdysseusEvent } from './game/events.ts'
export { rngFrom } from './game/random.ts'
export type * from './game/types.ts'
export {
  type ActionHint,
  type BoardTileView,
  type EpicPreviewTile,
  type GameView,
  type SeaCardCount,
  stateOnTable,
  type TableState,
} from './game/view.ts'
export type { OdysseusOptions } from './schema.ts'
export { renderAudit } from './terminal/audit.ts'
export { baseContent }
