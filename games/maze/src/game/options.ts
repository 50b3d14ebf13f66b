import type { ThingKind } from './maze.ts'

/** What a match is played with; the defaults are the rules as written (ruling 1). */
export interface Options {
  /** Cells along a side of the board. */
  readonly size: number
  readonly exits: number
  /** One of them is true. */
  readonly treasures: number
  /** Pairs of an entry and a landing. */
  readonly pits: number
  readonly crutches: number
  readonly crossbows: number
  readonly traps: number
  /** After this many rounds the match is a draw. */
  readonly rounds: number
}

export const DEFAULT_OPTIONS: Options = {
  size: 10,
  exits: 4,
  treasures: 4,
  pits: 4,
  crutches: 2,
  crossbows: 2,
  traps: 2,
  rounds: 500,
}

export const MIN_SIZE = 4
export const MAX_SIZE = 20

/** Least and most of each. */
export const OPTION_RANGES: Readonly<Record<keyof Options, readonly [min: number, max: number]>> = {
  size: [MIN_SIZE, MAX_SIZE],
  exits: [1, 16],
  treasures: [1, 20],
  pits: [0, 10],
  crutches: [0, 10],
  crossbows: [0, 10],
  traps: [0, 10],
  rounds: [1, 100_000],
}

/** How many of each thing a maze of such a match holds. */
export function thingsNeeded(options: Options): Readonly<Record<ThingKind, number>> {
  return {
    'true-treasure': 1,
    'fake-treasure': options.treasures - 1,
    crutch: options.crutches,
    crossbow: options.crossbows,
    trap: options.traps,
    'pit-in': options.pits,
    'pit-out': options.pits,
  }
}

/** Exits are on all sides as evenly as their number allows: with four of them, one a side. */
export function exitsPerSide(options: Options): { readonly min: number; readonly max: number } {
  return { min: Math.floor(options.exits / 4), max: Math.ceil(options.exits / 4) }
}

function thingCount(options: Options): number {
  return Object.values(thingsNeeded(options)).reduce((sum, count) => sum + count, 0)
}

/**
 * Why a maze cannot be guaranteed for these options, or undefined. At most half of the cells hold something, and each
 * side keeps room for its exits beside the pits: that is what lets the generator always succeed.
 */
export function optionsProblem(options: Options): string | undefined {
  if (thingCount(options) * 2 > options.size * options.size) {
    return `${thingCount(options)} things do not fit on a board of ${options.size}×${options.size}: at most half of the cells may hold one.`
  }
  if (options.pits + exitsPerSide(options).max > options.size) {
    return `${options.pits} pits and ${options.exits} exits do not fit beside each other on a side of ${options.size} cells.`
  }
  return undefined
}
