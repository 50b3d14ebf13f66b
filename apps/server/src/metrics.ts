import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { WireAnswer } from '@turnwise/protocol'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Part } from './parts/parts.ts'

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** How often the event loop is sampled; an idle one shows this value. */
const RESOLUTION_MS = 10

/** What an operator watches; one registry a server, so that several can run in one process. */
export function startMetrics(): Part<Metrics> {
  const metrics = createMetrics()
  return { given: metrics, stop: metrics.close }
}

function createMetrics() {
  /** The length of each queue. */
  const queues = new Map<string, () => number>()
  let matchBytes = (): number => 0
  let storeBytes = async (): Promise<number | undefined> => undefined
  const registry = new Registry()
  const registers = [registry]
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  new Gauge({
    name: 'turnwise_event_loop_lag_seconds',
    help: 'Delay of the event loop since the last scrape, by quantile.',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [50, 99])
        this.set({ quantile: `0.${quantile}` }, Math.max(0, delay.percentile(quantile) / 1e9 - RESOLUTION_MS / 1000))
      delay.reset()
    },
  })
  new Gauge({
    name: 'turnwise_bots_waiting',
    help: 'Bots that wait for a thread to think in.',
    registers,
    collect() {
      this.set(queues.get('bots')?.() ?? 0)
    },
  })
  new Gauge({
    name: 'turnwise_queue_length',
    help: 'How many wait, by queue: bots for a thread, operations for the store, matches that are being changed.',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, length] of queues) this.set({ queue }, length())
    },
  })
  new Gauge({
    name: 'turnwise_memory_bytes',
    help: 'Memory of the process (resident), of its objects (heap), and about that of matches kept in it (matches).',
    labelNames: ['kind'],
    registers,
    collect() {
      const { rss, heapUsed } = process.memoryUsage()
      this.set({ kind: 'resident' }, rss)
      this.set({ kind: 'heap' }, heapUsed)
      this.set({ kind: 'matches' }, matchBytes())
    },
  })
  new Gauge({
    name: 'turnwise_store_bytes',
    help: 'The database on its disk.',
    registers,
    async collect() {
      const bytes = await storeBytes().catch(() => undefined)
      if (bytes !== undefined) this.set(bytes)
    },
  })
  const full = new Gauge({
    name: 'turnwise_store_full',
    help: '1 while there is no room to write, so that everything can only be read.',
    registers,
  })
  full.set(0)
  const clockOff = new Gauge({
    name: 'turnwise_clock_off_seconds',
    help: 'By how much the clock is wrong, ahead if positive; 0 while it agrees with the store. Meanwhile nothing is deleted, and a server of several serves nobody.',
    registers,
  })
  clockOff.set(0)
  const botWait = new Histogram({
    name: 'turnwise_bot_waiting_seconds',
    help: 'How long a bot waited for a thread, by whether a person waits for it.',
    labelNames: ['people'],
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const internal = new Counter({
    name: 'turnwise_internal_errors_total',
    help: 'Requests that were answered with internal; the log has the cause of each.',
    registers,
  })
  const connections = new Gauge({ name: 'turnwise_connections', help: 'Live connections that are open.', registers })
  const requests = new Counter({
    name: 'turnwise_actions_total',
    help: 'Requests by carrier and result.',
    labelNames: ['carrier', 'result'],
    registers,
  })
  const acknowledged = new Histogram({
    name: 'turnwise_acknowledgement_seconds',
    help: 'From the arrival of a request to its answer.',
    labelNames: ['carrier'],
    buckets: SECONDS,
    registers,
  })
  const commit = new Histogram({
    name: 'turnwise_commit_seconds',
    help: 'One batch until it is durable.',
    buckets: SECONDS,
    registers,
  })
  const batch = new Histogram({
    name: 'turnwise_batch_size',
    help: 'Writes in one batch.',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
    registers,
  })
  const fanOut = new Histogram({
    name: 'turnwise_fan_out_lag_seconds',
    help: 'From the acceptance of an entry to its sending to a watcher.',
    buckets: SECONDS,
    registers,
  })
  const cutOff = new Counter({
    name: 'turnwise_connections_cut_total',
    help: 'Connections that the server ended, by reason.',
    labelNames: ['reason'],
    registers,
  })
  return {
    registry,
    connections,
    fanOut,
    cutOff,
    full,
    clockOff,
    internal,
    /** Each part that has a queue names it. */
    queue(name: string, length: () => number): void {
      queues.set(name, length)
    },
    measureMatches(bytes: () => number): void {
      matchBytes = bytes
    },
    measureStore(bytes: () => Promise<number>): void {
      storeBytes = bytes
    },
    onBotStart(hasPeople: boolean, waited: number): void {
      botWait.observe({ people: String(hasPeople) }, waited)
    },
    onCommit(writes: number, seconds: number): void {
      batch.observe(writes)
      commit.observe(seconds)
    },
    onAnswer(carrier: 'http' | 'live', answer: WireAnswer, seconds: number): void {
      requests.inc({ carrier, result: resultOf(answer) })
      acknowledged.observe({ carrier }, seconds)
    },
    close(): void {
      delay.disable()
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** `ok`, or the code of the error. */
function resultOf(answer: WireAnswer): string {
  return answer.status === 'ok' ? 'ok' : answer.error.code
}
