import { fail, type Game, ok, type Schema } from '@turnwise/engine'

function anything<Value>(fallback: Value): Schema<Value> {
  return { '~standard': { version: 1, vendor: 'test', validate: () => ({ value: fallback }) } }
}

const base = {
  version: '1',
  seats: { min: 2, max: 2 },
  check: () => [],
  redact: (event: never) => event,
} as const

interface Heap {
  readonly left: number
  readonly turn: number
}
export type Take = { readonly type: 'take'; readonly count: number }

/** Take one to three; the last counter wins. Leaving a multiple of four wins. */
export const nim: Game<Heap, Take, never, Heap, object> = {
  ...base,
  id: 'nim',
  title: 'Nim',
  options: anything({}),
  action: anything<Take>({ type: 'take', count: 1 }),
  setup: () => ({ left: 21, turn: 0 }),
  toAct: ({ left, turn }) => (left === 0 ? [] : [turn]),
  legalActions: ({ left, turn }, seat) =>
    seat !== turn ? [] : [1, 2, 3].filter(count => count <= left).map(count => ({ type: 'take', count })),
  apply({ left, turn }, seat, { count }) {
    if (seat !== turn || count > left) return fail('illegal-action', 'No.')
    return ok({ state: { left: left - count, turn: 1 - turn }, events: [], reveals: false })
  },
  view: state => state,
  conceal: state => state,
  endings: ['last'],
  outcome: ({ left, turn }) => (left === 0 ? { winners: [1 - turn], reason: 'last' } : undefined),
  resample: view => view,
}

interface Wager {
  readonly bank: number
  readonly rolls: number
}
export type Throw = { readonly type: 'safe' } | { readonly type: 'risky'; readonly value?: number }

/** Three throws, alone: safe adds 2; risky adds 0 or 5 with equal chance. Above 7 wins, so risk pays here and only here. */
export const wager: Game<Wager, Throw, never, Wager, object> = {
  ...base,
  seats: { min: 1, max: 1 },
  id: 'wager',
  title: 'Wager',
  options: anything({}),
  action: anything<Throw>({ type: 'safe' }),
  setup: () => ({ bank: 0, rolls: 0 }),
  toAct: ({ rolls }) => (rolls === 3 ? [] : [0]),
  legalActions: ({ rolls }) => (rolls === 3 ? [] : [{ type: 'safe' }, { type: 'risky' }]),
  chance: (_state, action) =>
    action.type === 'safe' ? [] : [0, 5].map(value => ({ weight: 1, item: { type: 'risky', value } as const })),
  apply({ bank, rolls }, _seat, action) {
    const won = action.type === 'safe' ? 2 : (action.value ?? 0)
    return ok({ state: { bank: bank + won, rolls: rolls + 1 }, events: [], reveals: true })
  },
  view: state => state,
  conceal: state => state,
  endings: ['thrown'],
  endingsWithoutWinner: ['thrown'],
  outcome: ({ bank, rolls }) => (rolls === 3 ? { winners: bank > 7 ? [0] : [], reason: 'thrown' } : undefined),
  resample: view => view,
}

interface Coin {
  readonly heads: boolean
  readonly guess: boolean | null
}
export type Guess = { readonly type: 'guess'; readonly heads: boolean }

/** A hidden coin that shows heads four times of five; seat 0 guesses. */
export const coin: Game<Coin, Guess, never, { readonly guess: boolean | null; readonly heads?: boolean }, object> = {
  ...base,
  id: 'coin',
  title: 'Coin',
  options: anything({}),
  action: anything<Guess>({ type: 'guess', heads: true }),
  setup: (_options, _seats, seed) => ({ heads: seed === 'heads', guess: null }),
  toAct: ({ guess }) => (guess === null ? [0] : []),
  legalActions: ({ guess }) => (guess === null ? [false, true].map(heads => ({ type: 'guess', heads })) : []),
  apply: (state, _seat, { heads }) => ok({ state: { ...state, guess: heads }, events: [], reveals: true }),
  view: ({ heads, guess }, viewer) => (viewer === 'host' ? { heads, guess } : { guess }),
  conceal: (state, viewer, rng) => (viewer === 'host' ? state : { ...state, heads: rng.next() < 0.8 }),
  endings: ['seen'],
  outcome: ({ heads, guess }) => (guess === null ? undefined : { winners: [guess === heads ? 0 : 1], reason: 'seen' }),
  resample: (view, _viewer, rng) => ({ heads: view.heads ?? rng.next() < 0.8, guess: view.guess }),
}

interface Hidden {
  readonly chosen: readonly (number | null)[]
}
export type Choose = { readonly type: 'choose'; readonly number: number }

/** Both choose at once and hold different numbers: seat 0 has 1 and 2, seat 1 has 3 and 4; the higher choice wins. */
export const atOnce: Game<Hidden, Choose, never, Hidden, object> = {
  ...base,
  id: 'at-once',
  title: 'At once',
  options: anything({}),
  action: anything<Choose>({ type: 'choose', number: 1 }),
  setup: () => ({ chosen: [null, null] }),
  toAct: ({ chosen }) => chosen.flatMap((number, seat) => (number === null ? [seat] : [])),
  legalActions: ({ chosen }, seat) =>
    chosen[seat] === null ? [1, 2].map(number => ({ type: 'choose', number: number + 2 * seat })) : [],
  apply({ chosen }, seat, { number }) {
    if (chosen[seat] !== null || Math.ceil(number / 2) !== seat + 1) return fail('illegal-action', 'No.')
    return ok({ state: { chosen: chosen.map((each, i) => (i === seat ? number : each)) }, events: [], reveals: false })
  },
  view: state => state,
  conceal: state => state,
  endings: ['chosen'],
  outcome: ({ chosen: [a = null, b = null] }) =>
    a === null || b === null ? undefined : { winners: [a > b ? 0 : 1], reason: 'chosen' },
  resample: view => view,
}
