import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Fixtures, formatFixture, recordFixture, replayFixture } from './fixtures.ts'

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
      const reasons = list.map(({ name }) => replayFixture(game, text(name)).outcome?.reason)
      expect(game.endings.filter(ending => !reasons.includes(ending))).toEqual([])
    })

    test.each(list)('$name ends as wanted', fixture => {
      const match = replayFixture(game, text(fixture.name))
      expect(match.toAct).toEqual([])
      expect(fixture.wanted(match)).toBe(true)
      expect(game.check(match.state)).toEqual([])
    })

    test.each(playedAgain === true ? list : [])('$name is what "turnwise record" gives', fixture => {
      const recorded = text(fixture.name)
      const again = formatFixture(recordFixture(game, fixture, replayFixture(game, recorded).start.seed))
      expect(again === recorded, 'the bots or the options have changed: run "turnwise record"').toBe(true)
    })
  })
}
