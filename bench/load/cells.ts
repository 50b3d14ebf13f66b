import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plan } from './generator.ts'
import type { Contender } from './servers.ts'
import { residentBytes, type Summary } from './tally.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** One figure of the table: a number of matches, played for some time. */
export async function playCell(
  server: Contender,
  matches: number,
  seconds: number,
  other?: Contender,
): Promise<Summary> {
  const { kind, url, pid } = server
  const elsewhere = other === undefined ? {} : { other: other.url }
  const plan: Plan = { kind, url, ...elsewhere, pid, matches, seconds, warmUpSeconds: seconds / 2 }
  const { stdout } = await promisify(execFile)(process.execPath, [path('./generator.ts'), JSON.stringify(plan)])
  return JSON.parse(stdout)
}

/** Creates idle matches and returns their ids. */
export async function idleMatches(server: Contender, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) {
    const asked = Array.from({ length: Math.min(20, count - ids.length) }, () => createMatch(server))
    ids.push(...(await Promise.all(asked)))
  }
  return ids
}

/** Keeps bots thinking in a number of matches, each asked for far more time than it may have, until stopped. */
export async function keepThinking({ url }: Contender, count: number): Promise<() => void> {
  let isStopped = false
  for (let i = 0; i < count; i++) {
    const created = await post(`${url}/api`, { cmd: 'create-match', game: 'odysseus' })
    const { match_id, players }: { match_id: string; players: { token: string }[] } = JSON.parse(created)
    const [first] = players
    const asked = { cmd: 'bot-move', match_id, player_id: 0, token: first?.token, bot: 'navigator', dry_run: true }
    const think = async (): Promise<void> => {
      while (!isStopped) {
        const answer = await post(`${url}/api`, { ...asked, iterations: 1_000_000 })
        if (!answer.includes('"ok"')) throw new Error(answer)
      }
    }
    // The server is closed while the last bots still think.
    void think().catch(error => {
      if (!isStopped) throw error
    })
  }
  return () => {
    isStopped = true
  }
}

async function post(to: string, body: object): Promise<string> {
  const answer = await fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.text()
}

async function createMatch({ kind, url }: Contender): Promise<string> {
  const [to, body] =
    kind === 'peer'
      ? [`${url}/games/race/create`, { numPlayers: 2 }]
      : [`${url}/api`, { cmd: 'create-match', game: 'senet' }]
  const created: { match_id?: string; matchID?: string } = JSON.parse(await post(to, body))
  const id = created.match_id ?? created.matchID
  if (id === undefined) throw new Error(`No match: ${JSON.stringify(created)}`)
  return id
}

export interface Crowd {
  readonly held: number
  leave(): Promise<void>
}

export async function gatherCrowd(server: Contender, connections: number, matches: readonly string[]): Promise<Crowd> {
  const args = [path('./crowd.ts'), server.kind, server.url, String(connections), ...matches.slice(0, 500)]
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const { held } = await new Promise<{ held: number }>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The crowd left with ${code}.`)))
    if (child.stdout !== null) createInterface(child.stdout).once('line', line => resolve(JSON.parse(line)))
  })
  return {
    held,
    async leave() {
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

export interface Memory {
  readonly perMatch: number
  readonly perConnection: number
}

/** How much the process has grown, including garbage that is not collected yet: an upper bound. */
export async function measureMemory(server: Contender, matches: number, connections: number): Promise<Memory> {
  await idleMatches(server, 100)
  const empty = residentBytes(server.pid)
  const ids = await idleMatches(server, matches)
  const filled = residentBytes(server.pid)
  const crowd = await gatherCrowd(server, connections, ids)
  const crowded = residentBytes(server.pid)
  await crowd.leave()
  return { perMatch: (filled - empty) / matches, perConnection: (crowded - filled) / crowd.held }
}

const WANTED_FILES = 65_536

/**
 * How many files one process may open here; each connection is one. The limit is raised first if the system allows it
 * (for root, outside most containers); later processes inherit it.
 */
export function openFilesLimit(): number {
  const wanted = [`--pid=${process.pid}`, `--nofile=${WANTED_FILES}:${WANTED_FILES}`]
  if (hardLimit() < WANTED_FILES) spawnSync('prlimit', wanted, { stdio: 'ignore' })
  return hardLimit()
}

function hardLimit(): number {
  const text = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()
  return text === 'unlimited' ? Number.POSITIVE_INFINITY : Number(text)
}
