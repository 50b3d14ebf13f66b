import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRng } from '@turnwise/engine'
import { BatchRunner, openingOf } from '../../apps/server/src/store/sqlite/batch-runner.ts'
import { scriptedBatches } from '../power/script.ts'

const MATCHES = ['a', 'b', 'long']

export interface RotReport {
  /** Changed files that were refused at the start, or noticed when the store or a match was checked. */
  readonly noticed: number
  /** Changes that touched no entry and no match: unused space, an index, a name. */
  readonly harmless: number
  /** Changed entries that were not noticed. */
  readonly missed: readonly string[]
}

/** The result of reading a file: its matches and logs as text, or that the damage was noticed. */
function lookAt(file: string, looksAtDamage: boolean): string | 'noticed' {
  let runner: BatchRunner
  try {
    runner = new BatchRunner(openingOf(file))
  } catch {
    return 'noticed'
  }
  try {
    const [damage] = runner.run([{ name: 'findDamage', args: [] }])
    if (looksAtDamage && (damage?.ok !== true || JSON.stringify(damage.value) !== '[]')) return 'noticed'
    const found = MATCHES.map(id =>
      runner.run([
        { name: 'loadMatch', args: [id] },
        { name: 'readLog', args: [id, looksAtDamage ? 0 : -1] },
      ]),
    )
    if (found.flat().some(outcome => !outcome.ok)) return 'noticed'
    return JSON.stringify(found.map(([match, log]) => [matchOf(match), log]))
  } catch {
    return 'noticed'
  } finally {
    try {
      runner.close()
    } catch {
      // Closing a damaged file may fail.
    }
  }
}

/** The part of a match that its digest covers; seats and lists are not. */
function matchOf(outcome: unknown): unknown {
  const { value } = Object(outcome)
  const { id, game, version, seed, options, createdAt } = Object(value).match ?? {}
  return [id, game, version, seed, options, createdAt]
}

/** Flips bits of a stored database, one file after the other, and checks whether the damage is noticed. */
export function rotBits(times: number, seed: string, looksAtDamage = true): RotReport {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-rot-'))
  const rng = createRng(seed)
  let [noticed, harmless] = [0, 0]
  const missed: string[] = []
  try {
    const whole = join(folder, 'whole.sqlite')
    const runner = new BatchRunner(openingOf(whole))
    for (const batch of scriptedBatches(40, false)) runner.run(batch)
    runner.close()
    const bytes = readFileSync(whole)
    const expected = lookAt(whole, looksAtDamage)
    for (let i = 0; i < times; i++) {
      const rotten = Buffer.from(bytes)
      const at = rng.int(rotten.length)
      rotten[at] = (rotten[at] ?? 0) ^ (1 << rng.int(8))
      const file = join(folder, `${i}.sqlite`)
      writeFileSync(file, rotten)
      const found = lookAt(file, looksAtDamage)
      if (found === 'noticed') noticed++
      else if (found === expected) harmless++
      else missed.push(`byte ${at}`)
      for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { noticed, harmless, missed }
}
