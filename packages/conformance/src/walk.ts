import {
  createRng,
  drawWeighted,
  type Game,
  type GameAction,
  type GameEvent,
  jsonProblem,
  Match,
  makeRecord,
  parseRecord,
  parseWith,
  type Rng,
  replayRecord,
  type Seat,
  sameJson,
  seedRandom,
  type Viewer,
} from '@turnwise/engine'
import type { Problems } from './checks.ts'
import { deepFreeze } from './freeze.ts'
import { type Attempt, findLeaks } from './leaks.ts'

export interface Walk {
  readonly seed: string
  readonly seats: number
  readonly options: unknown
  readonly maxActions: number
  /** Listed actions tried in each position. */
  readonly tries: number
  /** Leaks are looked for in one position of so many. */
  readonly leakEvery: number
}

export interface Walked {
  hidden: boolean
  varied: boolean
}

/** Random play through one whole match, with every claim checked on the way. */
export function walkMatch(game: Game, walk: Walk, problems: Problems): Walked {
  const rng = createRng(`walk ${walk.seed} ${walk.seats}`)
  const options = parseWith(game.options, walk.options)
  if (!options.ok) {
    problems.add('schema', `options ${JSON.stringify(walk.options)} are refused: ${options.error.message}`)
    return { hidden: false, varied: false }
  }
  const start = { seed: walk.seed, options: deepFreeze(options.value), seats: walk.seats }
  const match = new Match(game, start)
  const where = () => `seed ${walk.seed}, ${walk.seats} seats, seq ${match.seq}`
  problems.claim(
    'deterministic',
    sameJson(game.setup(start.options, start.seats, start.seed), match.state),
    () => `${where()}: setup differs the second time`,
  )
  const seen: Attempt[] = []
  const moments = new Map<number, string>([[0, JSON.stringify(match.state)]])
  const walked: Walked = { hidden: false, varied: false }
  while (match.seq < walk.maxActions && game.toAct(match.state).length > 0) {
    const state = deepFreeze(match.state)
    inspectState(game, state, walk.seats, problems, where())
    const acting = game.toAct(state)
    for (let seat = 0; seat < walk.seats; seat++) inspectSeat(game, state, seat, acting, walk, rng, problems, where())
    const seat = rng.pick(acting)
    const action = chooseAction(game, state, seat, rng)
    if (action === undefined) break
    deepFreeze(action)
    if (rng.int(walk.leakEvery) === 0) {
      const attempts = attemptsIn(game, state, walk.seats, seen, rng)
      for (const viewer of viewersOf(walk.seats)) {
        const found = findLeaks(game, state, viewer, attempts, rng, problems, where())
        walked.hidden ||= found.hidden
        walked.varied ||= found.varied
      }
    }
    const played = match.play(seat, action)
    if (!played.ok) {
      problems.add('listed-is-accepted', `${where()}: ${JSON.stringify(action)} was refused: ${played.error.message}`)
      break
    }
    inspectEvents(game, played.value.events, walk.seats, problems, where())
    seen.push({ seat, action })
    if (seen.length > 40) seen.shift()
    const text = JSON.stringify(match.state)
    if (rng.int(8) === 0 && match.outcome === undefined) undoAndRedo(match, seat, action, text, problems, where())
    if (rng.int(16) === 0 || match.seq < 3) moments.set(match.seq, text)
  }
  inspectEnd(game, match, seen, walk, problems, where())
  inspectReplay(game, match, moments, problems, where())
  return walked
}

function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator']
}

function chooseAction(game: Game, state: unknown, seat: Seat, rng: Rng): GameAction | undefined {
  const listed = game.legalActions(state, seat)
  if (game.sample !== undefined && (listed.length === 0 || rng.int(2) === 0)) return game.sample(state, seat, rng)
  return listed.length === 0 ? undefined : rng.pick(listed)
}

function inspectState(game: Game, state: unknown, seats: number, problems: Problems, where: string): void {
  const problem = jsonProblem(state)
  if (problem !== undefined) problems.add('json', `${where}: in the state, ${problem}`)
  const wrong = game.check(state)
  problems.claim('check', wrong.length === 0, () => `${where}: a reached state is refused: ${wrong.join(' ')}`)
  for (const viewer of [...viewersOf(seats), 'host' as const]) {
    const inView = jsonProblem(game.view(state, viewer))
    if (inView !== undefined) problems.add('json', `${where}: in the view of ${viewer}, ${inView}`)
  }
  problems.claim('outcome', game.outcome(state) === undefined, () => `${where}: there is an outcome, yet play goes on`)
}

function inspectSeat(
  game: Game,
  state: unknown,
  seat: Seat,
  acting: readonly Seat[],
  walk: Walk,
  rng: Rng,
  problems: Problems,
  where: string,
): void {
  const listed = game.legalActions(state, seat)
  problems.claim(
    'deterministic',
    sameJson(listed, game.legalActions(state, seat)),
    () => `${where}: seat ${seat} is offered different actions the second time`,
  )
  if (!acting.includes(seat)) {
    problems.claim('can-act', listed.length === 0, () => `${where}: seat ${seat} is offered actions out of turn`)
    return
  }
  problems.claim('can-act', listed.length > 0, () => `${where}: seat ${seat} must act and has no legal action`)
  for (const action of listed.length <= walk.tries ? listed : rng.shuffle(listed).slice(0, walk.tries)) {
    const problem = jsonProblem(action)
    if (problem !== undefined) problems.add('json', `${where}: in an action, ${problem}`)
    const parsed = parseWith(game.action, JSON.parse(JSON.stringify(action)))
    problems.claim(
      'schema',
      parsed.ok && sameJson(parsed.value, action),
      () => `${where}: the schema does not take ${JSON.stringify(action)}`,
    )
    const whole = complete(game, state, action, rng)
    const result = game.apply(state, seat, whole)
    problems.claim(
      'listed-is-accepted',
      result.ok,
      () =>
        `${where}: ${JSON.stringify(whole)} is listed for ${seat} and refused${result.ok ? '' : `: ${result.error.message}`}`,
    )
    problems.claim(
      'deterministic',
      sameJson(result, game.apply(state, seat, whole)),
      () => `${where}: ${JSON.stringify(whole)} gives something else the second time`,
    )
  }
}

function complete(game: Game, state: unknown, action: GameAction, rng: Rng): GameAction {
  const choices = game.chance?.(state, action) ?? []
  return choices.length === 0 ? action : drawWeighted(seedRandom(String(rng.next())), choices)
}

/** Things worth trying here: what is legal for anybody, what was played before, and each of those by another seat. */
function attemptsIn(game: Game, state: unknown, seats: number, seen: readonly Attempt[], rng: Rng): readonly Attempt[] {
  const attempts: Attempt[] = []
  for (let seat = 0; seat < seats; seat++) {
    for (const action of rng.shuffle(game.legalActions(state, seat)).slice(0, 6)) {
      attempts.push({ seat, action: complete(game, state, action, rng) })
    }
  }
  for (const { seat, action } of rng.shuffle(seen).slice(0, 6)) {
    attempts.push({ seat, action: complete(game, state, action, rng) })
  }
  return attempts.flatMap(({ seat, action }) => [
    { seat, action },
    { seat: (seat + 1) % seats, action },
  ])
}

function inspectEvents(
  game: Game,
  events: readonly GameEvent[],
  seats: number,
  problems: Problems,
  where: string,
): void {
  for (const event of events) {
    deepFreeze(event)
    for (const viewer of viewersOf(seats)) {
      const told = game.redact(event, viewer)
      const problem = told === undefined ? undefined : jsonProblem(told)
      if (problem !== undefined) problems.add('json', `${where}: in an event, ${problem}`)
    }
    problems.claim(
      'leak-events',
      sameJson(game.redact(event, 'host'), event),
      () => `${where}: the host does not see the whole of ${event.type}`,
    )
  }
}

function undoAndRedo(
  match: Match,
  seat: Seat,
  action: GameAction,
  text: string,
  problems: Problems,
  where: string,
): void {
  const undone = match.undo(seat)
  const again = undone.ok ? match.play(seat, action) : undone
  problems.claim(
    'undo',
    again.ok && JSON.stringify(match.state) === text,
    () => `${where}: ${JSON.stringify(action)} comes out differently after an undo`,
  )
}

function inspectEnd(
  game: Game,
  match: Match,
  seen: readonly Attempt[],
  walk: Walk,
  problems: Problems,
  where: string,
): void {
  const state = deepFreeze(match.state)
  if (game.toAct(state).length > 0) {
    problems.claim('ends', match.seq < walk.maxActions, () => `${where}: no end after ${walk.maxActions} actions`)
    return
  }
  const outcome = game.outcome(state)
  if (outcome === undefined) return void problems.add('outcome', `${where}: nobody is to act, yet there is no outcome`)
  const { winners, reason, scores } = outcome
  const fits =
    winners.every(winner => Number.isInteger(winner) && winner >= 0 && winner < walk.seats) &&
    new Set(winners).size === winners.length &&
    reason.length > 0 &&
    (scores === undefined || scores.length === walk.seats) &&
    (scores === undefined || winners.every(winner => scores[winner] === Math.max(...scores)))
  problems.claim('outcome', fits, () => `${where}: the outcome does not fit: ${JSON.stringify(outcome)}`)
  for (const { seat, action } of seen) {
    problems.claim(
      'ends',
      !game.apply(state, seat, action).ok,
      () => `${where}: ${JSON.stringify(action)} is accepted after the end`,
    )
  }
}

function inspectReplay(
  game: Game,
  match: Match,
  moments: ReadonlyMap<number, string>,
  problems: Problems,
  where: string,
): void {
  const players = Array.from({ length: match.start.seats }, (_, seat) => ({ name: `Player ${seat + 1}` }))
  const parsed = parseRecord(JSON.parse(JSON.stringify(makeRecord(match, players))))
  const again = parsed.ok ? replayRecord(game, parsed.value) : parsed
  if (!again.ok) return void problems.add('replay', `${where}: the record does not replay: ${again.error.message}`)
  problems.claim(
    'replay',
    JSON.stringify(again.value.state) === JSON.stringify(match.state),
    () => `${where}: the record replays to another state`,
  )
  for (const [seq, text] of moments) {
    problems.claim('replay', JSON.stringify(match.stateAt(seq)) === text, () => `${where}: moment ${seq} differs`)
  }
}
