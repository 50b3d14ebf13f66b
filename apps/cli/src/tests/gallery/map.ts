import type { Spoilt } from '@turnwise/conformance'
import { fail, ok } from '@turnwise/engine'
import { distance, type Event, type Fog, game, isSeen, type State, type View } from './sound/fog.ts'

const spoilt = (flaw: string, caughtBy: Spoilt['caughtBy'], change: Partial<Fog>): Spoilt => ({
  flaw,
  caughtBy,
  game: { ...game, ...change },
})
type Viewer = Parameters<Fog['view']>[1]

/** A view that shows more fields than are seen. */
const lighting = (isLit: (state: State, viewer: Viewer, field: number) => boolean): Partial<Fog> => ({
  view(state, viewer) {
    const view = game.view(state, viewer)
    return {
      ...view,
      at: view.at.map(
        (each, seat) => each ?? (isLit(state, viewer, state.at[seat] ?? 0) ? (state.at[seat] ?? 0) : null),
      ),
      gems: view.gems.map((gem, field) => gem ?? (isLit(state, viewer, field) ? (state.gems[field] ?? false) : null)),
    }
  },
})
const applying = (
  change: (before: State, after: State, seat: number, events: readonly Event[]) => object,
): Partial<Fog> => ({
  apply(state, seat, action) {
    const result = game.apply(state, seat, action)
    return result.ok
      ? ok(Object.assign({}, result.value, change(state, result.value.state, seat, result.value.events)))
      : result
  },
})
const gemsLeft = ({ gems }: State) => gems.filter(gem => gem).length

/** Sight, steps and turns on a map. */
export const MAP = [
  spoilt(
    'sees two fields far',
    'leak-view',
    lighting(
      (state, viewer, field) =>
        typeof viewer === 'number' && distance(state.options, state.at[viewer] ?? 0, field) <= 2,
    ),
  ),
  spoilt(
    'sees along its row',
    'leak-view',
    lighting(
      ({ options, at }, viewer, field) =>
        typeof viewer === 'number' && Math.floor((at[viewer] ?? 0) / options.size) === Math.floor(field / options.size),
    ),
  ),
  spoilt(
    'sees what the others see',
    'leak-view',
    lighting(
      (state, viewer, field) => typeof viewer === 'number' && state.at.some((_, seat) => isSeen(state, seat, field)),
    ),
  ),
  spoilt(
    'sees all in the last turn',
    'leak-view',
    lighting(({ options, turn }) => turn === options.turns - 1),
  ),
  spoilt(
    'shows spectators the gems',
    'leak-view',
    lighting((_, viewer) => viewer === 'spectator'),
  ),
  spoilt(
    'shows the first corner to all',
    'leak-view',
    lighting((_state, _viewer, field) => field === 0),
  ),
  spoilt('shows who stands beside a gem', 'leak-view', {
    view: (state, viewer) =>
      Object.assign({}, game.view(state, viewer), {
        near: state.at.map((_, seat) => state.gems.some((gem, field) => gem && isSeen(state, seat, field))),
      }),
    resample: (view, viewer, rng) => game.resample(without(view), viewer, rng),
  }),
  spoilt('lists no step onto a hidden player', 'leak-legal-actions', {
    legalActions: (state, seat) =>
      game
        .legalActions(state, seat)
        .filter(action => action.type === 'stay' || gemsLeft(state) % 2 === 0 || state.gems[24] !== true),
    setup: (options, seats, seed) => game.setup({ ...options, size: 5 }, seats, seed),
  }),
  spoilt('tells in a refusal where the gems are', 'leak-refusal', {
    apply(state, seat, action) {
      const result = game.apply(state, seat, action)
      return result.ok
        ? result
        : fail('illegal-action', `No: gems are on ${state.gems.flatMap((gem, i) => (gem ? [i] : [])).join()}.`)
    },
  }),
  spoilt('tells everybody where one steps', 'leak-events', { redact: event => event }),
  spoilt('tells who sees a step', 'leak-events', {
    redact: (event, viewer) =>
      event.type === 'stepped' ? Object.assign({}, game.redact(event, viewer), { seenBy: event.seenBy ?? [] }) : event,
  }),
  spoilt(
    'lets every step be taken back',
    'reveals',
    applying(() => ({ reveals: false })),
  ),
  spoilt(
    'lets a step be taken back where no gem is left in the corner',
    'leak-undo',
    applying((_, after) => ({ reveals: after.gems[0] === true })),
  ),
  spoilt('moves a gem that is seen', 'hidden-parts', {
    conceal: (state, viewer, rng) =>
      viewer === 'host' ? state : { ...game.conceal(state, viewer, rng), turn: state.turn + 1 },
  }),
  spoilt('puts a gem too many into the fog', 'conceal-fits', {
    conceal(state, viewer, rng) {
      const world = game.conceal(state, viewer, rng)
      return viewer === 'host' ? world : { ...world, gems: world.gems.map(() => true) }
    },
  }),
  spoilt('forgets what it sees when it imagines a board', 'resample-fits', {
    resample: (view, viewer, rng) => game.resample({ ...view, gems: view.gems.map(() => null) }, viewer, rng),
  }),
  spoilt('has the same gems in every match', 'seed', {
    setup(options, seats, seed) {
      const fixed = game.setup(options, seats, 'always')
      return { ...game.setup(options, seats, seed), at: fixed.at, gems: fixed.gems }
    },
  }),
  spoilt('steps over two fields', 'accepted-is-listed', {
    apply: (state, seat, action) =>
      action.type === 'step' &&
      game.toAct(state)[0] === seat &&
      distance(state.options, state.at[seat] ?? 0, action.to) === 2 &&
      action.to < state.gems.length &&
      state.gems[action.to] === false
        ? ok({
            state: { ...state, at: state.at.with(seat, action.to), turn: state.turn + 1 },
            events: [],
            reveals: true,
          })
        : game.apply(state, seat, action),
  }),
  spoilt(
    'counts a turn that is not there',
    'check',
    applying((_, after) => ({ state: { ...after, turn: after.turn === 7 ? 99 : after.turn } })),
  ),
  spoilt(
    'divides the turn',
    'check',
    applying((_, after) => ({ state: { ...after, turn: after.turn + 0.5 } })),
  ),
  spoilt(
    'puts -0 on the map',
    'json',
    applying((_, after) => ({ state: { ...after, at: after.at.map(each => (each === 0 ? -0 : each)) } })),
  ),
  spoilt('throws in the corner of a large board', 'never-throws', {
    legalActions(state, seat) {
      if (state.options.size === 8) throw new Error('too large')
      return game.legalActions(state, seat)
    },
  }),
  spoilt('ends in a draw that it does not declare', 'endings', { endingsWithoutWinner: [] }),
  spoilt('lets who has fewer gems win', 'outcome', {
    outcome(state) {
      const outcome = game.outcome(state)
      return outcome?.winners.length === 1
        ? { ...outcome, winners: [(Number(outcome.winners[0]) + 1) % state.at.length] }
        : outcome
    },
  }),
  spoilt('refuses to stay in one position of thousands', 'listed-is-accepted', {
    apply: (state, seat, action) =>
      action.type === 'stay' && state.turn === 3 && state.taken[1] === 1 && gemsLeft(state) === 1
        ? fail('illegal-action', 'Not here.')
        : game.apply(state, seat, action),
  }),
]

function without(view: View): View {
  const { near: _, ...honest } = Object.assign({ near: null }, view)
  return honest
}

const nothingHappens = new Int32Array(new SharedArrayBuffer(4))
/** Takes as long on any machine. */
const dawdle = (milliseconds: number) => Atomics.wait(nothingHappens, 0, 0, milliseconds)
const long = (bytes: number) => 'x'.repeat(bytes)

/** Games that cost more than they need to. */
export const COSTS = [
  spoilt(
    'keeps a text of every turn',
    'costs',
    applying((before, after) => ({ state: { ...after, log: `${Reflect.get(before, 'log') ?? ''}${long(300)}` } })),
  ),
  spoilt('has a state of a hundred thousand bytes', 'costs', {
    setup: (...args) => Object.assign({ map: long(1e5) }, game.setup(...args)),
  }),
  spoilt('shows a view of a hundred thousand bytes', 'costs', {
    view: (state, viewer) => Object.assign({ map: long(1e5) }, game.view(state, viewer)),
  }),
  spoilt(
    'tells everything with each step',
    'costs',
    applying((_, __, ___, events) => ({ events: [...events, { type: 'drawn', map: long(1e5) }] })),
  ),
  spoilt('lists its actions slowly', 'costs', {
    legalActions(state, seat) {
      dawdle(7)
      return game.legalActions(state, seat)
    },
  }),
  spoilt('takes half a second to see the last turn', 'costs', {
    view(state, viewer) {
      if (state.turn === state.options.turns) dawdle(600)
      return game.view(state, viewer)
    },
  }),
]
