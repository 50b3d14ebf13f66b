import { createRng, type Rng, type Seat, sameJson, type Viewer } from '@turnwise/engine'
import { describe, expect, test, vi } from 'vitest'
import { bots } from './bots/index.ts'
import { DIRS, otherPlayer, type Player } from './game/grid.ts'
import { positionOf } from './game/knowledge.ts'
import type { Action } from './game/types.ts'
import { DEFAULT_OPTIONS, type Event, maze as game, type Options, type State } from './index.ts'

/** More of everything: MAZE_LEAK_SCALE=10 npx vitest run games/maze/src/leaks */
const SCALE = Number(process.env.MAZE_LEAK_SCALE ?? 1)
if (SCALE > 1) vi.setConfig({ testTimeout: 0 })

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator']
const SMALL: Options = {
  size: 5,
  exits: 4,
  treasures: 3,
  pits: 2,
  crutches: 1,
  crossbows: 1,
  traps: 1,
  rounds: 60,
}
const HOSTILE: readonly Action[] = [
  { type: 'generate-maze' },
  { type: 'generate-maze', seed: 'x', style: { open: 0 } },
  { type: 'choose-start', x: 0, y: 0 },
  { type: 'choose-start', x: 19, y: 0 },
  { type: 'merge', x: 19, y: 19 },
  { type: 'resign' },
]

/** Random play that also knows the right cell to merge at now and then, so that maps grow together. */
function choose(state: State, seat: Seat, rng: Rng): Action {
  const explorer = state.explorers[seat === 0 ? 0 : 1]
  const canMerge = game.legalActions(state, seat).some(action => action.type === 'merge')
  if (state.phase === 'play' && canMerge && explorer !== null && rng.int(6) === 0) {
    return { type: 'merge', ...positionOf(explorer) }
  }
  return game.sample?.(state, seat, rng) ?? { type: 'resign' }
}

function next(state: State, seat: Seat, action: Action) {
  const result = game.apply(state, seat, action)
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

/** The answer when this seat tries something: the refusal, or that it is accepted. */
const answers = (state: State, seat: Seat, actions: readonly Action[]) =>
  actions.map(action => {
    const result = game.apply(state, seat, action)
    return result.ok ? { accepted: true, reveals: result.value.reveals } : result.error
  })

const visibleTo = (events: readonly Event[], viewer: Viewer) =>
  events.flatMap(event => game.redact(event, viewer) ?? [])

describe('everything hidden is drawn again, and no viewer sees a difference (ruling 16)', () => {
  test.each([
    ['the default game', { ...DEFAULT_OPTIONS, rounds: 150 }, 8, 5],
    ['a small one', SMALL, 24, 3],
  ])('%s', (_, options, matches, every) => {
    const swapped = { positions: 0, walls: 0, things: 0, truth: 0, place: 0, knowledge: 0 }
    for (let i = 0; i < matches * SCALE; i++) {
      const rng = createRng(`leak ${options.size} ${i}`)
      let state = game.setup(options, 2, `leak ${i}`)
      while (game.toAct(state).length > 0) {
        if (rng.int(every) === 0) for (const viewer of VIEWERS) compare(state, viewer, rng, swapped)
        const seat = rng.pick(game.toAct(state))
        state = next(state, seat, choose(state, seat, rng)).state
      }
    }
    if (SCALE > 1) console.log(swapped)
    expect(swapped.positions).toBeGreaterThan(1000)
    // Each kind of secret really was a different one in most positions.
    expect(swapped.walls).toBeGreaterThan(swapped.positions * 0.6)
    expect(swapped.things).toBeGreaterThan(swapped.positions * 0.6)
    expect(swapped.truth).toBeGreaterThan(swapped.positions * 0.3)
    expect(swapped.place).toBeGreaterThan(swapped.positions * 0.6)
    expect(swapped.knowledge).toBeGreaterThan(swapped.positions * 0.6)
  })

  function compare(state: State, viewer: Viewer, rng: Rng, swapped: Record<string, number>): void {
    const view = game.view(state, viewer)
    const other = game.conceal(state, viewer, rng)
    expect(game.check(other)).toEqual([])
    expect(sameJson(game.view(other, viewer), view)).toBe(true)
    if (typeof viewer === 'number') {
      const legal = game.legalActions(state, viewer)
      expect(sameJson(game.legalActions(other, viewer), legal)).toBe(true)
      expect(game.listsAll?.(other, viewer)).toBe(game.listsAll?.(state, viewer))
      const tries = [
        ...HOSTILE,
        ...rng.shuffle(legal).slice(0, 8),
        ...DIRS.map((dir): Action => ({ type: 'move', dir })),
      ]
      expect(sameJson(answers(other, viewer, tries), answers(state, viewer, tries))).toBe(true)
      if (game.toAct(state).includes(viewer)) {
        for (const bot of bots) {
          const choice = (truth: State) =>
            bot.choose({
              view: game.view(truth, viewer),
              seat: viewer,
              seats: 2,
              legal: game.legalActions(truth, viewer),
              complete: game.listsAll?.(truth, viewer) ?? true,
              rng: createRng('same'),
              budget: {},
            })
          expect(sameJson(choice(other), choice(state))).toBe(true)
        }
      }
    }
    if (state.phase !== 'play') return
    const explored = viewer === 0 ? 1 : 0
    const hidden: Player = viewer === 1 ? 0 : 1
    const differ = (part: (of: State) => unknown) => (sameJson(part(state), part(other)) ? 0 : 1)
    const count = (what: string, by: number) => {
      swapped[what] = (swapped[what] ?? 0) + by
    }
    count('positions', 1)
    count(
      'walls',
      differ(of => [of.mazes[explored]?.east, of.mazes[explored]?.south]),
    )
    count(
      'things',
      differ(of => of.mazes[explored]?.things),
    )
    count(
      'truth',
      differ(of => of.mazes[explored]?.things.find(thing => thing.kind === 'true-treasure')),
    )
    count(
      'place',
      differ(of => of.explorers[hidden] && positionOf(of.explorers[hidden])),
    )
    count(
      'knowledge',
      differ(of => of.explorers[hidden]?.islands),
    )
  }
})

/**
 * Two whole matches that differ in everything the viewer does not know: the viewer makes the same moves in another maze
 * that fits what they will see, the others make other moves of the same tempo. The viewer's stream must be the same.
 */
describe('twin matches give one viewer one stream', () => {
  test.each(VIEWERS.flatMap(viewer => [[viewer, DEFAULT_OPTIONS] as const, [viewer, SMALL] as const]))(
    'viewer %s, %o',
    (viewer, options) => {
      const totals = { steps: 0, unlike: 0 }
      for (let i = 0; i < 100 * SCALE; i++) {
        const rng = createRng(`twin ${viewer} ${options.size} ${i}`)
        const log: { seat: Seat; action: Action }[] = []
        let state = game.setup(options, 2, `twin ${i}`)
        for (let n = 0; n < 60 && game.toAct(state).length > 0; n++) {
          const seat = rng.pick(game.toAct(state))
          const action = choose(state, seat, rng)
          const following = next(state, seat, action).state
          if (following.phase === 'over') break
          log.push({ seat, action })
          state = following
        }
        const { mazes } = game.conceal(state, viewer, rng)
        let [here, there] = [game.setup(options, 2, `twin ${i}`), game.setup(options, 2, `twin ${i}`)]
        for (const { seat, action } of log) {
          const played = next(here, seat, action)
          const stream = visibleTo(played.events, viewer)
          const twin = mirror(there, seat, action, viewer, played, mazes, rng)
          here = played.state
          if (twin === undefined) break
          totals.steps++
          if (!sameJson(twin.action, action)) totals.unlike++
          if (!sameJson(visibleTo(twin.events, viewer), stream)) expect(visibleTo(twin.events, viewer)).toEqual(stream)
          there = twin.state
          expect(sameJson(game.view(there, viewer), game.view(here, viewer))).toBe(true)
        }
      }
      if (SCALE > 1) console.log(totals)
      expect(totals.steps).toBeGreaterThan(600)
      expect(totals.unlike).toBeGreaterThan(totals.steps / 5)
    },
  )

  /** What will show in the tempo later on: it must be the same in both twins. */
  function tempoOf(state: State, seat: Seat): unknown {
    const explorer = state.explorers[seat === 0 ? 0 : 1]
    return [explorer?.effect, explorer?.skipSlots, explorer?.met]
  }

  function mirror(
    state: State,
    seat: Seat,
    action: Action,
    viewer: Viewer,
    played: { readonly state: State; readonly events: readonly Event[] },
    mazes: State['mazes'],
    rng: Rng,
  ) {
    if (state.phase === 'build') {
      const maze = mazes[seat === 0 ? 0 : 1]
      const same = seat === viewer || maze === null ? action : { type: 'submit-maze' as const, maze }
      return { action: same, ...next(state, seat, same) }
    }
    if (seat === viewer) return { action, ...next(state, seat, action) }
    const others: Action[] =
      action.type === 'move'
        ? DIRS.map(dir => ({ type: 'move', dir }))
        : Array.from({ length: 8 }, () => ({ ...action, x: rng.int(5), y: rng.int(5) }))
    for (const other of [...rng.shuffle(others), action]) {
      const result = game.apply(state, seat, other)
      if (!result.ok || !sameJson(visibleTo(result.value.events, viewer), visibleTo(played.events, viewer))) continue
      if (sameJson(tempoOf(result.value.state, seat), tempoOf(played.state, seat)))
        return { action: other, ...result.value }
    }
    return undefined
  }
})

test('the true cell is always among the merges that are listed', () => {
  const rng = createRng('listed')
  let offered = 0
  for (let i = 0; i < 60; i++) {
    let state = game.setup(i % 2 === 0 ? DEFAULT_OPTIONS : SMALL, 2, `listed ${i}`)
    for (let n = 0; n < 150 && game.toAct(state).length > 0; n++) {
      const seat = rng.pick(game.toAct(state))
      const explorer = state.explorers[otherPlayer(seat === 0 ? 1 : 0)]
      const merges = game.legalActions(state, seat).filter(action => action.type === 'merge')
      if (explorer !== null && game.listsAll?.(state, seat) === false && state.phase === 'play') {
        expect(merges).toContainEqual({ type: 'merge', ...positionOf(explorer) })
        offered++
      }
      state = next(state, seat, choose(state, seat, rng)).state
    }
  }
  expect(offered).toBeGreaterThan(500)
})
