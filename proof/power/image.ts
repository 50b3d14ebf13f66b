import type { Rng } from '@turnwise/engine'
import type { DiskOperation } from './trace.ts'

/** How much unsynced data survives a power cut: nothing, everything, or any part, down to half a write. */
export const CUTS = ['nothing', 'everything', 'some', 'torn'] as const
export type Cut = (typeof CUTS)[number]

/** Shared memory, which is never read after a restart, and the lock, which does not matter. */
const isOfDatabase = (file: string) => file.startsWith('turnwise.sqlite') && !file.endsWith('-shm')
const SECTOR = 512

type Change = Extract<DiskOperation, { kind: 'write' | 'truncate' }>

/**
 * The files as the disk may have them when the power fails after the first `length` operations. What was written before
 * a file's last sync is there; of the rest, any part may be missing, since a disk may write in any order. A removed
 * file may be back until the folder is synced. A synced file keeps its name, as on every journaling file system.
 */
export function imageAfter(
  operations: readonly DiskOperation[],
  length: number,
  cut: Cut,
  rng: Rng,
): ReadonlyMap<string, Buffer> {
  const synced = new Map<string, Change[]>()
  const pending = new Map<string, Change[]>()
  const removed = new Map<string, Change[]>()
  for (const operation of operations.slice(0, length)) {
    if (operation.kind === 'acknowledged') continue
    const { file } = operation
    if (operation.kind === 'sync' && file === '.') removed.clear()
    if (!isOfDatabase(file)) continue
    if (operation.kind === 'sync') {
      synced.set(file, [...(synced.get(file) ?? []), ...(pending.get(file) ?? [])])
      pending.delete(file)
    } else if (operation.kind === 'lost') {
      pending.delete(file)
    } else if (operation.kind === 'unlink') {
      removed.set(file, synced.get(file) ?? [])
      synced.delete(file)
      pending.delete(file)
    } else {
      removed.delete(file)
      pending.set(file, [...(pending.get(file) ?? []), operation])
    }
  }
  const image = new Map<string, Buffer>()
  for (const file of new Set([...synced.keys(), ...pending.keys()])) {
    const left = (pending.get(file) ?? []).flatMap(change => leftOf(change, cut, rng))
    const changes = [...(synced.get(file) ?? []), ...left]
    if (changes.length > 0) image.set(file, applied(changes))
  }
  for (const [file, changes] of removed) {
    if (changes.length > 0 && cut !== 'everything' && rng.int(2) === 0) image.set(file, applied(changes))
  }
  return image
}

function leftOf(change: Change, cut: Cut, rng: Rng): readonly Change[] {
  if (cut === 'everything') return [change]
  if (cut === 'nothing' || rng.int(2) === 0) return []
  if (cut === 'some' || change.kind === 'truncate') return [change]
  const sectors = Math.ceil(change.data.length / SECTOR)
  return [{ ...change, data: change.data.subarray(0, rng.int(sectors + 1) * SECTOR) }]
}

function applied(changes: readonly Change[]): Buffer {
  const size = Math.max(0, ...changes.map(change => (change.kind === 'write' ? change.offset + change.data.length : 0)))
  const bytes = Buffer.alloc(size)
  let length = 0
  for (const change of changes) {
    if (change.kind === 'write') {
      change.data.copy(bytes, change.offset)
      length = Math.max(length, change.offset + change.data.length)
    } else {
      bytes.fill(0, Math.min(change.length, size))
      length = change.length
    }
  }
  return bytes.subarray(0, length)
}
