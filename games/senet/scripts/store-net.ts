/**
 * Stores what `train.ts` wrote in fewer bits: npx node games/senet/scripts/store-net.ts <weights.json>
 * writes src/bots/net/weights.json.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Net, StoredNet } from '../src/bots/net/net.ts'

type Plain<Part> = Part extends number
  ? number
  : Part extends Float32Array
    ? readonly number[]
    : { readonly [Key in keyof Part]: Plain<Part[Key]> }

const file = process.argv[2] ?? 'weights.json'
const net: Plain<Net> = JSON.parse(readFileSync(file, 'utf8'))
const { anyone, careless, perfect } = net.expecting
const blocks = [net.input, anyone, careless, perfect, net.middle, net.middleBias, net.output]
const steps = blocks.map(block => block.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 32767)
const whole = Int16Array.from(blocks.flatMap((block, i) => block.map(weight => Math.round(weight / (steps[i] ?? 1)))))
const stored: StoredNet = {
  first: net.first,
  second: net.second,
  steps,
  outputBias: net.outputBias,
  data: Buffer.from(whole.buffer).toString('base64'),
}
writeFileSync(new URL('../src/bots/net/weights.json', import.meta.url), `${JSON.stringify(stored, null, 2)}\n`)
