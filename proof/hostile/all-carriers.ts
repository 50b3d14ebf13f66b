import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, ServerProcess } from '../crash/server-process.ts'
import { type Barrage, fire } from './barrage.ts'
import { askOver, type Carrier, httpCarrier, liveCarrier, stdioCarrier } from './carriers.ts'
import { forgetProbe, PROBED } from './heap-probe.ts'
import { runModel } from './model.ts'
import { lookAll, recordTraffic } from './traffic.ts'

export interface CarrierReport extends Barrage {
  readonly name: string
  /** How many of the requests the model made up. */
  readonly modelled: number
}

/** How many of the requests come from the model: each needs a dozen more to check its effect. */
const MODEL_SHARE = 1 / 10

async function attack(
  carrier: Carrier,
  pid: number,
  count: number,
  seed: string,
  recorded: readonly object[],
): Promise<Barrage & { readonly modelled: number }> {
  const number = [...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % 1_000_000
  const asked = Math.ceil(count * MODEL_SHARE)
  const problems: string[] = []
  const model = await runModel(carrier.ask, carrier.name === 'stdio', asked, number).catch(error => {
    problems.push(`${carrier.name}: ${error instanceof Error ? error.message : error}`)
    return { requests: 0, codes: new Map<string, number>() }
  })
  const barrage = await fire(carrier, pid, count - model.requests, seed, recorded)
  const codes = new Map(barrage.codes)
  for (const [code, times] of model.codes) codes.set(code, (codes.get(code) ?? 0) + times)
  return { ...barrage, codes, modelled: model.requests, problems: [...problems, ...barrage.problems] }
}

/** The same barrage over every carrier, against real processes; the matches must not change. */
export async function fireAtAll(count: number, seed: string): Promise<readonly CarrierReport[]> {
  return [...(await fireAtServer(count, seed)), await fireAtStdio(count, seed)]
}

async function fireAtServer(count: number, seed: string): Promise<readonly CarrierReport[]> {
  const folder = await mkdtemp(join(tmpdir(), 'turnwise-hostile-'))
  const server = new ServerProcess(await freePort(), { TURNWISE_DATA: folder, NODE_OPTIONS: PROBED })
  const reports: CarrierReport[] = []
  try {
    await server.start()
    const ask = askOver(server.url)
    const { recorded, holders } = await recordTraffic(ask)
    const before = await lookAll(ask, holders)
    // Each is opened when it is needed: a live connection that is silent for ten minutes is disconnected.
    for (const open of [async () => httpCarrier(server.url), () => liveCarrier(server.url)]) {
      const carrier = await open()
      const report = await attack(carrier, server.pid, count, seed, recorded)
      const isSame = (await lookAll(ask, holders)) === before
      const problems = [...report.problems, ...(isSame ? [] : [`${carrier.name}: a match moved`])]
      reports.push({ ...report, name: carrier.name, problems })
      await carrier.close()
    }
  } finally {
    await server.kill()
    forgetProbe(server.pid)
    await rm(folder, { recursive: true, force: true })
  }
  return reports
}

/** The sender is the host of this table, so matches that it names may change; one that it never names may not. */
async function fireAtStdio(count: number, seed: string): Promise<CarrierReport> {
  const carrier = stdioCarrier(PROBED)
  try {
    const { recorded } = await recordTraffic(carrier.ask)
    const bystander = await carrier.ask({ cmd: 'create-match', game: 'senet' })
    const holders = [0, 1].map(player_id => ({ match_id: String(bystander.match_id), player_id }))
    const before = await lookAll(carrier.ask, holders)
    // A host may ask a bot to think or wait half a minute, and then the answer takes that long.
    const quick = recorded.filter(request => !['bot-move', 'wait'].includes(String(Reflect.get(request, 'cmd'))))
    const report = await attack(carrier, carrier.child.pid ?? 0, count, seed, quick)
    const isSame = (await lookAll(carrier.ask, holders)) === before
    return {
      ...report,
      name: carrier.name,
      problems: [...report.problems, ...(isSame ? [] : ['stdio: a match moved'])],
    }
  } finally {
    await carrier.close()
  }
}
