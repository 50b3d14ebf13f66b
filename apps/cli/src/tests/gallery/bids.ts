import type { Spoilt } from '@turnwise/conformance'
import { fail, type Game, ok } from '@turnwise/engine'
import { z } from 'zod'
import {
  type Action,
  actionSchema,
  type Event,
  game,
  optionsSchema,
  type SealedBids,
  type State,
} from './sound/sealed-bids.ts'

const spoilt = (flaw: string, caughtBy: Spoilt['caughtBy'], change: Partial<SealedBids>): Spoilt => ({
  flaw,
  caughtBy,
  game: { ...game, ...change },
})
const beyondTypes = (flaw: string, caughtBy: Spoilt['caughtBy'], change: Partial<Game>): Spoilt => ({
  flaw,
  caughtBy,
  game: { ...game, ...change },
})

interface Change {
  readonly state?: State
  readonly events?: readonly unknown[]
  readonly reveals?: boolean
}

/** Changes what an accepted action of this type returns. */
const applying = (
  type: Action['type'],
  change: (before: State, after: State, seat: number, events: readonly Event[]) => Change,
): Partial<SealedBids> => ({
  apply(state, seat, action) {
    const result = game.apply(state, seat, action)
    if (!result.ok || action.type !== type) return result
    return ok(Object.assign({}, result.value, change(state, result.value.state, seat, result.value.events)))
  },
})
const refusing = (isRefused: (state: State, seat: number, action: Action) => boolean): Partial<SealedBids> => ({
  apply: (state, seat, action) =>
    isRefused(state, seat, action) ? fail('illegal-action', 'No.') : game.apply(state, seat, action),
})
const resigning = (change: (before: State, after: State, seat: number) => Partial<State>) =>
  applying('resign', (before, after, seat) => ({ state: { ...after, ...change(before, after, seat) } }))
type Choices = ReturnType<NonNullable<SealedBids['chance']>>
const drawing = (type: Action['type'], change: (choices: Choices, state: State) => Choices): Partial<SealedBids> => ({
  chance(state, action) {
    const choices = game.chance?.(state, action) ?? []
    return action.type === type && choices.length > 0 ? change(choices, state) : choices
  },
})
const weighing = (type: Action['type'], weigh: (state: State, place: number) => number) =>
  drawing(type, (choices, state) => choices.map(({ item }, place) => ({ item, weight: weigh(state, place) })))
const handOf = ({ hands }: State, seat: number) => hands[seat] ?? []
const sum = (cards: readonly number[]) => cards.reduce((total, card) => total + card, 0)

/** Resigning is never listed: whoever does it is out, asked for nothing more and no winner. */
export const RESIGNING = [
  spoilt(
    'never lets anyone resign',
    'resign',
    refusing((_state, _seat, { type }) => type === 'resign'),
  ),
  spoilt(
    'lets only the player to move resign',
    'resign',
    refusing((state, seat, { type }) => type === 'resign' && !game.toAct(state).includes(seat)),
  ),
  spoilt(
    'lets nobody resign before lots are drawn',
    'resign',
    refusing(({ tied }, _seat, { type }) => type === 'resign' && tied.length > 0),
  ),
  spoilt('still asks whoever resigned', 'resign', {
    toAct: state =>
      game.outcome(state) === undefined ? [...game.toAct({ ...state, out: state.out.map(() => false) })] : [],
  }),
  spoilt(
    'forgets in the next round who resigned',
    'resign',
    applying('bid', (before, after) =>
      after.round > before.round ? { state: { ...after, out: after.out.map(() => false) } } : {},
    ),
  ),
  spoilt('lets whoever resigned win', 'resign', {
    outcome(state) {
      const outcome = game.outcome(state)
      const resigned = state.out.indexOf(true)
      return outcome === undefined || resigned < 0 ? outcome : { winners: [resigned], reason: outcome.reason }
    },
  }),
  spoilt('shares the win with whoever resigned', 'resign', {
    outcome(state) {
      const outcome = game.outcome(state)
      return outcome && { reason: outcome.reason, winners: state.out.map((_, seat) => seat) }
    },
  }),
  spoilt('waits for ever for whoever resigned', 'outcome', {
    toAct: state => (state.out.includes(true) ? [] : game.toAct(state)),
  }),
  spoilt('has no outcome when all but one have resigned', 'outcome', {
    outcome: state => (state.out.filter(out => !out).length === 1 ? undefined : game.outcome(state)),
    toAct: state => (state.out.filter(out => !out).length === 1 ? [] : game.toAct(state)),
  }),
  spoilt('ends for a reason of its own when a player resigns', 'endings', {
    outcome(state) {
      const outcome = game.outcome(state)
      return outcome && state.out.includes(true) ? { ...outcome, reason: 'resigned' } : outcome
    },
  }),
  spoilt(
    'turns the bid of whoever resigned into undefined',
    'json',
    resigning((before, _, seat) =>
      Object.assign({}, { bids: before.bids.map((bid, i) => (i === seat ? undefined : bid)) as State['bids'] }),
    ),
  ),
  spoilt(
    'loses the cards of whoever resigned',
    'check',
    resigning((before, _, seat) => ({ hands: before.hands.with(seat, []) })),
  ),
  spoilt(
    'remembers who resigned in a field of its own',
    'check',
    applying('resign', (_, after, seat) => ({ state: Object.assign({ resigned: seat }, after) })),
  ),
  spoilt('throws when a player resigns before lots are drawn', 'never-throws', {
    apply(state, seat, action) {
      if (action.type === 'resign' && state.tied.length > 0) throw new Error('no such turn')
      return game.apply(state, seat, action)
    },
  }),
  spoilt('resigns in place', 'no-mutation', {
    apply(state, seat, action) {
      if (action.type === 'resign') Reflect.set(state.out, seat, true) || Object.assign(state.out, { [seat]: true })
      return game.apply(state, seat, action)
    },
  }),
  spoilt('lets a player resign twice', 'resign', {
    apply: (state, seat, action) =>
      game.apply(action.type === 'resign' ? { ...state, out: state.out.with(seat, false) } : state, seat, action),
  }),
  spoilt('resigns for the next player', 'resign', {
    apply: (state, seat, action) =>
      game.apply(state, action.type === 'resign' ? (seat + 1) % state.out.length : seat, action),
  }),
  spoilt(
    'shows all bids when a player resigns',
    'leak-events',
    applying('resign', (before, _, __, events) => ({
      events: [...events, { type: 'bids-turned', bids: before.bids }],
    })),
  ),
]

/** What chance lists, and how likely. */
export const DRAWING = [
  spoilt(
    'draws by the cards in the others’ hands',
    'leak-chance',
    weighing('trade', (state, place) => 1 + ((sum(handOf(state, 1)) + place) % 3)),
  ),
  spoilt(
    'draws by the deck',
    'leak-chance',
    weighing('trade', ({ deck }, place) => (place === 0 ? 1 + (deck[0] ?? 0) : 9)),
  ),
  spoilt(
    'draws lots by hidden cards',
    'leak-chance',
    weighing('draw-lots', ({ deck }, i) => (i === 0 ? 1 + (deck.at(-1) ?? 0) : 5)),
  ),
  spoilt(
    'draws lots for whoever holds the highest card',
    'leak-chance',
    weighing('draw-lots', (state, i) => 1 + Math.max(0, ...handOf(state, state.tied[i] ?? 0))),
  ),
  spoilt(
    'draws with a negative weight',
    'chance',
    weighing('trade', (_, place) => (place === 1 ? -1 : 1)),
  ),
  spoilt(
    'draws with weights that are all zero',
    'chance',
    weighing('draw-lots', () => 0),
  ),
  spoilt(
    'draws with a weight that is no number',
    'chance',
    weighing('draw-lots', ({ prizes }) => 1 / (prizes[9] ?? Number.NaN)),
  ),
  spoilt(
    'lists a draw that the rules refuse',
    'chance',
    drawing('trade', choices => [
      ...choices,
      { weight: 1, item: { type: 'trade', place: 3 } },
      { weight: 1, item: { type: 'trade', place: 4 } },
    ]),
  ),
  spoilt(
    'lists a draw twice',
    'chance',
    drawing('draw-lots', choices => [...choices, ...choices]),
  ),
  spoilt(
    'lists a draw without its result',
    'chance',
    drawing('trade', choices => [...choices, { weight: 1, item: { type: 'trade' } }]),
  ),
  spoilt('lists nothing for an action that is complete', 'chance', {
    chance: (state, action) =>
      action.type === 'trade' && action.place !== undefined ? [] : (game.chance?.(state, action) ?? []),
  }),
  spoilt('takes a draw that was left out', 'chance', {
    apply: (state, seat, action) =>
      game.apply(
        state,
        seat,
        action.type === 'trade' && action.place === undefined ? { type: 'trade', place: 0 } : action,
      ),
  }),
  spoilt(
    'draws by a counter',
    'deterministic',
    (() => {
      let calls = 0
      return weighing('trade', (_, place) => (place === 0 ? 1 + calls++ : 1))
    })(),
  ),
  spoilt('lets whoever trades read the card that the next player has laid', 'leak-view', {
    view(state, viewer) {
      const view = game.view(state, viewer)
      const next = typeof viewer === 'number' && state.traded[viewer] !== null ? (viewer + 1) % state.bids.length : -1
      return { ...view, bids: view.bids.map((bid, i) => (i === next ? (state.bids[i] ?? null) : bid)) }
    },
  }),
  spoilt('tells everybody which place was drawn', 'leak-events', {
    redactAction: action => (action.type === 'bid' ? undefined : action),
    redact: (event, viewer) => game.redact(event, viewer),
  }),
]
const takes = (schema: z.ZodType<Action>): Partial<Game> => ({ action: schema })

/** Schemas that do not fit the rules, and a `check` that takes what is no state. */
export const SCHEMAS = [
  beyondTypes(
    'has a schema without resign, which the rules take',
    'schema',
    takes(actionSchema.refine(({ type }) => type !== 'resign')),
  ),
  beyondTypes(
    'has a schema that refuses what chance gives',
    'schema',
    takes(actionSchema.refine(action => action.type !== 'trade' || action.place === undefined)),
  ),
  beyondTypes(
    'has a schema that refuses a drawn seat',
    'schema',
    takes(actionSchema.refine(action => action.type !== 'draw-lots' || action.seat === undefined)),
  ),
  beyondTypes(
    'has a schema that refuses the highest card',
    'schema',
    takes(actionSchema.refine(action => action.type !== 'bid' || action.card !== 23)),
  ),
  beyondTypes(
    'has a schema that changes a card',
    'schema',
    takes(
      actionSchema.transform(action =>
        action.type === 'bid' ? { ...action, card: Math.min(action.card, 22) } : action,
      ),
    ),
  ),
  spoilt('has options that lead to no match', 'never-throws', {
    options: optionsSchema.extend({ rounds: z.int().min(-1).max(9).default(3) }),
    setup(options, ...rest) {
      if (options.rounds < 1) throw new RangeError('no rounds')
      return game.setup(options, ...rest)
    },
  }),
  spoilt('has options that its own check refuses', 'check', {
    options: optionsSchema.extend({ rounds: z.int().min(1).max(9).default(3) }),
  }),
  spoilt('has options with which a player runs out of cards', 'can-act', {
    options: optionsSchema.extend({ rounds: z.int().min(1).max(9).default(3) }),
    check: () => [],
  }),
  spoilt('has an option that changes who may act', 'can-act', {
    options: optionsSchema.extend({ rounds: z.int().min(1).max(4).default(3) }),
    legalActions: (state, seat) => (state.options.rounds === 4 ? [] : game.legalActions(state, seat)),
  }),
  spoilt('takes half cards', 'loose-check', {
    check: value =>
      game.check(JSON.parse(JSON.stringify(value), (_, each) => (typeof each === 'number' ? Math.floor(each) : each))),
  }),
  spoilt('takes texts for numbers', 'check', {
    check: value =>
      game.check(JSON.parse(JSON.stringify(value), (key, each) => (key === 'round' ? Number(each) : each))),
  }),
  spoilt('takes a state without its round', 'check', { check: value => game.check({ round: 1, ...Object(value) }) }),
  spoilt('takes unknown fields in the options of a state', 'check', {
    check: value => game.check({ ...Object(value), options: { rounds: Object(value).options?.rounds } }),
  }),
  spoilt('takes any list of players', 'check', { check: value => game.check({ ...Object(value), out: [] }) }),
  spoilt('throws in check', 'never-throws', {
    check(value) {
      const { hands, options } = Object(value)
      if (value !== null && typeof value === 'object' && 'hands' in value)
        hands.map((hand: number[]) => hand.length + options.rounds)
      return game.check(value)
    },
  }),
]
