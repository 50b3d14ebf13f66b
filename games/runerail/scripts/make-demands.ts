/**
 * E5: Writes content/demands.txt: 120 cards by E1 to E4, always the same ones. Run embed-content.ts after it.
 * npx node games/runerail/scripts/make-demands.ts
 */
import { writeFileSync } from 'node:fs'
import { createRng } from '@turnwise/engine'
import { GOODS } from '../src/game/content/index.ts'
import { PLACES, type Place } from '../src/game/map/board.ts'
import { basePayoff, demandDistance } from './distance.ts'

const JITTER = [-0.1, -0.05, 0, 0.05, 0.1]
const CARDS = 120
const rng = createRng('runerail demands')

interface Slot {
  readonly city: Place
  good: string
}

const distances = new Map<string, number>()
function distance(good: string, city: Place): number {
  const key = `${good}@${city.name}`
  const known = distances.get(key) ?? demandDistance(good, city)
  distances.set(key, known)
  return known
}

/** E1: how often each city asks; four small ones, drawn here, ask once less. */
function cities(): Place[] {
  const lazy = new Set(rng.shuffle(PLACES.filter(city => city.size === 'small')).slice(0, 4))
  const times = (city: Place) => (city.size === 'major' ? 14 : city.size === 'medium' ? 10 : lazy.has(city) ? 5 : 6)
  return PLACES.flatMap(city => Array.from({ length: times(city) }, () => city))
}

/** E2: 13 times each, and 22 of them once more. */
function goods(): string[] {
  return [...GOODS.flatMap(good => Array.from({ length: 13 }, () => good)), ...rng.shuffle(GOODS).slice(0, 22)]
}

/** How many rules the pairs break: supplied there, too near, or asked for twice. */
function countBroken(slots: readonly Slot[]): number {
  const seen = new Set<string>()
  let broken = 0
  for (const { good, city } of slots) {
    const key = `${good}@${city.name}`
    if (seen.has(key) || city.goods.includes(good) || distance(good, city) < 5) broken++
    seen.add(key)
  }
  return broken
}

/** Swaps until nothing is broken; each swap that makes it no worse is kept. */
function settle<Item>(items: Item[], count: () => number, swap: (a: number, b: number) => void): void {
  let broken = count()
  while (broken > 0) {
    const a = rng.int(items.length)
    const b = rng.int(items.length)
    swap(a, b)
    const now = count()
    if (now <= broken) broken = now
    else swap(a, b)
  }
}

const dealt = rng.shuffle(goods())
const slots: Slot[] = cities().map((city, index) => ({ city, good: dealt[index] ?? '' }))
settle(
  slots,
  () => countBroken(slots),
  (a, b) => {
    const [one, other] = [slots[a], slots[b]]
    if (one !== undefined && other !== undefined) [one.good, other.good] = [other.good, one.good]
  },
)

const order = rng.shuffle(slots)
const cardOf = (card: number) => order.slice(3 * card, 3 * card + 3)
function countMixed(): number {
  let mixed = 0
  for (let card = 0; card < CARDS; card++) {
    const three = cardOf(card)
    mixed += 6 - new Set(three.map(slot => slot.city)).size - new Set(three.map(slot => slot.good)).size
  }
  return mixed
}
settle(order, countMixed, (a, b) => {
  const [one, other] = [order[a], order[b]]
  if (one !== undefined && other !== undefined) [order[a], order[b]] = [other, one]
})

const lines = ['# card | city good payoff, three times; written by scripts/make-demands.ts']
for (let card = 0; card < CARDS; card++) {
  const three = cardOf(card).map(({ city, good }) => {
    const payoff = Math.round(basePayoff(distance(good, city)) * (1 + rng.pick(JITTER)))
    return `${city.name} ${good} ${payoff}`
  })
  lines.push([String(card + 1).padStart(3, '0'), ...three].join(' | '))
}
writeFileSync(new URL('../content/demands.txt', import.meta.url), `${lines.join('\n')}\n`)
