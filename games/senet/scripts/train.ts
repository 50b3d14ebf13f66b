/**
 * Trains the net by play: npx node games/senet/scripts/train.ts <weights.json> [minutes]
 * The target of a position is the average over the five throws of the value after the reply: the best one for the side
 * that thinks, the expected opponent's move for the other. `anyone` trains against four kinds of opponent without
 * knowing which. `store-net.ts` turns the result into a module.
 */
import { writeFileSync } from 'node:fs'
import { createRng } from '@turnwise/engine'
import { greedy } from '../src/bots/greedy.ts'
import { activeFeatures, FEATURES, MOST_ACTIVE } from '../src/bots/net/features.ts'
import { EXPECTATIONS, type Expectation, evaluator, type Net } from '../src/bots/net/net.ts'
import { unpackBoard } from '../src/bots/packed/convert.ts'
import { countBits, EXTRA_TURN, makeMove, moveMask, type Packed, passTurn } from '../src/bots/packed/position.ts'
import { START, STICKS } from '../src/bots/packed/random-play.ts'
import { Search } from '../src/bots/search.ts'
import { THROWS, WEIGHTS } from '../src/game/throws.ts'
import type { Action, View } from '../src/game/types.ts'

const FIRST = 256
const SECOND = 32
/** The learning rate falls from the first value to the second. */
const RATES = [0.01, 0.0005] as const
/** How often the side that thinks plays another move than its best, to explore. */
const CURIOSITY = 0.03
const TREMBLE: Readonly<Record<Expectation, number>> = { anyone: 0, careless: 1, perfect: 0 }
/** The opponents behind `anyone`, in twentieths 6, 8, 3 and 3; `careless` is one that expects careless opponents. */
const ANYONE = (['perfect', 'random', 'greedy', 'careless'] as const).flatMap((kind, i) =>
  Array.from({ length: [6, 8, 3, 3][i] ?? 0 }, () => kind),
)

const file = process.argv[2] ?? 'weights.json'
const minutes = Number(process.argv[3] ?? 30)
const rng = createRng('train')
const spread = (size: number, width: number) => Float32Array.from({ length: size }, () => (rng.next() - 0.5) * width)
const bias = new Float32Array(1)
const net: Net = {
  first: FIRST,
  second: SECOND,
  input: spread(FEATURES * FIRST, 0.5),
  expecting: {
    anyone: new Float32Array(FIRST),
    careless: new Float32Array(FIRST),
    perfect: new Float32Array(FIRST),
  },
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

/** A game between the side that thinks and the other; the net learns from every position as soon as it is left. */
function playAndLearn(rate: number): number {
  // The table of values goes stale as the weights change; one game is short enough for that not to matter.
  const searchFor = (expectation: Expectation) =>
    new Search({ evaluate: evaluator(net, expectation), weights: WEIGHTS.sticks, tremble: TREMBLE[expectation] })
  const searches = { anyone: searchFor('anyone'), careless: searchFor('careless'), perfect: searchFor('perfect') }
  const expectation = rng.pick(EXPECTATIONS)
  const search = searches[expectation]
  const opponent = expectation === 'anyone' ? rng.pick(ANYONE) : expectation === 'perfect' ? 'perfect' : 'random'
  const replies = (position: Packed, value: number) => repliesOf(opponent, position, value, searches)
  const position: Packed = { ...START }
  let mine = rng.int(2) === 0
  let [sum, count] = [0, 0]
  while (count < 2000) {
    const { own, opp, gate } = position
    const known = mine || expectation !== 'anyone'
    const target = known ? search.worth(own, opp, gate, mine, 1) : averageReply(position, search, replies)
    const value = STICKS[rng.int(16)] ?? 1
    const mask = moveMask(own, opp, gate, value)
    sum += learn(own, opp, gate, mine, net.expecting[expectation], target, rate)
    count++
    if (mask !== 0) {
      const rated = search.rate(position, value, 0, mine).map(({ from }) => from)
      const moves = rng.next() < CURIOSITY ? rated : mine ? rated.slice(0, 1) : replies(position, value)
      makeMove(position, rng.pick(moves), value)
      if (position.own === 0) break
    }
    if (EXTRA_TURN[value] === true) continue
    passTurn(position)
    mine = !mine
  }
  return sum / count
}

/** The moves from which an opponent chooses at random. */
function repliesOf(
  opponent: (typeof ANYONE)[number],
  position: Packed,
  value: number,
  searches: Readonly<Record<Expectation, Search>>,
): readonly number[] {
  const { own, opp, gate } = position
  if (opponent === 'random' || opponent === 'greedy') {
    const bits: number[] = []
    for (let left = moveMask(own, opp, gate, value); left !== 0; left &= left - 1) bits.push(left & -left)
    return opponent === 'random' ? bits : [greedyReply(position, value, bits)]
  }
  return searches[opponent]
    .rate(position, value, 0)
    .slice(0, 1)
    .map(({ from }) => from)
}

function greedyReply(position: Packed, value: number, bits: readonly number[]): number {
  const thrown = THROWS[value - 1] ?? 1
  const borneOff = [5 - countBits(position.own), 5 - countBits(position.opp)] as const
  const board = unpackBoard(position, 0)
  const view: View = { ...board, borneOff, turn: 0, throw: thrown, lastThrow: thrown, winner: null }
  const legal: Action[] = bits.map(bit => ({ type: 'move', from: 32 - Math.clz32(bit) }))
  const action = greedy.choose({ view, seat: 0, seats: 2, legal, complete: true, rng, budget: {} })
  return action.type === 'move' ? 1 << (action.from - 1) : (bits[0] ?? 0)
}

/** What the position is worth to the opponent, given how they move. */
function averageReply(
  position: Packed,
  search: Search,
  replies: (position: Packed, value: number) => readonly number[],
): number {
  const { own, opp, gate } = position
  let [sum, changes] = [0, 0]
  for (const [i, weight] of WEIGHTS.sticks.entries()) {
    const value = i + 1
    const rated = search.rate(position, value, 0, false)
    if (rated.length === 0 && EXTRA_TURN[value] === true) continue
    const moves = rated.length === 0 ? [] : replies(position, value)
    const worths = rated.filter(({ from }) => moves.includes(from)).map(({ worth }) => worth)
    const passed = rated.length === 0 ? 1 - search.worth(opp, own, gate, true, 0) : 0
    sum += weight * (passed + worths.reduce((total, worth) => total + worth, 0) / Math.max(1, worths.length))
    changes += weight
  }
  return sum / changes
}

/** One step of gradient descent on the cross-entropy; returns how far the value was off. */
function learn(
  own: number,
  opp: number,
  gate: number,
  mine: boolean,
  inputBias: Float32Array,
  target: number,
  rate: number,
): number {
  const count = activeFeatures(own, opp, gate, mine, active)
  hidden.set(inputBias)
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
  for (let j = 0; j < FIRST; j++) inputBias[j] = at(inputBias, j) + at(hiddenBack, j)
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
  const plain = (_: string, part: unknown) => (part instanceof Float32Array ? Array.from(part) : part)
  writeFileSync(file, JSON.stringify(net, plain))
}
