import { describe, expect, test } from 'vitest'
import { Match } from '../match.ts'
import { makeRecord, parseRecord, replayRecord } from '../record.ts'
import { race } from './race.ts'

function record() {
  const match = new Match(race, { seed: 's', options: { goal: 12 }, seats: 2 })
  while (match.toAct.length > 0) match.play(match.toAct[0]!, { type: 'roll' })
  return { match, record: makeRecord(match, [{ name: 'Ann' }, { name: 'Bot', bot: 'random' }]) }
}
const json = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value))

const END = { seq: 1, kind: 'end', seat: 0, reason: 'resigned', winners: [1] }

describe('a record', () => {
  test('survives JSON and rebuilds its match bit for bit', () => {
    const { match, record: made } = record()
    const parsed = parseRecord(json(made))
    expect(parsed.ok && parsed.value).toEqual(made)
    const again = parsed.ok ? replayRecord(race, parsed.value) : parsed
    expect(again.ok && JSON.stringify(again.value.state)).toBe(JSON.stringify(match.state))
  })

  test('may end by resigning', () => {
    const { entries, ...start } = record().record
    expect(entries.length).toBeGreaterThan(0)
    expect(parseRecord({ ...start, entries: [END] }).ok).toBe(true)
  })

  const good = json(record().record)
  const entries = good.entries as Record<string, unknown>[]
  const withEntry = (changes: object) => ({ ...good, entries: [{ ...entries[0], ...changes }, ...entries.slice(1)] })
  test.each([
    ['not an object', 'x'],
    ['of another format', { ...good, format: 2 }],
    ['with a field of its own', { ...good, extra: 1 }],
    ['without a seed', { ...good, seed: undefined }],
    ['without players', { ...good, players: [] }],
    ['with a nameless player', { ...good, players: [{}, { name: 'B' }] }],
    ['with a name of 1,000 characters', { ...good, players: [{ name: 'x'.repeat(1000) }, { name: 'B' }] }],
    ['with a name that clears the screen', { ...good, players: [{ name: '\u001B[2J' }, { name: 'B' }] }],
    ['with half a character in its seed', { ...good, seed: 'a\uD83D' }],
    ['with a null in its seed', { ...good, seed: 'a\u0000' }],
    ['with a long seed', { ...good, seed: 'x'.repeat(201) }],
    ['with an escape sequence as its version', { ...good, version: '\u001B[2J' }],
    ['with a bot that is no text', { ...good, players: [{ name: 'A', bot: 1 }, { name: 'B' }] }],
    ['without entries', { ...good, entries: 'x' }],
    ['with a gap', { ...good, entries: entries.slice(1) }],
    ['with an unknown kind', withEntry({ kind: 'magic' })],
    ['with an entry field of its own', withEntry({ note: 'hm' })],
    ['with a seat that is not there', withEntry({ seat: 5 })],
    ['with an action that is none', withEntry({ action: 'roll' })],
    ['with an end by nobody', { ...good, entries: [{ ...END, seat: null }] }],
    ['with an end for an unknown reason', { ...good, entries: [{ ...END, reason: 'boredom' }] }],
    ['with chance that is neither', withEntry({ chance: 'lucky' })],
  ])('is refused: %s', (_what, value) => {
    expect(parseRecord(value)).toMatchObject({ ok: false, error: { code: 'bad-record' } })
  })

  test.each([
    ['another game', { game: 'chess' }, /not of race/],
    ['other rules', { version: '0' }, /rules 0/],
    ['too many players', { players: [1, 2, 3, 4].map(n => ({ name: `P${n}` })) }, /not played by 4/],
    ['odd options', { options: { goal: 'far' } }, /options/],
    ['an action the game does not know', { entries: [{ ...entries[0], action: { type: 'fly' } }] }, /Entry 1/],
  ])('does not replay: %s', (_what, changes, message) => {
    const parsed = parseRecord({ ...good, ...changes })
    const result = parsed.ok ? replayRecord(race, parsed.value) : parsed
    expect(result).toMatchObject({ ok: false, error: { message: expect.stringMatching(message) } })
  })
})
