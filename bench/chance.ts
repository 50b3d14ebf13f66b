import { createRng, drawInt, fractionAt, jump, mulberry32At, seedRandom } from '@turnwise/engine'
import { chiSquared, pValue, serialCorrelation } from './chance/statistics.ts'
import { formatCount, printTable } from './measure.ts'

/**
 * Statistics of what matches draw: the generator of seeds, position by position, that of bots, Geniejack's, and what each
 * game makes of them. A p-value says how often a perfect generator would be further from what is expected; of twenty, one is
 * below 0.05. `npm run bench:chance [draws, in millions]`
 */
const millions = Number(process.argv[2] ?? 10)
const draws = millions * 1_000_000
/** Numbers that a match draws from one seed, about. */
const FROM_ONE_SEED = 10_000

/** A number in [0, 1) for the n-th draw. */
type Source = (n: number) => number

const seeds = new Map<number, ReturnType<typeof seedRandom>>()
function ofSeeds(n: number): number {
  const number = Math.floor(n / FROM_ONE_SEED)
  let random = seeds.get(number)
  if (random === undefined) {
    random = seedRandom(`statistics ${number}`, 'chance')
    seeds.clear()
    seeds.set(number, random)
  }
  return fractionAt(jump(random, n % FROM_ONE_SEED))
}

const bots = createRng('statistics')
const SOURCES: readonly { readonly name: string; readonly source: Source }[] = [
  { name: `ChaCha8, ${formatCount(FROM_ONE_SEED)} of each seed`, source: ofSeeds },
  { name: 'ChaCha8, the first of each seed', source: n => fractionAt(seedRandom(`first ${n}`, 'chance')) },
  { name: 'sfc32 (bots)', source: () => bots.next() },
  { name: 'Mulberry32 (Geniejack)', source: n => mulberry32At(1, n) },
]

const CELLS = 256

/** How evenly numbers fall into cells, pairs of them into squares, and whether one says anything of the next. */
function statisticsOf(name: string, source: Source, count: number): readonly string[] {
  const cells = new Float64Array(CELLS)
  const pairs = new Float64Array(CELLS)
  let before = source(0)
  const serial = serialCorrelation()
  for (let n = 1; n <= count; n++) {
    const now = source(n)
    const cell = Math.floor(now * CELLS)
    cells[cell] = (cells[cell] ?? 0) + 1
    const pair = Math.floor(before * 16) * 16 + Math.floor(now * 16)
    if (n % 2 === 0) pairs[pair] = (pairs[pair] ?? 0) + 1
    serial.add(before, now)
    before = now
  }
  const even = Array.from({ length: CELLS }, () => 1)
  const z = serial.correlation * Math.sqrt(count)
  return [
    name,
    formatCount(count),
    pValue(chiSquared(cells, even), CELLS - 1).toFixed(3),
    pValue(chiSquared(pairs, even), CELLS - 1).toFixed(3),
    serial.correlation.toExponential(1),
    z.toFixed(2),
  ]
}

/** What a game draws, as counts beside their weights. */
interface Drawn {
  readonly name: string
  readonly weights: readonly number[]
  draw(n: number): number
}

function weighted(fraction: number, weights: readonly number[]): number {
  let left = fraction * weights.reduce((sum, weight) => sum + weight, 0)
  return Math.max(
    0,
    weights.findIndex(weight => {
      left -= weight
      return left < 0
    }),
  )
}

const STICKS = [4, 6, 4, 1, 1]
const same = (length: number) => Array.from({ length }, () => 1)
/** The place of one card after the shuffle of a deck, which a game does once or a few times in a match. */
function placeOf(purpose: string, size: number, n: number): number {
  let random = seedRandom(`${purpose} ${n}`, purpose)
  let place = 0
  for (let i = size - 1; i > 0; i--) {
    const [other, next] = drawInt(random, i + 1)
    random = next
    if (place === i) place = other
    else if (place === other) place = i
  }
  return place
}

const GAMES: readonly Drawn[] = [
  { name: 'Senet: sticks', weights: STICKS, draw: n => weighted(ofSeeds(n), STICKS) },
  { name: 'Senet: even throws', weights: same(5), draw: n => weighted(ofSeeds(n + draws), same(5)) },
  { name: 'Odysseus: where a sea card of 20 lies', weights: same(20), draw: n => placeOf('sea deck', 20, n) },
  { name: 'Runerail: where a card of 30 lies', weights: same(30), draw: n => placeOf('runerail', 30, n) },
  { name: 'A Maze: a cell of 36', weights: same(36), draw: n => drawInt(seedRandom(`maze ${n}`, 'maze of 0'), 36)[0] },
  { name: 'Geniejack: a card of 52', weights: same(52), draw: n => Math.floor(mulberry32At(n >>> 8, n & 255) * 52) },
]

printTable(
  ['generator', 'draws', 'p, 256 cells', 'p, pairs in 256 squares', 'serial correlation', 'in standard deviations'],
  SOURCES.map(({ name, source }, i) => statisticsOf(name, source, i === 1 ? Math.ceil(draws / 20) : draws)),
)
process.stdout.write('\n')
printTable(
  ['what is drawn', 'draws', 'chi-squared', 'degrees of freedom', 'p'],
  GAMES.map(({ name, weights, draw }) => {
    const count = name.startsWith('Senet') || name.startsWith('Geniejack') ? draws : Math.ceil(draws / 100)
    const counts = new Float64Array(weights.length)
    for (let n = 0; n < count; n++) {
      const drawn = draw(n)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
    const chi = chiSquared(counts, weights)
    const freedom = weights.length - 1
    return [name, formatCount(count), chi.toFixed(1), String(freedom), pValue(chi, freedom).toFixed(3)]
  }),
)
