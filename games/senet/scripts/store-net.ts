/**
 * Turns what `train.py` wrote into a module: npx node games/senet/scripts/store-net.ts <weights.json> <name>
 * writes src/bots/net/<name>.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { FEATURES } from '../src/bots/net/features.ts'

const [file = '', name = ''] = process.argv.slice(2)
const weights: Record<string, number[]> = JSON.parse(readFileSync(file, 'utf8'))
const of = (key: string) => weights[key] ?? []
const first = of('a.bias').length
const second = of('b.bias').length
const inputs = of('a.weight').length / first
// Row by row in the file of the trainer, feature by feature here; a net without the flag gets a row of zeros for it.
const input = Array.from({ length: FEATURES * first }, (_, at) => {
  const feature = Math.floor(at / first)
  return feature < inputs ? (of('a.weight')[(at % first) * inputs + feature] ?? 0) : 0
})
const middle = Array.from(
  { length: first * second },
  (_, at) => of('b.weight')[(at % second) * first + Math.floor(at / second)] ?? 0,
)
const blocks = [input, of('a.bias'), middle, of('b.bias'), of('c.weight')]
const steps = blocks.map(block => block.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 32767)
const whole = Int16Array.from(blocks.flatMap((block, i) => block.map(weight => Math.round(weight / (steps[i] ?? 1)))))
const data = Buffer.from(whole.buffer).toString('base64')
writeFileSync(
  new URL(`../src/bots/net/${name}.ts`, import.meta.url),
  `import type { StoredNet } from './net.ts'

/** Written by scripts/store-net.ts. */
export const ${name}: StoredNet = {
  first: ${first},
  second: ${second},
  steps: [${steps.join(', ')}],
  outputBias: ${of('c.bias')[0]},
  data: '${data}',
}
`,
)
