import type { Bot } from './bot.ts'
import type { TextFace } from './face.ts'
import type { Game } from './game.ts'

/** Raised when a game written for an older contract would no longer work. */
export const CONTRACT_VERSION = 1

/** A game without its board: what the catalog loads, and what tables, terminals and agents use. */
export interface GameModule {
  /** `CONTRACT_VERSION` of the engine that the game was written for. */
  readonly contract: number
  readonly game: Game
  /** Weakest first. */
  readonly bots: readonly Bot[]
  readonly face: TextFace
  /** The view for programs, where people may see more: a seed would let a program compute everything to come. */
  botView?(view: unknown): unknown
  /** How to play, for people, in Markdown. */
  readonly rules: string
  /** Static content of the game (map, cards, tiles) as plain JSON. */
  readonly content?: unknown
  /** JSON Schemas for authors of clients. */
  readonly schemas: { readonly options: unknown; readonly action: unknown }
}
