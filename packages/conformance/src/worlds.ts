import { type Rng, sameJson, type Viewer, viewersOf } from '@turnwise/engine'
import type { Check } from './checks.ts'
import { deepFreeze } from './freeze.ts'
import { type Path, valueAt, whereDiffer, withValue } from './paths.ts'
import type { Run } from './run.ts'

/** Concealed states drawn in each position for each viewer. */
const CONCEALED = 2
const NEIGHBOURS = 2

/**
 * The true state and others that this viewer must not be able to tell from it; the true one alone where nothing is
 * hidden. What `conceal` gives is claimed to be like that; a neighbour, which differs from the true state in a single
 * hidden part, is taken along where it is a state of the game.
 */
export function drawWorlds(run: Run, state: unknown, viewer: Viewer, where: string): readonly unknown[] {
  const concealed = Array.from({ length: CONCEALED }, () => concealedFrom(run, state, viewer, where))
  run.hidden.note(viewer, state, concealed, where)
  const others = concealed.filter(world => !sameJson(world, state))
  if (others.length === 0) return [state]
  run.shown.hidden = true
  run.counts.worlds += others.length
  claimEqual(run, state, others, viewer, where)
  noteSecret(run, state, others[0], viewer)
  return [...sameToViewer(run, state, others, viewer), ...moreWorlds(run, state, viewer, NEIGHBOURS)]
}

/** Neighbours of the true state, for events that have not been compared yet. */
export function moreWorlds(run: Run, state: unknown, viewer: Viewer, count: number): readonly unknown[] {
  const places = [...run.hidden.placesIn(state, viewer)].map(({ path }) => path)
  if (places.length === 0) return []
  const other = run.game.conceal(state, viewer, run.rng)
  const found = Array.from({ length: count }, (_, i) =>
    i % 2 === 0 ? transplanted(state, other, places, run.rng) : swapped(state, places, run.rng),
  ).filter(world => !sameJson(world, state) && run.game.check(world).length === 0)
  return sameToViewer(run, state, found.map(deepFreeze), viewer).slice(1)
}

function concealedFrom(run: Run, state: unknown, viewer: Viewer, where: string): unknown {
  const world = deepFreeze(run.game.conceal(state, viewer, run.rng))
  const wrong = run.game.check(world)
  run.problems.claim('conceal-fits', wrong.length === 0, () => at(where, viewer, `concealed: ${wrong.join(' ')}`))
  return world
}

function claimEqual(run: Run, state: unknown, others: readonly unknown[], viewer: Viewer, where: string): void {
  const { game, problems } = run
  const claim = (check: Check, what: string, look: (world: unknown) => unknown) => {
    const here = look(state)
    const other = others.map(look).find(each => JSON.stringify(each) !== JSON.stringify(here))
    const say = () => at(where, viewer, `${what} with what is hidden (at ${whereDiffer(here, other)})`)
    problems.claim(check, other === undefined, say)
  }
  claim('leak-view', 'the view changes', world => game.view(world, viewer))
  claim('leak-to-act', 'whose turn it is changes', game.toAct)
  claim('leak-outcome', 'the outcome changes', game.outcome)
  if (typeof viewer !== 'number') return
  claim('leak-legal-actions', 'the legal actions change', world => [
    game.legalActions(world, viewer),
    game.listsAll?.(world, viewer) ?? true,
  ])
}

/** Some seat sees a difference that the viewer must not see: that seat knows something. */
function noteSecret({ game, seats, shown }: Run, state: unknown, other: unknown, viewer: Viewer): void {
  if (shown.secret) return
  shown.secret = viewersOf(seats).some(
    seat => seat !== viewer && typeof seat === 'number' && !sameJson(game.view(other, seat), game.view(state, seat)),
  )
}

/** Where the view leaks, what follows from it would be reported again and again. */
function sameToViewer({ game }: Run, state: unknown, others: readonly unknown[], viewer: Viewer): readonly unknown[] {
  const view = JSON.stringify(game.view(state, viewer))
  return [state, ...others.filter(world => JSON.stringify(game.view(world, viewer)) === view)]
}

/** One hidden part as it is in another world; a part that ends in an index is taken with its whole list. */
function transplanted(state: unknown, other: unknown, places: readonly Path[], rng: Rng): unknown {
  const place = rng.pick(places)
  const path = Array.isArray(valueAt(state, place.slice(0, -1))) && rng.int(2) === 0 ? place.slice(0, -1) : place
  const part = valueAt(other, path)
  return part === undefined ? state : withValue(state, path, part)
}

/** Two hidden entries of one list, exchanged. */
function swapped(state: unknown, places: readonly Path[], rng: Rng): unknown {
  const first = rng.pick(places)
  const list = first.slice(0, -1).join('.')
  const second = rng.pick(places.filter(({ length }, i) => places[i]?.slice(0, length - 1).join('.') === list))
  if (!Array.isArray(valueAt(state, first.slice(0, -1)))) return state
  return withValue(withValue(state, first, valueAt(state, second)), second, valueAt(state, first))
}

export function at(where: string, viewer: Viewer, what: string): string {
  return `${where}, viewer ${viewer}: ${what}`
}
