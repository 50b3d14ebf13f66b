/**
 * Trains an evaluation by play against itself: npx node games/senet/scripts/train.ts <weights.json> [minutes] [tremble]
 * Each position takes on the average, over the five throws, of its best replies; `tremble` is how often the opponent
 * is expected to move any piece instead. `store-net.ts` makes a module of the result.
 */
import { writeFileSync } from 'node:fs'
import { createRng } from '@turnwise/engine'
import { activeFeatures, FEATURES, MOST_ACTIVE } from '../src/bots/net/features.ts'
import { evaluator, type Net } from '../src/bots/net/net.ts'
import { EXTRA_TURN, makeMove, moveMask, type Packed, passTurn } from '../src/bots/packed/position.ts'
import { START, STICKS } from '../src/bots/packed/random-play.ts'
import { Search } from '../src/bots/search.ts'
import { WEIGHTS } from '../src/game/throws.ts'

const FIRST = 128
const SECOND = 32
/** The step of learning falls from the first to the second. */
const RATES = [0.01, 0.0005] as const
/** How often the side that thinks tries something else. */
const CURIOSITY = 0.03

const file = process.argv[2] ?? 'weights.json'
const minutes = Number(process.argv[3] ?? 30)
const tremble = Number(process.argv[4] ?? 0)
const rng = createRng('train')
const spread = (size: number, width: number) => Float32Array.from({ length: size }, () => (rng.next() - 0.5) * width)
const bias = new Float32Array(1)
const net: Net = {
  first: FIRST,
  second: SECOND,
  input: spread(FEATURES * FIRST, 0.5),
  inputBias: new Float32Array(FIRST),
  middle: spread(FIRST * SECOND, 0.2),
  middleBias: new Float32Array(SECOND),
  output: spread(SECOND, 0.4),
  get outputBias() {
    return bias[0] ?? 0
  },
}
const active = new Uint8Array(MOST_ACTIVE)
const [hidden, hiddenBack] = [new Float32Array(FIRST), new Float32Array(FIRST)]
const next = new Float32Array(SECOND)

const began = performance.now()
for (let games = 0; ; games++) {
  const share = (performance.now() - began) / 60_000 / minutes
  if (share >= 1) break
  const change = playAndLearn(RATES[0] * (RATES[1] / RATES[0]) ** share)
  if (games % 500 === 0) console.log(`${games} games, mean change ${change.toFixed(4)}`)
}
save()

/** A game between the side that thinks and the other; every position learns as soon as it is left. */
function playAndLearn(rate: number): number {
  // A table of values outlives no change of the weights: one game is short enough.
  const search = new Search({ evaluate: evaluator(net), weights: WEIGHTS.sticks, tremble })
  const position: Packed = { ...START }
  let mine = rng.int(2) === 0
  let [sum, count] = [0, 0]
  while (count < 2000) {
    const { own, opp, gate } = position
    const target = search.worth(own, opp, gate, mine, 1)
    const value = STICKS[rng.int(16)] ?? 1
    const mask = moveMask(own, opp, gate, value)
    sum += learn(own, opp, gate, mine, target, rate)
    count++
    if (mask !== 0) {
      const careless = rng.next() < (mine ? CURIOSITY : tremble)
      const rated = search.rate(position, value, 0, mine)
      const move = careless ? rng.pick(rated) : rated[0]
      makeMove(position, move?.from ?? 0, value)
      if (position.own === 0) break
    }
    if (EXTRA_TURN[value] === true) continue
    passTurn(position)
    mine = !mine
  }
  return sum / count
}

/** One step of gradient descent on the cross-entropy; how far the value was off. */
function learn(own: number, opp: number, gate: number, mine: boolean, target: number, rate: number): number {
  const count = activeFeatures(own, opp, gate, mine, active)
  hidden.set(net.inputBias)
  for (let i = 0; i < count; i++) add(hidden, net.input, (active[i] ?? 0) * FIRST, 1)
  next.set(net.middleBias)
  for (let j = 0; j < FIRST; j++) if (at(hidden, j) > 0) add(next, net.middle, j * SECOND, at(hidden, j))
  let out = at(bias, 0)
  for (let k = 0; k < SECOND; k++) out += Math.max(0, at(next, k)) * at(net.output, k)
  const error = target - 1 / (1 + Math.exp(-out))
  const step = rate * error
  bias[0] = at(bias, 0) + step
  hiddenBack.fill(0)
  for (let k = 0; k < SECOND; k++) {
    if (at(next, k) <= 0) continue
    const back = step * at(net.output, k)
    net.output[k] = at(net.output, k) + step * at(next, k)
    net.middleBias[k] = at(net.middleBias, k) + back
    for (let j = 0; j < FIRST; j++) {
      if (at(hidden, j) <= 0) continue
      const weight = j * SECOND + k
      hiddenBack[j] = at(hiddenBack, j) + back * at(net.middle, weight)
      net.middle[weight] = at(net.middle, weight) + back * at(hidden, j)
    }
  }
  for (let j = 0; j < FIRST; j++) net.inputBias[j] = at(net.inputBias, j) + at(hiddenBack, j)
  for (let i = 0; i < count; i++) {
    const row = (active[i] ?? 0) * FIRST
    for (let j = 0; j < FIRST; j++) net.input[row + j] = at(net.input, row + j) + at(hiddenBack, j)
  }
  return Math.abs(error)
}

function add(into: Float32Array, rows: Float32Array, from: number, factor: number): void {
  for (let j = 0; j < into.length; j++) into[j] = at(into, j) + factor * at(rows, from + j)
}

function at(list: Float32Array, index: number): number {
  return list[index] ?? 0
}

function save(): void {
  const { input, inputBias, middle, middleBias, output, outputBias } = net
  const blocks = Object.entries({ input, inputBias, middle, middleBias, output })
  const lists = Object.fromEntries(blocks.map(([name, block]) => [name, Array.from(block)]))
  writeFileSync(file, JSON.stringify({ first: FIRST, second: SECOND, outputBias, ...lists }))
}
