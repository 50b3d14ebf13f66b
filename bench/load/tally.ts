import { readFileSync } from 'node:fs'

export interface Summary {
  readonly actions: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Processor time of the server's process, all threads, per acknowledged action. */
  readonly serverMicros: number
  /** How busy the generator itself was, as a share of one core: near 100 % it is the limit, not the server. */
  readonly generatorBusy: number
  readonly refused: number
}

/** Acknowledged actions and how long each took, from the moment of sending; counts only between `begin` and `end`. */
export class Tally {
  readonly #serverPid: number
  #latencies: number[] = []
  #refused = 0
  #began = 0
  #serverBegan = 0
  #cpuBegan = process.cpuUsage()
  #isCounting = false

  constructor(serverPid: number) {
    this.#serverPid = serverPid
  }

  begin(): void {
    this.#latencies = []
    this.#refused = 0
    this.#serverBegan = cpuSeconds(this.#serverPid)
    this.#cpuBegan = process.cpuUsage()
    this.#began = performance.now()
    this.#isCounting = true
  }

  acknowledged(sentAt: number): void {
    if (this.#isCounting) this.#latencies.push(performance.now() - sentAt)
  }

  refused(): void {
    if (this.#isCounting) this.#refused += 1
  }

  end(): Summary {
    this.#isCounting = false
    const seconds = (performance.now() - this.#began) / 1000
    const sorted = Float64Array.from(this.#latencies).sort()
    const { user, system } = process.cpuUsage(this.#cpuBegan)
    return {
      actions: sorted.length,
      perSecond: sorted.length / seconds,
      p50: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
      p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      serverMicros: ((cpuSeconds(this.#serverPid) - this.#serverBegan) * 1e6) / Math.max(1, sorted.length),
      generatorBusy: (user + system) / 1e6 / seconds,
      refused: this.#refused,
    }
  }
}

/** Linux counts in hundredths of a second; the fields come after the name, which may contain any character. */
function cpuSeconds(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

export function residentBytes(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(found?.[1] ?? 0) * 1024
}
