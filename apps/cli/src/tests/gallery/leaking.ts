import { fail } from '@turnwise/engine'
import { actualOf, applying, showing, sound, spoilt, sumOf } from './spoilt.ts'

/** Games that show a viewer what they may not know. */
export const LEAKING = [
  spoilt('shows everybody the host’s view', 'leak-view', { view: state => sound.view(state, 'host') }),
  spoilt(
    'shows one die of the next player',
    'leak-view',
    showing((state, viewer) => (typeof viewer === 'number' ? state.dice[(viewer + 1) % state.dice.length]?.[0] : null)),
  ),
  spoilt(
    'shows spectators all dice',
    'leak-view',
    showing((state, viewer) => (viewer === 'spectator' ? state.dice : null)),
  ),
  spoilt(
    'shows the generator',
    'leak-view',
    showing(state => state.random),
  ),
  spoilt(
    'shows how many sixes there are',
    'leak-view',
    showing(state => state.dice.flat().filter(face => face === 6).length),
  ),
  spoilt('shows the sum of all dice', 'leak-view', showing(sumOf)),
  spoilt(
    'shows whether the bid is true',
    'leak-view',
    showing(state => (state.bid === null ? null : actualOf(state) >= state.bid.count)),
  ),
  spoilt(
    'shows the dice of whoever has bid',
    'leak-view',
    showing(state => (state.bid === null ? null : state.dice[state.bid.seat])),
  ),
  spoilt(
    'shows all dice in the second round',
    'leak-view',
    showing(state => (state.round === 2 ? state.dice : null)),
  ),
  spoilt(
    'shows a player with one die the others’',
    'leak-view',
    showing((state, viewer) => (typeof viewer === 'number' && state.dice[viewer]?.length === 1 ? state.dice : null)),
  ),
  spoilt(
    'gives odd and even dice different backs',
    'leak-view',
    showing(state => state.dice.map(cup => cup.map(face => face % 2))),
  ),
  spoilt('lists only true bids', 'leak-legal-actions', {
    legalActions(state, seat) {
      const { dice } = state
      const isTrue = (count: number, face: number) => dice.flat().filter(each => each === face).length >= count
      const listed = sound.legalActions(state, seat)
      const some = listed.filter(action => action.type !== 'bid' || isTrue(action.count, action.face))
      return some.length === 0 ? listed : some
    },
  }),
  spoilt('offers a challenge only of a false bid', 'leak-legal-actions', {
    legalActions(state, seat) {
      const isTrue = state.bid !== null && actualOf(state) >= state.bid.count
      const listed = sound.legalActions(state, seat)
      const some = listed.filter(action => action.type !== 'challenge' || !isTrue)
      return some.length === 0 ? listed : some
    },
  }),
  spoilt('says that its list is whole, depending on the dice', 'leak-legal-actions', {
    listsAll: state => sumOf(state) % 2 === 0,
  }),
  spoilt('names the next player too when the bid is false', 'leak-to-act', {
    toAct(state) {
      const acting = sound.toAct(state)
      const isFalse = state.bid !== null && actualOf(state) < state.bid.count
      return isFalse && acting[0] !== undefined ? [acting[0], (acting[0] + 1) % state.dice.length] : acting
    },
  }),
  spoilt('knows the winner when the dice are high', 'leak-outcome', {
    outcome: state => sound.outcome(state) ?? (sumOf(state) > 15 ? { winners: [0], reason: 'round-limit' } : undefined),
  }),
  spoilt('tells the true count in a refusal', 'leak-refusal', {
    apply(state, seat, action) {
      const result = sound.apply(state, seat, action)
      return result.ok ? result : fail('illegal-action', `No: there are ${actualOf(state)}.`)
    },
  }),
  spoilt('gives the dice in the details of a refusal', 'leak-refusal', {
    apply(state, seat, action) {
      const result = sound.apply(state, seat, action)
      return result.ok ? result : fail(result.error.code, result.error.message, { dice: state.dice })
    },
  }),
  spoilt('refuses bids that are far from the truth', 'leak-refusal', {
    apply(state, seat, action) {
      if (action.type === 'bid' && sumOf(state) % 3 === 0) return fail('illegal-action', 'That is too much.')
      return sound.apply(state, seat, action)
    },
  }),
  spoilt('tells everybody what each player rolled', 'leak-events', { redact: event => event }),
  spoilt('tells spectators what each player rolled', 'leak-events', {
    redact: (event, viewer) => (viewer === 'spectator' ? event : sound.redact(event, viewer)),
  }),
  spoilt('tells the next player what each player rolled', 'leak-events', {
    redact(event, viewer) {
      const isNeighbour = 'seat' in event && typeof viewer === 'number' && event.seat === (viewer + 1) % 2
      return isNeighbour ? event : sound.redact(event, viewer)
    },
  }),
  spoilt(
    'tells with a bid whether it is true',
    'leak-events',
    applying((_, next, events) => ({
      events: events.map(event =>
        event.type === 'bid-made' ? { ...event, honest: actualOf(next) >= event.count } : event,
      ),
    })),
  ),
  spoilt(
    'nods when the dice are high',
    'leak-events',
    applying((state, _, events) => ({
      events: sumOf(state) > 8 ? [...events, { type: 'nodded' }] : events,
    })),
  ),
  spoilt('hides something from the host', 'leak-events', {
    redact: (event, viewer) => sound.redact(event, viewer === 'host' ? 'spectator' : viewer),
  }),
  spoilt(
    'lets a bid be taken back only if it is true',
    'leak-undo',
    applying((_, next, events) => ({
      reveals:
        events.some(event => event.type !== 'bid-made') || (next.bid !== null && actualOf(next) < next.bid.count),
    })),
  ),
  spoilt(
    'never reveals anything',
    'reveals',
    applying(() => ({ reveals: false })),
  ),
  spoilt(
    'reveals only what costs the challenger a die',
    'reveals',
    applying((_, next, events) => ({
      reveals:
        events.some(({ type }) => type === 'starter-drawn') ||
        (next.last !== null && next.last.loser === next.last.challenger),
    })),
  ),
]
