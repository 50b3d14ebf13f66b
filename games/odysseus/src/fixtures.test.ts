import { readdirSync, readFileSync } from 'node:fs'
import { type Outcome, parseRecord, replayRecord } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { odysseus } from './index.ts'

const FOLDER = new URL('../fixtures/', import.meta.url)

const EXPECTED: Readonly<Record<string, (outcome: Outcome) => boolean>> = {
  ithaca: ({ reason, winners }) => reason === 'ithaca' && winners.length === 1,
  depletion: ({ reason, winners }) => reason === 'depletion' && winners.length === 1,
  shared: ({ winners }) => winners.length > 1,
  becalmed: ({ reason, winners }) => reason === 'becalmed' && winners.join() === '0',
  aeolus: ({ reason }) => reason === 'ithaca',
}

describe('recorded matches', () => {
  test('there is one for each way to end, and no other', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      Object.keys(EXPECTED)
        .map(name => `${name}.turnwise.json`)
        .sort(),
    )
  })

  test.each(Object.entries(EXPECTED))('%s', (name, fits) => {
    const record = parseRecord(JSON.parse(readFileSync(new URL(`${name}.turnwise.json`, FOLDER), 'utf8')))
    if (!record.ok) throw new Error(record.error.message)
    const match = replayRecord(odysseus, record.value)
    if (!match.ok) throw new Error(match.error.message)
    expect(match.value.outcome).toSatisfy(fits)
    expect(odysseus.check(match.value.state)).toEqual([])
  })
})
