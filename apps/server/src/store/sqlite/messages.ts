import type { Call } from './operations/index.ts'

/** What became of one call. The side that asked takes it for `never`: each asker knows the type of its own value. */
export type Outcome<Value = unknown> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false
      readonly message: string
      /** There was no room on the disk, and nothing was done. */
      readonly isFull?: true
      /** The database itself failed during the operation. */
      readonly isBroken?: true
    }

/** Calls that wait at the same time have no order, so those of a batch may be done in any. */
export type ToWorker = { readonly calls: readonly Call[] } | { readonly close: true }

export type FromWorker<Value> =
  | { readonly ready: true }
  /** Seconds for the whole batch; one outcome if it was the same for all, as it is for entries. */
  | { readonly outcomes: Outcome<Value> | readonly Outcome<Value>[]; readonly seconds: number }
