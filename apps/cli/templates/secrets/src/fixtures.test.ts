import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, replayRecord } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { recordings } from '../scripts/record.ts'
import { game } from './index.ts'

const folder = new URL('../fixtures/', import.meta.url)

test('there is a recorded match for each way to end', () => {
  const names = readdirSync(folder).map(file => file.replace('.turnwise.json', ''))
  expect(names.toSorted()).toEqual(game.endings.toSorted())
})

test.each(game.endings)('%s is replayed to its end', name => {
  const record = parseRecord(JSON.parse(readFileSync(new URL(`${name}.turnwise.json`, folder), 'utf8')))
  if (!record.ok) throw new Error(record.error.message)
  const match = replayRecord(game, record.value)
  if (!match.ok) throw new Error(match.error.message)
  expect(match.value.outcome?.reason).toBe(name)
  expect(game.check(match.value.state)).toEqual([])
})

test('the script that records them gives the same files again', () => {
  for (const { name, record } of recordings()) {
    expect(`${JSON.stringify(record)}\n`, name).toBe(readFileSync(new URL(`${name}.turnwise.json`, folder), 'utf8'))
  }
})
