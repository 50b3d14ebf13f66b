import { chat } from './chat.ts'
import { listMatches } from './list-matches.ts'
import { log } from './log.ts'
import { matches } from './matches.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Args, Name, Operation, Value } from './operation.ts'
import { presence } from './presence.ts'
import { push } from './push.ts'
import { secrets } from './secrets.ts'
import { snapshots } from './snapshots.ts'
import { upkeep } from './upkeep.ts'

/** Every operation of the database thread. */
const OPERATIONS: { readonly [N in Name]: Operation<N> } = {
  ...matches,
  ...log,
  ...chat,
  ...snapshots,
  ...presence,
  ...push,
  ...secrets,
  ...upkeep,
  listMatches,
}

/** An operation that is asked for, as plain data. */
export interface Call<N extends Name = Name> {
  readonly name: N
  readonly args: Args<N>
}

export function carryOut<N extends Name>(open: OpenDatabase, { name, args }: Call<N>): Value<N> {
  return OPERATIONS[name].run(open, args)
}

/** The same after an uncertain commit: what is stored is not written again. */
export function findOut<N extends Name>(open: OpenDatabase, { name, args }: Call<N>): Value<N> {
  const { wasDone, run } = OPERATIONS[name]
  return (wasDone ?? run)(open, args)
}

/** For the metrics, and for when to checkpoint. */
export function rowsOf<N extends Name>({ name, args }: Call<N>): number {
  const { writes } = OPERATIONS[name]
  return typeof writes === 'number' ? writes : writes(args)
}

export type { Args, Name, Value }
