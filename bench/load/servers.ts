import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startCluster } from '../../apps/server/src/tests/private-cluster.ts'

export interface Contender {
  readonly kind: 'turnwise' | 'bare' | 'peer'
  readonly name: string
  readonly url: string
  readonly pid: number
  /** Where its matches are stored, if other nodes may serve them too. */
  readonly database?: string
  close(): Promise<void>
}

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export async function startPeer(): Promise<Contender> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = start([path('./peer-server.ts'), String(port)], { NODE_ENV: 'production' })
  await ready(child, `${url}/games`)
  return { kind: 'peer', name: 'boardgame.io, memory', url, pid: child.pid ?? 0, close: () => end(child) }
}

export async function startBare(): Promise<Contender> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = start([path('./bare-server.ts'), String(port)], {})
  // It has no pages: any answer means that it is running.
  await ready(child, url, () => true)
  return { kind: 'bare', name: 'ws alone, nothing done', url, pid: child.pid ?? 0, close: () => end(child) }
}

/**
 * The real server as `turnwise serve` starts it, without rate limits, since one address represents thousands of players
 * here. With a `shared` database it is one more node on it; with a `root` it runs the code of another checkout.
 */
export async function startTurnwise(
  storage: 'sqlite' | 'postgres',
  { shared, root = path('../..') }: { readonly shared?: string | undefined; readonly root?: string } = {},
): Promise<Contender> {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-load-'))
  const cluster = storage === 'postgres' && shared === undefined ? await startCluster() : undefined
  const database = shared ?? cluster?.url
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = start([join(root, 'apps/cli/src/main.ts'), 'serve', '--port', String(port)], {
    TURNWISE_RATE: '0',
    TURNWISE_SOCKETS_PER_ADDRESS: '1000000',
    TURNWISE_LOG: 'warn',
    TURNWISE_DATA: folder,
    ...(database === undefined ? {} : { DATABASE_URL: database }),
  })
  await ready(child, `${url}/readyz`)
  return {
    kind: 'turnwise',
    name: storage === 'sqlite' ? 'Turnwise, SQLite' : 'Turnwise, PostgreSQL',
    url,
    pid: child.pid ?? 0,
    ...(database === undefined ? {} : { database }),
    async close() {
      await end(child)
      await cluster?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function start(args: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function ready(child: ChildProcess, url: string, isReady = (answer: Response) => answer.ok): Promise<void> {
  const deadline = performance.now() + 60_000
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer !== undefined && isReady(answer)) return
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`${url} does not answer.`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await gone
  clearTimeout(timer)
}

function freePort(): Promise<number> {
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
