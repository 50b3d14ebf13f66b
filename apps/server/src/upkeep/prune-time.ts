import { elapsedWithout, type StoreWith } from '@turnwise/table'
import type { PruneTime } from './prune.ts'

/** As the server's own. */
const MOST_APART_MS = 5_000

/**
 * The time of a store that this process does not serve; undefined if the clock of this machine is wrong, as far as the store
 * can tell. No server counts as up since the last one said so.
 */
export async function readPruneTime(store: StoreWith<'time'>, machine: () => number): Promise<PruneTime | undefined> {
  const { clock, servedAt, outages } = await store.time.readTimes(0)
  const here = machine()
  const now = clock ?? here
  const isOff = clock === undefined ? here < servedAt - MOST_APART_MS : Math.abs(here - clock) > MOST_APART_MS
  if (isOff) return undefined
  return { now: () => now, elapsed: elapsedWithout([...outages, { from: servedAt, to: now }]) }
}
