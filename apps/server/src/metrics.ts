import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { WireAnswer } from '@turnwise/protocol'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** The event loop is looked at so often; an idle one shows just this. */
const RESOLUTION_MS = 10

/** What an operator watches; one registry a server, so that several can run in one process. */
export function createMetrics(waitingBots: () => number) {
  const registry = new Registry()
  const registers = [registry]
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  new Gauge({
    name: 'turnwise_event_loop_lag_seconds',
    help: 'How late the event loop was since the last look, by quantile.',
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
      this.set(waitingBots())
    },
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
