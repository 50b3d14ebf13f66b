import type { Operation, OperationResult } from './operations.ts'

/** Entries to append: id, seq, entry, time and outcome of each, one after the other, since that is quick to copy. */
export type FlatAppends = readonly (string | number | null)[]

const WIDTH = 5

/** Operations that wait at the same time have no order, so those of a batch may be done in any. */
export type ToWorker =
  | { readonly appends: FlatAppends; readonly operations: readonly Operation[] }
  | { readonly close: true }

export type FromWorker =
  | { readonly ready: true }
  /** All entries of a batch were appended, and it held nothing else: how long it took, in seconds. */
  | number
  /** First of the entries, then of the other operations. */
  | { readonly outcomes: readonly OperationResult[]; readonly seconds: number }
  | { readonly closed: true }

export function appendsOf(flat: FlatAppends): Operation[] {
  const operations: Operation[] = []
  for (let i = 0; i < flat.length; i += WIDTH) {
    const outcome = flat[i + 4] ?? null
    operations.push({
      kind: 'append',
      id: String(flat[i]),
      seq: Number(flat[i + 1]),
      entry: String(flat[i + 2]),
      at: Number(flat[i + 3]),
      outcome: outcome === null ? null : String(outcome),
    })
  }
  return operations
}

export function isAppended(outcome: OperationResult): boolean {
  return outcome.ok && outcome.value === 'ok'
}
