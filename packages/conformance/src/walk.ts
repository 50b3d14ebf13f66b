import {
  type GameAction,
  type GameEvent,
  Match,
  parseWith,
  type Seat,
  sameJson,
  type Viewer,
  viewersOf,
} from '@turnwise/engine'
import type { Attempt } from './attempts.ts'
import { inspectEnd, inspectReplay, undoAndRedo } from './ending.ts'
import { deepFreeze } from './freeze.ts'
import { findLeaks } from './leaks.ts'
import { RESIGN } from './names.ts'
import { inspectEvents, inspectSeat, inspectState } from './position.ts'
import { canResign, inspectUnknownResigning, resigning } from './resigning.ts'
import type { Run } from './run.ts'

export interface Walk {
  readonly seed: string
  readonly options: unknown
  readonly maxActions: number
  /** Leaks are checked in one of this many positions. */
  readonly leakEvery: number
  /** The match is left after `maxActions`, however it stands. */
  readonly isCut: boolean
  /** Go on with this match. */
  readonly from?: Match
  /** Now and then a player resigns. */
  readonly resigns: boolean
}

/** A player resigns in one of so many positions of a match in which players resign. */
const RESIGN_EVERY = 12

/** Listed actions that each seat takes in all worlds. */
const LEAK_TRIES = 3

/** Plays one whole match at random and checks everything on the way. */
export function walkMatch(run: Run, walk: Walk): Match | undefined {
  const { game, seats, rng, problems, counts } = run
  const options = parseWith(game.options, walk.options)
  if (!options.ok) {
    problems.add('schema', `options ${JSON.stringify(walk.options)} are refused: ${options.error.message}`)
    return undefined
  }
  const loose = { ...Object(walk.options), unknown_field: 1 }
  problems.claim('schema', !parseWith(game.options, loose).ok, () => 'an unknown field is taken in the options')
  const start = { seed: walk.seed, options: deepFreeze(options.value), seats }
  const match = walk.from ?? new Match(game, start)
  counts.matches++
  const where = () => `seed ${walk.seed}, ${seats} seats, seq ${match.seq}`
  const again = game.setup(start.options, start.seats, start.seed)
  problems.claim('deterministic', sameJson(again, match.stateAt(0)), () => `${where()}: setup differs the second time`)
  const strange = { ...Object(match.state), unknown_field: 1 }
  problems.claim('check', game.check(strange).length > 0, () => 'a state with an unknown field is taken as a state')
  const resigns = canResign(run)
  if (!resigns) inspectUnknownResigning(run, match.state)
  const played: Attempt[] = []
  const moments = new Map<number, string>([[0, JSON.stringify(match.stateAt(0))]])
  while (match.seq < walk.maxActions && game.toAct(match.state).length > 0) {
    if (run.deadline.check()) return match
    const state = deepFreeze(match.state)
    counts.positions++
    inspectState(run, state, where())
    for (let seat = 0; seat < seats; seat++) inspectSeat(run, state, seat, where())
    const isResigning = resigns && walk.resigns && rng.int(RESIGN_EVERY) === 0
    const next = (isResigning ? resigning(run) : undefined) ?? choose(run, state)
    if (next === undefined) break
    const here = where()
    const result = match.play(next.seat, deepFreeze(next.action))
    if (!result.ok) {
      const text = JSON.stringify(next.action)
      problems.add('listed-is-accepted', `${where()}: ${text} was refused: ${result.error.message}`)
      break
    }
    if (next.action.type === RESIGN) run.resigned.add(next.seat)
    run.attempts.learn(next.action, rng)
    counts.action(next.action.type).accepted++
    for (const { type } of result.value.events) counts.event(type)
    inspectEvents(run, result.value.events, where())
    if (rng.int(walk.leakEvery) === 0 || isNew(run, next.action, result.value.events)) {
      lookForLeaks(run, state, [next, ...played.slice(-1)], here)
    }
    played.push(next)
    if (played.length > 40) played.shift()
    const text = JSON.stringify(match.state)
    if (rng.int(8) === 0 && match.outcome === undefined) undoAndRedo(run, match, next, text, where())
    if (rng.int(16) === 0 || match.seq < 3) moments.set(match.seq, text)
  }
  inspectEnd(run, match, played, walk, where())
  inspectReplay(run, match, moments, where())
  return match
}

function choose({ game, rng }: Run, state: unknown): Attempt | undefined {
  const seat = rng.pick(game.toAct(state))
  const listed = game.legalActions(state, seat)
  if (game.sample !== undefined && (listed.length === 0 || rng.int(2) === 0)) {
    return { seat, action: game.sample(state, seat, rng) }
  }
  return listed.length === 0 ? undefined : { seat, action: rng.pick(listed) }
}

/** A type of action or event that has not been compared yet is compared wherever it turns up, within reason. */
function isNew({ counts, shown }: Run, action: GameAction, events: readonly GameEvent[]): boolean {
  if (!shown.hidden) return false
  const types = events.map(({ type }) => counts.event(type)).filter(({ compared, seen }) => compared === 0 && seen < 60)
  return types.length > 0 || counts.action(action.type).compared === 0
}

/** All viewers of a small table; of a large one the seat to move, one other and a spectator. */
function viewersAt({ seats, rng }: Run, acting: Seat): readonly Viewer[] {
  if (seats <= 2) return viewersOf(seats)
  return [acting, (acting + 1 + rng.int(seats - 1)) % seats, 'spectator']
}

function lookForLeaks(run: Run, state: unknown, known: readonly Attempt[], where: string): void {
  const { game, seats, rng, attempts, shown } = run
  const tried: Attempt[] = [...known]
  for (let seat = 0; seat < seats; seat++) {
    const listed = game.legalActions(state, seat)
    for (const action of rng.shuffle(listed).slice(0, LEAK_TRIES)) tried.push({ seat, action })
    for (const action of attempts.draw(listed, 1, rng)) tried.push({ seat, action })
  }
  const acting = known[0]?.seat ?? 0
  for (const viewer of viewersAt(run, acting)) {
    findLeaks(run, state, viewer, tried.map(deepFreeze), where)
    const view = deepFreeze(game.view(state, viewer))
    const resampled = deepFreeze(game.resample(view, viewer, rng))
    inspectResampled(run, view, resampled, viewer, where)
    shown.varied ||= !sameJson(state, resampled)
  }
}

function inspectResampled({ game, problems }: Run, view: unknown, state: unknown, viewer: Viewer, where: string): void {
  const wrong = game.check(state)
  const say = (what: string) => () => `${where}, viewer ${viewer}: the resampled state ${what}`
  problems.claim('resample-fits', wrong.length === 0, say(`is invalid: ${wrong.join(' ')}`))
  problems.claim('resample-fits', sameJson(game.view(state, viewer), view), say('does not look the same'))
}
