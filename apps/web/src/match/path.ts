import type { SeenEntry } from '@turnwise/client'
import type { Seat } from '@turnwise/engine'

interface Step {
  readonly entry: SeenEntry
  readonly before: Step | undefined
}

/** The actions that were not undone, in order. */
export function effectiveActions(entries: readonly SeenEntry[]): readonly SeenEntry[] {
  // By seq of the moment after an action: the last action that led to it.
  const last: (Step | undefined)[] = [undefined]
  for (const entry of entries) {
    const before = last[last.length - 1]
    if (entry.kind === 'action') last.push({ entry, before })
    else if (entry.kind === 'undo') last.push(last[entry.to ?? 0])
    else last.push(before)
  }
  const actions: SeenEntry[] = []
  for (let step = last[last.length - 1]; step !== undefined; step = step.before) actions.push(step.entry)
  return actions.reverse()
}

/** Whose action an undo on one device takes back: the person who acted last. */
export function lastPerson(actions: readonly SeenEntry[], people: readonly Seat[]): Seat | undefined {
  for (let i = actions.length - 1; i >= 0; i--) {
    const seat = actions[i]?.player_id
    if (seat !== null && seat !== undefined && people.includes(seat)) return seat
  }
  return undefined
}

/** The seq to which "restart turn" returns: before the last run of own actions, if it is longer than one. */
export function turnStart(actions: readonly SeenEntry[], seat: Seat): number | undefined {
  let start = actions.length
  while (start > 0 && actions[start - 1]?.player_id === seat) start--
  if (actions.length - start < 2) return undefined
  return actions[start - 1]?.seq ?? 0
}
