import { expect, test } from 'vitest'
import { dailySeed, isDaily } from '../../game/setup.ts'
import { geniejack } from '../../index.ts'
import { countedRun, shareText, untilTomorrow } from './daily.ts'
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

test('foreign data in the storage is ignored', () => {
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

test('a day has a seed, in its runs nothing is taken back, and it says when the next one comes', () => {
  const now = new Date('2026-05-06T22:15:00Z')
  expect(dailySeed(now)).toBe('daily-2026-05-06')
  expect([dailySeed(now), 'daily-2026', '42'].map(isDaily)).toEqual([true, false, false])
  expect(geniejack.actionsAreFinalIn?.({ ...start, seed: dailySeed(now) })).toBe(true)
  expect(geniejack.actionsAreFinalIn?.(start)).toBe(false)
  expect(untilTomorrow(now)).toBe('1 h 45 min')
  expect(untilTomorrow(new Date('2026-05-06T23:59:30Z'))).toBe('1 min')
})

test('of a day one run counts, and what is shared of it gives no card away', () => {
  const now = new Date('2026-05-06T22:15:00Z')
  const practice: Run = { ...run, seed: dailySeed(now), hp: 0, maxHp: 50 }
  const counted: Run = { ...practice, counts: true, tally: { ...tally, battlesWon: 5 } }
  expect(countedRun([practice, counted], now)).toBe(counted)
  expect(countedRun([practice], now)).toBeUndefined()
  expect(shareText(counted).split('\n')).toEqual([
    'Geniejack daily-2026-05-06 (standard): 5 of 12 battles',
    '🟩🟩🟩🟩',
    '🟩⬛⬛⬛',
    '⬛⬛⬛⬛',
  ])
  const won: Run = { ...counted, ending: 'victory', hp: 17, tally: { ...tally, battlesWon: 12 } }
  expect(shareText(won)).toContain('cleared with 17 of 50 HP')
})
