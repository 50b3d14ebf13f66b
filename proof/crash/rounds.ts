import { randomBytes } from 'node:crypto'
import { createRng } from '@turnwise/engine'
import type { Storage } from '@turnwise/server'
import type { FlawName } from '../unsafe/flaws.ts'
import { ask, pause, until } from './asking.ts'
import { judge, type Verdict } from './judge.ts'
import type { KillableCluster } from './killable-cluster.ts'
import { Player } from './player.ts'
import { freePort, ServerProcess } from './server-process.ts'

export interface CrashPlan {
  readonly rounds: number
  readonly matches: number
  readonly seed: string
  readonly storage: Storage
  /** The games of the matches, in turn. */
  readonly games: readonly string[]
  /** The database, if it is killed too: then database and server are killed in turns. */
  readonly database?: Pick<KillableCluster, 'kill' | 'start'>
  readonly flaw?: FlawName
}

export interface CrashReport extends Verdict {
  /** Kills while hardly any player was active, which prove little. */
  readonly idleKills: number
  /** Milliseconds from each kill until players are served again, the shortest first. */
  readonly recoveriesMs: readonly number[]
}

/** Plays under load, kills the process and restarts it, repeatedly; then compares every history with the log. */
export async function crashRounds(plan: CrashPlan): Promise<CrashReport> {
  const rng = createRng(plan.seed)
  const environment: Record<string, string> =
    plan.storage.kind === 'sqlite' ? { TURNWISE_DATA: plan.storage.folder } : { DATABASE_URL: plan.storage.url }
  const server = new ServerProcess(await freePort(), environment, plan.flaw)
  await server.start()
  let ticks = 0
  const tick = () => ++ticks
  const players: Player[] = []
  const recoveries: number[] = []
  /** When a match is over, a new one begins, since players without a match prove nothing. */
  const tables: Player[][] = Array.from({ length: plan.matches }, () => [])
  let idleKills = 0
  try {
    for (let round = 0; round < plan.rounds; round++) {
      for (const [i, seated] of tables.entries()) {
        if (!seated.every(player => player.isOver)) continue
        for (const player of seated) player.close()
        tables[i] = await seatPlayers(server.url, plan.games[i % plan.games.length] ?? '', players.length, tick)
        players.push(...tables[i])
      }
      // Only when all players are back and play has resumed.
      const wanted = acknowledged(tables.flat()) + plan.matches * 5
      const isInFullSwing = async () => acknowledged(tables.flat()) >= wanted
      await until(isInFullSwing, 8000)
      if (!(await isInFullSwing())) idleKills++
      await pause(rng.int(50))
      const isDatabase = plan.database !== undefined && round % 2 === 1
      recoveries.push(isDatabase ? await killDatabase(plan.database, server) : await killServer(server))
    }
    await pause(1000)
    for (const player of players) player.rest()
    await until(async () => players.every(player => player.isIdle), 6000)
    await until(
      async () => {
        const lengths = await lengthsOf(server.url, tables.flat())
        return tables.flat().every(({ seen, stream }) => seen === lengths.get(stream.match))
        // If something was lost on purpose, some players wait for ever.
      },
      plan.flaw === undefined ? 20_000 : 1000,
    )
  } finally {
    for (const player of players) player.close()
    await server.kill()
  }
  return { ...(await judge(plan.storage, players)), idleKills, recoveriesMs: recoveries.sort((a, b) => a - b) }
}

async function killServer(server: ServerProcess): Promise<number> {
  await server.kill()
  return server.start()
}

/** The server either waits until its database is back or exits; then it is restarted, as an init system would do. */
async function killDatabase(database: CrashPlan['database'], server: ServerProcess): Promise<number> {
  await database?.kill()
  const began = performance.now()
  await database?.start()
  await until(async () => server.hasExited || (await server.isReady()), 20_000)
  if (server.hasExited) await server.start()
  return performance.now() - began
}

async function seatPlayers(url: string, game: string, number: number, tick: () => number): Promise<Player[]> {
  const { match_id, players } = await createMatch(url, game)
  return players.map(
    ({ player_id, token }) =>
      new Player(`match ${number} seat ${player_id}`, url, { match: match_id, seat: player_id, token }, tick),
  )
}

/** A database that has just come back may refuse at first; with the same key a retry creates only one match. */
async function createMatch(url: string, game: string) {
  const key = randomBytes(16).toString('hex')
  for (let tries = 1; ; tries++) {
    const answer = await ask(url, { cmd: 'create-match', game, key })
    const { match_id, players } = answer
    if (typeof match_id === 'string' && Array.isArray(players)) return { match_id, players }
    if (tries === 5) throw new Error(`no match was created: ${JSON.stringify(answer)}`)
    await pause(1_000)
  }
}

export function acknowledged(players: readonly Player[]): number {
  return players.reduce((sum, { attempts }) => sum + attempts.filter(({ result }) => result.kind === 'ok').length, 0)
}

/** The seq of each match, as the server says. */
async function lengthsOf(url: string, players: readonly Player[]): Promise<ReadonlyMap<string, unknown>> {
  const ids = [...new Set(players.map(({ stream }) => stream.match))]
  return new Map(
    await Promise.all(
      ids.map(async id => [id, (await ask(url, { cmd: 'get-log', match_id: id, since: 0 })).seq] as const),
    ),
  )
}
