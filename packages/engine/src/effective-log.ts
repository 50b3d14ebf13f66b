import type { LogLine } from './log.ts'
import { Positions } from './positions.ts'

/** The entries that led to the present state, in order: actions and `set-state`, without those that an undo took back. */
export function effectiveLog<Line extends LogLine>(log: readonly Line[]): readonly Line[] {
  const positions = new Positions()
  for (const line of log) positions.append(line, undefined)
  const way: Line[] = []
  for (let at = positions.at(log.length); at > 0; at = positions.before(at)) {
    const line = log[at - 1]
    if (line !== undefined) way.push(line)
  }
  return way.reverse()
}

/** The actions among them; with `sinceSetUp` only those after the last position that was set up. */
export function effectiveActions<Line extends LogLine>(
  log: readonly Line[],
  { sinceSetUp = false }: { readonly sinceSetUp?: boolean } = {},
): readonly Line[] {
  const way = effectiveLog(log)
  const start = sinceSetUp ? way.findLastIndex(({ kind }) => kind === 'set-state') + 1 : 0
  return way.slice(start).filter(({ kind }) => kind === 'action')
}
