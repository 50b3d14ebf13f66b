/**
 * Turns what `train.ts` wrote into a module: npx node games/senet/scripts/store-net.ts <weights.json> <name>
 * writes src/bots/net/<name>.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Net } from '../src/bots/net/net.ts'

type Trained = { readonly [Key in keyof Net]: Net[Key] extends number ? number : readonly number[] }

const [file = '', name = ''] = process.argv.slice(2)
const net: Trained = JSON.parse(readFileSync(file, 'utf8'))
const blocks = [net.input, net.inputBias, net.middle, net.middleBias, net.output]
const steps = blocks.map(block => block.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 32767)
const whole = Int16Array.from(blocks.flatMap((block, i) => block.map(weight => Math.round(weight / (steps[i] ?? 1)))))
writeFileSync(
  new URL(`../src/bots/net/${name}.ts`, import.meta.url),
  `import type { StoredNet } from './net.ts'

/** Written by scripts/store-net.ts. */
export const ${name}: StoredNet = {
  first: ${net.first},
  second: ${net.second},
  steps: [${steps.join(', ')}],
  outputBias: ${net.outputBias},
  data: '${Buffer.from(whole.buffer).toString('base64')}',
}
`,
)
