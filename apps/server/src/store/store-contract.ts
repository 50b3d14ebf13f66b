import { randomBytes } from 'node:crypto'
import type { Entry } from '@turnwise/engine'
import type { LogRow, Store, StoredMatch, StoredSeat } from '@turnwise/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** A given database may hold what earlier runs left. */
const RUN = randomBytes(4).toString('hex')
let made = 0

export function someMatch(changes: Partial<StoredMatch> = {}): StoredMatch {
  return {
    id: `contract-${RUN}-${++made}`,
    game: 'some-game',
    version: '1.0.0',
    seed: 'a seed',
    options: { throws: 'sticks', nested: { list: [1, 'zwölf', null] } },
    createdAt: 1_000 + made,
    spectators: true,
    listed: false,
    clock: null,
    ...changes,
  }
}

export function someSeats(changes: Partial<StoredSeat> = {}): readonly StoredSeat[] {
  return [0, 1].map(seat => ({
    seat,
    name: `Player ${seat}`,
    bot: null,
    tokenHash: `hash-${seat}`,
    open: false,
    ...changes,
  }))
}

export function actionRow(seq: number, at = 5_000 + seq): LogRow {
  const entry: Entry = { seq, kind: 'action', seat: seq % 2, action: { type: `step “${seq}”` } }
  return { entry, at }
}

/** What every store promises. Run against each of them. */
export function describeStore(
  name: string,
  open: () => Promise<{ readonly store: Store; close(): Promise<void> }>,
): void {
  describe(`the store in ${name}`, () => {
    let store: Store
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ store, close } = await open())
    })
    afterAll(() => close())

    test('gives back a match as it was put, and nothing for one that is not there', async () => {
      const clock = { kind: 'fischer', initial: 300, increment: 2 } as const
      const match = someMatch({ clock, listed: true, spectators: false })
      const seats = [...someSeats().slice(0, 1), { seat: 1, name: 'Böt', bot: 'greedy', tokenHash: null, open: false }]
      await store.createMatch(match, seats, [])
      expect(await store.loadMatch(match.id)).toMatchObject({ match, seats })
      expect(await store.loadMatch('nobody')).toBeUndefined()
      expect(await store.readLog(match.id, 0)).toEqual([])
    })

    test('refuses a second match of the same id, and keeps the first', async () => {
      const match = someMatch()
      await store.createMatch(match, someSeats(), [])
      await expect(store.createMatch({ ...match, seed: 'another' }, someSeats(), [actionRow(1)])).rejects.toThrow()
      expect((await store.loadMatch(match.id))?.match.seed).toBe('a seed')
      expect(await store.readLog(match.id, 0)).toEqual([])
    })

    test('creates a match with its log, all or none', async () => {
      const match = someMatch()
      const rows = [actionRow(1), actionRow(2), actionRow(3)]
      const outcome = { winners: [1], reason: 'borne-off', scores: [0, 5] }
      await store.createMatch(match, someSeats(), rows, outcome)
      expect(await store.readLog(match.id, 0)).toEqual(rows)
      expect(await store.readLog(match.id, 2)).toEqual([rows[2]])
      const [found] = (await store.listMatches({ listedOnly: false, limit: 1000 })).filter(
        summary => summary.match.id === match.id,
      )
      expect(found).toEqual({ match, seats: someSeats(), seq: 3, outcome })
    })

    test('appends what is next and nothing else', async () => {
      const match = someMatch()
      await store.createMatch(match, someSeats(), [])
      expect(await store.append(match.id, [actionRow(2)], null)).toBe('conflict')
      expect(await store.append(match.id, [actionRow(1)], null)).toBe('ok')
      expect(await store.append(match.id, [actionRow(1, 9_999)], null)).toBe('conflict')
      expect(await store.append(match.id, [actionRow(2), actionRow(3)], null)).toBe('ok')
      expect(await store.append(match.id, [actionRow(5), actionRow(6)], null)).toBe('conflict')
      expect(await store.readLog(match.id, 0)).toEqual([actionRow(1), actionRow(2), actionRow(3)])
    })

    test('lets one of many writers have each seq, and the log stays dense', async () => {
      const matches = Array.from({ length: 8 }, () => someMatch())
      for (const match of matches) await store.createMatch(match, someSeats(), [])
      for (let seq = 1; seq <= 20; seq++) {
        const results = await Promise.all(
          matches.flatMap(({ id }) => [1, 2, 3].map(writer => store.append(id, [actionRow(seq, writer)], null))),
        )
        expect(results.filter(result => result === 'ok')).toHaveLength(matches.length)
      }
      for (const { id } of matches) {
        const log = await store.readLog(id, 0)
        expect(log.map(({ entry }) => entry.seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
      }
    })

    test('replaces a seat only while it is as it was seen', async () => {
      const match = someMatch()
      await store.createMatch(match, someSeats(), [])
      const [before] = someSeats() as [StoredSeat]
      const after: StoredSeat = { seat: 0, name: 'Bot for 0', bot: 'greedy', tokenHash: null, open: false }
      const results = await Promise.all([1, 2, 3].map(() => store.replaceSeat(match.id, before, after)))
      expect(results.sort()).toEqual(['conflict', 'conflict', 'ok'])
      expect((await store.loadMatch(match.id))?.seats[0]).toEqual(after)
    })

    test('keeps when a seat was left, until it is taken', async () => {
      const match = someMatch()
      const [first, second] = someSeats() as [StoredSeat, StoredSeat]
      const left: StoredSeat = { ...first, tokenHash: null, open: true, leftAt: 1_700_000_000_000 }
      await store.createMatch(match, [first, { ...second, leftAt: 5 }], [])
      expect(await store.replaceSeat(match.id, first, left)).toBe('ok')
      expect((await store.loadMatch(match.id))?.seats).toEqual([left, { ...second, leftAt: 5 }])
      expect(await store.replaceSeat(match.id, left, first)).toBe('ok')
      expect((await store.loadMatch(match.id))?.seats[0]).toEqual(first)
    })

    test('gives an open seat to one of many', async () => {
      const match = someMatch()
      await store.createMatch(match, someSeats({ open: true, tokenHash: null }), [])
      const [before] = someSeats({ open: true, tokenHash: null }) as [StoredSeat]
      const results = await Promise.all(
        ['a', 'b', 'c'].map(tokenHash => store.replaceSeat(match.id, before, { ...before, tokenHash, open: false })),
      )
      expect(results.filter(result => result === 'ok')).toHaveLength(1)
    })

    test('numbers what is said from 1', async () => {
      const match = someMatch()
      await store.createMatch(match, someSeats(), [])
      const said = await Promise.all([1, 2, 3].map(n => store.say(match.id, n % 2, `“${n}” <b>`, n)))
      expect(said.map(({ index }) => index).sort()).toEqual([1, 2, 3])
      const all = await store.readChat(match.id, 0)
      expect(all.map(({ index }) => index)).toEqual([1, 2, 3])
      expect(await store.readChat(match.id, 2)).toEqual([all[2]])
    })

    test('lists by game and state, newest first, a page at a time', async () => {
      const game = `listing-${name}-${RUN}`
      const over = { winners: [], reason: 'agreed-draw' }
      const clock = { kind: 'move', seconds: 60 } as const
      const open = someMatch({ game, listed: true, createdAt: 4 })
      const running = someMatch({ game, listed: true, createdAt: 3, clock })
      const ended = someMatch({ game, listed: true, createdAt: 3 })
      const hidden = someMatch({ game, createdAt: 9 })
      await store.createMatch(open, someSeats({ open: true, tokenHash: null }), [])
      for (const match of [running, ended, hidden]) await store.createMatch(match, someSeats(), [])
      await store.append(ended.id, [actionRow(1)], over)
      const list = async (filter: object) =>
        (await store.listMatches({ game, listedOnly: true, limit: 10, ...filter })).map(({ match }) => match.id)
      expect(await list({})).toEqual([open.id, ended.id, running.id])
      expect(await list({ listedOnly: false })).toEqual([hidden.id, open.id, ended.id, running.id])
      expect(await list({ status: 'open' })).toEqual([open.id])
      expect(await list({ status: 'running' })).toEqual([running.id])
      expect(await list({ status: 'over' })).toEqual([ended.id])
      expect(await list({ clocked: true })).toEqual([running.id])
      expect(await list({ limit: 2 })).toEqual([open.id, ended.id])
      expect(await list({ limit: 2, after: ended.id })).toEqual([running.id])
    })

    test('keeps the last snapshot of a match, and has none of another', async () => {
      const match = someMatch()
      await store.createMatch(match, someSeats(), [actionRow(1)])
      expect(await store.readSnapshot?.(match.id)).toBeUndefined()
      const snapshot = { seq: 1, version: '1.0.0', content: '{"state":“ä”', digest: 'd' }
      await store.writeSnapshot?.(match.id, { ...snapshot, seq: 9 })
      await store.writeSnapshot?.(match.id, snapshot)
      expect(await store.readSnapshot?.(match.id)).toMatchObject(snapshot)
      expect(await store.readLog(match.id, 0)).toEqual([actionRow(1)])
    })

    test('forgets an outcome that was undone', async () => {
      const match = someMatch()
      await store.createMatch(match, someSeats(), [])
      await store.append(match.id, [actionRow(1)], { winners: [0], reason: 'borne-off' })
      await store.append(match.id, [{ entry: { seq: 2, kind: 'undo', seat: 0, to: 0 }, at: 1 }], null)
      const found = await store.listMatches({ listedOnly: false, status: 'over', limit: 1000 })
      expect(found.some(summary => summary.match.id === match.id)).toBe(false)
    })
  })
}
