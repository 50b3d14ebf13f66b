import {
  type Applied,
  type Bot,
  CONTRACT_VERSION,
  fail,
  type Game,
  type GameModule,
  type Outcome,
  ok,
  parseWith,
  type Result,
  type Rng,
  type Seat,
  seedRandom,
  shuffled,
  type TextFace,
  type Viewer,
} from '@turnwise/engine'
import { z } from 'zod'

/**
 * A small sound game on a map for the gallery: in the fog one sees the fields beside one's own and remembers nothing.
 * Whoever steps on a gem takes it; the night ends after some turns.
 */
export interface State {
  readonly options: Options
  /** By seat, the field where they are. */
  readonly at: readonly number[]
  /** By field: is a gem there? */
  readonly gems: readonly boolean[]
  readonly taken: readonly number[]
  readonly turn: number
}

export interface Options {
  readonly size: number
  readonly turns: number
}

export type Action = { readonly type: 'step'; readonly to: number } | { readonly type: 'stay' }

export type Event =
  | { readonly type: 'stepped'; readonly seat: Seat; readonly to?: number; readonly seenBy?: readonly Seat[] }
  | { readonly type: 'gem-taken'; readonly seat: Seat }

export interface View extends Omit<State, 'at' | 'gems'> {
  readonly at: readonly (number | null)[]
  readonly gems: readonly (boolean | null)[]
}

export type Fog = Game<State, Action, Event, View, Options>

const MOST_SIZE = 8
const GEMS = 3
const field = z
  .int()
  .min(0)
  .max(MOST_SIZE * MOST_SIZE - 1)
export const optionsSchema = z.strictObject({
  size: z.int().min(3).max(MOST_SIZE).default(4),
  turns: z.int().min(1).max(40).default(16),
})
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('step'), to: field }),
  z.strictObject({ type: z.literal('stay') }),
])
export const stateSchema = z.strictObject({
  options: optionsSchema,
  at: z.array(field).min(2).max(3).readonly(),
  gems: z.array(z.boolean()).readonly(),
  taken: z.array(z.int().min(0).max(GEMS)).readonly(),
  turn: z.int().min(0).max(40),
})

export function distance({ size }: Options, a: number, b: number): number {
  return Math.max(Math.abs((a % size) - (b % size)), Math.abs(Math.floor(a / size) - Math.floor(b / size)))
}

/** The fields that this viewer sees. */
export function isSeen({ options, at }: Pick<State, 'options' | 'at'>, viewer: Viewer, field: number): boolean {
  if (typeof viewer !== 'number') return viewer === 'host'
  return distance(options, at[viewer] ?? 0, field) <= 1
}

export function outcome({ options, taken, turn }: State): Outcome | undefined {
  const isEmpty = taken.reduce((sum, count) => sum + count, 0) === GEMS
  if (!isEmpty && turn < options.turns) return undefined
  const most = Math.max(...taken)
  const winners = most === 0 ? [] : taken.flatMap((count, seat) => (count === most ? [seat] : []))
  return { winners, reason: isEmpty ? 'gems-taken' : 'night-over', scores: taken }
}

export function toAct(state: State): readonly Seat[] {
  return outcome(state) === undefined ? [state.turn % state.at.length] : []
}

function legalActions(state: State, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return []
  const from = state.at[seat] ?? 0
  const near = state.gems.flatMap((_, to) => (distance(state.options, from, to) === 1 ? [to] : []))
  return [...near.map((to): Action => ({ type: 'step', to })), { type: 'stay' }]
}

export function apply(state: State, seat: Seat, action: Action): Result<Applied<State, Event>> {
  if (outcome(state) !== undefined) return fail('match-over', 'The night is over.')
  if (!toAct(state).includes(seat)) return fail('not-your-turn', 'It is not your turn.')
  const from = state.at[seat] ?? 0
  const to = action.type === 'stay' ? from : action.to
  if (to >= state.gems.length || distance(state.options, from, to) !== (action.type === 'stay' ? 0 : 1))
    return fail('illegal-action', 'One steps to a field beside one’s own.')
  const isGem = state.gems[to] === true
  const next = {
    ...state,
    at: state.at.with(seat, to),
    gems: state.gems.with(to, false),
    taken: state.taken.with(seat, (state.taken[seat] ?? 0) + (isGem ? 1 : 0)),
    turn: state.turn + 1,
  }
  const seenBy = state.at.flatMap((_, viewer) => (isSeen(next, viewer, to) ? [viewer] : []))
  const stepped: Event = { type: 'stepped', seat, to, seenBy }
  return ok({ state: next, events: isGem ? [stepped, { type: 'gem-taken', seat }] : [stepped], reveals: true })
}

/** Gems and players that this viewer does not see are put anywhere else that they do not see. */
function hide(
  state: State,
  viewer: Viewer,
  rng: Rng,
  at: readonly (number | null)[],
  gems: readonly (boolean | null)[],
): State {
  const dark = gems.flatMap((_, i) => (isSeen(state, viewer, i) && typeof viewer === 'number' ? [] : [i]))
  const lost = GEMS - state.taken.reduce((sum, count) => sum + count, 0) - gems.filter(gem => gem === true).length
  const hidden = rng.shuffle(dark)
  const withGem = new Set(hidden.slice(0, lost))
  const free = hidden.slice(lost)
  return {
    ...state,
    at: at.map(each => each ?? rng.pick(free)),
    gems: gems.map((gem, i) => gem ?? withGem.has(i)),
  }
}

/** What this viewer sees of the board; null for the rest. */
function seen(state: State, viewer: Viewer): Pick<View, 'at' | 'gems'> {
  return {
    at: state.at.map((each, seat) => (viewer === seat || isSeen(state, viewer, each) ? each : null)),
    gems: state.gems.map((gem, i) => (isSeen(state, viewer, i) ? gem : null)),
  }
}

export const game: Fog = {
  id: 'fog',
  title: 'Fog',
  version: '1.0.0',
  seats: { min: 2, max: 3 },
  options: optionsSchema,
  action: actionSchema,
  setup(options, seats, seed) {
    const fields = Array.from({ length: options.size ** 2 }, (_, i) => i)
    const [order] = shuffled(seedRandom(seed, 'board'), fields)
    const gems = new Set(order.slice(0, GEMS))
    const at = order.slice(GEMS, GEMS + seats)
    return { options, at, gems: fields.map(i => gems.has(i)), taken: at.map(() => 0), turn: 0 }
  },
  toAct,
  legalActions,
  apply,
  view: (state, viewer) => ({ ...state, ...seen(state, viewer) }),
  conceal(state, viewer, rng) {
    if (viewer === 'host') return state
    const isLit = (i: number) => typeof viewer === 'number' && distance(state.options, state.at[viewer] ?? 0, i) <= 1
    const at = state.at.map((each, seat) => (seat === viewer || isLit(each) ? each : null))
    return hide(
      state,
      viewer,
      rng,
      at,
      state.gems.map((gem, i) => (isLit(i) ? gem : null)),
    )
  },
  redact(event, viewer) {
    if (event.type !== 'stepped' || viewer === 'host') return event
    const { seenBy = [], ...told } = event
    return typeof viewer === 'number' && seenBy.includes(viewer) ? told : { type: 'stepped', seat: event.seat }
  },
  outcome,
  endings: ['gems-taken', 'night-over'],
  endingsWithoutWinner: ['night-over'],
  check(value) {
    const state = parseWith(stateSchema, value)
    if (!state.ok) return [state.error.message]
    const { options, at, gems, taken, turn } = state.value
    const left = gems.filter(gem => gem).length
    const fits =
      gems.length === options.size ** 2 &&
      at.every(each => each < gems.length && gems[each] === false) &&
      taken.length === at.length &&
      left + taken.reduce((sum, count) => sum + count, 0) === GEMS &&
      turn <= options.turns
    return fits ? [] : ['That is no board.']
  },
  resample(view, viewer, rng) {
    const own = typeof viewer === 'number' ? (view.at[viewer] ?? 0) : 0
    const base = { ...view, at: view.at.map(each => each ?? own), gems: view.gems.map(gem => gem === true) }
    return hide(base, viewer, rng, view.at, view.gems)
  },
}

export const face: TextFace<View, Action, Event> = {
  show(view, { names }) {
    const { size, turns } = view.options
    const mark = (i: number) => {
      const seat = view.at.indexOf(i)
      if (seat >= 0) return String(seat + 1)
      return { true: '*', false: '.', null: ' ' }[`${view.gems[i] ?? null}`]
    }
    const rows = Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (_, x) => mark(y * size + x)).join(''),
    )
    const counts = names.map((name, seat) => `${name} ${view.taken[seat] ?? 0}`).join(', ')
    return [`Turn ${view.turn} of ${turns}: ${counts}`, ...rows].join('\n')
  },
  prompt: () => 'Step to a field beside yours, or stay.',
  describeAction: action => (action.type === 'stay' ? 'Stay' : `Step to ${action.to}`),
  describeEvent(event, names) {
    const name = names[event.seat] ?? `Seat ${event.seat}`
    if (event.type === 'stepped') return event.to === undefined ? `${name} moves.` : `${name} steps to ${event.to}.`
    return `${name} finds a gem.`
  },
  typed: action => (action.type === 'stay' ? 'stay' : `step ${action.to}`),
  parse(line, view, legal) {
    const text = line.trim().toLowerCase()
    const action = legal.find(each => face.typed?.(each, view) === text)
    return action === undefined ? fail('bad-request', 'Type "step 5" or "stay".') : ok(action)
  },
  help: 'step 5   step to field 5\nstay     stay where you are',
}

export const bots: readonly Bot<View, Action>[] = [
  { id: 'stroller', title: 'Stroller', description: 'Goes anywhere.', choose: ({ legal, rng }) => rng.pick(legal) },
  {
    id: 'seeker',
    title: 'Seeker',
    description: 'Takes what it sees.',
    choose: ({ view, legal, rng }) =>
      legal.find(action => action.type === 'step' && view.gems[action.to] === true) ?? rng.pick(legal),
  },
]

export const module: GameModule = {
  contract: CONTRACT_VERSION,
  game,
  bots,
  face,
  rules: '# Fog\n\nFind the gems.',
  schemas: {
    options: z.toJSONSchema(optionsSchema, { io: 'input' }),
    action: z.toJSONSchema(actionSchema, { io: 'input' }),
  },
}

export const conformance = {
  hidden: { seat: ['at.{other}', 'gems.?'], spectator: ['at.*', 'gems.?'] },
  seeds: 10,
  leakEvery: 2,
}
