import { readdirSync, readFileSync } from 'node:fs'
import { type Match, parseRecord, replayRecord } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { type Fixtures, formatFixture, recordFixture } from './fixtures.ts'

const SUFFIX = '.turnwise.json'

/** The recorded matches as tests: one for each way to end, each replayed, and each played again by its bots. */
export function describeFixtures({ game, list }: Fixtures, folder: URL): void {
  const text = (name: string) => readFileSync(new URL(`${name}${SUFFIX}`, folder), 'utf8')
  describe(`recorded matches of ${game.title}`, () => {
    test('are those that are listed', () => {
      const files = readdirSync(folder).filter(file => file.endsWith(SUFFIX))
      expect(files.toSorted()).toEqual(list.map(({ name }) => `${name}${SUFFIX}`).toSorted())
    })

    test('show each way to end', () => {
      const reasons = list.map(({ name }) => replayText(game, text(name)).outcome?.reason)
      expect(game.endings.filter(ending => !reasons.includes(ending))).toEqual([])
    })

    test.each(list)('$name ends as wanted, and is what "turnwise record" gives', fixture => {
      const recorded = text(fixture.name)
      const match = replayText(game, recorded)
      expect(match.toAct).toEqual([])
      expect(fixture.wanted(match)).toBe(true)
      expect(game.check(match.state)).toEqual([])
      const again = formatFixture(recordFixture(game, fixture, match.start.seed))
      expect(again === recorded, 'the bots or the options have changed: run "turnwise record"').toBe(true)
    })
  })
}

function replayText(game: Fixtures['game'], text: string): Match {
  const record = parseRecord(JSON.parse(text))
  if (!record.ok) throw new Error(record.error.message)
  const match = replayRecord(game, record.value)
  if (!match.ok) throw new Error(match.error.message)
  return match.value
}
