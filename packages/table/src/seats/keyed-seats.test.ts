import { describe, expect, test } from 'vitest'
import { codeOf, remoteTable } from '../tests/remote-table.ts'

const KEY = 'k3y-drawn-at-random-by-the-client'
const OTHER = 'another-k3y-drawn-at-random-by-it'

describe('a request whose answer was lost', () => {
  test('creates one match, and gives the same seats when it is sent again', async () => {
    const { send, table } = remoteTable()
    const request = { cmd: 'create-match', game: 'senet', players: [{ name: 'Ada' }, { open: true }], key: KEY }
    const [first, second] = await Promise.all([send(request), send(request)])
    expect(first).toMatchObject({ status: 'ok', players: [{ token: expect.any(String) }, { open: true }] })
    expect(second).toEqual(first)
    expect(await send(request)).toEqual(first)
    const all = await table.environment.store.listMatches({ listedOnly: false, limit: 10 })
    expect(all).toHaveLength(1)
    const another = await send({ ...request, key: OTHER })
    expect(another.match_id).not.toBe(first.match_id)
  })

  test('is not mistaken for a different request with the same key', async () => {
    const { send } = remoteTable()
    await send({ cmd: 'create-match', game: 'senet', key: KEY })
    expect(codeOf(await send({ cmd: 'create-match', game: 'odysseus', key: KEY }))).toBe('conflict')
    const clock = { kind: 'move', seconds: 60 }
    expect(codeOf(await send({ cmd: 'create-match', game: 'senet', clock, key: KEY }))).toBe('conflict')
  })

  test('takes one seat, and gives it again when it is sent again', async () => {
    const { send, create } = remoteTable()
    const [held] = await create({ game: 'odysseus', players: [{}, { open: true }, { open: true }] })
    const request = { cmd: 'join-match', match_id: held!.match_id, name: 'Ben', key: KEY }
    const first = await send(request)
    expect(first).toMatchObject({ status: 'ok', player_id: 1, token: expect.any(String) })
    expect(await send(request)).toEqual(first)
    expect(await send({ ...request, name: 'Cleo', key: OTHER })).toMatchObject({ player_id: 2 })
    expect(await send({ cmd: 'get-state', match_id: held!.match_id, player_id: 1, token: first.token })).toMatchObject({
      status: 'ok',
    })
  })

  test('claims one seat, and gives it again when it is sent again', async () => {
    const { send, create } = remoteTable({ isAbsent: () => true })
    const [first, second] = await create()
    const request = { cmd: 'claim-seat', match_id: first!.match_id, player_id: 1, name: 'Ben', key: KEY }
    const claimed = await send(request)
    expect(claimed).toMatchObject({ status: 'ok', player_id: 1, token: expect.any(String) })
    expect(await send(request)).toEqual(claimed)
    expect(await send({ cmd: 'get-state', ...second, token: claimed.token })).toMatchObject({ status: 'ok' })
    expect(await send({ ...request, name: 'Cleo', key: OTHER })).not.toMatchObject({ token: claimed.token })
    expect(codeOf(await send({ cmd: 'get-state', ...second, token: claimed.token }))).toBe('unauthorized')
  })

  test.each([{ bot: 'greedy' }, { open: true }])('hands over a seat once: %j', async fields => {
    const { send, create, table } = remoteTable({ isAbsent: () => true })
    const [first] = await create()
    const request = { cmd: 'claim-seat', match_id: first!.match_id, player_id: 1, token: first!.token, ...fields }
    const answer = await send(request)
    expect(answer).toMatchObject({ status: 'ok', ...fields })
    const { seats } = await table.live(first!.match_id)
    expect(await send(request)).toEqual(answer)
    expect((await table.live(first!.match_id)).seats).toEqual(seats)
  })

  test('does not return a seat that was left meanwhile', async () => {
    const { send } = remoteTable()
    const request = { cmd: 'create-match', game: 'senet', key: KEY }
    const { match_id, players } = await send(request)
    const [{ token }] = players as readonly [{ readonly token: string }]
    await send({ cmd: 'leave-match', match_id, player_id: 0, token, bot: 'greedy' })
    const again = await send(request)
    expect(again.players).toMatchObject([{ bot: 'greedy' }, { token: expect.any(String) }])
    expect(Object.keys((again.players as readonly object[])[0]!)).not.toContain('token')
  })

  test('needs a key that cannot be guessed', async () => {
    const { send } = remoteTable()
    expect(codeOf(await send({ cmd: 'create-match', game: 'senet', key: '1' }))).toBe('bad-request')
  })
})

describe('long logs and chats', () => {
  test('come a page at a time', async () => {
    const { send, create, play } = remoteTable()
    const seats = await create()
    await play(seats, 7)
    const { match_id } = seats[0]!
    const page = await send({ cmd: 'get-log', match_id, limit: 3 })
    expect(page).toMatchObject({ seq: 7, entries: [{ seq: 1 }, { seq: 2 }, { seq: 3 }], next: 3 })
    const last = await send({ cmd: 'get-log', match_id, limit: 3, since: 6 })
    expect(last).toMatchObject({ entries: [{ seq: 7 }] })
    expect(last).not.toHaveProperty('next')
    for (const text of ['one', 'two', 'three']) await send({ cmd: 'say', ...seats[0], text })
    expect(await send({ cmd: 'get-chat', match_id, limit: 2 })).toMatchObject({ messages: [{}, {}], next: 2 })
    expect(await send({ cmd: 'get-chat', match_id, since: 2 })).toMatchObject({ messages: [{ text: 'three' }] })
  })
})
