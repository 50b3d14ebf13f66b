import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, type MatchUpdate, remoteConnection } from '@turnwise/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { codeOf, createMatch, type Player, post, until } from './playing.ts'
import { RawSocket } from './raw-socket.ts'

let server: RunningServer
let connection: Connection
beforeAll(async () => {
  server = await startServer({ limits: NO_RATES })
  connection = remoteConnection(server.url)
})
afterAll(async () => {
  connection.close()
  await server.close()
})

/** When a player has got the update, and this socket an answer after it, it would have got the update too. */
async function settle(socket: RawSocket, player: Player, isIt: (update: MatchUpdate) => boolean): Promise<void> {
  await until(connection, player, isIt)
  await socket.ask({ cmd: 'ping' })
}

/** The seat that is to act, and the other one. */
async function turnOf(players: readonly Player[]): Promise<readonly [Player, Player]> {
  const [seat = 0] = (await server.table.live(players[0]!.match_id)).match.toAct
  return [players[seat]!, players[1 - seat]!]
}

describe('state is not synced to a client without a token', () => {
  test('a match without spectators tells a stranger nothing, over any carrier', async () => {
    const { id, players } = await createMatch(connection, 'senet', { spectators: false })
    const stranger = await RawSocket.greeted(server.url)
    for (const cmd of ['watch', 'get-state', 'get-log', 'get-chat']) {
      const answer = await stranger.ask({ cmd, match_id: id })
      expect(answer).toMatchObject({ status: 'error', error: { code: 'forbidden' } })
      expect(Object.keys(answer).sort()).toEqual(['error', 'id', 'response', 'status'])
    }
    const [mover] = await turnOf(players)
    await connection.act(mover, { type: 'throw' })
    await settle(stranger, mover, ({ seq }) => seq === 1)
    expect(stranger.updates).toEqual([])
    stranger.close()
  })

  test('nothing is answered or pushed before the hello', async () => {
    const { id } = await createMatch(connection, 'senet')
    const rude = new RawSocket(server.url)
    await rude.opened
    rude.send(JSON.stringify({ cmd: 'watch', match_id: id }))
    rude.send(JSON.stringify({ cmd: 'get-state', match_id: id }))
    expect(await rude.closed).toBe(1008)
    expect(rude.texts).toEqual([])
  })

  test('a hello with a wrong token closes the connection without an answer', async () => {
    const { id } = await createMatch(connection, 'senet')
    const liar = new RawSocket(server.url)
    await liar.opened
    liar.send(JSON.stringify({ cmd: 'hello', seats: [{ match_id: id, player_id: 0, token: 'guess' }] }))
    liar.send(JSON.stringify({ cmd: 'watch', match_id: id }))
    expect(await liar.closed).toBe(1008)
    expect(liar.texts).toEqual([])
  })

  test('a seat named in the hello needs no token afterwards', async () => {
    const { players } = await createMatch(connection, 'senet')
    const [mover] = await turnOf(players)
    const { token: _token, ...seat } = mover
    const socket = new RawSocket(server.url)
    await socket.opened
    await socket.ask({ cmd: 'hello', seats: [mover] })
    expect(await socket.ask({ cmd: 'throw', ...seat })).toMatchObject({ status: 'ok' })
    socket.close()
  })
})

describe('the answer to an action and the push of it', () => {
  test('agree, and leave in one order', async () => {
    const { players } = await createMatch(connection, 'senet')
    const sockets = [await RawSocket.greeted(server.url), await RawSocket.greeted(server.url)]
    for (const [i, socket] of sockets.entries()) await socket.ask({ cmd: 'watch', ...players[i] })
    for (let seq = 1; seq <= 12; seq++) {
      const { match } = await server.table.live(players[0]!.match_id)
      const [seat = 0] = match.toAct
      const { type, ...fields } = match.legalActions(seat)[0]!
      const answer = await sockets[seat]!.ask({ ...fields, cmd: type, ...players[seat] })
      const push = await sockets[seat]!.next(message => message.push === 'update' && message.seq === seq)
      const [entry] = push.entries as readonly { seq: number; events: unknown; text: unknown }[]
      expect(entry).toMatchObject({ seq: answer.seq, events: answer.events, text: answer.text })
      // Changes of presence are pushed too, without entries.
      const order = sockets[seat]!.messages.filter(
        message => message.seq === seq && (message.id === answer.id || (message.entries as unknown[])?.length === 1),
      )
      expect(order.map(({ push: kind }) => kind ?? 'answer')).toEqual(['update', 'answer'])
    }
    for (const socket of sockets) socket.close()
  })
})

describe('a spectator tab', () => {
  test('sees no more than a spectator, also beside a seat on the same connection', async () => {
    const { id, players } = await createMatch(connection, 'maze')
    const socket = new RawSocket(server.url)
    await socket.opened
    await socket.ask({ cmd: 'hello', seats: players })
    const views = new Map<unknown, unknown>()
    for (const who of [{}, { player_id: 0 }, { player_id: 1 }]) {
      const { watch } = await socket.ask({ cmd: 'watch', match_id: id, ...who })
      const update = await socket.next(message => message.push === 'update' && message.watch === watch)
      views.set(Object.values(who)[0] ?? 'spectator', update.view)
    }
    const { match, module } = await server.table.live(id)
    for (const viewer of ['spectator', 0, 1] as const) {
      expect(views.get(viewer)).toEqual(JSON.parse(JSON.stringify(module.game.view(match.state, viewer))))
    }
    expect(views.get('spectator')).not.toEqual(views.get(0))
    socket.close()
  })
})

describe('a refused client receives no pushes', () => {
  test('neither after a wrong token nor after a wrong seat', async () => {
    const { id, players } = await createMatch(connection, 'senet')
    const refused = await RawSocket.greeted(server.url)
    const wrong = [
      { match_id: id, player_id: 0, token: players[1]!.token },
      { match_id: id, player_id: 0 },
      { match_id: id, token: 'guess' },
    ]
    for (const request of wrong) {
      expect(await refused.ask({ cmd: 'watch', ...request })).toMatchObject({ error: { code: 'unauthorized' } })
    }
    const [mover] = await turnOf(players)
    await connection.act(mover, { type: 'throw' })
    await settle(refused, mover, ({ seq }) => seq === 1)
    expect(refused.updates).toEqual([])
    refused.close()
  })
})

describe('an old token does not work after leaving', () => {
  test('its watch ends with the seat, and its next request is refused', async () => {
    const { players } = await createMatch(connection, 'senet')
    const [mover, other] = await turnOf(players)
    const watching = await RawSocket.greeted(server.url)
    await watching.ask({ cmd: 'watch', ...mover })
    await watching.next(message => message.push === 'update')
    await connection.request({ cmd: 'leave-match', ...mover, bot: 'random' })
    expect(await watching.next(message => message.push === 'refused')).toMatchObject({
      error: { code: 'unauthorized' },
    })
    const seen = watching.updates.length
    await connection.request({ cmd: 'say', ...other, text: 'gone' })
    await settle(watching, other, ({ chat }) => chat?.at(-1)?.text === 'gone')
    expect(watching.updates).toHaveLength(seen)
    expect(await codeOf(connection.request({ cmd: 'get-state', ...mover }))).toBe('unauthorized')
    watching.close()
  })
})

describe('a client chooses neither the seed nor the throw', () => {
  test('a seed is refused where others play', async () => {
    const asked = connection.request({ cmd: 'create-match', game: 'senet', seed: 'mine' })
    expect(await codeOf(asked)).toBe('forbidden')
  })

  test('a throw that the client sends is refused and changes nothing', async () => {
    const { id, players } = await createMatch(connection, 'senet')
    const [mover] = await turnOf(players)
    expect(await codeOf(connection.act(mover, { type: 'throw', value: 5 }))).toBe('illegal-action')
    expect((await connection.request({ cmd: 'get-state', match_id: id })).seq).toBe(0)
  })

  test('what only a local host may do is refused', async () => {
    const { id, players } = await createMatch(connection, 'senet')
    const { state } = (await server.table.live(id)).match
    const [{ token }] = players as [Player]
    for (const asked of [
      connection.request({ cmd: 'set-state', match_id: id, state }),
      connection.request({ cmd: 'get-state', match_id: id, viewer: 'host' }),
      connection.request({ cmd: 'export-match', match_id: id, token }),
    ]) {
      expect(await codeOf(asked)).toBe('forbidden')
    }
  })
})

describe('chance', () => {
  test('cannot be previewed by a refusal, a reload or an undo: the next draw stays the same', async () => {
    const { id, players } = await createMatch(connection, 'senet')
    const [mover, other] = await turnOf(players)
    // Everything except how long players have been away.
    const stateText = async () => {
      const { players: _, ...state } = await connection.request({ cmd: 'get-state', ...mover })
      return JSON.stringify(state)
    }
    const before = await stateText()
    const refused = await post(server.url, { cmd: 'throw', ...mover, expected_seq: 7 })
    expect(refused).toMatchObject({ status: 'error' })
    expect(JSON.stringify(refused)).not.toMatch(/value/)
    expect(await codeOf(connection.act(other, { type: 'throw' }))).not.toBe('ok')
    expect(await stateText()).toBe(before)
    await connection.act(mover, { type: 'throw' })
    expect(await codeOf(connection.request({ cmd: 'undo', ...mover }))).toBe('illegal-action')
    const { match } = await server.table.live(id)
    expect(match.seq).toBe(1)
  })

  test('is not drawn again after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'turnwise-restart-'))
    const storage = { kind: 'sqlite', folder } as const
    const first = await startServer({ storage })
    const to = remoteConnection(first.url)
    const { id, players } = await createMatch(to, 'senet')
    const live = await first.table.live(id)
    const { state } = live.match
    const fork = live.match.fork()
    const [seat = 0] = fork.toAct
    const foretold = fork.play(seat, fork.legalActions(seat)[0]!)
    await first.close()
    const second = await startServer({ storage })
    const again = await second.table.live(id)
    expect(again.match.state).toEqual(state)
    const back = remoteConnection(second.url)
    await back.act(players[seat]!, { type: 'throw' })
    expect(foretold.ok && again.match.log[0]).toEqual(foretold.ok && foretold.value.entry)
    await second.close()
    rmSync(folder, { recursive: true })
  })

  test('comes from 128 bits of the system, not from the time', async () => {
    const matches = await Promise.all(Array.from({ length: 30 }, () => createMatch(connection, 'senet')))
    const seeds = await Promise.all(matches.map(async ({ id }) => (await server.table.live(id)).stored.seed))
    expect(new Set(seeds).size).toBe(30)
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/)
    for (let digit = 0; digit < 32; digit++) expect(new Set(seeds.map(seed => seed[digit])).size).toBeGreaterThan(3)
  })

  test('can be verified by anyone once the match is over', async () => {
    const { id, players } = await createMatch(connection, 'senet')
    const [mover] = await turnOf(players)
    expect(await connection.request({ cmd: 'get-state', match_id: id })).not.toHaveProperty('seed')
    await connection.act(mover, { type: 'throw' })
    await connection.request({ cmd: 'resign', ...mover })
    const { seed } = (await server.table.live(id)).stored
    expect(await connection.request({ cmd: 'get-state', match_id: id })).toMatchObject({ seed })
    const { record } = await connection.request({ cmd: 'export-match', match_id: id })
    expect(record).toMatchObject({ seed, game: 'senet' })
  })
})

describe('tokens', () => {
  test('are unguessable, stored as hashes only, and shown to no one else', async () => {
    const { id, players } = await createMatch(connection, 'senet')
    for (const { token } of players) expect(Buffer.from(token, 'base64url')).toHaveLength(24)
    const stored = JSON.stringify(await server.table.environment.store.loadMatch(id))
    for (const { token } of players) expect(stored).not.toContain(token)
    const state = JSON.stringify(await connection.request({ cmd: 'get-state', match_id: id }))
    expect(state).not.toMatch(/token/i)
  })
})

describe('pages of other origins', () => {
  test.each(['https://evil.example', 'null', 'http://localhost:1'])('%s is kept out', async origin => {
    const response = await fetch(`${server.url}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: '{"cmd":"ping"}',
    })
    expect(response.status).toBe(403)
    await expect(new RawSocket(server.url, origin).opened).rejects.toThrow('403')
  })

  test('our own is let in', async () => {
    const own = new RawSocket(server.url, server.url)
    await own.opened
    own.close()
  })
})
