import { afterAll, beforeAll, expect, test } from 'vitest'
import { pause, until } from '../crash/asking.ts'
import { type KillableCluster, startKillableCluster } from '../crash/killable-cluster.ts'
import { sized } from '../size.ts'
import { openPassage, type Passage } from './partition.ts'
import { killNodes, type SeveralNodes, startNodes } from './several-nodes.ts'

let cluster: KillableCluster
let passages: readonly Passage[] = []
let several: SeveralNodes
beforeAll(async () => {
  cluster = await startKillableCluster()
  passages = await Promise.all([1, 2, 3].map(() => openPassage(cluster.url)))
  several = await startNodes(cluster.url, 3, true, { through: passages.map(({ url }) => url) })
})
afterAll(async () => {
  await several.close()
  await Promise.all(passages.map(passage => passage.close()))
  await cluster.close()
})

const play = { matches: 4, seed: 'database faults' }
/** Restarts nodes that have exited, as an init system would. */
const everybodyUp = async () => {
  await until(
    async () => (await Promise.all(several.nodes.map(node => node.hasExited || node.isReady()))).every(Boolean),
    20_000,
  )
  for (const node of several.nodes) if (node.hasExited) await node.start()
}

test('three nodes and a database that crashes, hangs and is cut off from one: nothing is lost or applied twice', async () => {
  const strikes = [
    async () => {
      await cluster.kill()
      await cluster.start()
    },
    async () => {
      cluster.suspend()
      await pause(7_000)
      cluster.resume()
    },
    async () => {
      passages[1]?.block()
      await pause(7_000)
      passages[1]?.open()
    },
  ]
  const verdict = await killNodes(several, {
    ...play,
    rounds: sized(1, strikes.length),
    async strike(round) {
      await strikes[round]?.()
      await everybodyUp()
    },
  })
  expect(verdict.problems).toEqual([])
  expect(verdict.acknowledged).toBeGreaterThan(10)
})

test('the harness finds nodes that acknowledge before the database has stored', async () => {
  const flawed = await startNodes(cluster.url, 3, true, { flaw: 'acknowledges-first-on-postgres' })
  try {
    const { problems } = await killNodes(flawed, { ...play, rounds: 1 })
    expect(problems.join('\n')).toMatch(/is lost|not the entry|different|never was|otherwise/)
  } finally {
    await flawed.close()
  }
})
