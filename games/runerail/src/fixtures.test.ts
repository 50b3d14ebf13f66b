import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, replayRecord } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { END_REASONS } from './game/types.ts'
import { runerail } from './index.ts'

const folder = new URL('../fixtures/', import.meta.url)
const files = readdirSync(folder).filter(file => file.endsWith('.turnwise.json'))

describe('recorded matches', () => {
  test('there is one for each way in which a match can end', () => {
    expect(files.map(file => file.replace('.turnwise.json', '')).toSorted()).toEqual(END_REASONS.toSorted())
  })

  test.each(files)('%s replays to its end', file => {
    const record = parseRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
    if (!record.ok) throw new Error(record.error.message)
    const match = replayRecord(runerail, record.value)
    if (!match.ok) throw new Error(match.error.message)
    expect(match.value.outcome?.reason).toBe(file.replace('.turnwise.json', ''))
    expect(runerail.check(match.value.state)).toEqual([])
  })
})
