import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRng } from '@turnwise/engine'
import { openDatabase } from '../../apps/server/src/store/sqlite/database.ts'
import type { FlawName } from '../unsafe/flaws.ts'
import { buildShim } from './build-shim.ts'
import { contentOf } from './content.ts'
import { CUTS, imageAfter } from './image.ts'
import { oldContent } from './old-database.ts'
import { promised, scriptedBatches } from './script.ts'
import { type DiskOperation, readTrace } from './trace.ts'

const RECORDER = fileURLToPath(new URL('./recorder.ts', import.meta.url))
const PRELOAD = new URL('../unsafe/preload.ts', import.meta.url).href

/** Runs the database's code with the shim, in a temporary folder. */
function recorded<Value>(
  args: readonly string[],
  { flaw, quiet = false }: { readonly flaw?: FlawName | undefined; readonly quiet?: boolean },
  read: (trace: string, output: string) => Value,
): Value {
  // SQLite opens files by their real path, and the recorder knows the folder's files by its name.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'turnwise-power-')))
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

/** Records one run and opens what the disk may hold after power cuts at moments spread over the run. */
export function cutPower(length: number, images: number, flaw?: FlawName): CutReport {
  const operations = recorded(['record', String(length)], { flaw }, trace => readTrace(trace))
  const rng = createRng('power')
  const problems: string[] = []
  for (let i = 0; i < images; i++) {
    const at = Math.ceil(((i + 1) / images) * operations.length)
    const cut = CUTS[i % CUTS.length] ?? 'nothing'
    const owed = scriptedBatches(length, true).map(batch => batch.flatMap(promised))
    const faults = faultsOf(operations, at, owed, imageAfter(operations, at, cut, rng))
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
  promises: readonly (readonly string[])[],
  image: ReadonlyMap<string, Buffer>,
): readonly string[] {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'turnwise-image-'))
  try {
    for (const [file, bytes] of image) writeFileSync(join(folder, file), bytes)
    const database = openDatabase(join(folder, 'turnwise.sqlite'))
    const { lines, faults } = contentOf(database)
    database.close()
    for (const operation of operations.slice(0, at)) {
      if (operation.kind !== 'acknowledged') continue
      const lost = (promises[operation.batch] ?? []).filter(line => !lines.has(line))
      if (lost.length > 0) faults.push(`${lost.length} of batch ${operation.batch} lost, such as ${lost[0]}`)
    }
    return faults
  } catch (error) {
    return [`it cannot be opened: ${error instanceof Error ? error.message : error}`]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * One run for each of these syncs, which fails and whose pages are never written; then the power is cut at moments
 * spread over the rest. Everything that was acknowledged after the failure must be there.
 */
export function loseSyncs(length: number, syncs: readonly number[], images: number, flaw?: FlawName): CutReport {
  const rng = createRng('lost syncs')
  const owed = scriptedBatches(length, false).map(batch => batch.flatMap(promised))
  const problems: string[] = []
  let [operationCount, lost] = [0, 0]
  for (const sync of syncs) {
    const operations = recorded(['lose', String(length), String(sync)], { flaw }, trace => readTrace(trace))
    const from = operations.findIndex(({ kind }) => kind === 'lost')
    if (from < 0) continue
    lost++
    operationCount += operations.length
    for (let i = 0; i < images; i++) {
      const at = from + Math.ceil(((i + 1) / images) * (operations.length - from))
      const cut = i % 2 === 0 ? 'nothing' : 'some'
      const faults = faultsOf(operations, at, owed, imageAfter(operations, at, cut, rng))
      problems.push(...faults.map(fault => `sync ${sync} lost, power cut after ${at}, ${cut} left: ${fault}`))
    }
  }
  return { images: images * lost, operations: operationCount, syncs: lost, problems }
}

/** Migrates an old database and cuts the power, or kills the process, at moments spread over the migration. */
export function cutMigration(length: number, images: number, flaw?: FlawName): CutReport {
  const operations = recorded(['migrate', String(length)], { flaw }, trace => readTrace(trace))
  const rng = createRng('migration')
  const from = operations.findIndex(({ kind }) => kind === 'acknowledged') + 1
  const owed = [oldContent(length), oldContent(length)]
  const problems: string[] = []
  for (let i = 0; i < images; i++) {
    const at = from + Math.ceil(((i + 1) / images) * (operations.length - from))
    const cut = CUTS[i % CUTS.length] ?? 'nothing'
    const faults = faultsOf(operations, at, owed, imageAfter(operations, at, cut, rng))
    problems.push(...faults.map(fault => `migration cut after ${at}, ${cut} left: ${fault}`))
  }
  const syncs = operations.filter(({ kind }) => kind === 'sync').length
  return { images, operations: operations.length, syncs, problems }
}

export interface FailureReport {
  /** How many operations were made to fail, one in each run. */
  readonly failures: number
  readonly problems: readonly string[]
}

/** One run for each write, truncation and sync, in which only that one fails. */
export function failEachOperation(length: number, flaw?: FlawName): FailureReport {
  return recorded(['fail', String(length)], { quiet: true, flaw }, (trace, output) => ({
    failures: readFileSync(trace, 'utf8').split('\n').filter(Boolean).length,
    problems: output.split('\n').filter(Boolean),
  }))
}
