import { rematchId } from '@turnwise/protocol'
import { describe, expect, test } from 'vitest'
import { play } from '../play.ts'
import { Table } from '../table.ts'
import { codeOf, remoteTable } from '../tests/remote-table.ts'

describe('an offer', () => {
  test('of a draw ends the match when the other accepts', async () => {
    const { create, send, play } = remoteTable()
    const [first, second] = await create()
    await play([first!, second!], 1)
    expect(await send({ cmd: 'offer', ...first, kind: 'draw' })).toMatchObject({ settled: false })
    expect(codeOf(await send({ cmd: 'answer', ...first, kind: 'draw', accept: true }))).toBe('illegal-action')
    expect(await send({ cmd: 'answer', ...second, kind: 'draw', accept: true })).toMatchObject({
      settled: true,
      outcome: { winners: [], reason: 'agreed-draw' },
    })
  })

  test('of an undo takes back what revealed something', async () => {
    const { table, create, send, play } = remoteTable()
    const [first, second] = await create()
    await play([first!, second!], 1)
    const thrower = (await table.live(first!.match_id)).match.log[0] as { seat: number }
    const [mine, other] = thrower.seat === 0 ? [first, second] : [second, first]
    expect(codeOf(await send({ cmd: 'undo', ...mine }))).toBe('illegal-action')
    await send({ cmd: 'offer', ...mine, kind: 'undo' })
    expect(await send({ cmd: 'answer', ...other, kind: 'undo', accept: true })).toMatchObject({ settled: true })
    const { match } = await table.live(first!.match_id)
    const thrown = match.log[0]
    await play([first!, second!], 1)
    // The same throw comes again: undoing gives no advantage.
    expect(match.log.at(-1)).toMatchObject({ action: (thrown as { action: object }).action })
  })

  test('of a rematch seats the same players, each one seat further on', async () => {
    const { create, send } = remoteTable()
    const [first, second] = await create()
    await send({ cmd: 'resign', ...first })
    await send({ cmd: 'offer', ...second, kind: 'rematch' })
    const settled = await send({ cmd: 'answer', ...first, kind: 'rematch', accept: true })
    const id = rematchId(first!.match_id)
    expect(settled.rematch_id).toBe(id)
    const state = await send({ cmd: 'get-state', ...first, match_id: id, player_id: 1 })
    expect(state).toMatchObject({ status: 'ok', seq: 0 })
  })

  test('of a rematch is accepted once the rematch is stored: players go there at once', async () => {
    const { table, create, send } = remoteTable()
    const [first, second] = await create()
    await send({ cmd: 'resign', ...first })
    const heard = storedWhenHeard(table, first!.match_id, 'answer')
    await send({ cmd: 'offer', ...second, kind: 'rematch' })
    await send({ cmd: 'answer', ...first, kind: 'rematch', accept: true })
    expect(heard).toEqual([[rematchId(first!.match_id)]])
  })

  test('of a rematch to bots alone is stored with the rematch', async () => {
    const { table, create, send } = remoteTable()
    const [first] = await create({ players: [{ name: 'Ann' }, { name: 'Bot', bot: 'random' }] })
    await send({ cmd: 'resign', ...first })
    const heard = storedWhenHeard(table, first!.match_id, 'offer')
    expect(await send({ cmd: 'offer', ...first, kind: 'rematch' })).toMatchObject({ settled: true })
    expect(heard).toEqual([[rematchId(first!.match_id)]])
  })

  test.each([
    ['m', 'm-2'],
    ['m-2', 'm-3'],
    ['m-19', 'm-20'],
  ])('leads from %s to %s', (from, to) => {
    expect(rematchId(from)).toBe(to)
  })
})

describe('offers', () => {
  test('do not make the actions of others stale', async () => {
    const { table, create, send } = remoteTable()
    const seats = await create()
    const { match } = await table.live(seats[0]!.match_id)
    const [acting, other] = match.toAct[0] === 0 ? seats : [...seats].reverse()
    const expected_seq = match.seq
    await send({ cmd: 'offer', ...other, kind: 'draw' })
    await send({ cmd: 'answer', ...other, kind: 'draw', accept: false })
    await send({ cmd: 'offer', ...other, kind: 'draw' })
    expect(codeOf(await send({ cmd: 'throw', ...acting, expected_seq }))).toBe('ok')
    expect(codeOf(await send({ cmd: 'throw', ...acting, expected_seq }))).toBe('conflict')
    expect(match.log.filter(({ kind }) => kind === 'action')).toHaveLength(1)
  })

  test('themselves are accepted only at exactly the expected seq', async () => {
    const { create, send } = remoteTable()
    const [first] = await create()
    const offer = { cmd: 'offer', ...first, kind: 'draw', expected_seq: 0 }
    const withdraw = { cmd: 'answer', ...first, kind: 'draw', accept: false, expected_seq: 1 }
    expect(codeOf(await send(offer))).toBe('ok')
    expect(codeOf(await send(offer))).toBe('conflict')
    expect(codeOf(await send(withdraw))).toBe('ok')
    expect(codeOf(await send(withdraw))).toBe('conflict')
    expect(codeOf(await send(offer))).toBe('conflict')
  })

  test('that are repeated get a conflict, whatever else would refuse them', async () => {
    const { create, send } = remoteTable()
    const [first] = await create()
    const offer = { cmd: 'offer', ...first, kind: 'draw' }
    const withdraw = { cmd: 'answer', ...first, kind: 'draw', accept: false }
    for (const expected_seq of [0, 2, 4]) {
      expect(codeOf(await send({ ...offer, expected_seq }))).toBe('ok')
      expect(codeOf(await send({ ...withdraw, expected_seq: expected_seq + 1 }))).toBe('ok')
    }
    expect(codeOf(await send({ ...offer, expected_seq: 4 }))).toBe('conflict')
    expect(codeOf(await send({ ...offer, expected_seq: 6 }))).toBe('forbidden')
    const resign = { cmd: 'resign', ...first, expected_seq: 6 }
    expect([codeOf(await send(resign)), codeOf(await send(resign))]).toEqual(['ok', 'conflict'])
  })

  test('are at most three of a seat between two actions', async () => {
    const { table, create, send, play } = remoteTable()
    const [first, second] = await create()
    const offer = { cmd: 'offer', ...first, kind: 'draw' }
    const withdraw = { cmd: 'answer', ...first, kind: 'draw', accept: false }
    for (let i = 0; i < 3; i++) {
      expect(codeOf(await send(offer))).toBe('ok')
      expect(codeOf(await send(withdraw))).toBe('ok')
    }
    const { match } = await table.live(first!.match_id)
    const { seq } = match
    expect(codeOf(await send(offer))).toBe('forbidden')
    expect(match.seq).toBe(seq)
    expect(codeOf(await send({ ...offer, ...second }))).toBe('ok')
    expect(codeOf(await send({ ...withdraw, ...second }))).toBe('ok')
    await play([first!, second!], 1)
    expect(codeOf(await send(offer))).toBe('ok')
  })

  test.each([
    ['declines an undo of what chance decided', 'senet', 1, false],
    ['agrees to an undo of what revealed nothing', 'runerail', 1, true],
  ])('to a bot: it %s', async (_what, game, actions, settled) => {
    const { table, create, send } = remoteTable()
    const [, second] = await create({ game, players: [{ bot: 'random' }, {}] })
    const { match } = await table.live(second!.match_id)
    let own = 0
    while (own < actions) {
      const seat = match.toAct[0]!
      const [first] = match.legalActions(seat)
      await table.change(second!.match_id, transaction => play(transaction, seat, first!, undefined))
      if (seat === 1) own++
    }
    const answer = await send({ cmd: 'offer', ...second, kind: 'undo' })
    expect(answer).toMatchObject({ status: 'ok', settled })
    expect(match.offer).toBeUndefined()
    expect(match.log.at(-1)).toMatchObject(settled ? { kind: 'undo', seat: 1 } : { kind: 'answer', accept: false })
  })
})

test.each([true, false])('if actions are final nothing is taken back (local host: %s)', async local => {
  const { table, create, play } = remoteTable()
  const seats = await create({ game: 'maze' })
  await play(seats, 1)
  const { match } = await table.live(seats[0]!.match_id)
  for (const held of seats) {
    for (const request of [{ cmd: 'undo' }, { cmd: 'undo', to: 0 }, { cmd: 'offer', kind: 'undo' }]) {
      const answer = await table.handle({ ...request, ...held }, { local })
      expect(answer).toMatchObject({ error: { code: 'illegal-action', message: 'Moves in A Maze cannot be undone.' } })
    }
  }
  expect(match.seq).toBe(1)
})

describe('an undo', () => {
  test('sent to a process that is behind takes back what the caller has seen last, once', async () => {
    const { create, send, table } = remoteTable()
    const seats = await create({ game: 'runerail', players: [{}, {}] })
    const { match_id } = seats[0]!
    const { match } = await table.live(match_id)
    const behind = new Table(table.environment)
    const act = async () => {
      const seat = match.toAct[0]!
      await table.change(match_id, transaction => play(transaction, seat, match.legalActions(seat)[0]!, undefined))
      return seat
    }
    // Until a player could take back an action of theirs, and acts once more.
    let acting = await act()
    while (match.toAct[0] !== acting || match.freeUndoTarget(acting) === undefined) acting = await act()
    await behind.live(match_id)
    const to = match.seq
    await act()
    const undo = { cmd: 'undo', ...seats[acting], expected_seq: match.seq }
    expect(await behind.handle(undo, { local: false })).toMatchObject({ status: 'ok', seq: to + 2, to })
    expect(codeOf(await behind.handle(undo, { local: false }))).toBe('conflict')
    await table.catchUp(match_id)
    expect(codeOf(await send(undo))).toBe('conflict')
  })
})

describe('a match that ended by its rules', () => {
  test.each([true, false])('is not reopened by an undo (local host: %s)', async local => {
    const { table, create, play } = remoteTable()
    const seats = await create({ options: { throws: 'sticks' } })
    const { match } = await table.live(seats[0]!.match_id)
    while (match.outcome === undefined) await play(seats, 1)
    const { outcome, seq } = match
    for (const held of seats) {
      for (const request of [{ cmd: 'undo' }, { cmd: 'undo', to: 0 }, { cmd: 'offer', kind: 'undo' }]) {
        expect(codeOf(await table.handle({ ...request, ...held }, { local }))).toBe('match-over')
      }
    }
    expect([match.outcome, match.seq]).toEqual([outcome, seq])
  })
})

describe('resigning', () => {
  test('lets the other player win, once', async () => {
    const { create, send } = remoteTable()
    const [first] = await create()
    expect(await send({ cmd: 'resign', ...first })).toMatchObject({ outcome: { winners: [1], reason: 'resigned' } })
    expect(codeOf(await send({ cmd: 'resign', ...first }))).toBe('match-over')
  })
})

describe('chat', () => {
  test('is plain text, stored with the match', async () => {
    const { create, send } = remoteTable()
    const [first, second] = await create()
    expect(codeOf(await send({ cmd: 'say', ...first, text: 'hi\u0007' }))).toBe('bad-request')
    expect(codeOf(await send({ cmd: 'say', ...first, text: 'x'.repeat(501) }))).toBe('bad-request')
    expect(codeOf(await send({ cmd: 'say', ...first, text: 'a\u202Eb' }))).toBe('bad-request')
    expect(codeOf(await send({ cmd: 'say', match_id: first!.match_id, player_id: 0, text: 'hi' }))).toBe('unauthorized')
    await send({ cmd: 'say', ...first, text: '<b>hello</b>' })
    await send({ cmd: 'say', ...second, text: 'well met' })
    const { messages } = await send({ cmd: 'get-chat', match_id: first!.match_id, since: 0 })
    expect(messages).toMatchObject([
      { index: 1, player_id: 0, text: '<b>hello</b>' },
      { index: 2, player_id: 1, text: 'well met' },
    ])
  })

  test.each(['👨\u200D👩\u200D👧', 'می\u200Cخواهم', 'שלום (C++\u200F)'])('takes %s', async text => {
    const { create, send } = remoteTable()
    const [first] = await create({ players: [{ name: text }, {}] })
    await send({ cmd: 'say', ...first, text })
    const { messages } = await send({ cmd: 'get-chat', match_id: first!.match_id })
    expect(messages).toMatchObject([{ text }])
  })

  test('is stored once, however often it is sent with its key', async () => {
    const { table, create, send } = remoteTable()
    const [first, second] = await create()
    const message = { cmd: 'say', ...first, text: 'hi', key: 'a1' }
    let updates = 0
    table.watch(first!.match_id, () => updates++)
    const answers = await Promise.all([send(message), send(message)])
    expect(answers.map(({ index }) => index)).toEqual([1, 1])
    expect(updates).toBe(1)
    expect(await send({ ...message, ...second })).toMatchObject({ index: 2 })
    expect(await send({ cmd: 'say', ...first, text: 'hi' })).toMatchObject({ index: 3 })
    expect(await send({ cmd: 'say', ...first, text: 'hi' })).toMatchObject({ index: 4 })
  })
})

/** The matches that had been stored each time that watchers heard of an entry of this kind. */
function storedWhenHeard(table: Table, matchId: string, kind: string): (readonly string[])[] {
  const { store } = table.environment
  const createMatch = store.createMatch.bind(store)
  const stored: string[] = []
  store.createMatch = async (match, ...rest) => {
    await createMatch(match, ...rest)
    stored.push(match.id)
  }
  const heard: (readonly string[])[] = []
  table.watch(matchId, ({ match }) => {
    if (match.log.at(-1)?.kind === kind) heard.push([...stored])
  })
  return heard
}
