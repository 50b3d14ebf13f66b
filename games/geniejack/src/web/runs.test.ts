import { expect, test } from 'vitest'
import { geniejack } from '../index.ts'
import { dailySeed as terminalSeed } from '../terminal/args.ts'
import { dailySeed, untilTomorrow } from './daily.ts'
import { isRun, type Run, runOf, withRun } from './runs.ts'
import { statisticsOf } from './statistics.ts'

const start = geniejack.view(geniejack.setup({ difficulty: 'standard', rules: {} }, 1, 'runs'), 0)
const tally = { ...start.tally, handsPlayed: 10, handsWon: 4, battlesWon: 2 }
const run: Run = {
  at: '2026-01-02T03:04:05.000Z',
  seed: 'one',
  difficulty: 'standard',
  ending: 'defeated',
  stage: 1,
  battle: 3,
  enemy: 'Desert Jackal',
  tally,
}

test('only a run that has ended is kept', () => {
  const at = new Date(run.at)
  expect(runOf(start, at)).toBeUndefined()
  expect(runOf({ ...start, outcome: { winners: [], reason: 'defeated', scores: [2] }, tally }, at)).toMatchObject({
    seed: 'runs',
    enemy: 'Vampire Bat',
  })
})

test('the same end seen twice is one run; another try with the seed is a second', () => {
  const again = { ...run, at: '2026-01-03T00:00:00.000Z' }
  expect(withRun([run], again)).toEqual([run])
  expect(withRun([run], { ...again, battle: 4 })).toHaveLength(2)
})

test('what somebody else put into the storage is passed over', () => {
  expect(isRun(run)).toBe(true)
  expect(isRun({ ...run, tally: {} })).toBe(false)
  expect(isRun({ ...run, ending: 'bored' })).toBe(false)
  expect([null, 3, 'run', []].some(isRun)).toBe(false)
})

test('statistics have a row for each difficulty that was played', () => {
  const won: Run = { ...run, seed: 'two', ending: 'victory', stage: 3, battle: 4, tally: { ...tally, battlesWon: 12 } }
  const rows = statisticsOf([run, { ...run, seed: 'three' }, won, { ...run, difficulty: 'cruel' }])
  expect(rows.map(({ difficulty, runs }) => [difficulty, runs])).toEqual([
    ['standard', 3],
    ['cruel', 1],
  ])
  expect(rows[0]).toMatchObject({
    cleared: 1,
    handsWon: 40,
    battlesEach: 5.3,
    best: 'Cleared',
    nemesis: 'Desert Jackal',
  })
})

test("the day's seed is the terminal's, and says when the next one comes", () => {
  const now = new Date('2026-05-06T22:15:00Z')
  expect(dailySeed(now)).toBe(terminalSeed(now))
  expect(untilTomorrow(now)).toBe('1 h 45 min')
  expect(untilTomorrow(new Date('2026-05-06T23:59:30Z'))).toBe('1 min')
})
