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
    const { create, send, pass } = remoteTable()
    const [first] = await create()
    expect(codeOf(await send({ cmd: 'leave-match', ...first }))).toBe('ok')
    for (const cmd of ['throw', 'leave-match', 'get-legal-actions', 'resign']) {
      expect(codeOf(await send({ cmd, ...first }))).toBe('unauthorized')
    }
    await pass(10_000)
    const joined = await send({ cmd: 'join-match', match_id: first!.match_id, name: 'Ada' })
    expect(joined).toMatchObject({ status: 'ok', player_id: 0 })
    expect(codeOf(await send({ cmd: 'throw', ...first, token: joined.token }))).toBe('ok')
  })

  test('has a name of its own, which the rules are told', async () => {
    const { table, send } = remoteTable()
    const create = (...names: string[]) =>
      send({ cmd: 'create-match', game: 'odysseus', players: names.map(name => ({ name })) })
    expect(codeOf(await create('Ada', 'ada'))).toBe('bad-request')
    const { match_id } = (await create('Ada', 'Leo')) as unknown as { match_id: string }
    const { match } = await table.live(match_id)
    expect(match.game.view(match.state, 0)).toMatchObject({ playerNames: ['Ada', 'Leo'] })
    expect(match.play(1, { type: 'end_turn' })).toMatchObject({ error: { message: 'It is the turn of Ada.' } })
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

  test.each(['join-match', 'claim-seat'])('that was just left is kept for ten seconds: %s', async cmd => {
    const { table, create, send, pass } = remoteTable()
    const [first, second] = await create()
    const { match_id } = first!
    await send({ cmd: 'leave-match', ...first })
    const players = async () => (await send({ cmd: 'get-state', match_id })).players
    expect(await players()).toMatchObject([{ open: true, opens_in: 10_000 }, {}])
    await pass(9_000)
    const early = await send({ cmd, match_id, player_id: 0 })
    expect(early.error).toMatchObject({ code: 'forbidden', details: { opens_in: 1_000 } })
    const bot = { cmd: 'claim-seat', match_id, player_id: 0, token: second!.token, bot: 'greedy' }
    expect(codeOf(await send(bot))).toBe('forbidden')
    await pass(1_000)
    expect(await players()).toEqual([expect.not.objectContaining({ opens_in: expect.anything() }), expect.anything()])
    expect(codeOf(await send({ cmd, match_id, player_id: 0 }))).toBe('ok')
    expect((await table.live(match_id)).seats[0]).toMatchObject({ open: false })
  })

  test('that was left does not keep anybody from another that is open', async () => {
    const { create, send } = remoteTable()
    const [first] = await create({ game: 'odysseus', players: [{}, { open: true }] })
    await send({ cmd: 'leave-match', ...first })
    expect(await send({ cmd: 'join-match', match_id: first!.match_id })).toMatchObject({ player_id: 1 })
  })

  test.each<[string, object, boolean, { token?: true; bot?: string; open?: true }, string]>([
    ['a stranger, its holder there', {}, false, {}, 'forbidden'],
    ['a stranger, its holder away', {}, true, {}, 'ok'],
    ['a stranger where nobody looks on', { spectators: false }, true, {}, 'unauthorized'],
    ['a stranger for a bot', {}, true, { bot: 'greedy' }, 'unauthorized'],
    ['a stranger for anybody', {}, true, { open: true }, 'unauthorized'],
    ['another at the table, its holder there', {}, false, { token: true }, 'forbidden'],
    ['another at the table, its holder away', { spectators: false }, true, { token: true }, 'ok'],
    ['another at the table for a bot', {}, true, { token: true, bot: 'greedy' }, 'ok'],
    ['another at the table for anybody', {}, true, { token: true, open: true }, 'ok'],
  ])('is claimed by %s', async (_who, settings, away, { token, ...asked }, expected) => {
    const { table, create, send } = remoteTable({ isAbsent: () => away })
    const [first, second] = await create(settings)
    const claim = { cmd: 'claim-seat', match_id: first!.match_id, player_id: 0, ...asked }
    const answer = await send(token ? { ...claim, token: second!.token } : claim)
    expect(codeOf(answer)).toBe(expected)
    const changed = (await send({ cmd: 'get-legal-actions', ...first })).status === 'error'
    expect(changed).toBe(expected === 'ok')
    if (expected !== 'ok') return
    if ('open' in asked) expect(codeOf(await send({ cmd: 'join-match', match_id: first!.match_id }))).toBe('ok')
    else if ('bot' in asked) expect((await table.live(first!.match_id)).seats[0]?.bot).toBe('greedy')
    else expect(codeOf(await send({ cmd: 'get-legal-actions', ...first, token: answer.token }))).toBe('ok')
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
