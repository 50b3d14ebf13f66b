import { rulesFor } from '../../game/difficulty.ts'
import { battlesIn } from '../../game/road.ts'
import { dailySeed } from '../../game/setup.ts'
import type { Run } from './runs.ts'

/** How long until the next one, in hours and minutes. */
export function untilTomorrow(now: Date): string {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  const minutes = Math.max(1, Math.ceil((next - now.getTime()) / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}

/** The run of a day that counts: the first that was begun on this device, wherever it is played on. */
export interface Attempt {
  readonly seed: string
  /** Its address on this device. */
  readonly address: string
}

const KEY = 'turnwise.geniejack.daily'

export function loadAttempt(seed: string): Attempt | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isAttempt(stored) && stored.seed === seed ? stored : undefined
  } catch {
    return undefined
  }
}

/** Only the first run with a day's seed is the one that counts. */
export function claimAttempt(attempt: Attempt): void {
  if (loadAttempt(attempt.seed) !== undefined) return
  try {
    localStorage.setItem(KEY, JSON.stringify(attempt))
  } catch {
    // Storage may be refused; the run is played all the same.
  }
}

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'seed' in value &&
    'address' in value &&
    typeof value.seed === 'string' &&
    typeof value.address === 'string' &&
    value.address.startsWith('/')
  )
}

/** Today's run that counted, once it has ended. */
export function countedRun(runs: readonly Run[], now: Date): Run | undefined {
  return runs.find(run => run.seed === dailySeed(now) && run.counts === true)
}

/** What is shared of a daily run: nothing of its cards, so that others can still play it. */
export function shareText({ seed, difficulty, ending, tally, hp, maxHp }: Run): string {
  const rules = rulesFor(difficulty)
  const battles = battlesIn(rules)
  const places = Array.from({ length: battles }, (_, i) => (i < tally.battlesWon ? '🟩' : '⬛'))
  const stage = battles / rules.progression.totalStages
  const rows = Array.from({ length: battles / stage }, (_, i) => places.slice(i * stage, (i + 1) * stage).join(''))
  const end = ending === 'victory' ? `cleared with ${hp} of ${maxHp} HP` : `${tally.battlesWon} of ${battles} battles`
  return [`Geniejack ${seed} (${difficulty}): ${end}`, ...rows].join('\n')
}
