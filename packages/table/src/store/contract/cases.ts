import { sameJson } from '@turnwise/engine'
import type { Capabilities, Capability, LogRow, MatchFilter, MatchStore, Store, StoredSeat } from '../store.ts'
import { actionRow, RUN, someMatch, someSeats } from './samples.ts'

export interface StoreCase {
  readonly name: string
  run(store: Store): Promise<void>
}

interface CapabilityCase<Part extends Capability> {
  readonly name: string
  run(store: MatchStore, part: Capabilities[Part]): Promise<void>
}

/**
 * Every case that a store with these capabilities must pass, and one that says which it has: a store that loses one is
 * noticed. They need no test runner: the browser's store is checked in a browser.
 */
export function storeCases(expected: readonly Capability[]): readonly StoreCase[] {
  const has: StoreCase = {
    name: `has ${expected.length === 0 ? 'matches only' : expected.join(', ')}`,
    run: async store => expectSame(CAPABILITIES.filter(part => store[part] !== undefined).sort(), [...expected].sort()),
  }
  return [has, ...MATCH_CASES, ...expected.flatMap(casesOf)]
}

function casesOf<Part extends Capability>(part: Part): readonly StoreCase[] {
  return CASES[part].map(({ name, run }) => ({
    name: `${part}: ${name}`,
    async run(store) {
      const parts: Partial<Capabilities> = store
      const capability = parts[part]
      if (capability === undefined) throw new Error(`This store has no ${part}.`)
      await run(store, capability)
    },
  }))
}

/** What every store guarantees. */
const MATCH_CASES: readonly StoreCase[] = [
  {
    name: 'gives back a match as it was put, and nothing for one that is not there',
    async run(store) {
      const clock = { kind: 'fischer', initial: 300, increment: 2 } as const
      const origin = { fingerprint: '0a1b', release: 'some-game@1.2.3' }
      const match = someMatch({ clock, listed: true, spectators: false, ...origin })
      const seats = [someSeats()[0], { seat: 1, name: 'Böt', bot: 'greedy', tokenHash: null, open: false }]
      await store.createMatch(match, seats, [], null)
      const found = await store.loadMatch(match.id)
      expectSame({ match: found?.match, seats: found?.seats }, { match, seats })
      expectSame(found?.outcome, null)
      const over = someMatch()
      await store.createMatch(over, someSeats(), [actionRow(1)], { winners: [1], reason: 'home' })
      expectSame((await store.loadMatch(over.id))?.outcome, { winners: [1], reason: 'home' })
      expectSame(await store.loadMatch('nobody'), undefined)
      expectSame(await store.readLog(match.id, 0), [])
    },
  },
  {
    name: 'refuses a second match of the same id, and keeps the first',
    async run(store) {
      const match = someMatch()
      await store.createMatch(match, someSeats(), [], null)
      await expectRejected(store.createMatch({ ...match, seed: 'another' }, someSeats(), [actionRow(1)], null))
      expectSame((await store.loadMatch(match.id))?.match.seed, 'a seed')
      expectSame(await store.readLog(match.id, 0), [])
    },
  },
  {
    name: 'creates a match with its log and its outcome, all or none',
    async run(store) {
      const match = someMatch()
      const rows = [actionRow(1), actionRow(2), actionRow(3)]
      const outcome = { winners: [1], reason: 'borne-off', scores: [0, 5] }
      await store.createMatch(match, someSeats(), rows, outcome)
      expectSame(await store.readLog(match.id, 0), rows)
      expectSame(await store.readLog(match.id, 2), rows.slice(2))
      const found = await store.listMatches({ listedOnly: false, limit: 1000 })
      const [summary] = found.filter(summary => summary.match.id === match.id)
      expectSame(summary, { match, seats: someSeats(), seq: 3, outcome })
    },
  },
  {
    name: 'appends what is next and nothing else',
    async run(store) {
      const match = someMatch()
      await store.createMatch(match, someSeats(), [], null)
      expectSame(await store.append(match.id, actionRow(2), null), 'conflict')
      expectSame(await store.append(match.id, actionRow(1), null), 'ok')
      expectSame(await store.append(match.id, actionRow(1, 9_999), null), 'conflict')
      expectSame(await store.append(match.id, actionRow(2), null), 'ok')
      expectSame(await store.append(match.id, actionRow(5), null), 'conflict')
      expectSame(await store.readLog(match.id, 0), [actionRow(1), actionRow(2)])
    },
  },
  {
    name: 'lets one of many writers have each seq, and the log stays dense',
    async run(store) {
      const matches = Array.from({ length: 8 }, () => someMatch())
      for (const match of matches) await store.createMatch(match, someSeats(), [], null)
      for (let seq = 1; seq <= 20; seq++) {
        const asked = matches.flatMap(({ id }) =>
          [1, 2, 3].map(writer => store.append(id, actionRow(seq, writer), null)),
        )
        expectSame((await Promise.all(asked)).filter(result => result === 'ok').length, matches.length)
      }
      for (const { id } of matches) expectSame(seqsOf(await store.readLog(id, 0)), numbersTo(20))
    },
  },
  {
    name: 'replaces a seat only while it is as it was seen',
    async run(store) {
      const match = someMatch()
      await store.createMatch(match, someSeats(), [], null)
      const [before] = someSeats()
      const after: StoredSeat = { seat: 0, name: 'Bot for 0', bot: 'greedy', tokenHash: null, open: false }
      const results = await Promise.all([1, 2, 3].map(() => store.replaceSeat(match.id, before, after)))
      expectSame(results.sort(), ['conflict', 'conflict', 'ok'])
      expectSame((await store.loadMatch(match.id))?.seats[0], after)
    },
  },
  {
    name: 'keeps when a seat was left, until it is taken',
    async run(store) {
      const match = someMatch()
      const [first, second] = someSeats()
      const left: StoredSeat = { ...first, tokenHash: null, open: true, leftAt: 1_700_000_000_000 }
      await store.createMatch(match, [first, { ...second, leftAt: 5 }], [], null)
      expectSame(await store.replaceSeat(match.id, first, left), 'ok')
      expectSame((await store.loadMatch(match.id))?.seats, [left, { ...second, leftAt: 5 }])
      expectSame(await store.replaceSeat(match.id, left, first), 'ok')
      expectSame((await store.loadMatch(match.id))?.seats[0], first)
    },
  },
  {
    name: 'gives an open seat to one of many',
    async run(store) {
      const match = someMatch()
      const seats = someSeats({ open: true, tokenHash: null })
      await store.createMatch(match, seats, [], null)
      const [before] = seats
      // On one device there are no tokens: only `open` distinguishes a free seat from a taken one.
      for (const [name, tokenHash] of [
        ['with tokens', 'hash'],
        ['on one device', null],
      ] as const) {
        const after = { ...before, name, tokenHash, open: false }
        const results = await Promise.all([1, 2, 3].map(() => store.replaceSeat(match.id, before, after)))
        expectSame(results.filter(result => result === 'ok').length, 1)
        expectSame(await store.replaceSeat(match.id, after, before), 'ok')
      }
    },
  },
  {
    name: 'numbers what is said from 1',
    async run(store) {
      const match = someMatch()
      await store.createMatch(match, someSeats(), [], null)
      const said = await Promise.all([1, 2, 3].map(n => store.say(match.id, n % 2, `“${n}” <b>`, n)))
      expectSame(said.map(({ index }) => index).sort(), [1, 2, 3])
      const all = await store.readChat(match.id, 0)
      expectSame(
        all.map(({ index }) => index),
        [1, 2, 3],
      )
      expectSame(
        all.find(({ at }) => at === 2),
        said.find(({ at }) => at === 2),
      )
      expectSame(await store.readChat(match.id, 2), all.slice(2))
    },
  },
  {
    name: 'lists by game and state, newest first, a page at a time',
    async run(store) {
      const game = `listing-${RUN}-${someMatch().id}`
      const over = { winners: [], reason: 'agreed-draw' }
      const clock = { kind: 'move', seconds: 60 } as const
      const open = someMatch({ game, listed: true, createdAt: 4 })
      const running = someMatch({ game, listed: true, createdAt: 3, clock })
      const ended = someMatch({ game, listed: true, createdAt: 3 })
      const hidden = someMatch({ game, createdAt: 9 })
      await store.createMatch(open, someSeats({ open: true, tokenHash: null }), [], null)
      for (const match of [running, ended, hidden]) await store.createMatch(match, someSeats(), [], null)
      await store.append(ended.id, actionRow(1), over)
      const expectListed = async (filter: Partial<MatchFilter>, expected: readonly { readonly id: string }[]) => {
        const found = await store.listMatches({ game, listedOnly: true, limit: 10, ...filter })
        expectSame(
          found.map(({ match }) => match.id),
          expected.map(({ id }) => id),
        )
      }
      await expectListed({}, [open, ended, running])
      await expectListed({ listedOnly: false }, [hidden, open, ended, running])
      await expectListed({ status: 'open' }, [open])
      await expectListed({ status: 'running' }, [running])
      await expectListed({ status: 'over' }, [ended])
      await expectListed({ clocked: true }, [running])
      await expectListed({ limit: 2 }, [open, ended])
      await expectListed({ limit: 2, after: ended.id }, [running])
    },
  },
  {
    name: 'keeps the salt of a match, where it came from, and who took and who left a seat',
    async run(store) {
      const match = someMatch({ salt: 'some salt', seedHash: 'some hash', imported: {} })
      const taken = { at: 1, seq: 0, name: 'Zoë' }
      const [first, second] = someSeats({ takenAt: 1_700_000_000_000, history: [taken] })
      await store.createMatch(match, [first, second], [], null)
      const left: StoredSeat = {
        ...first,
        tokenHash: null,
        open: true,
        leftAt: 7,
        leftBy: 'hash-0',
        formerHolders: [{ name: 'Böt', tokenHash: 'hash-x' }],
        history: [taken, { at: 7, seq: 3, name: 'Zoë', open: true }],
      }
      expectSame(await store.replaceSeat(match.id, first, left), 'ok')
      const found = await store.loadMatch(match.id)
      expectSame({ match: found?.match, seats: found?.seats }, { match, seats: [left, second] })
    },
  },
  {
    name: 'keeps a message once, however often it is sent with its key',
    async run(store) {
      const match = someMatch()
      await store.createMatch(match, someSeats(), [], null)
      const sent = await Promise.all([1, 2, 3].map(at => store.say(match.id, 0, 'hello', at, 'k')))
      expectSame(
        sent.map(({ index }) => index),
        [1, 1, 1],
      )
      expectSame((await store.say(match.id, 1, 'hello', 4, 'k')).index, 2)
      expectSame((await store.say(match.id, 0, 'hello', 5, 'another')).index, 3)
      expectSame((await store.readChat(match.id, 0)).length, 3)
    },
  },
]

const CASES: { readonly [Part in Capability]: readonly CapabilityCase<Part>[] } = {
  snapshots: [
    {
      name: 'keeps the last snapshot of a match, and has none of another',
      async run(store, snapshots) {
        const match = someMatch()
        await store.createMatch(match, someSeats(), [actionRow(1)], null)
        expectSame(await snapshots.readSnapshot(match.id), undefined)
        const snapshot = { seq: 1, version: '1.0.0', content: '{"state":“ä”', digest: 'd' }
        await snapshots.writeSnapshot(match.id, { ...snapshot, seq: 9 })
        await snapshots.writeSnapshot(match.id, snapshot)
        const { seq, version, content, digest } = (await snapshots.readSnapshot(match.id)) ?? {}
        expectSame({ seq, version, content, digest }, snapshot)
        expectSame(await store.readLog(match.id, 0), [actionRow(1)])
      },
    },
  ],
  presence: [
    {
      name: 'knows when a seat was last seen',
      async run(store, presence) {
        const match = someMatch()
        await store.createMatch(match, someSeats(), [], null)
        expectSame(await presence.lastSeen(match.id, 0), undefined)
        await presence.markSeen([
          { matchId: match.id, seat: 0, at: 1_700_000_000_000 },
          { matchId: match.id, seat: 1, at: 5 },
        ])
        await presence.markSeen([{ matchId: match.id, seat: 0, at: 9 }])
        expectSame(await presence.lastSeen(match.id, 0), 1_700_000_000_000)
        expectSame(await presence.lastSeen(match.id, 1), 5)
      },
    },
  ],
  push: [
    {
      name: 'keeps where holders are told of their turn',
      async run(store, push) {
        const match = someMatch()
        await store.createMatch(match, someSeats(), [], null)
        const one = { seat: 0, endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret', tokenHash: 'hash' }
        const two = { ...one, endpoint: 'https://push.example/2' }
        await push.putSubscription(match.id, one)
        await push.putSubscription(match.id, two)
        await push.putSubscription(match.id, { ...two, seat: 1 })
        await push.putSubscription(match.id, { ...two, auth: 'newer' })
        const seen = (await push.readSubscriptions(match.id, 0)).map(({ endpoint, auth }) => [endpoint, auth])
        expectSame(seen, [
          [one.endpoint, 'secret'],
          [two.endpoint, 'newer'],
        ])
        await push.dropSubscription(match.id, 0, one.endpoint)
        expectSame((await push.readSubscriptions(match.id, 0)).length, 1)
        expectSame((await push.readSubscriptions(match.id, 1)).length, 1)
      },
    },
  ],
  secrets: [
    {
      name: 'keeps a secret once',
      async run(_store, secrets) {
        const { id } = someMatch()
        expectSame(await secrets.keepSecret(id, 'first'), 'first')
        expectSame(await secrets.keepSecret(id, 'second'), 'first')
      },
    },
  ],
  upkeep: [
    {
      name: 'lists old matches that are over or not, and when they were due',
      async run(store, upkeep) {
        const [running, ended] = [someMatch(), someMatch()]
        await store.createMatch(running, someSeats(), [actionRow(1)], null)
        await store.createMatch(ended, someSeats(), [actionRow(1)], { winners: [0], reason: 'first home' })
        const listed = async (isOver: boolean, before: number) => {
          const found = await upkeep.listOld({ isOver, before, limit: 1_000 })
          return found.filter(({ id }) => id === running.id || id === ended.id)
        }
        const [newest] = await listed(false, ended.createdAt + 1)
        expectSame(newest, { id: running.id, game: running.game, createdAt: running.createdAt, lastAt: 5_001 })
        expectSame(await listed(false, running.createdAt), [])
        await upkeep.markDue([{ id: ended.id, dueAt: 7_000 }], 8_000)
        expectSame(
          (await listed(true, ended.createdAt + 1)).map(({ id, dueAt, listedAt }) => [id, dueAt, listedAt]),
          [[ended.id, 7_000, 8_000]],
        )
      },
    },
    {
      name: 'sets and clears a mark, and deletes a match that is not used any more',
      async run(store, upkeep) {
        const match = someMatch()
        await store.createMatch(match, someSeats(), [actionRow(1)], null)
        expectSame(await upkeep.hasMark(match.id), false)
        await upkeep.setMark(match.id, true)
        await upkeep.setMark(match.id, true)
        expectSame(await upkeep.hasMark(match.id), true)
        await upkeep.setMark(match.id, false)
        expectSame(await upkeep.hasMark(match.id), false)
        expectSame(await upkeep.deleteMatch(match.id, 5_001), 'kept')
        expectSame(await upkeep.deleteMatch(match.id, Number.MAX_SAFE_INTEGER), 'deleted')
        expectSame(await store.loadMatch(match.id), undefined)
        expectSame(await upkeep.findDamage(), [])
      },
    },
  ],
  time: [
    {
      name: 'knows when a server was up, and the outages',
      async run(_store, time) {
        const { servedAt: first } = await time.beat(Date.now(), Number.MAX_SAFE_INTEGER, 0, 0)
        const second = await time.beat(first + 50_000, Number.MAX_SAFE_INTEGER, 0, first)
        expectSame([second.servedAt >= first, second.outages], [true, []])
        const third = await time.beat(second.servedAt + 50_000, -1, 3_000, second.servedAt)
        const outage = { from: second.servedAt, to: third.servedAt + 3_000 }
        expectSame(third.outages, [outage])
        const { servedAt, outages } = await time.readTimes(second.servedAt)
        expectSame([servedAt, outages], [third.servedAt, [outage]])
        expectSame((await time.readTimes(outage.to)).outages, [])
      },
    },
  ],
}

const CAPABILITIES: readonly Capability[] = ['snapshots', 'presence', 'push', 'secrets', 'upkeep', 'time']

function seqsOf(rows: readonly LogRow[]): readonly number[] {
  return rows.map(({ entry }) => entry.seq)
}

function numbersTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, i) => i + 1)
}

function expectSame(actual: unknown, expected: unknown): void {
  if (actual === expected || (actual !== undefined && expected !== undefined && sameJson(actual, expected))) return
  throw new Error(`expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`)
}

async function expectRejected(promise: Promise<unknown>): Promise<void> {
  const isDone = await promise.then(
    () => true,
    () => false,
  )
  if (isDone) throw new Error('expected a rejection')
}
