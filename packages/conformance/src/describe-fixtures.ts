import { readdirSync, readFileSync } from 'node:fs'
import { type Match, parseRecord, replayRecord } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { type Fixtures, formatFixture, recordFixture } from './fixtures.ts'

const SUFFIX = '.turnwise.json'

/** What is asked of recorded matches beyond the rules. */
export interface FixtureTests {
  /** The bots as they are now must play them again, to the letter. Left out, bots may improve and old matches stay. */
  readonly playedAgain?: boolean
}

/** The recorded matches as tests: one for each way to end, and each replayed to its end. */
export function describeFixtures({ game, list }: Fixtures, folder: URL, { playedAgain }: FixtureTests = {}): void {
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

    test.each(list)('$name ends as wanted', fixture => {
      const match = replayText(game, text(fixture.name))
      expect(match.toAct).toEqual([])
      expect(fixture.wanted(match)).toBe(true)
      expect(game.check(match.state)).toEqual([])
    })

    test.each(playedAgain === true ? list : [])('$name is what "turnwise record" gives', fixture => {
      const recorded = text(fixture.name)
      const again = formatFixture(recordFixture(game, fixture, replayText(game, recorded).start.seed))
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
