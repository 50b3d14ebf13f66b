import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOG } from '@turnwise/catalog'
import { localConnection, type MatchUpdate, remoteConnection } from '@turnwise/client'
import { localEnvironment, Table } from '@turnwise/table'
import { describe, expect, test } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { codeOf, createMatch, type Player } from './playing.ts'

async function playOne(server: RunningServer, players: readonly Player[]): Promise<void> {
  const live = await server.table.live(players[0]!.match_id)
  const [seat = 0] = live.match.toAct
  const { type, ...fields } = live.match.legalActions(seat)[0]!
  const answer = await server.table.handle({ ...fields, cmd: type, ...players[seat] }, { local: false })
  expect(answer.status).toBe('ok')
}

describe('a remote connection', () => {
  test('resumes after a restart: nothing is missed or doubled, chat included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'turnwise-client-'))
    const storage = { kind: 'sqlite', folder } as const
    const first = await startServer({ storage, limits: NO_RATES })
    const connection = remoteConnection(first.url)
    const { id, players } = await createMatch(connection, 'senet')
    const seqs: number[] = []
    const said: string[] = []
    const statuses: string[] = []
    connection.onStatus(status => statuses.push(status))
    connection.watch({ match_id: id }, (update: MatchUpdate) => {
      seqs.push(...update.entries.map(({ seq }) => seq))
      said.push(...(update.chat ?? []).map(({ text }) => text))
    })
    for (let i = 0; i < 3; i++) await playOne(first, players)
    await connection.request({ cmd: 'say', ...players[0]!, text: 'one' })
    await expect.poll(() => said).toEqual(['one'])
    await first.close()

    const second = await startServer({ storage, limits: NO_RATES, port: first.port })
    for (let i = 0; i < 2; i++) await playOne(second, players)
    await remoteConnection(second.url).request({ cmd: 'say', ...players[1]!, text: 'two' })
    await expect.poll(() => seqs).toEqual([1, 2, 3, 4, 5])
    await expect.poll(() => said).toEqual(['one', 'two'])
    expect(statuses.slice(0, 3)).toEqual(['connecting', 'open', 'connecting'])
    connection.close()
    expect(connection.status).toBe('closed')
    await second.close()
    rmSync(folder, { recursive: true })
  })

  test('throws disconnected when the server is gone', async () => {
    const server = await startServer({ limits: NO_RATES })
    const connection = remoteConnection(server.url)
    await server.close()
    expect(await codeOf(connection.request({ cmd: 'ping' }))).toBe('disconnected')
    connection.close()
  })

  test('passes on a refusal once, and stops watching', async () => {
    const server = await startServer({ limits: NO_RATES })
    const connection = remoteConnection(server.url)
    const refused: string[] = []
    connection.watch(
      { match_id: 'nowhere' },
      () => expect.unreachable(),
      refusal => refused.push(refusal.code),
    )
    await expect.poll(() => refused).toEqual(['unknown-match'])
    connection.close()
    await server.close()
  })

  test('watches several seats of one match, each with its own view', async () => {
    const server = await startServer({ limits: NO_RATES })
    const connection = remoteConnection(server.url)
    const { players } = await createMatch(connection, 'senet')
    const offered = new Map<number, boolean>()
    const stops = players.map(player =>
      connection.watch(player, ({ actions }) => offered.set(player.player_id, actions !== undefined)),
    )
    await expect.poll(() => [...offered.values()].sort()).toEqual([false, true])
    for (const stop of stops) stop()
    connection.close()
    await server.close()
  })
})

test('a local connection works the same way', async () => {
  const table = new Table(localEnvironment(CATALOG))
  const connection = localConnection(table)
  const match_id = (await connection.request({ cmd: 'create-match', game: 'senet' })).match_id
  const updates: MatchUpdate[] = []
  const stop = connection.watch({ match_id, player_id: 0 }, update => updates.push(update))
  await expect.poll(() => updates.length).toBe(1)
  const [seat = 0] = (await table.live(match_id)).match.toAct
  await connection.act({ match_id, player_id: seat }, { type: 'throw' })
  expect(updates.at(-1)).toMatchObject({ seq: 1, entries: [{ seq: 1 }] })
  stop()
  await connection.request({ cmd: 'say', match_id, player_id: 0, text: 'unheard' })
  expect(updates).toHaveLength(2)
})
