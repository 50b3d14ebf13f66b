import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { freePort, ServerProcess } from '../crash/server-process.ts'
import type { FlawName } from '../unsafe/flaws.ts'
import type { AttackerData } from './attacker.ts'
import { type Latency, playFor } from './bystander.ts'

/** What others may notice of one address that does its worst, beside what the machine itself makes them wait. */
const CEILING = { p99: 100, worst: 500 }

export interface Row {
  readonly attack: string
  readonly alone: Latency
  readonly attacked: Latency
  readonly isAbove: boolean
}

/** Each attack against a server of its own with the limits as they come: what others wait, without it and during it. */
export async function measure(attack: string, seconds: number, flaw?: FlawName): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'turnwise-stall-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><head></head><title>Turnwise</title>')
  await writeFile(join(folder, 'large.js'), `/*${'x'.repeat(300_000)}*/`)
  const port = await freePort()
  const environment = { TURNWISE_DATA: join(folder, 'data'), TURNWISE_WEB: folder, TURNWISE_RATE: '100' }
  const server = new ServerProcess(port, environment, flaw)
  try {
    await server.start()
    // The first answers are slow: nothing is compiled yet.
    await playFor(port, 1)
    const alone = await playFor(port, seconds)
    const attacker = new Worker(new URL('./attacker.ts', import.meta.url), {
      workerData: { attack, port } satisfies AttackerData,
    })
    attacker.on('error', error => process.stderr.write(`${attack}: ${error}\n`))
    await once(attacker, 'message')
    const attacked = await playFor(port, seconds)
    await attacker.terminate()
    const isAbove =
      attacked.p99 > CEILING.p99 + alone.p99 || attacked.worst > CEILING.worst + alone.worst || attacked.answers === 0
    return { attack, alone, attacked, isAbove }
  } finally {
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

export function show({ attack, alone, attacked, isAbove }: Row): string {
  const cells = [alone, attacked].flatMap(({ p50, p99, worst }) => [p50, p99, worst].map(ms => ms.toFixed(1)))
  return `| ${attack} | ${cells.join(' | ')} |${isAbove ? ' above the ceiling' : ''}`
}
