import type { Capabilities, MatchStore } from '@turnwise/table'
import type { OpenDatabase } from './open-database.ts'

/** The methods of the store that its thread carries out: both sides of the thread have the store's own types. */
type Methods = Omit<MatchStore, 'append' | 'close'> &
  Omit<Capabilities['upkeep'], 'size' | 'waiting'> &
  Capabilities['snapshots'] &
  Capabilities['presence'] &
  Capabilities['push'] &
  Capabilities['secrets'] &
  Capabilities['time'] & {
    /** The most frequent one: texts and numbers are quick to copy. */
    append(id: string, seq: number, entry: string, at: number, outcome: string | null): Promise<'ok' | 'conflict'>
  }

export type Name = keyof Methods
export type Args<N extends Name> = Parameters<Methods[N]>
export type Value<N extends Name> = Awaited<ReturnType<Methods[N]>>

/** One method, inside the transaction of a batch. Throws if the database refuses it. */
export interface Operation<N extends Name> {
  /** How many rows it writes, roughly: a read writes none. */
  readonly writes: number | ((args: Args<N>) => number)
  run(open: OpenDatabase, args: Args<N>): Value<N>
  /** After an uncertain commit: what it gave, if it was stored; throws if not. Left out where it may be run again. */
  wasDone?(open: OpenDatabase, args: Args<N>): Value<N>
}

export type Operations<Part> = { readonly [N in keyof Part & Name]: Operation<N> }
