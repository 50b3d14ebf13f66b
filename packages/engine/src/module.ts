import type { Bot } from './bot.ts'
import type { TextFace } from './face.ts'
import type { Game, GameAction } from './game.ts'
import { ownValue } from './own-value.ts'
import type { Puzzle, Solution, Stance } from './puzzle.ts'

/** Raised when a game written for an older contract would no longer work. */
export const CONTRACT_VERSION = 1

/** Which code the rules are, so that no match is played on by other rules of the same version. */
export interface RulesOrigin {
  /** Of the code of the rules and their content: its own first, then those of earlier code that plays alike. */
  readonly fingerprints?: readonly string[]
  /** The package that has these rules, as `name@version`. */
  readonly release?: string
}

/** The origin of rules of this version, from the manifest of their package and its list of fingerprints. */
export function originOf(
  { name, version }: { readonly name: string; readonly version: string },
  versions: Readonly<Record<string, readonly string[]>>,
  rules: string,
): RulesOrigin {
  const fingerprints = ownValue(versions, rules)
  return { release: `${name}@${version}`, ...(fingerprints === undefined ? {} : { fingerprints }) }
}

/** A game without its board: what the catalog loads, and what tables, terminals and agents use. */
export interface GameModule {
  /** `CONTRACT_VERSION` of the engine that the game was written for. */
  readonly contract: number
  readonly game: Game
  /** Left out where it is not known; then only the version of the rules is compared. */
  readonly origin?: RulesOrigin
  /** Weakest first. */
  readonly bots: readonly Bot[]
  readonly face: TextFace
  /**
   * The view for programs and remote players, where a person on their own device may see more: a seed would let a program
   * compute everything to come. A view that went through it stays as it is.
   */
  botView?(view: unknown): unknown
  /**
   * The view in fewer characters, for agents: it may leave out what `content` has and what it says twice, and hides
   * nothing. Fields that are null, false or empty are left out for every game.
   */
  compactView?(view: unknown): unknown
  /** How to play, for people, in Markdown. */
  readonly rules: string
  /** A sentence or two on what speaks for this action, or against it, for reviews and puzzles; only by what the view shows. */
  explain?(action: GameAction, view: unknown, stance: Stance): string | undefined
  /** Puzzles that come with the game (`turnwise puzzles` finds them); loaded on request. */
  puzzles?(): Promise<readonly Puzzle[]>
  /** Exact values, for a game that is solved in part; `turnwise puzzles` prefers them to a search. */
  solution?(): Promise<Solution>
  /** Static content of the game (map, cards, tiles) as plain JSON. */
  readonly content?: unknown
  /** JSON Schemas for authors of clients. */
  readonly schemas: { readonly options: unknown; readonly action: unknown }
}
