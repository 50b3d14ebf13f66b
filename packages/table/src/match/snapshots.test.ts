import { CATALOG } from '@turnwise/catalog'
import { createRng } from '@turnwise/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { play } from '../play.ts'
import { answerLong } from '../rules/long-rules.ts'
import { replayedElsewhere } from '../rules/replayed-elsewhere.ts'
import { Updates } from '../seen/update.ts'
import { seenEntries } from '../seen/viewing.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { Snapshot, SnapshotStore, Store } from '../store/store.ts'
import { remoteTable } from '../tests/remote-table.ts'
import { findModule } from './find-module.ts'
import { type LiveMatch, playedSince } from './live-match.ts'
import { loadLive } from './load-live.ts'
import { driveSnapshots, makeSnapshot, sealSnapshot } from './snapshots.ts'

const ENTRIES = 130
const EVERY = 20

let matches = 0

/** A match of this game after a number of random actions, on a table that writes a snapshot now and then. */
async function playedOn(store: Store, settings: object): Promise<LiveMatch> {
  const { table, create } = remoteTable({
    store,
    newId: () => `snapshot${++matches}`,
    newSeed: () => `a long match ${matches}`,
  })
  driveSnapshots(table, (_id, error) => expect.unreachable(String(error)), EVERY)
  const [held] = await create(settings)
  const rng = createRng('snapshots')
  for (let i = 0; i < ENTRIES; i++) {
    await table.change(held!.match_id, async transaction => {
      const { live } = transaction
      const [seat = 0] = live.match.toAct
      if (live.match.outcome !== undefined) return
      await play(transaction, seat, rng.pick(live.match.legalActions(seat)), undefined)
    })
  }
  return table.live(held!.match_id)
}

/** Everything that all viewers can learn of a match. */
function allOf(environment: ReturnType<typeof remoteTable>['table']['environment'], live: LiveMatch): string {
  const viewers = ['host', 'spectator', ...live.seats.map(({ seat }) => seat)] as const
  return JSON.stringify([
    [live.match.log, live.match.state, live.match.draws, live.times, live.clock],
    viewers.map(viewer => new Updates(environment, live).textFor(viewer, 0, 0)),
    live.seats.map(({ seat }) => [live.match.freeUndoTarget(seat), live.match.undoTargetOf(seat)]),
  ])
}

describe.each(CATALOG.map(({ id, seats }) => [id, seats.min] as const))(
  'a match of %s that starts from a snapshot',
  (game, seats) => {
    const store = memoryStore()
    const { environment } = remoteTable({ store }).table
    const clock = seats > 1 ? { kind: 'fischer', initial: 600, increment: 1 } : undefined
    let original: LiveMatch
    beforeAll(async () => {
      original = await playedOn(store, {
        game,
        players: Array.from({ length: seats }, () => ({})),
        ...(clock && { clock }),
      })
    })

    test('is the one that was played, without applying the entries that the snapshot covers', async () => {
      const live = await loadLive(environment, original.stored.id)
      const { outcome, seq } = original.match
      expect(live.playedFrom).toBe(outcome === undefined ? Math.floor(seq / EVERY) * EVERY : seq)
      expect(live.playedFrom).toBeGreaterThan(0)
      expect(seenEntries(live, live.playedFrom, 0)).toEqual(seenEntries(original, live.playedFrom, 0))
      expect(live.playedFrom).toBeGreaterThan(0)
      expect(allOf(environment, live)).toBe(allOf(environment, original))
      expect(playedSince(live, 0)).toHaveLength(live.match.seq)
    })

    test('is the same where another thread has replayed it, or only what came before the snapshot', async () => {
      const { id } = original.stored
      const asked: string[] = []
      const { table } = remoteTable({
        store,
        async askLong(request) {
          const module = await findModule({ catalog: CATALOG }, request.game)
          asked.push(request.kind)
          return structuredClone(answerLong(module, structuredClone(request)))
        },
      })
      const found = (await store.loadMatch(id))!
      const rows = await store.readLog(id, 0)
      const elsewhere = await replayedElsewhere(table.environment, original.module, found, rows)
      expect(elsewhere.playedFrom).toBe(0)
      expect(allOf(environment, elsewhere)).toBe(allOf(environment, original))
      await table.change(id, transaction => transaction.recall(1))
      const live = await table.live(id)
      expect([live.playedFrom, asked]).toEqual([0, ['replay', 'replay']])
      expect(allOf(environment, live)).toBe(allOf(environment, original))
    })
  },
)

describe('a snapshot that is', () => {
  const store = memoryStore()
  const { environment } = remoteTable({ store }).table
  let original: LiveMatch
  let other: LiveMatch
  beforeAll(async () => {
    original = await playedOn(store, { game: 'senet' })
    other = await playedOn(store, { game: 'senet' })
  })
  const stateOfOther = (snapshot: Snapshot): Snapshot => ({ ...snapshot, content: makeSnapshot(other).content })

  test.each<[string, (good: Snapshot) => Snapshot | undefined]>([
    ['of other rules', good => ({ ...good, version: '0.0.1' })],
    ['ahead of the log', good => ({ ...good, seq: good.seq + 1 })],
    ['of an earlier moment than it says', good => ({ ...good, seq: good.seq - 1 })],
    ['of another match', () => makeSnapshot(other)],
    ['with the state of another match', stateOfOther],
    ['cut short', good => ({ ...good, content: good.content.slice(0, -1) })],
    [
      'changed by one bit',
      good => ({ ...good, content: good.content.replace(/\d/, digit => String(Number(digit) ^ 1)) }),
    ],
    ['empty', () => ({ seq: 0, version: '', content: '', digest: '' })],
    ['missing', () => undefined],
    ['not to be read', () => expect.unreachable('the disk')],
  ])('%s counts for nothing', async (_what, spoil) => {
    const spoilt = withSnapshot(store, async () => spoil(makeSnapshot(original)))
    const live = await loadLive({ ...environment, store: spoilt }, original.stored.id)
    expect(live.playedFrom).toBe(0)
    expect(allOf(environment, live)).toBe(allOf(environment, original))
  })

  test('valid, but not from the same log, is ignored too', async () => {
    const { log, game } = original.match
    const wrong = sealSnapshot(game.version, log.slice(0, 20), makeSnapshot(other).content)
    const spoilt = withSnapshot(store, async () => wrong)
    const live = await loadLive({ ...environment, store: spoilt }, original.stored.id)
    expect(allOf(environment, live)).toBe(allOf(environment, original))
  })

  test('old is used, and the later entries are applied', async () => {
    const early = (await store.snapshots?.readSnapshot(original.stored.id))!
    expect(early.seq).toBeLessThan(original.match.seq)
    const live = await loadLive(environment, original.stored.id)
    expect(live.playedFrom).toBe(early.seq)
    expect(allOf(environment, live)).toBe(allOf(environment, original))
  })
})

function withSnapshot(store: Store, readSnapshot: SnapshotStore['readSnapshot']): Store {
  return { ...store, snapshots: { readSnapshot, writeSnapshot: async () => undefined } }
}
