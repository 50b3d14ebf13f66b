import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cluster, startCluster } from '../../apps/server/src/tests/private-cluster.ts'
import { sized } from '../size.ts'
import { killNodes, measureReach, race, type SeveralNodes, startNodes } from './several-nodes.ts'

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster('')
})
afterAll(() => cluster.close())

describe.each([
  ['with the database’s bell', true],
  ['with a bus that drops everything', false],
])('three server processes on one database, %s', (_how, isBellHeard) => {
  let several: SeveralNodes
  beforeAll(async () => {
    several = await startNodes(cluster.url, 3, isBellHeard)
  })
  afterAll(() => several.close())

  test('an action reaches watchers on all of them', async () => {
    expect(await measureReach(several, 3, 0)).toHaveLength(3)
  })

  test('two racing actions for one seq through two nodes: one ok, one conflict', async () => {
    expect(new Set(await race(several, sized(6, 20)))).toEqual(new Set(['conflict and ok']))
  })

  test('a killed node loses nothing, and its watchers resume at another without a gap', async () => {
    const verdict = await killNodes(several, { rounds: sized(1, 2), matches: 6, seed: 'tests' })
    expect(verdict.problems).toEqual([])
    expect(verdict.acknowledged).toBeGreaterThan(sized(25, 50))
  })
})
