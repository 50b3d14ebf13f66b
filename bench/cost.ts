import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkOut, rootOf } from './cost/checkout.ts'
import { formatRatio, ratioOf } from './cost/ratio.ts'
import { type Cost, Rival } from './cost/rival.ts'
import { median, printTable } from './measure.ts'

/**
 * Compares what an action costs this server with another checkout or commit. Both servers are warm, and one generator
 * plays at them in turns, a slice each. Processor time is compared, not wall time, so other work on the machine
 * disturbs little.
 */
const { values } = parseArgs({
  options: {
    baseline: { type: 'string', default: 'HEAD' },
    storage: { type: 'string', default: 'sqlite' },
    matches: { type: 'string', default: '100' },
    slices: { type: 'string', default: '40' },
    slice: { type: 'string', default: '300' },
    warm: { type: 'string', default: '10' },
  },
})
const { storage } = values
if (storage !== 'sqlite' && storage !== 'postgres') throw new Error('The storage is sqlite or postgres.')
const [matches, slices, sliceMs, warm] = [values.matches, values.slices, values.slice, values.warm].map(Number)
if (matches === undefined || slices === undefined || sliceMs === undefined || warm === undefined || slices < 20) {
  throw new Error('At least twenty slices are needed for a spread.')
}
const here = rootOf(fileURLToPath(import.meta.url))
const baseline = checkOut(values.baseline, here)
const rivals: Rival[] = []
try {
  for (const root of [baseline.root, here]) rivals.push(await Rival.start(storage, root, matches))
  report(await measure())
} finally {
  for (const rival of rivals) await rival.close()
  baseline.remove()
}

async function measure(): Promise<readonly Cost[][]> {
  const costs = rivals.map((): Cost[] => [])
  for (let round = -(warm ?? 0); round < (slices ?? 0); round++) {
    // The server that is first in one round is second in the next.
    const order = round % 2 === 0 ? [0, 1] : [1, 0]
    for (const i of order) {
      const cost = await rivals[i]?.slice(sliceMs ?? 0)
      if (round >= 0 && cost !== undefined) costs[i]?.push(cost)
    }
  }
  return costs
}

function report([before = [], after = []]: readonly Cost[][]): void {
  process.stdout.write(
    `${storage}, ${matches} matches, ${slices} slices of ${sliceMs} ms each, after ${warm} to warm up\n\n`,
  )
  const row = (name: string, part: keyof Cost) => {
    const [old, now] = [before.map(cost => cost[part]), after.map(cost => cost[part])]
    return [name, median(old).toFixed(1), median(now).toFixed(1), formatRatio(ratioOf(old, now))]
  }
  printTable(
    ['CPU, µs an action', values.baseline, 'here', 'ratio (95 %)'],
    [row('main thread', 'main'), row('other threads', 'others'), row('the process', 'total')],
  )
  const measured = ratioOf(
    before.map(({ total }) => total),
    after.map(({ total }) => total),
  )
  if (measured === undefined) return
  const { ratio, low, high } = measured
  const seen = ((high / ratio - 1) * 100).toFixed(1)
  process.stdout.write(
    `\nA difference of ${seen} % can be seen in this run. ${low <= 1 && high >= 1 ? 'None was.' : 'One was.'}\n`,
  )
}
