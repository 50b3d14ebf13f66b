import type { LogRow, StoredMatch } from '@turnwise/table'
import { jsonOrNull } from '../rows.ts'
import type { LogValues, MatchValues } from './operations.ts'

export function matchValues({ options, clock, ...match }: StoredMatch): MatchValues {
  return { ...match, options: JSON.stringify(options), clock: jsonOrNull(clock) }
}

export function logValues(rows: readonly LogRow[]): LogValues {
  return {
    first: rows[0]?.entry.seq ?? 1,
    entries: rows.map(row => JSON.stringify(row.entry)),
    times: rows.map(row => row.at),
  }
}
