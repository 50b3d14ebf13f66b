import { createRng, type Game, Match, parseWith, viewersOf } from '@turnwise/engine'
import type { Problems } from './checks.ts'
import { now } from './clock.ts'

/** What a function took, in milliseconds. */
export interface Taken {
  readonly calls: number
  readonly median: number
  readonly worst: number
}

/** What a game costs those who host it, measured in random play. */
export interface Costs {
  readonly functions: Readonly<Record<string, Taken>>
  /** Of the largest state, view and update (the events of one action and the view after it). */
  readonly bytes: { readonly state: number; readonly view: number; readonly update: number }
  /** Bytes by which the state grows with each action, on average over a match. */
  readonly growth: number
}

/** Beyond these a warning is given. The guide names them. */
export const COST_LIMITS = {
  median: 5,
  worst: 500,
  state: 50_000,
  view: 50_000,
  update: 60_000,
  growth: 100,
} as const

const TIMED = [
  'setup',
  'toAct',
  'legalActions',
  'chance',
  'apply',
  'view',
  'conceal',
  'redact',
  'outcome',
  'check',
  'resample',
] as const
const MATCHES = 3
const MOST_ACTIONS = 300
/** A shorter match says nothing about growth. */
const LONG = 10

/** Plays a few matches with a clock at each function. */
export function measureCosts(game: Game, wanted: unknown, problems: Problems): Costs | undefined {
  const options = parseWith(game.options, wanted)
  if (!options.ok) return undefined
  const times = new Map<string, number[]>()
  const timed = withClock(game, times)
  const bytes = { state: 0, view: 0, update: 0 }
  let growth = 0
  const seats = game.seats.max
  for (let i = 0; i < MATCHES; i++) {
    const rng = createRng(`costs ${i}`)
    const match = new Match(timed, { seed: `costs ${i}`, options: options.value, seats })
    const first = sizeOf(match.state)
    while (match.toAct.length > 0 && match.seq < MOST_ACTIONS) {
      const seat = rng.pick(match.toAct)
      const listed = match.legalActions(seat)
      const played = match.play(seat, game.sample?.(match.state, seat, rng) ?? rng.pick(listed))
      if (!played.ok) break
      const { state } = match
      bytes.state = Math.max(bytes.state, sizeOf(state))
      timed.check(state)
      timed.outcome(state)
      for (const viewer of viewersOf(seats)) {
        const view = timed.view(state, viewer)
        const told = played.value.events.map(event => timed.redact(event, viewer))
        bytes.view = Math.max(bytes.view, sizeOf(view))
        bytes.update = Math.max(bytes.update, sizeOf([view, told]))
        if (match.seq % 8 === 0) timed.resample(view, viewer, rng)
      }
    }
    if (match.seq >= LONG) growth = Math.max(growth, (sizeOf(match.state) - first) / match.seq)
  }
  const functions = Object.fromEntries([...times].map(([name, list]) => [name, takenOf(list)]))
  const costs = { functions, bytes, growth: Math.round(growth) }
  warn(costs, problems)
  return costs
}

function withClock(game: Game, times: Map<string, number[]>): Game {
  const timed: Game = { ...game }
  for (const name of TIMED) {
    const real: unknown = game[name]
    if (typeof real !== 'function') continue
    const list: number[] = []
    times.set(name, list)
    Reflect.set(timed, name, (...args: unknown[]) => {
      const start = now()
      const result: unknown = Reflect.apply(real, game, args)
      list.push(now() - start)
      return result
    })
  }
  return timed
}

function takenOf(times: readonly number[]): Taken {
  const sorted = times.toSorted((a, b) => a - b)
  return { calls: sorted.length, median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 }
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}

function warn({ functions, bytes, growth }: Costs, problems: Problems): void {
  for (const [name, { median, worst }] of Object.entries(functions)) {
    const took = `${name} takes ${median.toFixed(1)} ms, at worst ${worst.toFixed(1)} ms`
    if (median > COST_LIMITS.median || worst > COST_LIMITS.worst) problems.warn('costs', took)
  }
  for (const name of ['state', 'view', 'update'] as const) {
    if (bytes[name] > COST_LIMITS[name]) problems.warn('costs', `a ${name} has ${bytes[name]} bytes`)
  }
  if (growth > COST_LIMITS.growth) problems.warn('costs', `the state grows by ${growth} bytes with each action`)
}
