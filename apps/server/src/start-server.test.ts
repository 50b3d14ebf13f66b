import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remoteConnection } from '@turnwise/client'
import { afterAll, expect, test } from 'vitest'
import { NO_RATES } from './limits/limits.ts'
import { startServer } from './start-server.ts'
import { createMatch, playToTheEnd, until } from './tests/playing.ts'

const folder = mkdtempSync(join(tmpdir(), 'turnwise-server-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a whole match is played over live connections and survives a restart', async () => {
  const storage = { kind: 'sqlite', folder } as const
  const first = await startServer({ storage, limits: NO_RATES })
  const connection = remoteConnection(first.url)
  const { id, players } = await createMatch(connection, 'senet')
  const last = await playToTheEnd(first.url, players)
  expect(last.outcome?.winners).toHaveLength(1)
  connection.close()
  await first.close()

  const second = await startServer({ storage, limits: NO_RATES })
  const again = remoteConnection(second.url)
  const state = await again.request({ cmd: 'get-state', match_id: id })
  expect(state.view).toEqual(last.view)
  expect(state.outcome).toEqual(last.outcome)
  expect(String(state.seed)).toMatch(/^[0-9a-f]{32}$/)
  const resumed = await until(again, { match_id: id, since: last.seq - 3 }, () => true)
  expect(resumed.entries.map(({ seq }) => seq)).toEqual([last.seq - 2, last.seq - 1, last.seq])
  again.close()
  await second.close()
})

test('bots play by themselves in their own threads', async () => {
  const server = await startServer({ limits: NO_RATES })
  const connection = remoteConnection(server.url)
  const { id } = await createMatch(connection, 'senet', { players: [{ bot: 'greedy' }, { bot: 'random' }] })
  const last = await until(connection, { match_id: id }, update => update.outcome !== undefined)
  expect(last.outcome?.reason).toBe('borne-off')
  connection.close()
  await server.close()
})
