import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRecord, replayRecord } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { ENDING_REASONS } from './game/types.ts'
import { geniejack } from './index.ts'

const folder = join(import.meta.dirname, '../fixtures')

const EXPECTED = {
  'both-fall': { reason: 'defeated', winners: [] },
  'defeated-by-a-curse': { reason: 'defeated', winners: [] },
  'defeated-in-a-hand': { reason: 'defeated', winners: [] },
  'hand-limit': { reason: 'hand-limit', winners: [] },
  victory: { reason: 'victory', winners: [0] },
}

function replay(name: string) {
  const record = parseRecord(JSON.parse(readFileSync(join(folder, `${name}.turnwise.json`), 'utf8')))
  if (!record.ok) throw new Error(record.error.message)
  const match = replayRecord(geniejack, record.value)
  if (!match.ok) throw new Error(match.error.message)
  return match.value
}

describe('recorded runs', () => {
  test('each way to end has one', () => {
    expect(new Set(Object.values(EXPECTED).map(({ reason }) => reason))).toEqual(new Set(ENDING_REASONS))
    const files = readdirSync(folder).map(file => file.replace('.turnwise.json', ''))
    expect(files.sort()).toEqual(Object.keys(EXPECTED).sort())
  })

  test.each(Object.entries(EXPECTED))('%s ends as it did', (name, expected) => {
    expect(replay(name).outcome).toMatchObject(expected)
  })

  test('the curse struck before a card was dealt', () => {
    expect(replay('defeated-by-a-curse').state).toMatchObject({ combat: null, player: { hp: 0 } })
  })

  test('both fell in one hand, and the player had lost', () => {
    expect(replay('both-fall').state).toMatchObject({ player: { hp: 0 }, enemy: { hp: 0 } })
  })
})
