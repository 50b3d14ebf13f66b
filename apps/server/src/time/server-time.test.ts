import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, remoteConnection } from '@turnwise/client'
import { memoryStore, type Outage, runningClockAt, type TimeStore } from '@turnwise/table'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { createLogger } from '../logger.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import type { Storage } from '../store/open-store.ts'
import { codeOf, createMatch, type Player } from '../tests/playing.ts'
import { type Cluster, startCluster } from '../tests/private-cluster.ts'
import { ServerTime } from './server-time.ts'

const DAY = 86_400_000
const MINUTE = 60_000

let cluster: Cluster
const folder = mkdtempSync(join(tmpdir(), 'turnwise-clock-'))
beforeAll(async () => {
  cluster = await startCluster('')
})
afterAll(async () => {
  await cluster.close()
  rmSync(folder, { recursive: true })
})

type Run = (node: Node) => Promise<void>
interface Node {
  readonly server: RunningServer
  readonly connection: Connection
  readonly lines: readonly Record<string, unknown>[]
  ready(): Promise<string>
}

/** A node whose machine's clock is ahead by this much, or behind. */
async function node(storage: Storage, ahead: number, run: Run): Promise<void> {
  const lines: Record<string, unknown>[] = []
  const server = await startServer({
    storage,
    limits: NO_RATES,
    logger: createLogger('error', { write: line => void lines.push(JSON.parse(line)) }),
    now: () => Date.now() + ahead,
    retention: { abandoned: 1, finished: 1 },
  })
  const connection = remoteConnection(server.url)
  try {
    await run({ server, connection, lines, ready: async () => (await fetch(`${server.url}/readyz`)).text() })
  } finally {
    connection.close()
    await server.close()
  }
}

const CLOCK = { kind: 'move', seconds: 600 } as const

async function turnOf({ server }: Node, players: readonly Player[]): Promise<Player> {
  const [seat = 0] = (await server.table.live(players[0]!.match_id)).match.toAct
  return players[seat]!
}

describe('the time of a server', () => {
  /** A shared store whose clock the test sets, and a machine beside it. */
  function clocks() {
    const world = { store: 1_000_000, machine: 1_000_000, steady: 0 }
    vi.spyOn(performance, 'now').mockImplementation(() => world.steady)
    const beats: number[] = []
    const outages: Outage[] = []
    const readTimes = async () => ({ clock: world.store, servedAt: beats.at(-1) ?? world.store, outages: [...outages] })
    const time: TimeStore = {
      readTimes,
      async beat(_at, longestGap, grace) {
        const before = beats.at(-1) ?? world.store
        if (world.store - before > longestGap) outages.push({ from: before, to: world.store + grace })
        beats.push(world.store)
        return readTimes()
      },
    }
    const errors: number[] = []
    const server = new ServerTime(
      { ...memoryStore(), isShared: true, time },
      () => world.machine,
      error => errors.push(error),
    )
    const pass = (milliseconds: number) => {
      world.store += milliseconds
      world.machine += milliseconds
      world.steady += milliseconds
    }
    return { world, beats, errors, server, pass }
  }
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('is that of the store, by intervals, and never goes back', async () => {
    const { world, server, pass } = clocks()
    world.machine += 4_000
    await server.look()
    expect(server.now()).toBe(1_000_000)
    pass(500)
    world.machine += 50_000
    expect(server.now()).toBe(1_000_500)
    world.machine -= 50_000
    world.store += 1_000
    await server.look()
    expect(server.now()).toBe(1_001_500)
    world.store -= 600
    await server.look()
    expect(server.now()).toBe(1_001_500)
    pass(700)
    expect(server.now()).toBe(1_001_600)
  })

  test('does not run while no server was up', async () => {
    const { server, pass } = clocks()
    await server.look()
    pass(2_000)
    await server.look()
    expect(server.elapsed(1_000_000, 1_002_000)).toBe(2_000)
    pass(14_000)
    await server.look()
    expect(server.elapsed(1_000_000, 1_016_000)).toBe(2_000)
    // Players need a moment to connect again.
    expect(server.elapsed(1_000_000, 1_020_000)).toBe(3_000)
  })

  test('is not served by a machine whose clock is wrong, until it is right', async () => {
    const { world, server, beats, errors, pass } = clocks()
    world.machine += 360_000
    await server.look()
    expect([server.mayServe, server.isKnown, beats]).toEqual([false, false, []])
    expect(() => server.checkServing()).toThrow('clock of this server is wrong')
    world.machine -= 360_000
    await server.look()
    expect([server.mayServe, server.isKnown, beats.length]).toEqual([true, true, 1])
    pass(2_000)
    world.machine -= 6_000
    await server.look()
    expect([server.mayServe, errors]).toEqual([false, [360_000, 0, -6_000]])
  })

  test('is not certain while the store does not answer', async () => {
    const { server, pass } = clocks()
    await server.look()
    expect(server.isKnown).toBe(true)
    pass(8_000)
    expect([server.isKnown, server.mayServe]).toEqual([false, true])
  })
})

describe('nodes on PostgreSQL', () => {
  const storage = (): Storage => ({ kind: 'postgres', url: cluster.url })
  let players: readonly Player[]

  test('whose clock is right say nothing', () =>
    node(storage(), 0, async here => {
      const created = await createMatch(here.connection, 'senet', { clock: CLOCK })
      players = created.players
      await here.connection.act(await turnOf(here, players), { type: 'throw' })
      expect(await here.ready()).toBe('ok\n')
      expect(here.lines).toEqual([])
    }))

  test.each([6 * MINUTE, 400 * DAY, -6 * MINUTE])(
    'whose clock is off by %d ms say so and serve nobody; nobody loses time or their match',
    ahead =>
      node(storage(), ahead, async here => {
        const { match_id } = players[0]!
        expect(await here.ready()).toBe('not ready, the clock is off\n')
        expect(await here.server.metrics()).toMatch(new RegExp(`turnwise_clock_off_seconds ${ahead < 0 ? '-' : ''}\\d`))
        expect(here.lines).toMatchObject([{ msg: expect.stringContaining('do not agree') }])
        expect(await codeOf(here.connection.request({ cmd: 'get-state', match_id }))).toBe('unavailable')
        const mover = await turnOf(here, players)
        expect(await codeOf(here.connection.act(mover, { type: 'throw' }))).toBe('unavailable')
        const { table } = here.server
        const { clock } = await table.live(match_id)
        const [left = 0] = clock === null ? [] : runningClockAt(clock, table.environment).remaining
        expect(left).toBeGreaterThan(9 * MINUTE)
        // Their players were here a moment ago, by the clock that counts.
        expect(await table.environment.isAbsent(await table.live(match_id), 0)).toBe(false)
        const [old] = await table.environment.store.upkeep!.listOld({
          isOver: false,
          before: Date.now() + DAY,
          limit: 1,
        })
        expect(old).toMatchObject({ id: match_id })
        expect(old).not.toHaveProperty('dueAt')
      }),
  )
})

describe('a server on SQLite', () => {
  let folders = 0
  const storage = (): Storage => ({ kind: 'sqlite', folder: join(folder, String(folders)) })
  let players: readonly Player[]
  const begin = async () => {
    folders++
    await node(storage(), 0, async here => {
      players = (await createMatch(here.connection, 'senet', { clock: CLOCK })).players
      await here.connection.act(await turnOf(here, players), { type: 'throw' })
    })
  }
  const daysAhead = ({ server }: Node) => Math.floor((server.table.environment.now() - Date.now()) / DAY + 0.5)
  const remaining = async ({ server }: Node) => {
    const { clock } = await server.table.live(players[0]!.match_id)
    return Math.min(...(clock === null ? [] : runningClockAt(clock, server.table.environment).remaining))
  }

  test.each([3 * DAY, 730 * DAY])(
    'that was away for %d ms is right: no clock ran, and no match is deleted',
    async ahead => {
      await begin()
      await node(storage(), ahead, async here => {
        expect(await here.ready()).toBe('ok\n')
        expect(here.lines).toEqual([])
        expect(await remaining(here)).toBeGreaterThan(9 * MINUTE)
        const { match } = await here.server.table.live(players[0]!.match_id)
        const mover = await turnOf(here, players)
        await here.connection.act(mover, match.legalActions(mover.player_id)[0]!)
        expect(await remaining(here)).toBeGreaterThan(9 * MINUTE)
      })
      // Played at that time, and set back: time goes on from there, and it is said.
      await node(storage(), 0, async here => {
        expect(await here.ready()).toBe('ok, the clock is off\n')
        expect(here.lines).toMatchObject([{ msg: expect.stringContaining('behind') }])
        expect(await remaining(here)).toBeGreaterThan(9 * MINUTE)
        expect(daysAhead(here)).toBe(ahead / DAY)
        const live = await here.server.table.live(players[0]!.match_id)
        const spent = here.server.table.environment.elapsed!(
          live.times.at(-1)!,
          here.server.table.environment.now() + MINUTE,
        )
        expect(spent).toBeGreaterThan(0)
      })
    },
  )

  test('forgets a start at a wrong time at which nothing was played', async () => {
    await begin()
    await node(storage(), 730 * DAY, async () => undefined)
    await node(storage(), 0, async here => {
      expect(await here.ready()).toBe('ok\n')
      expect(daysAhead(here)).toBe(0)
      expect(await remaining(here)).toBeGreaterThan(9 * MINUTE)
    })
  })
})
