import { describe, expect, test } from 'vitest'
import { codeOf, remoteTable } from '../tests/remote-table.ts'

describe('a seat', () => {
  test('is held by its token alone', async () => {
    const { create, send } = remoteTable()
    const [first, second] = await create()
    expect(codeOf(await send({ cmd: 'throw', ...first, token: undefined }))).toBe('unauthorized')
    expect(codeOf(await send({ cmd: 'throw', ...first, token: second!.token }))).toBe('unauthorized')
    expect(codeOf(await send({ cmd: 'get-state', ...first, token: 'guess' }))).toBe('unauthorized')
    expect(codeOf(await send({ cmd: 'throw', ...first }))).toBe('ok')
  })

  test('that is open goes to the first who joins', async () => {
    const { create, send } = remoteTable()
    const [held] = await create({ players: [{}, { open: true }] })
    const answers = await Promise.all([1, 2].map(() => send({ cmd: 'join-match', match_id: held!.match_id })))
    expect(answers.map(codeOf).sort()).toEqual(['conflict', 'ok'])
  })

  test('that is left takes no order from its old token, and can be taken again', async () => {
    const { create, send } = remoteTable()
    const [first] = await create()
    expect(codeOf(await send({ cmd: 'leave-match', ...first }))).toBe('ok')
    for (const cmd of ['throw', 'leave-match', 'get-legal-actions', 'resign']) {
      expect(codeOf(await send({ cmd, ...first }))).toBe('unauthorized')
    }
    const joined = await send({ cmd: 'join-match', match_id: first!.match_id, name: 'Ada' })
    expect(joined).toMatchObject({ status: 'ok', player_id: 0 })
    expect(codeOf(await send({ cmd: 'throw', ...first, token: joined.token }))).toBe('ok')
  })

  test('is not taken under the name of another', async () => {
    const { table, create, send } = remoteTable()
    const [first] = await create({ players: [{ name: 'Ada' }, { open: true }] })
    await send({ cmd: 'join-match', match_id: first!.match_id, name: 'ada' })
    expect((await table.live(first!.match_id)).seats.map(({ name }) => name)).toEqual(['Ada', 'ada 2'])
  })

  test('that is left to a bot is the bot’s', async () => {
    const { table, create, send } = remoteTable()
    const [first] = await create()
    expect(codeOf(await send({ cmd: 'leave-match', ...first, bot: 'nobody' }))).toBe('bad-request')
    expect(codeOf(await send({ cmd: 'leave-match', ...first, bot: 'greedy' }))).toBe('ok')
    expect((await table.live(first!.match_id)).seats[0]).toMatchObject({ bot: 'greedy', tokenHash: null, open: false })
  })

  test.each([
    ['nobody at the table', false, true, 'unauthorized'],
    ['somebody at the table, its holder there', true, false, 'forbidden'],
    ['somebody at the table, its holder away', true, true, 'ok'],
  ])('is claimed by %s', async (_who, atTable, away, expected) => {
    const { create, send } = remoteTable({ isAbsent: () => away })
    const [first, second] = await create()
    const claim = { cmd: 'claim-seat', match_id: first!.match_id, player_id: 0, bot: 'greedy' }
    expect(codeOf(await send(atTable ? { ...claim, token: second!.token } : claim))).toBe(expected)
  })
})

describe('a match that takes no spectators', () => {
  test('shows itself to its seats alone', async () => {
    const { create, send } = remoteTable()
    const [first] = await create({ spectators: false })
    for (const cmd of ['get-state', 'get-log', 'get-chat']) {
      expect(codeOf(await send({ cmd, match_id: first!.match_id }))).toBe('forbidden')
      expect(codeOf(await send({ cmd, ...first }))).toBe('ok')
    }
    expect(codeOf(await send({ cmd: 'wait', match_id: first!.match_id, since: 0, timeout: 0 }))).toBe('forbidden')
  })
})

describe('the lobby', () => {
  test('lists open matches, and unlisted ones never', async () => {
    const { create, send } = remoteTable()
    const [open] = await create({ players: [{ name: 'Ada' }, { open: true }] })
    await create({ players: [{}, { open: true }], listed: false })
    const answer = await send({ cmd: 'list-matches', state: 'open' })
    expect(answer.matches).toMatchObject([{ match_id: open!.match_id, players: [{ name: 'Ada' }, { open: true }] }])
    expect(JSON.stringify(answer)).not.toContain('token')
  })
})
