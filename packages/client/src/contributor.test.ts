import { type Entry, hashPart, type MatchRecord } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { type GivenPart, problemOfPart } from './contributor.ts'

const PART = 'a'.repeat(64)
const HASHES = [hashPart('h', 0, PART), hashPart('h', 1, 'b'.repeat(64))]
const GIVEN: GivenPart = { part: PART, seedHash: 'h', seen: HASHES }

const ENTRIES: readonly Entry[] = [
  { seq: 1, kind: 'seed', step: 'asked' },
  { seq: 2, kind: 'commit', seat: 0, hash: HASHES[0]! },
  { seq: 3, kind: 'commit', seat: 1, hash: HASHES[1]! },
  { seq: 4, kind: 'seed', step: 'closed' },
  { seq: 5, kind: 'reveal', seat: 0, part: PART },
  { seq: 6, kind: 'seed', step: 'made', left_out: [1] },
]
const record = (entries: readonly Entry[], seed_hash = 'h'): MatchRecord => ({
  ...{ format: 1, game: 'g', version: '1', seed: 's', seed_hash, options: {} },
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  entries,
})

test.each([
  ['nothing, where its part is there', record(ENTRIES), GIVEN, undefined],
  ['a part that the server left out', record(ENTRIES.filter(({ kind }) => kind !== 'reveal')), GIVEN, 'left out'],
  ['another commitment of the server', record(ENTRIES, 'other'), GIVEN, 'than it showed this seat'],
  ['another commitment of a player', record(ENTRIES.filter(({ seq }) => seq !== 3)), GIVEN, 'Another player'],
  [
    'nothing, where it came too late itself',
    record(ENTRIES.filter(({ kind }) => kind !== 'reveal')),
    { part: PART, seedHash: 'h' },
    undefined,
  ],
])('a seat that has given a part sees %s', (_what, seen, given, problem) => {
  if (problem === undefined) expect(problemOfPart(seen, 0, given)).toBeUndefined()
  else expect(problemOfPart(seen, 0, given)).toContain(problem)
})
