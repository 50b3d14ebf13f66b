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

/** Exits are on all sides as evenly as their number allows: with four of them, one a side. */
export function exitsPerSide(options: Options): { readonly min: number; readonly max: number } {
  return { min: Math.floor(options.exits / 4), max: Math.ceil(options.exits / 4) }
}

function thingCount(options: Options): number {
  return options.treasures + 2 * options.pits + options.crutches + options.crossbows + options.traps
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
