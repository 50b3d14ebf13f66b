import { type Snapshot, type Store, sealSnapshot } from '@turnwise/table'
import type { World } from './world.ts'

/** One node's access to the shared disk: every call takes time and may fail. */
export function simulatedStore(world: World, disk: Store, isAlive: () => boolean, unsafe: Unsafe): Store {
  /** A dead node gets no answer; its request may have taken effect anyway. */
  const never = () => new Promise<never>(() => {})
  const around = async <Value>(work: () => Promise<Value>, delay = 1): Promise<Value> => {
    await world.sleep(world.rng.int(delay * 4))
    if (!isAlive()) return never()
    const value = await work()
    await world.sleep(world.rng.int(delay * 4))
    return isAlive() ? value : never()
  }
  /** Stored a little later, if the node is still alive then. */
  const later = (work: () => Promise<unknown>): void => {
    void world.sleep(400).then(() => (isAlive() ? work().catch(() => undefined) : undefined))
  }
  let fullUntil = 0
  /** A snapshot of an earlier moment than it says, or damaged, or gone. */
  const spoilt = (snapshot: Snapshot | undefined): Snapshot | undefined => {
    if (snapshot === undefined || !world.strikes('stale-snapshot', 3)) return snapshot
    const { seq, content } = snapshot
    switch (world.rng.int(4)) {
      case 0:
        return { ...snapshot, seq: seq + 1 + world.rng.int(3) }
      case 1:
        return { ...snapshot, seq: seq - 1 }
      case 2:
        return { ...snapshot, content: content.replace(/\d/g, digit => String(9 - Number(digit))) }
      default:
        return undefined
    }
  }
  /** What a table would use that did not check whether a snapshot fits the log: the last one, labelled as current. */
  const outdated = async (id: string, { seq, version, content }: Snapshot): Promise<Snapshot> => {
    const entries = (await disk.readLog(id, 0)).slice(0, seq).map(row => row.entry)
    return sealSnapshot(version, entries, (await disk.snapshots?.readSnapshot(id))?.content ?? content)
  }
  return {
    isShared: true,
    async createMatch(match, seats, rows, outcome) {
      const work = () => disk.createMatch(match, seats, rows, outcome)
      return unsafe.acknowledgesEarly === 'creation' ? later(work) : around(work)
    },
    loadMatch: id => around(() => disk.loadMatch(id)),
    readLog: (id, since) =>
      around(async () => {
        const rows = await disk.readLog(id, since)
        // A replica that is behind: never more than a little, and never for good.
        return rows.length > 0 && world.strikes('stale-read', 12) ? rows.slice(0, -1 - world.rng.int(3)) : rows
      }),
    async append(id, row, outcome, by) {
      const delay = world.strikes('slow-disk', 15) ? 400 : 2
      if (world.strikes('full-disk', 40)) fullUntil = world.now + 500
      if (fullUntil > world.now && !world.isCalm) throw new Error('the disk is full')
      if (world.strikes('failing-disk', 40)) throw new Error('the disk failed')
      if (unsafe.acknowledgesFirst && world.rng.int(2) === 0) {
        void around(() => disk.append(id, row, outcome, by), 100)
        return 'ok'
      }
      const isUnclear = world.strikes('indeterminate-commit', 30)
      if (isUnclear && world.rng.int(2) === 0) throw new Error('nobody knows')
      const appended = await around(() => disk.append(id, row, outcome, by), delay)
      if (isUnclear) throw new Error('nobody knows')
      return appended
    },
    async replaceSeat(id, before, after) {
      const work = () => disk.replaceSeat(id, before, after)
      if (unsafe.acknowledgesEarly !== 'seats') return around(work)
      later(work)
      return 'ok'
    },
    listMatches: filter => around(() => disk.listMatches(filter)),
    async say(id, seat, text, at, key) {
      const work = () => disk.say(id, seat, text, at, key)
      if (unsafe.acknowledgesEarly !== 'chat') return around(work)
      later(work)
      return { index: (await disk.readChat(id, 0)).length + 1, seat, text, at }
    },
    snapshots: {
      readSnapshot: id => around(async () => spoilt(await disk.snapshots?.readSnapshot(id))),
      // A late one replaces a newer one.
      writeSnapshot: (id, snapshot) =>
        around(
          async () =>
            disk.snapshots?.writeSnapshot(id, unsafe.believesSnapshots ? await outdated(id, snapshot) : snapshot),
          world.strikes('stale-snapshot', 12) ? 400 : 1,
        ),
    },
    readChat: (id, since) => around(() => disk.readChat(id, since)),
    close: async () => {},
  }
}

/** Ways to break the guarantees on purpose, to test that the harness notices. */
export interface Unsafe {
  readonly acknowledgesFirst: boolean
  /** What is acknowledged before it is stored, beside entries of the log. */
  readonly acknowledgesEarly: 'creation' | 'seats' | 'chat' | undefined
  readonly ignoresExpectedSeq: boolean
  /** A crash loses what was appended last, like a disk that is never synced. */
  readonly losesOnCrash: boolean
  readonly believesSnapshots: boolean
}

export const SAFE: Unsafe = {
  acknowledgesFirst: false,
  acknowledgesEarly: undefined,
  ignoresExpectedSeq: false,
  losesOnCrash: false,
  believesSnapshots: false,
}
