import type { Entry, GameAction, Seat } from '@turnwise/engine'
import type { ClockSettings } from '@turnwise/protocol'
import { describe, expect, test } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import { codeOf, remoteTable } from '../tests/remote-table.ts'
import { advanceClock, remainingAt, startClock } from './clock.ts'
import { driveClocks } from './time-out.ts'

type Step = readonly [seat: Seat, kind: 'action' | 'undo' | 'offer', toAct: readonly Seat[], at: number]

const FISCHER: ClockSettings = { kind: 'fischer', initial: 60, increment: 2 }
const MOVE: ClockSettings = { kind: 'move', seconds: 10 }

/** An undo takes back what its seat did last. */
function entryOf(seq: number, [seat, kind]: Step): Entry {
  if (kind === 'action') return { seq, kind, seat, action: { type: 'step' } }
  return kind === 'undo' ? { seq, kind, seat, to: seq - 2 } : { seq, kind, seat, offer: 'draw' }
}

describe('a clock', () => {
  test.each<[string, ClockSettings, readonly Step[], number, readonly number[]]>([
    ['stands until the first action', FISCHER, [], 9_000, [60_000, 60_000]],
    ['runs for the one to act', FISCHER, [[0, 'action', [1], 1_000]], 4_000, [60_000, 57_000]],
    [
      'gives the increment when the turn passes',
      FISCHER,
      [
        [0, 'action', [1], 1_000],
        [1, 'action', [0], 6_000],
      ],
      6_000,
      [60_000, 57_000],
    ],
    [
      'gives no increment inside a turn of several actions',
      FISCHER,
      [
        [0, 'action', [1], 1_000],
        [1, 'action', [1], 6_000],
      ],
      8_000,
      [60_000, 53_000],
    ],
    [
      'is not moved by offers',
      FISCHER,
      [
        [0, 'action', [1], 1_000],
        [0, 'offer', [1], 2_000],
      ],
      3_000,
      [60_000, 58_000],
    ],
    [
      'takes back the increment of an action that is taken back',
      FISCHER,
      [
        [0, 'action', [1], 1_000],
        [1, 'action', [0], 6_000],
        [1, 'undo', [1], 7_000],
      ],
      8_000,
      [59_000, 54_000],
    ],
    [
      'keeps the increments of what is not taken back',
      FISCHER,
      [
        [0, 'action', [1], 0],
        [1, 'action', [0], 1_000],
        [0, 'action', [1], 2_000],
        [1, 'action', [0], 3_000],
        [1, 'undo', [1], 3_000],
        [1, 'action', [0], 3_000],
      ],
      3_000,
      [61_000, 62_000],
    ],
    [
      'per move gives back what was left when an action is taken back',
      MOVE,
      [
        [0, 'action', [1], 0],
        [1, 'action', [0], 7_000],
        [1, 'undo', [1], 8_000],
      ],
      9_000,
      [9_000, 2_000],
    ],
    [
      'per move counts the time after an action that is taken back, if it ran',
      MOVE,
      [
        [0, 'action', [1], 0],
        [1, 'action', [1], 3_000],
        [1, 'undo', [1], 8_000],
      ],
      8_000,
      [10_000, 2_000],
    ],
    [
      'charges the time that an undo took and gives nothing back',
      FISCHER,
      [
        [0, 'action', [1], 1_000],
        [0, 'undo', [0], 4_000],
      ],
      5_000,
      [59_000, 57_000],
    ],
    [
      'per move starts anew with each action',
      MOVE,
      [
        [0, 'action', [1], 0],
        [1, 'action', [1], 9_000],
      ],
      10_000,
      [10_000, 9_000],
    ],
    ['never shows less than nothing', MOVE, [[0, 'action', [1], 0]], 99_000, [10_000, 0]],
    ['runs for all that are to act', MOVE, [[0, 'action', [0, 1], 0]], 4_000, [6_000, 6_000]],
    [
      'never runs backwards',
      FISCHER,
      [
        [0, 'action', [1], 5_000],
        [1, 'action', [0], 1_000],
      ],
      5_000,
      [60_000, 62_000],
    ],
  ])('%s', (_what, settings, steps, now, expected) => {
    let clock = startClock(settings, 2)
    for (const [i, step] of steps.entries())
      clock = advanceClock(settings, clock, entryOf(i + 1, step), step[2], step[3])
    expect(remainingAt(clock, now)).toEqual(expected)
  })
})

describe('running out of time', () => {
  const clock = { kind: 'move', seconds: 10 }

  test('ends the match by an entry of the log, with or without a request', async () => {
    const { table, create, play, pass } = remoteTable()
    const stop = driveClocks(table, (_id, error) => expect.unreachable(String(error)))
    const seats = await create({ clock })
    await play(seats, 1)
    await pass(9_000)
    const live = await table.live(seats[0]!.match_id)
    expect(live.match.outcome).toBeUndefined()
    const slow = live.match.toAct[0]!
    await pass(1_000)
    expect(live.match.outcome).toEqual({ winners: [1 - slow], reason: 'timeout' })
    expect(live.match.log.at(-1)).toEqual({ seq: 2, kind: 'end', seat: slow, reason: 'timeout', winners: [1 - slow] })
    stop()
  })

  test('ends nothing while the clock is off, and the match as soon as it is right', async () => {
    const clockState = { isOff: true }
    const { table, create, play, pass } = remoteTable({ isClockOff: () => clockState.isOff })
    const stop = driveClocks(table, (_id, error) => expect.unreachable(String(error)))
    const seats = await create({ clock })
    await play(seats, 1)
    await pass(60_000)
    const { match } = await table.live(seats[0]!.match_id)
    expect(match.outcome).toBeUndefined()
    await play(seats, 1)
    await pass(60_000)
    expect(match.seq).toBe(2)
    clockState.isOff = false
    await pass(10_000)
    expect(match.outcome?.reason).toBe('timeout')
    stop()
  })

  test('is noticed by an action that comes too late', async () => {
    const { table, create, play, pass, send } = remoteTable()
    const seats = await create({ clock })
    await play(seats, 1)
    await pass(10_500)
    const live = await table.live(seats[0]!.match_id)
    const slow = live.match.toAct[0]!
    const { type, ...fields } = live.match.legalActions(slow)[0]!
    expect(codeOf(await send({ ...fields, cmd: type, ...seats[slow] }))).toBe('match-over')
    expect(live.match.outcome?.reason).toBe('timeout')
  })

  test('hands the seat to a bot if more than two play, by an entry of the log', async () => {
    const { table, create, play, pass, send } = remoteTable()
    const stop = driveClocks(table, (_id, error) => expect.unreachable(String(error)))
    const seats = await create({ game: 'odysseus', players: [{}, {}, {}], clock })
    await play(seats, 1)
    const { match_id } = seats[0]!
    const slow = (await table.live(match_id)).match.toAct[0]!
    await pass(10_000)
    const live = await table.live(match_id)
    expect(live.match.log.at(-1)).toEqual({ seq: 2, kind: 'timeout', seat: slow })
    expect(live.seats[slow]).toMatchObject({ bot: expect.any(String), tokenHash: null })
    expect(live.match.outcome).toBeUndefined()
    expect(codeOf(await send({ cmd: 'get-legal-actions', ...seats[slow] }))).toBe('unauthorized')
    const { entries } = await send({ cmd: 'get-log', match_id, since: 1 })
    expect(entries).toMatchObject([{ kind: 'timeout', player_id: slow, text: [expect.stringContaining('time')] }])
    const record = await table.handle({ cmd: 'export-match', match_id }, { local: true })
    expect(codeOf(await table.handle({ cmd: 'import-match', record: record.record }, { local: true }))).toBe('ok')
    stop()
  })

  test('accepts no late action for a seat that a bot has taken over', async () => {
    const { table, create, play, pass, send } = remoteTable()
    const seats = await create({ game: 'odysseus', players: [{}, {}, {}], clock })
    await play(seats, 1)
    await pass(10_500)
    const live = await table.live(seats[0]!.match_id)
    const slow = live.match.toAct[0]!
    const { type, ...fields } = live.match.legalActions(slow)[0]!
    expect(codeOf(await send({ ...fields, cmd: type, ...seats[slow] }))).toBe('unauthorized')
    expect(live.match.log.map(({ kind }) => kind)).toEqual(['action', 'timeout'])
  })

  test('is completed by the next process if one died between the log and the seat', async () => {
    const store = memoryStore()
    const dying = { ...store, replaceSeat: () => Promise.reject(new Error('the process died')) }
    const first = remoteTable({ store: dying })
    const seats = await first.create({ game: 'odysseus', players: [{}, {}, {}], clock })
    const stop = driveClocks(first.table, () => undefined)
    await first.play(seats, 1)
    await first.pass(10_000)
    stop()
    const second = remoteTable({ store, now: () => 9_000_000 })
    const stopSecond = driveClocks(second.table, (_id, error) => expect.unreachable(String(error)))
    await second.table.live(seats[0]!.match_id)
    await second.pass(10_000)
    const live = await second.table.live(seats[0]!.match_id)
    expect(live.match.log.filter(({ kind }) => kind === 'timeout')).toHaveLength(1)
    expect(live.seats.filter(({ bot }) => bot !== null)).toHaveLength(1)
    stopSecond()
  })

  test.each([
    { kind: 'fischer', initial: 60, increment: 5 },
    { kind: 'move', seconds: 10 },
  ])('cannot be put off by taking back a move that passed the turn: $kind', async clock => {
    const { table, create, pass, send } = remoteTable()
    const seats = await create({ game: 'runerail', players: [{}, {}], clock })
    const { match_id } = seats[0]!
    const { match } = await table.live(match_id)
    const passTurn = async () => {
      const seat = match.toAct[0]!
      while (match.toAct[0] === seat) {
        const [first] = match.legalActions(seat)
        const { type, ...fields } = match.legalActions(seat).find(action => action.type === 'end-turn') ?? first!
        expect(codeOf(await send({ ...fields, cmd: type, ...seats[seat] }))).toBe('ok')
      }
      return seat
    }
    await passTurn()
    const remaining = async () => (await send({ cmd: 'get-state', match_id })).running_clock as { remaining: number[] }
    const before = await remaining()
    await pass(4_000)
    const mover = match.toAct[0]!
    for (let i = 0; i < 6; i++) {
      await passTurn()
      if (i < 5) expect(codeOf(await send({ cmd: 'undo', ...seats[mover] }))).toBe('ok')
      if (i < 5) expect((await remaining()).remaining[mover]).toBe(before.remaining[mover]! - 4_000)
    }
    const gained = clock.kind === 'move' ? 0 : 1_000
    expect((await remaining()).remaining[mover]).toBe(before.remaining[mover]! + gained)
  })

  test('is waited for in steps that a timer can count', async () => {
    const store = memoryStore()
    const waits: number[] = []
    const { table, create, play } = remoteTable({ store })
    const seats = await create({ clock: { kind: 'fischer', initial: 86_400, increment: 0 } })
    await play(seats, 1)
    const { match_id } = seats[0]!
    const { match, ...found } = (await store.loadMatch(match_id))!
    const long = { ...match, clock: { kind: 'fischer', initial: 3_000_000, increment: 0 } } as const
    const later = remoteTable({
      store: { ...store, loadMatch: async () => ({ ...found, match: long }) },
      now: table.environment.now,
      after: milliseconds => {
        waits.push(milliseconds)
        return () => undefined
      },
    })
    const stop = driveClocks(later.table, () => undefined)
    await later.table.live(match_id)
    expect(waits).toHaveLength(1)
    expect(waits[0]).toBeLessThan(2 ** 31)
    stop()
  })

  test('is not the price of an undo: one that would leave no time is refused', async () => {
    const { table, create, pass, send } = remoteTable()
    const seats = await create({ game: 'runerail', players: [{}, {}], clock })
    const { match } = await table.live(seats[0]!.match_id)
    /** An action after which the seat goes on, and may take it back. */
    const inTurn = (seat: Seat) =>
      match.legalActions(seat).find(action => {
        const next = match.fork()
        return next.play(seat, action).ok && next.toAct[0] === seat && next.freeUndoTarget(seat) !== undefined
      })
    const act = ({ type, ...fields }: GameAction) => send({ ...fields, cmd: type, ...seats[match.toAct[0]!] })
    while (match.seq === 0 || inTurn(match.toAct[0]!) === undefined) await act(match.legalActions(match.toAct[0]!)[0]!)
    const last = match.toAct[0]!
    await pass(9_000)
    expect(codeOf(await act(inTurn(last)!))).toBe('ok')
    await pass(2_000)
    const answer = await send({ cmd: 'undo', ...seats[last] })
    expect(answer).toMatchObject({ error: { code: 'illegal-action', message: expect.stringContaining('no time') } })
    expect(match.outcome).toBeUndefined()
  })

  test('cannot happen before all seats are taken', async () => {
    const { create, send, play } = remoteTable()
    const [held] = await create({ clock, players: [{}, { open: true }] })
    expect(codeOf(await send({ cmd: 'throw', ...held }))).toBe('conflict')
    const joined = await send({ cmd: 'join-match', match_id: held!.match_id })
    await play([held!, { ...held!, player_id: 1, token: String(joined.token) }], 2)
  })
})
