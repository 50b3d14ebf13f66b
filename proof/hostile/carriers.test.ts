import { expect, test } from 'vitest'
import { sized } from '../size.ts'
import { fireAtAll } from './all-carriers.ts'

const EACH = sized(600, 3_000)

test(`${EACH} hostile requests over each carrier: all are answered, none with an internal error, and no match changes`, async () => {
  const reports = await fireAtAll(EACH, 'tests')
  expect(reports.flatMap(({ problems }) => problems)).toEqual([])
  for (const { name, codes, modelled } of reports) {
    expect(modelled, name).toBeGreaterThan(EACH / 20)
    expect(codes.get('bad-request'), name).toBeGreaterThan(EACH / 30)
    expect(codes.get('unknown-command'), name).toBeGreaterThan(EACH / 300)
  }
  expect(reports.map(({ name }) => name)).toEqual(['HTTP', 'live', 'stdio'])
})
