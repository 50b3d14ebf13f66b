import { effectiveActions, effectiveLog, type Seat } from '@turnwise/engine'
import type { SeenEntry } from '@turnwise/protocol'

/** Whose action an undo on one device takes back: the one of its players who acted last. */
export function lastActor(log: readonly SeenEntry[], own: readonly Seat[]): Seat | undefined {
  const last = effectiveActions(log).findLast(({ player_id }) => player_id !== null && own.includes(player_id))
  return last?.player_id ?? undefined
}

/** The seq to which "restart turn" returns: before the last run of own actions, if it is longer than one. */
export function turnStart(log: readonly SeenEntry[], seat: Seat): number | undefined {
  const way = effectiveLog(log)
  const before = way.findLastIndex(({ kind, player_id }) => kind !== 'action' || player_id !== seat)
  return way.length - before < 3 ? undefined : (way[before]?.seq ?? 0)
}
