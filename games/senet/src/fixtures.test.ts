import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, replayRecord } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { recordings } from '../scripts/record.ts'
import { senet } from './index.ts'

const folder = new URL('../fixtures/', import.meta.url)

const expected: Readonly<Record<string, { readonly winners: readonly number[]; readonly reason: string }>> = {
  'first-seat-wins': { winners: [0], reason: 'borne-off' },
  'second-seat-wins': { winners: [1], reason: 'borne-off' },
  masters: { winners: [1], reason: 'borne-off' },
  'uniform-throws': { winners: [1], reason: 'borne-off' },
  'taken-back': { winners: [1], reason: 'borne-off' },
  resigned: { winners: [0], reason: 'resigned' },
}

test('every recorded match is expected here', () => {
  const names = readdirSync(folder).map(file => file.replace('.turnwise.json', ''))
  expect(names.toSorted()).toEqual(Object.keys(expected).toSorted())
})

test.each(Object.entries(expected))('%s is replayed to its end', (name, outcome) => {
  const record = parseRecord(JSON.parse(readFileSync(new URL(`${name}.turnwise.json`, folder), 'utf8')))
  if (!record.ok) throw new Error(record.error.message)
  const match = replayRecord(senet, record.value)
  if (!match.ok) throw new Error(match.error.message)
  expect(match.value.outcome).toMatchObject(outcome)
  expect(senet.check(match.value.state)).toEqual([])
})

test('the script that records them gives the same files again', () => {
  for (const { name, record } of recordings()) {
    const file = readFileSync(new URL(`${name}.turnwise.json`, folder), 'utf8')
    expect(`${JSON.stringify(record)}\n` === file, name).toBe(true)
  }
})

test('the throw that was taken back came again', () => {
  const record = parseRecord(JSON.parse(readFileSync(new URL('taken-back.turnwise.json', folder), 'utf8')))
  if (!record.ok) throw new Error(record.error.message)
  const undo = record.value.entries.findIndex(entry => entry.kind === 'undo')
  const [before, after] = [record.value.entries[undo - 1], record.value.entries[undo + 1]]
  expect(undo).toBeGreaterThan(0)
  expect(before).toMatchObject({ kind: 'action', chance: 'drawn' })
  expect(after).toMatchObject({ kind: 'action', chance: 'drawn' })
  if (before?.kind === 'action' && after?.kind === 'action') expect(after.action).toEqual(before.action)
})
