import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FlawName } from '../unsafe/flaws.ts'

const MAIN = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url))
const PRELOAD = new URL('../unsafe/preload.ts', import.meta.url).href

/** A real server process that can be killed at any moment and started again on the same address. */
export class ServerProcess {
  readonly url: string
  readonly #port: number
  readonly #environment: Readonly<Record<string, string>>
  readonly #flags: readonly string[]
  #child: ChildProcess | undefined
  #log = ''

  constructor(port: number, environment: Readonly<Record<string, string>>, flaw?: FlawName) {
    this.#port = port
    this.url = `http://127.0.0.1:${port}`
    this.#environment = flaw === undefined ? environment : { ...environment, PROOF_FLAW: flaw }
    this.#flags = flaw === undefined ? [] : ['--import', PRELOAD]
  }

  /** Resolves when it is ready, with the milliseconds that it took. */
  async start(): Promise<number> {
    const began = performance.now()
    const child = spawn(process.execPath, [...this.#flags, MAIN, 'serve', '--port', String(this.#port)], {
      env: { ...process.env, TURNWISE_RATE: '0', TURNWISE_LOG: 'warn', ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', data => {
        this.#log = `${this.#log}${data}`.slice(-4000)
      })
    }
    while (!(await this.isReady())) {
      if (child.exitCode !== null) throw new Error(`The server left with ${child.exitCode}: ${this.#log}`)
      if (performance.now() - began > 30_000) throw new Error(`The server is not ready: ${this.#log}`)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    return performance.now() - began
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/readyz`).catch(() => undefined)
    return answer?.status === 200
  }

  /** Kills the process between two instructions, without warning or clean-up. */
  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get hasExited(): boolean {
    return this.#child === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
