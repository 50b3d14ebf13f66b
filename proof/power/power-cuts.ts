import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRng } from '@turnwise/engine'
import { openDatabase } from '../../apps/server/src/store/sqlite/database.ts'
import type { FlawName } from '../unsafe/flaws.ts'
import { buildShim } from './build-shim.ts'
import { contentOf } from './content.ts'
import { CUTS, imageAfter } from './image.ts'
import { promised, scriptedBatches } from './script.ts'
import { type DiskOperation, readTrace } from './trace.ts'

const RECORDER = fileURLToPath(new URL('./recorder.ts', import.meta.url))
const PRELOAD = new URL('../unsafe/preload.ts', import.meta.url).href

/** The database's code below the shim, in a folder that is gone afterwards. */
function recorded<Value>(
  args: readonly string[],
  { flaw, quiet = false }: { readonly flaw?: FlawName | undefined; readonly quiet?: boolean },
  read: (trace: string, output: string) => Value,
): Value {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-power-'))
  try {
    const trace = join(folder, 'trace')
    const data = join(folder, 'data')
    mkdirSync(data)
    const flags = flaw === undefined ? [] : ['--import', PRELOAD]
    const { stdout, stderr, status, signal } = spawnSync(process.execPath, [...flags, RECORDER, ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: {
        ...process.env,
        LD_PRELOAD: buildShim(folder),
        POWER_FOLDER: data,
        POWER_TRACE: trace,
        ...(quiet ? { POWER_QUIET: '1' } : {}),
        ...(flaw === undefined ? {} : { PROOF_FLAW: flaw }),
      },
    })
    if (status !== 0 && signal !== 'SIGKILL') throw new Error(`The recorder left with ${status}: ${stderr}`)
    return read(trace, stdout)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface CutReport {
  readonly images: number
  readonly operations: number
  readonly syncs: number
  readonly problems: readonly string[]
}

/** Records one run and opens what the disk may hold after a power cut at moments spread over all of it. */
export function cutPower(length: number, images: number, flaw?: FlawName): CutReport {
  const operations = recorded(['record', String(length)], { flaw }, trace => readTrace(trace))
  const rng = createRng('power')
  const problems: string[] = []
  for (let i = 0; i < images; i++) {
    const at = Math.ceil(((i + 1) / images) * operations.length)
    const cut = CUTS[i % CUTS.length] ?? 'nothing'
    const faults = faultsOf(operations, at, length, imageAfter(operations, at, cut, rng))
    problems.push(...faults.map(fault => `power cut after ${at}, ${cut} left: ${fault}`))
  }
  return {
    images,
    operations: operations.length,
    syncs: operations.filter(({ kind }) => kind === 'sync').length,
    problems,
  }
}

function faultsOf(
  operations: readonly DiskOperation[],
  at: number,
  length: number,
  image: ReadonlyMap<string, Buffer>,
): readonly string[] {
  const batches = scriptedBatches(length, true)
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'turnwise-image-'))
  try {
    for (const [file, bytes] of image) writeFileSync(join(folder, file), bytes)
    const database = openDatabase(join(folder, 'turnwise.sqlite'))
    const { lines, faults } = contentOf(database)
    database.close()
    for (const operation of operations.slice(0, at)) {
      if (operation.kind !== 'acknowledged') continue
      const owed = (batches[operation.batch] ?? []).flatMap(promised)
      const lost = owed.filter(line => !lines.has(line))
      if (lost.length > 0) faults.push(`${lost.length} of batch ${operation.batch} lost, such as ${lost[0]}`)
    }
    return faults
  } catch (error) {
    return [`it cannot be opened: ${error instanceof Error ? error.message : error}`]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface FailureReport {
  /** How many operations were made to fail, one in each run. */
  readonly failures: number
  readonly problems: readonly string[]
}

/** One run for each write, truncation and sync, in which just that one fails. */
export function failEachOperation(length: number): FailureReport {
  return recorded(['fail', String(length)], { quiet: true }, (trace, output) => ({
    failures: readFileSync(trace, 'utf8').split('\n').filter(Boolean).length,
    problems: output.split('\n').filter(Boolean),
  }))
}
