import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, remoteConnection } from '@turnwise/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../start-server.ts'
import { codeOf, createMatch, type Player } from '../tests/playing.ts'
import { startPushEndpoint } from '../tests/push-endpoint.ts'
import { isPushService, PUSH_SERVICES } from './services.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/Q', true],
  ['https://db5p.notify.windows.com/w/?token=B', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/', false],
  ['https://fcm.googleapis.com.example.org/', false],
  ['https://example.org/.push.apple.com', false],
  ['https://evilpush.apple.com/', false],
  ['http://127.0.0.1:8710/api', false],
  ['http://169.254.169.254/latest', false],
])('%s is a push service of a browser: %s', (endpoint, expected) => {
  expect(isPushService(endpoint, PUSH_SERVICES)).toBe(expected)
})

describe('a holder who is away', () => {
  let folder: string
  let push: Awaited<ReturnType<typeof startPushEndpoint>>
  let server: RunningServer
  let connection: Connection
  const start = async () => {
    server = await startServer({
      storage: { kind: 'sqlite', folder },
      push: { services: [push.origin], contact: 'mailto:ada@example.org' },
    })
    connection = remoteConnection(server.url)
  }
  const stop = async () => {
    connection.close()
    await server.close()
  }
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'turnwise-push-'))
    push = await startPushEndpoint()
    await start()
  })
  afterAll(async () => {
    await stop()
    await push.close()
    rmSync(folder, { recursive: true })
  })

  /** Plays the first legal actions until it is another seat's turn. Returns that seat. */
  const playOneTurn = async (players: readonly Player[]): Promise<number> => {
    const { match } = await server.table.live(players[0]!.match_id)
    const mover = match.toAct[0]!
    while (match.toAct[0] === mover) await connection.act(players[mover]!, match.legalActions(mover)[0]!)
    return match.toAct[0]!
  }
  const subscribe = (player: Player, name: string) =>
    connection.request({ cmd: 'subscribe', ...player, ...push.subscription(name) })

  test('is notified once per turn, signed with the key of the subscription, also after a restart', async () => {
    const names = [{ name: 'Ada' }, { name: 'Ben' }]
    const { id, players } = await createMatch(connection, 'senet', { players: names })
    const first = (await server.table.live(id)).match.toAct[0]!
    const other = 1 - first
    await subscribe(players[first]!, 'first')
    await subscribe(players[other]!, 'other')
    const { key } = await connection.request({ cmd: 'get-push-key' })
    expect(await playOneTurn(players)).toBe(other)
    await expect.poll(() => push.messages.length).toBe(1)
    const [message] = push.messages
    expect(message).toMatchObject({ path: '/other', key, claims: { aud: push.origin, sub: 'mailto:ada@example.org' } })
    expect(JSON.parse(message!.text)).toEqual({
      title: 'Your turn',
      text: `Senet with ${names[first]!.name}`,
      url: `/match/${id}`,
    })
    await stop()
    await start()
    expect((await connection.request({ cmd: 'get-push-key' })).key).toBe(key)
    expect(await playOneTurn(players)).toBe(first)
    await expect.poll(() => push.messages.map(({ path }) => path)).toEqual(['/other', '/first'])
  })

  test('is not notified while connected, on a clock, of a left seat, or at a browser that is gone', async () => {
    push.messages.length = 0
    const clocked = await createMatch(connection, 'senet', { clock: { kind: 'move', seconds: 60 } })
    for (const player of clocked.players) await subscribe(player, 'clocked')
    await playOneTurn(clocked.players)

    const { id, players } = await createMatch(connection, 'senet')
    const first = (await server.table.live(id)).match.toAct[0]!
    const other = 1 - first
    await subscribe(players[other]!, 'other')
    await subscribe(players[first]!, 'first')
    const live = remoteConnection(server.url)
    await new Promise(resolve => live.watch(players[other]!, resolve))
    await playOneTurn(players)
    push.status.next = 410
    await playOneTurn(players)
    const { push: subscriptions } = server.table.environment.store
    await expect.poll(() => subscriptions?.readSubscriptions(id, first)).toEqual([])
    push.status.next = 201
    live.close()
    await connection.request({ cmd: 'leave-match', ...players[other]! })
    await playOneTurn(players)
    expect(await codeOf(subscribe(players[other]!, 'other'))).toBe('unauthorized')

    // When this has arrived, everything sent before has arrived too.
    const last = await createMatch(connection, 'senet')
    for (const player of last.players) await subscribe(player, 'last')
    await playOneTurn(last.players)
    await expect.poll(() => push.messages.map(({ path }) => path)).toEqual(['/first', '/last'])
  })

  test('only the holder subscribes, only at services that are trusted, and five browsers are enough', async () => {
    const { id, players } = await createMatch(connection, 'senet')
    const [mine, theirs] = players
    const wanted = push.subscription('mine')
    expect(await codeOf(connection.request({ cmd: 'subscribe', ...mine!, token: theirs!.token, ...wanted }))).toBe(
      'unauthorized',
    )
    const inside = { ...wanted, endpoint: 'http://127.0.0.1:1/' }
    expect(await codeOf(connection.request({ cmd: 'subscribe', ...mine!, ...inside }))).toBe('forbidden')
    for (const name of ['1', '2', '3', '4', '5', '6', '6']) await subscribe(mine!, name)
    const { push: subscriptions } = server.table.environment.store
    const endpoints = async () =>
      (await subscriptions?.readSubscriptions(id, 0))?.map(({ endpoint }) => endpoint.at(-1)).join('')
    expect(await endpoints()).toBe('23456')
    await connection.request({ cmd: 'unsubscribe', ...mine!, endpoint: push.subscription('4').endpoint })
    expect(await endpoints()).toBe('2356')
  })
})
