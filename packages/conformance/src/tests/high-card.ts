import {
  drawInt,
  drawRandom,
  fail,
  type Game,
  type GameEvent,
  type Outcome,
  ok,
  type Random,
  type Schema,
  type Seat,
  seedRandom,
  shuffled,
} from '@turnwise/engine'

/**
 * A small sound game for the kit's own tests: each seat holds three hidden cards, plays one face up a round, and the
 * higher takes the round; a coin, tossed by the table, decides a tie. It has everything that can go wrong.
 */
export interface HighCardState {
  readonly hands: readonly (readonly number[])[]
  readonly table: readonly (number | null)[]
  readonly won: readonly number[]
  /** In the order in which they were played. */
  readonly played: readonly number[]
  readonly rest: readonly number[]
  readonly random: Random
}

export type HighCardAction =
  | { readonly type: 'play'; readonly card: number }
  | { readonly type: 'toss'; readonly heads?: boolean }
export type HighCardEvent = GameEvent & { readonly seat?: Seat; readonly card?: number }
export interface HighCardView {
  readonly hands: readonly (readonly (number | null)[])[]
  readonly table: readonly (number | null)[]
  readonly won: readonly number[]
  readonly played: readonly number[]
}

export type HighCard = Game<HighCardState, HighCardAction, HighCardEvent, HighCardView, object>

function schemaOf<Value>(accepts: (value: object) => value is object & Value): Schema<Value> {
  return {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: value =>
        typeof value === 'object' && value !== null && !Array.isArray(value) && accepts(value)
          ? { value }
          : { issues: [{ message: 'not understood' }] },
    },
  }
}

const isAction = (value: object): value is HighCardAction =>
  'type' in value &&
  ((value.type === 'play' && 'card' in value && Number.isInteger(value.card) && Object.keys(value).length === 2) ||
    (value.type === 'toss' && Object.keys(value).length === ('heads' in value ? 2 : 1)))
const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem)
const isCard = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 12
const isRandom = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  isList(value.key, Number.isInteger) &&
  'position' in value &&
  Number.isInteger(value.position) &&
  Object.keys(value).length === 2
const PARTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  hands: value => isList(value, hand => isList(hand, isCard)),
  table: value => isList(value, card => card === null || isCard(card)),
  won: value => isList(value, Number.isInteger),
  played: value => isList(value, isCard),
  rest: value => isList(value, isCard),
  random: isRandom,
}
const isState = (value: object): value is HighCardState =>
  Object.keys(value).length === 6 &&
  Object.entries(PARTS).every(([name, isPart]) =>
    Object.entries(value).some(([key, part]) => key === name && isPart(part)),
  )

/** Every card is in one place. */
const isDealtOnce = ({ hands, played, rest }: HighCardState) =>
  new Set([...hands.flat(), ...played, ...rest]).size === 12 && hands.flat().length + played.length + rest.length === 12

const awaitsToss = (state: HighCardState) => state.table.every(card => card !== null) && tied(state.table)
const tied = (table: readonly (number | null)[]) => rank(table[0]) === rank(table[1])
const rank = (card: number | null | undefined) => Math.floor((card ?? -2) / 2)

function outcome(state: HighCardState): Outcome | undefined {
  if (state.hands.some(hand => hand.length > 0) || state.table.some(card => card !== null)) return undefined
  const [a = 0, b = 0] = state.won
  return { winners: a === b ? [0, 1] : [a > b ? 0 : 1], reason: 'cards-out', scores: state.won }
}

function toAct(state: HighCardState): readonly Seat[] {
  if (outcome(state) !== undefined) return []
  return awaitsToss(state) ? [0] : [0, 1].filter(seat => state.table[seat] === null)
}

function endRound(state: HighCardState, winner: Seat): HighCardState {
  return { ...state, table: [null, null], won: state.won.map((n, seat) => (seat === winner ? n + 1 : n)) }
}

export const highCard: HighCard = {
  id: 'high-card',
  title: 'High card',
  version: '1',
  seats: { min: 2, max: 2 },
  options: schemaOf((value): value is object => Object.keys(value).length === 0),
  action: schemaOf(isAction),
  setup(_options, _seats, seed) {
    const [deck, random] = shuffled(
      seedRandom(seed),
      Array.from({ length: 12 }, (_, card) => card),
    )
    const hands = [deck.slice(0, 3), deck.slice(3, 6)]
    return { hands, table: [null, null], won: [0, 0], played: [], rest: deck.slice(6), random: drawInt(random, 2)[1] }
  },
  toAct,
  legalActions(state, seat) {
    if (!toAct(state).includes(seat)) return []
    if (awaitsToss(state)) return [{ type: 'toss' }]
    return (state.hands[seat] ?? []).map(card => ({ type: 'play', card }))
  },
  chance(state, action) {
    if (action.type !== 'toss' || !awaitsToss(state)) return []
    return [
      { weight: 1, item: { type: 'toss', heads: true } },
      { weight: 1, item: { type: 'toss', heads: false } },
    ]
  },
  apply(state, seat, action) {
    if (!toAct(state).includes(seat)) return fail('not-your-turn', 'It is not your turn.')
    if (action.type === 'toss') {
      if (!awaitsToss(state) || action.heads === undefined)
        return fail('illegal-action', 'There is nothing to toss for.')
      return ok({ state: endRound(state, action.heads ? 0 : 1), events: [{ type: 'tossed' }], reveals: true })
    }
    if (awaitsToss(state)) return fail('illegal-action', 'The tie is to be tossed for.')
    if (!state.hands[seat]?.includes(action.card)) return fail('illegal-action', 'You do not hold that card.')
    const hands = state.hands.map((hand, i) => (i === seat ? hand.filter(card => card !== action.card) : hand))
    const table = state.table.map((card, i) => (i === seat ? action.card : card))
    const next = { ...state, hands, table, played: [...state.played, action.card] }
    const played = { type: 'played', seat, card: action.card }
    if (table.some(card => card === null) || tied(table)) return ok({ state: next, events: [played], reveals: false })
    const winner = rank(table[0]) > rank(table[1]) ? 0 : 1
    return ok({ state: endRound(next, winner), events: [played, { type: 'round-won', seat: winner }], reveals: false })
  },
  view(state, viewer) {
    const isOpen = (seat: Seat) => viewer === 'host' || viewer === seat
    const hands = state.hands.map((hand, seat) => (isOpen(seat) ? hand : hand.map(() => null)))
    return { hands, table: state.table, won: state.won, played: state.played }
  },
  conceal(state, viewer, rng) {
    if (viewer === 'host') return state
    const isHidden = (seat: Seat) => seat !== viewer
    const hidden = rng.shuffle([...state.hands.filter((_, seat) => isHidden(seat)).flat(), ...state.rest])
    const hands = state.hands.map((hand, seat) => (isHidden(seat) ? hand.map(() => hidden.pop() ?? 0) : hand))
    return { ...state, hands, rest: hidden, random: drawRandom(rng) }
  },
  redact: event => event,
  outcome,
  endings: ['cards-out'],
  check: state =>
    typeof state === 'object' && state !== null && isState(state) && isDealtOnce(state) ? [] : ['That is no state.'],
  resample(view, _viewer, rng) {
    const shown = new Set([...view.hands.flat(), ...view.played].filter(card => card !== null))
    const hidden = rng.shuffle(Array.from({ length: 12 }, (_, card) => card).filter(card => !shown.has(card)))
    const hands = view.hands.map(hand => hand.map(card => card ?? hidden.pop() ?? 0))
    const { table, won, played } = view
    return { hands, table, won, played, rest: hidden, random: drawRandom(rng) }
  },
}
