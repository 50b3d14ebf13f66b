import { DIFFICULTIES } from '../../game/types.ts'
import type { Run } from './runs.ts'

export interface Statistics {
  readonly difficulty: string
  readonly runs: number
  readonly cleared: number
  /** Of all hands, in percent. */
  readonly handsWon: number
  readonly battlesEach: number
  /** The furthest run. */
  readonly best: string
  /** Who ended most runs. */
  readonly nemesis: string
}

/** A row for each difficulty that was played. */
export function statisticsOf(runs: readonly Run[]): readonly Statistics[] {
  return DIFFICULTIES.flatMap(difficulty => {
    const own = runs.filter(run => run.difficulty === difficulty)
    return own.length === 0 ? [] : [summary(difficulty, own)]
  })
}

function summary(difficulty: string, runs: readonly Run[]): Statistics {
  const sum = (count: (run: Run) => number) => runs.reduce((total, run) => total + count(run), 0)
  const hands = sum(run => run.tally.handsPlayed)
  const furthest = runs.reduce((best, run) => (run.tally.battlesWon > best.tally.battlesWon ? run : best))
  return {
    difficulty,
    runs: runs.length,
    cleared: sum(run => (run.ending === 'victory' ? 1 : 0)),
    handsWon: hands === 0 ? 0 : Math.round((100 * sum(run => run.tally.handsWon)) / hands),
    battlesEach: Math.round((10 * sum(run => run.tally.battlesWon)) / runs.length) / 10,
    best: placeOf(furthest),
    nemesis: mostOften(runs.flatMap(run => (run.ending === 'victory' ? [] : [run.enemy]))),
  }
}

export function placeOf({ ending, stage, battle }: Run): string {
  return ending === 'victory' ? 'Cleared' : `Stage ${stage}, battle ${battle}`
}

function mostOften(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  let most = ''
  for (const [name, count] of counts) if (count > (counts.get(most) ?? 0)) most = name
  return most
}
