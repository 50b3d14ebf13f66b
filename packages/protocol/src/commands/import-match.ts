import { z } from 'zod'
import { command } from '../command.ts'
import { aMatch, logLength } from '../fields.ts'

/** Every entry of an import is checked against the rules. */
const ENTRIES_PER_UNIT = 25

export const importMatch = command('import-match', {
  note: 'Imports the record of a finished match, every entry checked against the rules and the seed.',
  takes: { record: z.unknown() },
  gives: { match_id: aMatch, game: z.string(), seq: logLength },
  errors: ['unknown-game', 'forbidden'],
  cost: ({ record }) => 20 + entriesIn(record) / ENTRIES_PER_UNIT,
  example: ({ record }) => ({ record }),
})

/** How many entries a record seems to have, before it is parsed. */
export function entriesIn(record: unknown): number {
  const entries: unknown =
    typeof record === 'object' && record !== null && 'entries' in record ? record.entries : undefined
  return Array.isArray(entries) ? entries.length : 0
}
