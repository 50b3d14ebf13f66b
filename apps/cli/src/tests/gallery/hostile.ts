import { fail, type Game, type GameAction, ok } from '@turnwise/engine'
import { z } from 'zod'
import { actionSchema, optionsSchema } from '../../../templates/secrets/src/schema.ts'
import { applying, type Dice, sound, spoilt, spoiltBeyondTypes } from './spoilt.ts'

type State = ReturnType<Dice['setup']>

type Listed = ReturnType<Dice['legalActions']>
type Outcome = NonNullable<ReturnType<Dice['outcome']>>

const listing = (change: (listed: Listed, state: State) => Listed): Partial<Dice> => ({
  legalActions: (state, seat) => change(sound.legalActions(state, seat), state),
})
const ending = (change: (outcome: Outcome) => Outcome): Partial<Dice> => ({
  outcome(state) {
    const outcome = sound.outcome(state)
    return outcome === undefined ? undefined : change(outcome)
  },
})
const reading = (input: () => unknown): Partial<Dice> => ({
  toAct(state) {
    input()
    return sound.toAct(state)
  },
})
const counting = () => {
  let calls = 0
  return applying((_, next) => ({
    state: { ...next, random: { ...next.random, position: next.random.position + calls++ } },
  }))
}
const taking = (schema: z.ZodType<GameAction>): Partial<Game> => ({ action: schema })

/** Games that break the contract in other ways than by a leak. */
export const HOSTILE = [
  spoilt(
    'draws at random',
    'no-hidden-input',
    reading(() => Math.random()),
  ),
  spoilt(
    'reads the clock',
    'no-hidden-input',
    reading(() => Date.now()),
  ),
  spoilt(
    'makes a date of now',
    'no-hidden-input',
    reading(() => new Date()),
  ),
  spoilt(
    'reads the time zone',
    'no-hidden-input',
    reading(() => new Date(0).getHours()),
  ),
  spoilt(
    'sorts by the locale',
    'no-hidden-input',
    reading(() => 'a'.localeCompare('b')),
  ),
  spoilt(
    'formats by the locale',
    'no-hidden-input',
    reading(() => (1000).toLocaleString()),
  ),
  spoilt(
    'uses Intl',
    'no-hidden-input',
    reading(() => new Intl.NumberFormat()),
  ),
  spoilt(
    'reads the environment',
    'no-hidden-input',
    reading(() => process.env.HOME),
  ),
  spoilt(
    'measures time',
    'no-hidden-input',
    reading(() => performance.now()),
  ),
  spoilt(
    'draws from crypto',
    'no-hidden-input',
    reading(() => crypto.randomUUID()),
  ),
  spoilt(
    'starts a timer',
    'no-hidden-input',
    reading(() => setTimeout),
  ),
  spoilt('sorts the dice in place', 'no-mutation', {
    legalActions(state, seat) {
      for (const cup of state.dice) Array.prototype.sort.call(cup)
      return sound.legalActions(state, seat)
    },
  }),
  spoilt('throws in the second round', 'never-throws', {
    apply(state, seat, action) {
      if (state.round === 2) throw new Error('did not think of that')
      return sound.apply(state, seat, action)
    },
  }),
  spoilt('keeps a counter', 'deterministic', counting()),
  spoilt('keeps a counter through a replay', 'replay', counting()),
  spoilt('keeps a counter through an undo', 'undo', counting()),
  spoilt('has a Map in its state', 'json', {
    setup: (...args) => ({ ...sound.setup(...args), since: new Map() }),
  }),
  spoilt(
    'has NaN in an event',
    'json',
    applying((_, __, events) => ({ events: [...events, { type: 'counted', count: Number.NaN }] })),
  ),
  spoilt('takes anything as a state', 'check', { check: () => [] }),
  spoilt('takes a state with unknown fields', 'check', {
    check(value) {
      const { unknown_field: _, ...state } = Object.assign({ unknown_field: 0 }, value)
      return typeof value === 'object' ? sound.check(state) : ['That is no state.']
    },
  }),
  spoiltBeyondTypes('takes anything as an action', 'schema', taking(z.custom<GameAction>(() => true))),
  spoiltBeyondTypes(
    'takes actions with unknown fields',
    'schema',
    taking(z.looseObject({ type: z.enum(['draw-starter', 'bid', 'challenge']) })),
  ),
  spoilt('takes options with unknown fields', 'schema', { options: optionsSchema.loose() }),
  spoiltBeyondTypes(
    'has a schema that refuses what is listed',
    'schema',
    taking(actionSchema.refine(action => action.type !== 'bid' || action.face !== 6)),
  ),
  spoiltBeyondTypes(
    'gives an action a field of the envelope',
    'reserved-names',
    taking(z.union([actionSchema, z.strictObject({ type: z.literal('pay'), token: z.string() })])),
  ),
  spoiltBeyondTypes(
    'gives an action the name of a command',
    'reserved-names',
    taking(z.union([actionSchema, z.strictObject({ type: z.literal('undo') })])),
  ),
  spoilt(
    'lists a bid that is too high',
    'listed-is-accepted',
    listing((listed, { dice }) =>
      listed.length === 0 ? listed : [...listed, { type: 'bid', count: dice.flat().length + 1, face: 6 }],
    ),
  ),
  spoilt(
    'does not list the highest bid',
    'accepted-is-listed',
    listing(listed => (listed.length > 1 ? listed.slice(0, -1) : listed)),
  ),
  spoilt('accepts bids out of turn', 'accepted-is-listed', {
    apply(state, seat, action) {
      const [acting = seat] = sound.toAct(state)
      return sound.apply(state, action.type === 'bid' ? acting : seat, action)
    },
  }),
  spoilt('accepts the same bid again', 'accepted-is-listed', {
    apply(state, seat, action) {
      const { bid } = state
      const isSame = bid !== null && action.type === 'bid' && 'count' in action && action.count === bid.count
      return sound.apply(isSame && state.turn === seat ? { ...state, bid: null } : state, seat, action)
    },
  }),
  spoilt(
    'lists an action twice',
    'listed-once',
    listing(listed => listed.flatMap(action => [action, action])),
  ),
  spoilt(
    'lists an action again with its fields in another order',
    'listed-once',
    listing(listed => [
      ...listed,
      ...listed.flatMap(action =>
        action.type === 'bid' ? [{ face: action.face, count: action.count, type: action.type }] : [],
      ),
    ]),
  ),
  spoilt('names a seat twice', 'listed-once', {
    toAct: state => sound.toAct(state).flatMap(seat => [seat, seat]),
  }),
  spoilt('names a seat that is not there', 'can-act', { toAct: state => sound.toAct(state).map(() => 9) }),
  spoilt(
    'leaves a player without a legal action',
    'can-act',
    listing((listed, { round }) => (round === 2 ? [] : listed)),
  ),
  spoilt(
    'offers actions out of turn',
    'can-act',
    listing((listed, state) => (listed.length > 0 ? listed : sound.legalActions(state, sound.toAct(state)[0] ?? 0))),
  ),
  spoilt('never ends', 'ends', {
    apply(state, seat, action) {
      const result = sound.apply(state, seat, action)
      const isOver = result.ok && result.value.state.outcome !== null
      return isOver ? ok({ state: { ...state, bid: null, last: null }, events: [], reveals: true }) : result
    },
  }),
  spoilt('goes on after the end', 'ends', {
    apply(state, seat, action) {
      return state.outcome === null ? sound.apply(state, seat, action) : ok({ state, events: [], reveals: false })
    },
  }),
  spoilt(
    'offers actions after the end',
    'ends',
    listing((listed, { outcome }) => (outcome === null ? listed : [{ type: 'challenge' }])),
  ),
  spoilt(
    'has a winner who is no seat',
    'outcome',
    ending(outcome => ({ ...outcome, winners: [9] })),
  ),
  spoilt(
    'names a winner twice',
    'outcome',
    ending(outcome => ({ ...outcome, winners: [...outcome.winners, ...outcome.winners] })),
  ),
  spoilt(
    'has scores that do not fit the winners',
    'outcome',
    ending(outcome => ({ ...outcome, winners: [1], scores: [2, 1, 0] })),
  ),
  spoilt('has an outcome while play goes on', 'outcome', {
    outcome: state => sound.outcome(state) ?? (state.round === 2 ? { winners: [0], reason: 'round-limit' } : undefined),
  }),
  spoilt('has no outcome at the end', 'outcome', { outcome: () => undefined }),
  spoilt(
    'ends for a reason that is not declared',
    'endings',
    ending(outcome => ({ ...outcome, reason: 'tired' })),
  ),
  spoilt(
    'ends without a winner',
    'endings',
    ending(outcome => ({ ...outcome, winners: [] })),
  ),
  spoilt('declares no ending', 'endings', { endings: [] }),
  spoilt('declares an ending without a winner that is none', 'endings', { endingsWithoutWinner: ['draw'] }),
  spoilt('refuses by throwing', 'never-throws', {
    apply(state, seat, action) {
      const result = sound.apply(state, seat, action)
      if (!result.ok) throw new Error(result.error.message)
      return result
    },
  }),
  spoilt('refuses the last bid that is listed', 'listed-is-accepted', {
    apply(state, seat, action) {
      const last = sound.legalActions(state, seat).at(-1)
      const isLast = action.type === 'bid' && JSON.stringify(action) === JSON.stringify(last)
      return isLast ? fail('illegal-action', 'Not that high.') : sound.apply(state, seat, action)
    },
  }),
]
