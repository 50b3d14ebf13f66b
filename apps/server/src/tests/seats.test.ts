import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, remoteConnection } from '@turnwise/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { codeOf, createMatch } from './playing.ts'

const HOUR = 3_600_000
const QUICK = { clock: { kind: 'move', seconds: 10 } } as const

let folder: string
let server: RunningServer
let connection: Connection

async function start(): Promise<void> {
  server = await startServer({ limits: NO_RATES, storage: { kind: 'sqlite', folder } })
  connection = remoteConnection(server.url)
}

async function stop(): Promise<void> {
  connection.close()
  await server.close()
}

// Timers are real; only the clocks of the system are changed.
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turnwise-seats-'))
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() })
  await start()
})

afterEach(async () => {
  await stop()
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const claim = async (match_id: string, player_id = 0): Promise<string> =>
  await codeOf(connection.request({ cmd: 'claim-seat', match_id, player_id }))

describe('a stranger cannot claim a seat', () => {
  test.each([
    ['with a clock', QUICK],
    ['without a clock', {}],
  ])('that was created a moment ago %s, on a server that has been up for long', async (_how, settings) => {
    vi.advanceTimersByTime(HOUR)
    const { id } = await createMatch(connection, 'senet', settings)
    const { players } = await connection.request({ cmd: 'get-state', match_id: id })
    const wait = players[0]?.absent_in ?? 0
    vi.advanceTimersByTime(wait - 1)
    expect(await claim(id)).toBe('forbidden')
    vi.advanceTimersByTime(1)
    expect(await claim(id)).toBe('ok')
  })

  test('that was joined a moment ago', async () => {
    const { id } = await createMatch(connection, 'senet', { ...QUICK, players: [{}, { open: true }] })
    vi.advanceTimersByTime(HOUR)
    await connection.request({ cmd: 'join-match', match_id: id })
    expect(await claim(id, 1)).toBe('forbidden')
    expect(await claim(id, 0)).toBe('ok')
  })

  test('when the wall clock is put forward, and no match is lost on time', async () => {
    vi.advanceTimersByTime(HOUR)
    const { id, players } = await createMatch(connection, 'senet', QUICK)
    const [seat = 0] = (await server.table.live(id)).match.toAct
    await connection.act(players[seat]!, { type: 'throw' })
    vi.setSystemTime(Date.now() + 24 * HOUR)
    expect(await claim(id)).toBe('forbidden')
    const state = await connection.request({ cmd: 'get-state', match_id: id })
    expect(state.outcome).toBeUndefined()
    expect((await server.table.live(id)).match.outcome).toBeUndefined()
  })

  test('whose holder sent a request just before the server was restarted', async () => {
    const { id, players } = await createMatch(connection, 'senet')
    vi.advanceTimersByTime(HOUR)
    await connection.request({ cmd: 'get-state', ...players[0]! })
    await stop()
    await start()
    vi.advanceTimersByTime(60_000)
    expect(await claim(id, 0)).toBe('forbidden')
    expect(await claim(id, 1)).toBe('ok')
  })
})
