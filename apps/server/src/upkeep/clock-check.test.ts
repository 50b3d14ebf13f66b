import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, remoteConnection } from '@turnwise/client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { createLogger } from '../logger.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import type { Storage } from '../store/open-store.ts'
import { createMatch, type Player } from '../tests/playing.ts'
import { type Cluster, startCluster } from '../tests/private-cluster.ts'

const DAY = 86_400_000
const HOUR = DAY / 24

let cluster: Cluster
const folder = mkdtempSync(join(tmpdir(), 'turnwise-clock-'))
let server: RunningServer | undefined
let connection: Connection | undefined
beforeAll(async () => {
  cluster = await startCluster('')
})
afterEach(async () => {
  connection?.close()
  await server?.close()
})
afterAll(async () => {
  await cluster.close()
  rmSync(folder, { recursive: true })
})

describe.each<[string, () => Storage, number]>([
  ['SQLite', () => ({ kind: 'sqlite', folder }), 2 * DAY],
  ['PostgreSQL', () => ({ kind: 'postgres', url: cluster.url }), HOUR],
])('a node on %s', (_name, storage, tooMuch) => {
  const lines: Record<string, unknown>[] = []
  let id: string
  let players: readonly Player[]

  /** Stops the last server and starts one whose clock is ahead by this much, or behind. */
  async function startAhead(ahead: number): Promise<void> {
    connection?.close()
    await server?.close()
    lines.length = 0
    const logger = createLogger('error', { write: line => void lines.push(JSON.parse(line)) })
    const now = () => Date.now() + ahead
    server = await startServer({
      storage: storage(),
      limits: NO_RATES,
      logger,
      now,
      retention: { abandoned: 1, finished: 1 },
    })
    connection = remoteConnection(server.url)
  }
  const outcome = async () => (await connection!.request({ cmd: 'get-state', match_id: id })).outcome
  const ready = async () => (await fetch(`${server!.url}/readyz`)).text()
  const act = async () => {
    const [seat = 0] = (await server!.table.live(id)).match.toAct
    return connection!.act(players[seat]!, { type: 'throw' })
  }

  test('whose clock is right says nothing', async () => {
    await startAhead(0)
    const created = await createMatch(connection!, 'senet', { clock: { kind: 'move', seconds: 600 } })
    id = created.id
    players = created.players
    await act()
    expect(await ready()).toBe('ok\n')
    expect(lines).toEqual([])
  })

  test.each([tooMuch, 400 * DAY, -tooMuch])(
    'whose clock is off by %d ms says so, ends no match by time-out and deletes none',
    async ahead => {
      await startAhead(ahead)
      expect(await ready()).toBe('ok, but the clock is off\n')
      expect(await server!.metrics()).toMatch(new RegExp(`turnwise_clock_off_seconds ${ahead < 0 ? '-' : ''}\\d{4}`))
      expect(lines).toMatchObject([{ msg: expect.stringContaining('the clock is off') }])
      await server!.table.live(id)
      await new Promise(setImmediate)
      expect(await outcome()).toBeUndefined()
      const { store } = server!.table.environment
      const [old] = await store.upkeep!.listOld({ isOver: false, before: Date.now() + DAY, limit: 1 })
      expect(old).toMatchObject({ id })
      expect(old).not.toHaveProperty('dueAt')
    },
  )

  test('whose clock is right again is content', async () => {
    await startAhead(0)
    expect(await ready()).toBe('ok\n')
    expect(await server!.metrics()).toContain('turnwise_clock_off_seconds 0')
    expect(lines).toEqual([])
  })
})
