import {
  type GameAction,
  type GameEvent,
  jsonProblem,
  parseWith,
  type Seat,
  sameJson,
  viewersOf,
} from '@turnwise/engine'
import { inspectChances } from './chances.ts'
import { deepFreeze } from './freeze.ts'
import { inspectMoment } from './moment.ts'
import { claimNames, RESIGN } from './names.ts'
import { isBranch, type Path, valueAt, withValue } from './paths.ts'
import { canResign, inspectResigning } from './resigning.ts'
import type { Run } from './run.ts'

/** What takes long is done in one of so many positions, and in the first of each kind. */
const CLOSELY_EVERY = 24
/** One of so many listed actions is followed to the state after it. */
const FOLLOW_EVERY = 16

export function inspectState(run: Run, state: unknown, where: string): void {
  const { game, seats, problems, rng } = run
  inspectMoment(run, state, where)
  for (const viewer of [...viewersOf(seats), 'host' as const]) {
    const inView = jsonProblem(game.view(state, viewer))
    if (inView !== undefined) problems.add('json', `${where}: in the view of ${viewer}, ${inView}`)
  }
  const host = game.conceal(state, 'host', rng)
  problems.claim('conceal-fits', sameJson(host, state), () => `${where}: something is concealed from the host`)
  const isRare = run.kinds.isRare(game, state, run.resigned.size)
  if (!isRare && rng.int(CLOSELY_EVERY) > 0) return
  run.shape.inspect(run.resigned, state, seats, rng, where)
  if (canResign(run)) inspectResigning(run, state, where)
}

export function inspectSeat(run: Run, state: unknown, seat: Seat, where: string): void {
  const { game, problems, rng, tries, attempts } = run
  const listed = game.legalActions(state, seat)
  problems.claim(
    'deterministic',
    sameJson(listed, game.legalActions(state, seat)),
    () => `${where}: seat ${seat} is offered different actions the second time`,
  )
  const texts = listed.map(action => JSON.stringify(sorted(action)))
  const twice = texts.find((text, i) => texts.indexOf(text) !== i)
  problems.claim('listed-once', twice === undefined, () => `${where}: ${twice} is listed twice for ${seat}`)
  inspectUnlisted(run, state, seat, listed, where)
  if (!game.toAct(state).includes(seat)) {
    problems.claim('can-act', listed.length === 0, () => `${where}: seat ${seat} is offered actions out of turn`)
    return
  }
  problems.claim('can-act', listed.length > 0, () => `${where}: seat ${seat} must act and has no legal action`)
  for (const action of listed.length <= tries ? listed : rng.shuffle(listed).slice(0, tries)) {
    attempts.learn(action, rng)
    inspectListed(run, state, seat, action, where)
  }
}

function inspectListed(run: Run, state: unknown, seat: Seat, action: GameAction, where: string): void {
  const { game, problems, rng } = run
  const text = JSON.stringify(action)
  claimNames(problems, [action.type], Object.keys(action))
  const problem = jsonProblem(action)
  if (problem !== undefined) problems.add('json', `${where}: in an action, ${problem}`)
  const parsed = parseWith(game.action, JSON.parse(text))
  const isTaken = parsed.ok && sameJson(parsed.value, action)
  problems.claim('schema', isTaken, () => `${where}: the schema does not take ${text}`)
  for (const path of objectsIn(action)) {
    const loose = withValue(action, path, { ...Object(valueAt(action, path)), unknown_field: 1 })
    const isRefused = !parseWith(game.action, loose).ok
    problems.claim('schema', isRefused, () => `${where}: an unknown field is taken in ${JSON.stringify(loose)}`)
  }
  const choices = game.chance?.(state, action) ?? []
  if (choices.length > 0) inspectChances(run, state, seat, action, choices, where)
  const whole = choices.length === 0 ? action : rng.pick(choices).item
  const result = game.apply(state, seat, whole)
  const why = result.ok ? '' : `: ${result.error.message}`
  problems.claim('listed-is-accepted', result.ok, () => `${where}: ${text} is listed for ${seat} and refused${why}`)
  if (result.ok && rng.int(FOLLOW_EVERY) === 0)
    inspectMoment(run, deepFreeze(result.value.state), `${where}, after ${text} by ${seat}`)
  const again = game.apply(state, seat, whole)
  problems.claim(
    'deterministic',
    sameJson(result, again),
    () => `${where}: ${text} gives something else the second time`,
  )
}

/** Where the list is whole, whatever else the schema allows must be refused; that is tried, not proven. */
function inspectUnlisted(run: Run, state: unknown, seat: Seat, listed: readonly GameAction[], where: string): void {
  const { game, problems, rng, attempts } = run
  if (game.listsAll?.(state, seat) === false) return
  for (const action of attempts.draw(listed, 4, rng)) {
    if (action.type === RESIGN || isListed(run, state, action, listed)) continue
    const { ok } = game.apply(state, seat, deepFreeze(action))
    problems.claim(
      'accepted-is-listed',
      !ok,
      () => `${where}: ${JSON.stringify(action)} by ${seat} is accepted, not listed`,
    )
  }
}

/** Listed as it is, or one of the ways in which chance can complete what is listed. */
function isListed({ game }: Run, state: unknown, action: GameAction, listed: readonly GameAction[]): boolean {
  return listed.some(
    each =>
      sameJson(each, action) ||
      (each.type === action.type && game.chance?.(state, each).some(({ item }) => sameJson(item, action)) === true),
  )
}

export function inspectEvents({ game, seats, problems }: Run, events: readonly GameEvent[], where: string): void {
  for (const event of events) {
    deepFreeze(event)
    for (const viewer of viewersOf(seats)) {
      const told = game.redact(event, viewer)
      const problem = told === undefined ? undefined : jsonProblem(told)
      if (problem !== undefined) problems.add('json', `${where}: in an event, ${problem}`)
    }
    const isWhole = sameJson(game.redact(event, 'host'), event)
    problems.claim('leak-events', isWhole, () => `${where}: the host does not see the whole of ${event.type}`)
  }
}

function* objectsIn(value: unknown, path: Path = []): Generator<Path> {
  if (!isBranch(value)) return
  if (!Array.isArray(value)) yield path
  for (const [key, part] of Object.entries(value)) yield* objectsIn(part, [...path, key])
}

/** With the keys in order, so that equal actions have equal texts. */
function sorted(value: unknown): unknown {
  if (!isBranch(value)) return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sorted(v)]),
  )
}
