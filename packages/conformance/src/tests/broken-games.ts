import { fail, ok } from '@turnwise/engine'
import type { Check } from '../checks.ts'
import type { Spoilt } from '../spoil.ts'
import { type HighCard, type HighCardEvent, highCard } from './high-card.ts'

const broken = (flaw: string, caughtBy: Check, changes: Partial<HighCard>): Spoilt => ({
  flaw,
  caughtBy,
  game: { ...highCard, ...changes },
})

/** The sound game with one thing wrong in each. */
export const BROKEN_GAMES: readonly Spoilt[] = [
  broken('mutates its input', 'no-mutation', {
    apply(state, seat, action) {
      if (action.type === 'play') (state.won as number[])[seat] = 0
      return highCard.apply(state, seat, action)
    },
  }),
  broken('leaks a hidden card through the view', 'leak-view', {
    view(state, viewer) {
      const view = highCard.view(state, viewer)
      return { ...view, hands: view.hands.map((hand, seat) => (seat === 0 ? (state.hands[0] ?? []) : hand)) }
    },
    // The honest resampler takes the leaked card as hidden, as it should be.
    resample(view, viewer, rng) {
      const hands = view.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => null)))
      return highCard.resample({ ...view, hands }, viewer, rng)
    },
  }),
  broken('leaks a hidden card through an event', 'leak-events', {
    apply(state, seat, action) {
      const result = highCard.apply(state, seat, action)
      if (!result.ok) return result
      const other = result.value.state.hands[1 - seat]?.[0]
      const told: HighCardEvent = other === undefined ? { type: 'nodded' } : { type: 'nodded', card: other }
      return ok({ ...result.value, events: [...result.value.events, told] })
    },
  }),
  broken('leaks a hidden card through the legal actions', 'leak-legal-actions', {
    legalActions(state, seat) {
      const listed = highCard.legalActions(state, seat)
      const best = Math.max(...(state.hands[1 - seat] ?? []))
      const winning = listed.filter(action => action.type === 'play' && action.card > best)
      return winning.length > 0 ? winning : listed
    },
  }),
  broken('leaks a hidden card through the text of a refusal', 'leak-refusal', {
    apply(state, seat, action) {
      const result = highCard.apply(state, seat, action)
      return result.ok ? result : fail('illegal-action', `No: the other holds ${state.hands[1 - seat]?.join(' and ')}.`)
    },
  }),
  broken('lists an illegal action', 'listed-is-accepted', {
    legalActions(state, seat) {
      const listed = highCard.legalActions(state, seat)
      return listed.length === 0 ? listed : [...listed, { type: 'play', card: 99 }]
    },
  }),
  broken('never ends', 'ends', {
    apply(state, seat, action) {
      const result = highCard.apply(state, seat, action)
      return result.ok && result.value.state.hands.every(hand => hand.length === 0)
        ? ok({ ...result.value, state: { ...highCard.setup({}, 2, 'again'), random: state.random } })
        : result
    },
  }),
  broken('has a seat that must act and cannot', 'can-act', {
    legalActions: (state, seat) => (state.won[0] === 1 ? [] : highCard.legalActions(state, seat)),
  }),
  broken('offers actions out of turn', 'can-act', {
    legalActions: (state, seat) => (state.hands[seat] ?? []).map(card => ({ type: 'play', card })),
  }),
  broken('uses Math.random', 'no-hidden-input', {
    apply(state, seat, action) {
      const random = { ...state.random, position: Math.floor(Math.random() * 1000) }
      return highCard.apply({ ...state, random }, seat, action)
    },
  }),
  broken('reads the clock', 'no-hidden-input', {
    setup: (options, seats) => highCard.setup(options, seats, String(Date.now())),
  }),
  broken('does not survive JSON', 'json', {
    setup: (options, seats, seed) => ({ ...highCard.setup(options, seats, seed), since: new Map() }),
  }),
  broken('misreports its winner', 'outcome', {
    outcome(state) {
      const outcome = highCard.outcome(state)
      return outcome === undefined ? undefined : { ...outcome, winners: outcome.winners.map(seat => seat + 1) }
    },
  }),
  broken('names a winner who did not win', 'outcome', {
    outcome(state) {
      const outcome = highCard.outcome(state)
      return outcome?.winners.length === 1 ? { ...outcome, winners: outcome.winners.map(seat => 1 - seat) } : outcome
    },
  }),
  broken('has an outcome while play goes on', 'outcome', {
    outcome: state => highCard.outcome(state) ?? (state.won[0] === 2 ? { winners: [0], reason: 'early' } : undefined),
  }),
  broken('throws', 'never-throws', {
    apply(state, seat, action) {
      if (state.won[1] === 1) throw new Error('did not think of that')
      return highCard.apply(state, seat, action)
    },
  }),
  broken(
    'keeps a secret counter',
    'deterministic',
    (() => {
      let calls = 0
      return {
        apply(state, seat, action) {
          calls += 1
          return highCard.apply({ ...state, random: { ...state.random, position: calls } }, seat, action)
        },
      } satisfies Partial<HighCard>
    })(),
  ),
  broken('goes on after the end', 'ends', {
    apply(state, seat, action) {
      const over = highCard.outcome(state) !== undefined
      return over ? ok({ state, events: [], reveals: false }) : highCard.apply(state, seat, action)
    },
  }),
  broken('resamples nothing', 'resample-varies', {
    resample(view, viewer, rng) {
      const state = highCard.resample(view, viewer, rng)
      return memory.get(JSON.stringify(view)) ?? state
    },
    view(state, viewer) {
      const view = highCard.view(state, viewer)
      memory.set(JSON.stringify(view), state)
      return view
    },
  }),
  broken('takes anything as a state', 'check', { check: () => [] }),
  broken('takes anything as an action', 'schema', {
    action: { '~standard': { version: 1, vendor: 'test', validate: value => ({ value: value as never }) } },
  }),
  broken('gives an action a field of the envelope', 'reserved-names', {
    legalActions: (state, seat) =>
      highCard.legalActions(state, seat).map(action => Object.assign({}, action, { token: 'mine' })),
  }),
]

const memory = new Map<string, ReturnType<HighCard['setup']>>()
