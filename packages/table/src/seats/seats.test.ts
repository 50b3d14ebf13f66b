import { describe, expect, test } from 'vitest'
import { play } from '../play.ts'
import { Table } from '../table.ts'
import { codeOf, remoteTable } from '../tests/remote-table.ts'

describe('a seat', () => {
  test('that changed in another process is read from the store', async () => {
    const { create, send, table } = remoteTable({ isAbsent: () => true })
    const [first] = await create({ players: [{}, { open: true }] })
    const { match_id } = first!
    const { environment } = table
    const other = new Table({ ...environment, store: { ...environment.store, isShared: true } })
    await other.live(match_id)
    const seat = { match_id, player_id: 1, token: (await send({ cmd: 'join-match', match_id })).token }
    const elsewhere = (request: object) => other.handle(request, { local: false })
    expect(codeOf(await elsewhere({ cmd: 'say', ...seat, text: 'hello' }))).toBe('ok')
    await send({ cmd: 'claim-seat', ...first, player_id: 1, bot: 'greedy' })
    expect(codeOf(await elsewhere({ cmd: 'claim-seat', ...seat }))).toBe('ok')
    expect((await environment.store.loadMatch(match_id))?.seats[1]).toMatchObject({ bot: null })
    expect(codeOf(await elsewhere({ cmd: 'say', ...seat, token: 'of nobody', text: 'hello' }))).toBe('unauthorized')
  })

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

  test('that was left refuses its old token, and can be taken again', async () => {
    const { create, send, pass } = remoteTable()
    const [first] = await create()
    expect(codeOf(await send({ cmd: 'leave-match', ...first }))).toBe('ok')
    for (const cmd of ['throw', 'get-legal-actions', 'get-state', 'resign']) {
      expect(codeOf(await send({ cmd, ...first }))).toBe('unauthorized')
    }
    await pass(10_000)
    const joined = await send({ cmd: 'join-match', match_id: first!.match_id, name: 'Ada' })
    expect(joined).toMatchObject({ status: 'ok', player_id: 0 })
    expect(codeOf(await send({ cmd: 'throw', ...first, token: joined.token }))).toBe('ok')
  })

  test('has its own name, which the rules know', async () => {
    const { table, send } = remoteTable()
    const create = (...names: string[]) =>
      send({ cmd: 'create-match', game: 'odysseus', players: names.map(name => ({ name })) })
    expect(codeOf(await create('Ada', 'ada'))).toBe('bad-request')
    const { match_id } = (await create('Ada', 'Leo')) as unknown as { match_id: string }
    const { match } = await table.live(match_id)
    expect(match.game.view(match.state, 0)).toMatchObject({ playerNames: ['Ada', 'Leo'] })
    expect(match.play(1, { type: 'end_turn' })).toMatchObject({ error: { message: 'It is the turn of Ada.' } })
  })

  test.each([
    ['open', {}],
    ['to a bot', { bot: 'greedy' }],
  ])('can be left %s again: a lost answer is given once more, and nothing changes', async (_how, fields) => {
    const { table, create, send, pass } = remoteTable()
    const [first, second] = await create()
    const leave = { cmd: 'leave-match', ...first, ...fields }
    const answer = await send(leave)
    const { seats } = await table.live(first!.match_id)
    await pass(11_000)
    expect(await send(leave)).toEqual(answer)
    expect((await table.live(first!.match_id)).seats).toEqual(seats)
    expect(codeOf(await send({ ...leave, token: second!.token }))).toBe('unauthorized')
    if (!('bot' in fields)) {
      const joined = await send({ cmd: 'join-match', match_id: first!.match_id })
      expect(await send(leave)).toEqual(answer)
      expect(codeOf(await send({ cmd: 'throw', ...first, token: joined.token }))).toBe('ok')
    }
    expect(codeOf(await send({ cmd: 'throw', ...first }))).toBe('unauthorized')
  })

  test('can be left twice on one device', async () => {
    const { table, pass } = remoteTable()
    const host = (request: object) => table.handle(request, { local: true })
    const match_id = String((await host({ cmd: 'create-match', game: 'senet' })).match_id)
    for (const fields of [{ player_id: 0 }, { player_id: 1, bot: 'greedy' }]) {
      const answer = await host({ cmd: 'leave-match', match_id, ...fields })
      const { seats } = await table.live(match_id)
      await pass(1_000)
      expect(await host({ cmd: 'leave-match', match_id, ...fields })).toEqual(answer)
      expect((await table.live(match_id)).seats).toEqual(seats)
    }
  })

  test.each(['', '   ', 'x'.repeat(41), '\u001B[2J', 'a\u0000', 'a\uD83D', 'a\u202Eb'])(
    'is not taken under the name %j',
    async name => {
      const { create, send } = remoteTable()
      const [first] = await create({ players: [{}, { open: true }] })
      const { match_id } = first!
      for (const request of [
        { cmd: 'create-match', game: 'senet', players: [{ name }, {}] },
        { cmd: 'join-match', match_id, name },
        { cmd: 'claim-seat', match_id, player_id: 1, name },
      ]) {
        expect(codeOf(await send(request))).toBe('bad-request')
      }
    },
  )

  test('gets a number after a long name that is already used', async () => {
    const { table, create, send } = remoteTable()
    const name = '🎲'.repeat(40)
    const [first] = await create({ players: [{ name }, { open: true }] })
    await send({ cmd: 'join-match', match_id: first!.match_id, name })
    const names = (await table.live(first!.match_id)).seats.map(seat => seat.name)
    expect(names).toEqual([name, `${'🎲'.repeat(38)} 2`])
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

  test('that was left does not keep players from another open seat', async () => {
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
    const changed = (await send({ cmd: 'undo', ...first })).error as { code: string }
    expect(changed.code).toBe(expected !== 'ok' ? 'illegal-action' : 'bot' in asked ? 'forbidden' : 'unauthorized')
    if (expected !== 'ok') return
    if ('open' in asked) expect(codeOf(await send({ cmd: 'join-match', match_id: first!.match_id }))).toBe('ok')
    else if ('bot' in asked) expect((await table.live(first!.match_id)).seats[0]?.bot).toBe('greedy')
    else expect(codeOf(await send({ cmd: 'get-legal-actions', ...first, token: answer.token }))).toBe('ok')
  })
})

describe('a seat that another person has claimed', () => {
  const away = () => remoteTable({ isAbsent: () => true })
  const stateOf = (seat: object) => ({ cmd: 'get-state', ...seat })

  test('goes back to its holder when they come back, as often as they do', async () => {
    const { table, create, send } = away()
    const [ada] = await create({ players: [{ name: 'Ada' }, {}] })
    const { match_id } = ada!
    const claim = { cmd: 'claim-seat', match_id, player_id: 0 }
    const ben = await send({ ...claim, name: 'Ben' })
    const cleo = await send({ ...claim, name: 'Cleo' })
    expect(codeOf(await send(stateOf(ada!)))).toBe('unauthorized')
    expect(await send({ ...claim, token: ben.token })).toMatchObject({ status: 'ok', token: ben.token })
    expect((await table.live(match_id)).seats[0]).toMatchObject({ name: 'Ben' })
    expect(codeOf(await send({ ...claim, token: cleo.token, bot: 'greedy' }))).toBe('unauthorized')
    for (let i = 0; i < 2; i++) {
      expect(await send({ ...claim, token: ada!.token })).toMatchObject({ status: 'ok', token: ada!.token })
    }
    expect((await table.live(match_id)).seats[0]).toMatchObject({ name: 'Ada', bot: null })
    expect(codeOf(await send(stateOf(ada!)))).toBe('ok')
    expect(codeOf(await send(stateOf({ ...ada, token: ben.token })))).toBe('unauthorized')
    // Who was there after them has nothing to come back to.
    expect(codeOf(await send({ ...claim, token: ben.token, bot: 'greedy' }))).toBe('unauthorized')
  })

  test.each([
    ['a bot', { cmd: 'leave-match', bot: 'greedy' }],
    ['anybody', { cmd: 'leave-match' }],
  ])('is also theirs when that person has left it to %s, and not after they left it', async (_whom, leave) => {
    const { create, send } = away()
    const [ada] = await create({ players: [{ name: 'Ada' }, {}] })
    const { match_id } = ada!
    const claim = { cmd: 'claim-seat', match_id, player_id: 0 }
    const ben = await send(claim)
    expect(codeOf(await send({ ...leave, match_id, player_id: 0, token: ben.token }))).toBe('ok')
    expect(codeOf(await send({ ...claim, token: ada!.token }))).toBe('ok')
    expect(codeOf(await send(stateOf(ada!)))).toBe('ok')
    expect(codeOf(await send({ ...leave, ...ada }))).toBe('ok')
    expect(codeOf(await send({ ...claim, token: ada!.token }))).not.toBe('ok')
  })
})

describe('the seats of a match that is over', () => {
  test.each([
    ['join-match', {}],
    ['claim-seat', {}],
    ['claim-seat', { bot: 'greedy' }],
    ['claim-seat', { open: true }],
  ])('change no more: %s %j', async (cmd, fields) => {
    const { table, create, send, pass } = remoteTable({ isAbsent: () => true })
    const [first, second] = await create({ players: [{ name: 'Ada' }, { name: 'Ben' }] })
    const { match_id } = first!
    await send({ cmd: 'leave-match', ...first })
    await send({ cmd: 'resign', ...second })
    await pass(20_000)
    const { seats } = await table.live(match_id)
    const token = 'bot' in fields || 'open' in fields ? { token: second!.token } : {}
    expect(codeOf(await send({ cmd, match_id, player_id: 0, ...fields, ...token }))).toBe('match-over')
    expect((await table.live(match_id)).seats).toEqual(seats)
  })

  test.each([{}, { bot: 'greedy' }])('keep the name of a winner who leaves: %j', async fields => {
    const { table, create, send } = remoteTable({ isAbsent: () => true })
    const [first, second] = await create({ players: [{ name: 'Ada' }, { name: 'Ben' }] })
    await send({ cmd: 'resign', ...second })
    const leave = { cmd: 'leave-match', ...first, ...fields }
    const answer = await send(leave)
    expect(codeOf(answer)).toBe('ok')
    expect(await send(leave)).toEqual(answer)
    expect(codeOf(await send({ cmd: 'get-state', ...first }))).toBe('unauthorized')
    const { match_id } = first!
    expect((await table.live(match_id)).seats[0]).toMatchObject({ name: 'Ada', bot: null, open: false })
    const { record } = await send({ cmd: 'export-match', match_id })
    expect(record).toMatchObject({ players: [{ name: 'Ada' }, { name: 'Ben' }] })
    expect(JSON.stringify(record)).not.toContain('greedy')
    expect(codeOf(await send({ cmd: 'join-match', match_id }))).toBe('match-over')
  })
})

describe('the seat of an absent player in a game with secrets', () => {
  const away = () => remoteTable({ isAbsent: () => true })

  test('is not given to another person', async () => {
    const { table, create, send } = away()
    const [first, second] = await create({ game: 'maze' })
    const claim = { cmd: 'claim-seat', match_id: first!.match_id, player_id: 0 }
    for (const request of [claim, { ...claim, token: second!.token }, { ...claim, token: second!.token, open: true }]) {
      expect(codeOf(await send(request))).toBe('forbidden')
    }
    expect((await table.live(first!.match_id)).seats[0]).toMatchObject({ bot: null, open: false })
    expect(codeOf(await send({ cmd: 'get-legal-actions', ...first }))).toBe('ok')
  })

  test.each(['maze', 'senet'])('is played by a bot until its holder comes back, as in any other: %s', async game => {
    const { table, create, send } = away()
    const [first, second] = await create({ game, players: [{ name: 'Ada' }, {}] })
    const { match_id } = first!
    const { module } = await table.live(match_id)
    const bot = module.bots[0]!.id
    const claim = { cmd: 'claim-seat', match_id, player_id: 0 }
    expect(codeOf(await send({ ...claim, token: second!.token, bot }))).toBe('ok')
    expect((await table.live(match_id)).seats[0]).toMatchObject({ bot, name: 'Ada', open: false })
    // They can watch and chat, but not play beside the bot; no one else can take the seat.
    expect(codeOf(await send({ cmd: 'get-state', ...first }))).toBe('ok')
    expect(codeOf(await send({ cmd: 'say', ...first, text: 'back soon' }))).toBe('ok')
    expect(codeOf(await send({ cmd: 'resign', ...first }))).toBe('forbidden')
    expect(codeOf(await send(claim))).toBe('forbidden')
    for (let i = 0; i < 2; i++) {
      expect(await send({ ...claim, token: first!.token })).toMatchObject({ status: 'ok', token: first!.token })
    }
    expect((await table.live(match_id)).seats[0]).toMatchObject({ bot: null, name: 'Ada' })
    expect(codeOf(await send({ cmd: 'get-legal-actions', ...first }))).toBe('ok')
    expect(codeOf(await send({ cmd: 'resign', ...first }))).not.toBe('forbidden')
  })

  test('goes to a bot when it is left after the first action', async () => {
    const { table, create, send } = away()
    const seats = await create({ game: 'maze' })
    const { match_id } = seats[0]!
    await table.change(match_id, async transaction => {
      const { match } = transaction.live
      const seat = match.toAct[0]!
      await play(transaction, seat, match.legalActions(seat)[0]!, undefined)
    })
    await send({ cmd: 'leave-match', ...seats[0] })
    expect((await table.live(match_id)).seats[0]).toMatchObject({ bot: expect.any(String), tokenHash: null })
    expect(codeOf(await send({ cmd: 'join-match', match_id }))).toBe('conflict')
    expect(codeOf(await send({ cmd: 'get-state', ...seats[0] }))).toBe('unauthorized')
  })
})

describe('a seed', () => {
  test.each(['', 'x'.repeat(201), 'a\uD83D', 'a\u0000', '\u001B[2J'])('is not %j', async seed => {
    const { table } = remoteTable()
    const answer = await table.handle({ cmd: 'create-match', game: 'senet', seed }, { local: true })
    expect(codeOf(answer)).toBe('bad-request')
  })
})

describe('an id', () => {
  test.each(['a\u0000', 'a b', '', '../x', 'a\uD83D'])('is not %j', async match_id => {
    const { send } = remoteTable()
    expect(codeOf(await send({ cmd: 'get-state', match_id }))).toBe('bad-request')
    expect(codeOf(await send({ cmd: 'list-matches', game: match_id }))).toBe('bad-request')
    expect(codeOf(await send({ cmd: 'list-matches', after: match_id }))).toBe('bad-request')
  })
})

describe('a match that takes no spectators', () => {
  test('is visible to its seats only', async () => {
    const { create, send } = remoteTable()
    const [first] = await create({ spectators: false })
    for (const cmd of ['get-state', 'get-log', 'get-chat']) {
      expect(codeOf(await send({ cmd, match_id: first!.match_id }))).toBe('forbidden')
      expect(codeOf(await send({ cmd, ...first }))).toBe('ok')
    }
    expect(codeOf(await send({ cmd: 'wait', match_id: first!.match_id, since: 0, timeout: 0 }))).toBe('forbidden')
  })
})

describe('a finished match that takes no spectators', () => {
  test('is exported to its seats only', async () => {
    const { create, send } = remoteTable()
    const [first, second] = await create({ spectators: false })
    const { match_id, token } = first!
    const ask = (fields: object) => send({ cmd: 'export-match', match_id, ...fields })
    expect(codeOf(await ask({ token }))).toBe('forbidden')
    await send({ cmd: 'resign', ...second })
    expect(codeOf(await ask({}))).toBe('forbidden')
    expect(codeOf(await ask({ token: 'guess' }))).toBe('unauthorized')
    expect(await ask({ token })).toMatchObject({ status: 'ok', record: { game: 'senet' } })
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
