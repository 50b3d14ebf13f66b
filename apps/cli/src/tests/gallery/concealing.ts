import { seedRandom } from '@turnwise/engine'
import { type Dice, sound, spoilt } from './spoilt.ts'

type State = ReturnType<Dice['setup']>

const concealing = (change: (state: State, hidden: State) => State): Partial<Dice> => ({
  conceal: (state, viewer, rng) => (viewer === 'host' ? state : change(state, sound.conceal(state, viewer, rng))),
})

const memory = new Map<string, State>()

/** Games whose conceal, setup or resample is too weak, so that the other checks would mean nothing. */
export const CONCEALING = [
  spoilt(
    'conceals nothing',
    'hidden-parts',
    concealing(state => state),
  ),
  spoilt(
    'conceals only the generator',
    'hidden-parts',
    concealing((state, { random }) => ({ ...state, random })),
  ),
  spoilt(
    'conceals only dice',
    'hidden-parts',
    concealing(({ random }, hidden) => ({ ...hidden, random })),
  ),
  spoilt(
    'never conceals the first die',
    'hidden-parts',
    concealing((state, hidden) => ({
      ...hidden,
      dice: hidden.dice.map((cup, seat) => cup.map((face, i) => (i === 0 ? (state.dice[seat]?.[0] ?? face) : face))),
    })),
  ),
  spoilt(
    'never conceals the dice of seat 1',
    'hidden-parts',
    concealing((state, hidden) => ({
      ...hidden,
      dice: hidden.dice.map((cup, seat) => (seat === 1 ? (state.dice[1] ?? cup) : cup)),
    })),
  ),
  spoilt('conceals a player’s own dice', 'hidden-parts', {
    conceal: (state, viewer, rng) => (viewer === 'host' ? state : sound.conceal(state, 'spectator', rng)),
  }),
  spoilt(
    'conceals the last showdown',
    'hidden-parts',
    concealing((_, hidden) => ({ ...hidden, last: null })),
  ),
  spoilt(
    'conceals by dice that do not exist',
    'conceal-fits',
    concealing((_, hidden) => ({
      ...hidden,
      dice: hidden.dice.map(cup => cup.map(() => 7)),
    })),
  ),
  spoilt('conceals from the host', 'conceal-fits', {
    conceal: (state, viewer, rng) => sound.conceal(state, viewer === 'host' ? 'spectator' : viewer, rng),
  }),
  spoilt(
    'conceals nothing before the first bidder is drawn',
    'compared',
    concealing((state, hidden) => (state.turn === null ? state : hidden)),
  ),
  spoilt(
    'conceals nothing while there is a bid',
    'compared',
    concealing((state, hidden) => (state.bid === null ? hidden : state)),
  ),
  spoilt('ignores its seed', 'seed', { setup: (options, seats) => sound.setup(options, seats, 'always') }),
  spoilt('gives seat 0 the same dice in every match', 'seed', {
    setup(options, seats, seed) {
      const state = sound.setup(options, seats, seed)
      return {
        ...state,
        dice: state.dice.with(
          0,
          (state.dice[0] ?? []).map(() => 1),
        ),
      }
    },
  }),
  spoilt('has the same generator in every match', 'seed', {
    setup: (options, seats, seed) => ({ ...sound.setup(options, seats, seed), random: seedRandom('always') }),
  }),
  spoilt('resamples the viewer’s own dice', 'resample-fits', {
    resample: (view, viewer, rng) => sound.conceal(sound.resample(view, viewer, rng), 'spectator', rng),
  }),
  spoilt('resamples dice that do not exist', 'resample-fits', {
    resample(view, viewer, rng) {
      const state = sound.resample(view, viewer, rng)
      return { ...state, dice: state.dice.map(cup => cup.map(face => face + 6)) }
    },
  }),
  spoilt('resamples the true state', 'resample-varies', {
    view(state, viewer) {
      const view = sound.view(state, viewer)
      memory.set(JSON.stringify(view), state)
      return view
    },
    resample: (view, viewer, rng) => memory.get(JSON.stringify(view)) ?? sound.resample(view, viewer, rng),
  }),
]
