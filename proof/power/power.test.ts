import { expect, test } from 'vitest'
import { sized } from '../size.ts'
import { cutMigration, cutPower, failEachOperation, loseSyncs } from './power-cuts.ts'

const CUTS = sized(200, 1_200)

test(`${CUTS} power cuts: unsynced data may be lost, nothing acknowledged is`, () => {
  const { problems, images, syncs } = cutPower(sized(12, 24), CUTS)
  expect(problems).toEqual([])
  expect(images).toBe(CUTS)
  expect(syncs).toBeGreaterThan(sized(20, 40))
})

test('the harness finds a database that never waits for the disk', () => {
  const { problems } = cutPower(8, 60, 'never-syncs')
  expect(problems.join('\n')).toMatch(/lost/)
})

test('the harness finds a database that moves entries into the log in two transactions', () => {
  const { problems } = cutPower(24, 60, 'moves-in-pieces')
  expect(problems.join('\n')).toMatch(/lost/)
})

test('each write, truncation and sync fails in turn: nothing acknowledged is lost, nothing is damaged', () => {
  const { problems, failures } = failEachOperation(sized(3, 6))
  expect(problems).toEqual([])
  expect(failures).toBeGreaterThan(sized(40, 80))
})

test('the harness finds a database that believes a failed commit', () => {
  const { problems } = failEachOperation(3, 'believes-failed-commits')
  expect(problems.join('\n')).toMatch(/lost/)
})

const SYNCS = [1, 3, 6, 9].slice(0, sized(2, 4))

test('a sync fails, its pages are lost, and then the power is cut: nothing acknowledged is lost', () => {
  const { problems, syncs, images } = loseSyncs(6, SYNCS, 12)
  expect(problems).toEqual([])
  expect(syncs).toBe(SYNCS.length)
  expect(images).toBe(SYNCS.length * 12)
})

test('the harness finds a database that ignores a failed sync', () => {
  expect(loseSyncs(6, [3], 12, 'believes-failed-commits').problems.join('\n')).toMatch(/lost/)
})

test('a migration that is interrupted anywhere leaves a database that opens, with everything in it', () => {
  const { problems, operations } = cutMigration(40, sized(40, 120))
  expect(problems).toEqual([])
  expect(operations).toBeGreaterThan(20)
})

test('the harness finds a migration in several transactions', () => {
  expect(cutMigration(40, 120, 'migrates-in-pieces').problems.join('\n')).toMatch(/cannot be opened|lost/)
})
