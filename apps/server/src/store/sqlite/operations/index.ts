import { chat } from './chat.ts'
import { listMatches } from './list-matches.ts'
import { log } from './log.ts'
import { matches } from './matches.ts'
import type { Args, Name, Operation } from './operation.ts'
import { presence } from './presence.ts'
import { push } from './push.ts'
import { secrets } from './secrets.ts'
import { snapshots } from './snapshots.ts'
import { time } from './time.ts'
import { upkeep } from './upkeep.ts'

/** Every operation of the database thread. */
export const OPERATIONS: { readonly [N in Name]: Operation<N> } = {
  ...matches,
  ...log,
  ...chat,
  ...snapshots,
  ...presence,
  ...push,
  ...secrets,
  ...time,
  ...upkeep,
  listMatches,
}

/** An operation that is asked for, as plain data. */
export interface Call<N extends Name = Name> {
  readonly name: N
  readonly args: Args<N>
}

/** For the metrics, and for when to checkpoint. */
export function rowsOf<N extends Name>({ name, args }: Call<N>): number {
  const { writes } = OPERATIONS[name]
  return typeof writes === 'number' ? writes : writes(args)
}
