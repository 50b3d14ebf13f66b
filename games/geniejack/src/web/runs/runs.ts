import {
  DIFFICULTIES,
  type Difficulty,
  ENDINGS,
  type EndingReason,
  type GameView,
  type Tally,
} from '../../game/types.ts'

/** A finished run as this device remembers it. */
export interface Run {
  /** ISO time. */
  readonly at: string
  readonly seed: string
  readonly difficulty: Difficulty
  readonly ending: EndingReason
  readonly stage: number
  readonly battle: number
  readonly enemy: string
  readonly tally: Tally
  /** At the end; runs that were kept by an earlier version lack it. */
  readonly hp?: number
  readonly maxHp?: number
  /** The daily run that counts. */
  readonly counts?: boolean
}

const KEY = 'turnwise.geniejack.runs'
const KEPT = 300

export function runOf(
  { seed, difficulty, outcome, stage, battle, enemy, tally, player }: GameView,
  at: Date,
  counts = false,
): Run | undefined {
  if (outcome === null) return undefined
  const { hp, maxHp } = player
  const run = {
    at: at.toISOString(),
    seed,
    difficulty,
    ending: outcome.reason,
    stage,
    battle,
    enemy: enemy?.name ?? '',
  }
  return { ...run, tally, hp, maxHp, ...(counts ? { counts } : {}) }
}

/** Newest first; the same run again (its end was looked at twice) is not a second one. */
export function withRun(runs: readonly Run[], run: Run): readonly Run[] {
  const { at: _when, ...facts } = run
  const same = JSON.stringify(facts)
  const isKnown = runs.some(({ at: _other, ...known }) => JSON.stringify(known) === same)
  return isKnown ? runs : [run, ...runs].slice(0, KEPT)
}

export function loadRuns(): readonly Run[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRun) : []
  } catch {
    return []
  }
}

export function keepRun(run: Run): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withRun(loadRuns(), run)))
  } catch {
    // Storage may be refused or full; a run is played all the same.
  }
}

const COUNTS = ['handsPlayed', 'handsWon', 'battlesWon', 'stagesCleared', 'damageDealt', 'damageTaken']

export function isRun(value: unknown): value is Run {
  if (typeof value !== 'object' || value === null) return false
  const field = (name: string): unknown => Reflect.get(value, name)
  const tally = field('tally')
  return (
    ['at', 'seed', 'enemy'].every(name => typeof field(name) === 'string') &&
    ['stage', 'battle'].every(name => typeof field(name) === 'number') &&
    DIFFICULTIES.some(one => one === field('difficulty')) &&
    ENDINGS.some(one => one === field('ending')) &&
    typeof tally === 'object' &&
    tally !== null &&
    COUNTS.every(name => typeof Reflect.get(tally, name) === 'number')
  )
}
