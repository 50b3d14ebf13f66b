import { createRng, type Game, type GameModule, hasSecrets, type Match, parseWith } from '@turnwise/engine'
import { Attempts } from './attempts.ts'
import { type Check, PACKAGE_CHECKS, type Problem, Problems, Stop, type Warning } from './checks.ts'
import { Deadline } from './clock.ts'
import { type Costs, measureCosts } from './costs.ts'
import { type ActionCount, Counts, type EventCount } from './counts.ts'
import type { Coverage } from './coverage.ts'
import { type Searched, searchAll } from './exhaustive.ts'
import { guarded } from './guarded.ts'
import { type HiddenParts, HiddenPartsLog, NOTHING_HIDDEN } from './hidden-parts.ts'
import { fieldsIn, jsonSchemaOf, typesIn } from './json-schema.ts'
import { Kinds } from './kinds.ts'
import { claimNames, RESIGN } from './names.ts'
import { drawnOptions } from './options.ts'
import { inspectPackage } from './package.ts'
import type { Run } from './run.ts'
import { withoutHiddenInput } from './sandbox.ts'
import { inspectSeeds } from './seeds.ts'
import { StateShape } from './state-shape.ts'
import { type Walk, walkMatch } from './walk.ts'

/** How the kit plays a game, and what is hidden in it. */
export interface ConformanceOptions {
  /** What is hidden from a seat and from a spectator; nothing by default. */
  readonly hidden?: HiddenParts
  /** Random matches for each number of seats and each set of options. */
  readonly seeds?: number
  /** Numbers of seats to play with; all that the game allows by default. */
  readonly seats?: readonly number[]
  /** Sets of options to play with; only the default options if not given. */
  readonly options?: readonly unknown[]
  /** A match longer than this is reported as endless. */
  readonly maxActions?: number
  /** Listed actions tried in each position. */
  readonly tries?: number
  /** Leaks are checked in one of this many positions. */
  readonly leakEvery?: number
  /** Stop after this time, with what was seen until then. */
  readonly seconds?: number
  /** Called before each match. */
  readonly onProgress?: (done: number, total: number) => void
  /** Measure what each function takes, and how large states, views and updates are. */
  readonly costs?: boolean
  /** Search small configurations for all their states, up to so many of each. */
  readonly exhaustive?: number
  /** Sets of options so small that all states can be searched; left out, the least that the schema of the options takes. */
  readonly small?: readonly unknown[]
  /** Steers play: matches that reached something new are gone on with, from a moment in them. */
  readonly coverage?: Pick<Coverage, 'reachedNew'>
  /** Stop at the first problem of this kind. */
  readonly until?: Check | Warning
}

/** What the kit found, and how much it compared. */
export interface Report {
  /** Empty for a game that keeps the contract. */
  readonly problems: readonly Problem[]
  /** What may be meant, and may not. */
  readonly warnings: readonly Problem<Warning>[]
  /** The time was over before everything was done. */
  readonly isCut: boolean
  readonly costs?: Costs
  /** By small configuration, how many of its states were searched. */
  readonly searched: readonly Searched[]
  readonly counts: {
    readonly matches: number
    readonly positions: number
    /** Concealed states that differed from the true one. */
    readonly worlds: number
    readonly actions: Readonly<Record<string, ActionCount>>
    readonly events: Readonly<Record<string, EventCount>>
    /** How often each listed part was changed by `conceal`. */
    readonly hidden: { readonly [Kind in keyof HiddenParts]: Readonly<Record<string, number>> }
  }
}

/** Sets of options drawn from their schema, the least and the most first; such a match is cut off, since it may be long. */
const DRAWN_OPTIONS = 5
const CUT_AFTER = 30

/** Times that play goes on from each match that reached something new, and how many of them are kept. */
const STEERED = 3
const MOST_KEPT = 60

const NONSENSE: readonly unknown[] = [null, 3, 'x', [], {}, { type: 'no such action' }, { type: 7 }, { type: null }]

/** The whole kit as one function. It plays many random matches, which takes seconds. Of a package, words and bots too. */
export function checkGame(checked: Game | GameModule, options: ConformanceOptions = {}): Report {
  const game = 'game' in checked ? checked.game : checked
  const problems = new Problems(options.until)
  const counts = new Counts()
  const hidden = new HiddenPartsLog(options.hidden ?? NOTHING_HIDDEN, problems)
  const deadline = new Deadline(options.seconds)
  const searched: Searched[] = []
  let costs: Costs | undefined
  try {
    if (options.costs === true) {
      guarded(problems, 'costs', () => {
        costs = measureCosts(game, options.options?.[0] ?? {}, problems)
      })
    }
    if (options.until === undefined || !(options.until in PACKAGE_CHECKS)) {
      withoutHiddenInput(
        name => problems.add('no-hidden-input', `the rules use ${name}`),
        () => inspectGame(game, options, { problems, counts, hidden, deadline, searched }),
      )
    }
    if ('game' in checked) inspectPackage(checked, options.options?.[0] ?? {}, problems)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
  }
  const { matches, positions, worlds, actions, events } = counts
  return {
    problems: problems.all,
    warnings: problems.warnings,
    isCut: deadline.isOver,
    ...(costs === undefined ? {} : { costs }),
    searched,
    counts: {
      matches,
      positions,
      worlds,
      actions: Object.fromEntries(actions),
      events: Object.fromEntries(events),
      hidden: hidden.counts(),
    },
  }
}

function inspectGame(
  game: Game,
  {
    seeds = 25,
    seats,
    options = [{}],
    maxActions = 3000,
    tries = 6,
    leakEvery = 4,
    hidden: parts = NOTHING_HIDDEN,
    onProgress,
    exhaustive,
    small,
    coverage,
  }: ConformanceOptions,
  { searched, ...basis }: Pick<Run, 'problems' | 'counts' | 'hidden' | 'deadline'> & { readonly searched: Searched[] },
): void {
  const { problems, counts, hidden, deadline } = basis
  const shown = { hidden: false, varied: false, secret: false }
  const shape = new StateShape(game, problems)
  const attempts = new Attempts(game)
  const shared = { ...basis, game, attempts, shape, kinds: new Kinds(), tries, shown }
  const sizes = seats ?? Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  guarded(problems, 'nonsense', () => inspectNonsense(game, problems))
  guarded(problems, 'names', () => inspectNames(game, problems))
  const kept: { readonly run: Run; readonly walk: Walk; readonly match: Match }[] = []
  const drawn = drawnOptions(game, createRng('options'), DRAWN_OPTIONS)
  const total = sizes.length * options.length * seeds + drawn.length
  for (const count of sizes) {
    for (const chosen of options) {
      const where = `${count} seats`
      shown.secret = false
      guarded(problems, where, () => inspectSeeds(game, count, chosen, hidden, problems))
      for (let i = 0; i < seeds && !deadline.check(); i++) {
        onProgress?.(counts.matches, total)
        const seed = `conformance-${i}`
        const rng = createRng(`walk ${seed} ${count}`)
        guarded(problems, `seed ${seed}, ${where}`, () => {
          const run: Run = { ...shared, seats: count, rng, resigned: new Set() }
          const resigns = i % 3 === 2
          const walk: Walk = { seed, options: chosen, maxActions, leakEvery, resigns, isCut: false }
          const match = walkMatch(run, walk)
          if (match !== undefined && coverage?.reachedNew() === true) kept.push({ run, walk, match })
        })
      }
      const isTold = !shown.secret || hasSecrets(game, count, chosen)
      problems.claim(
        'secrets',
        isTold,
        () => `${where}: a seat knows what another viewer does not, yet hasSecrets is false`,
      )
    }
  }
  for (const [i, chosen] of drawn.entries()) {
    if (deadline.check()) return
    const rng = createRng(`options ${i}`)
    const seed = `options-${i}`
    guarded(problems, `seed ${seed}, options ${JSON.stringify(chosen)}`, () => {
      // With some options a hidden part may never change.
      const apart = new HiddenPartsLog(parts, problems)
      const run: Run = { ...shared, hidden: apart, seats: rng.pick(sizes), rng, resigned: new Set() }
      walkMatch(run, { seed, options: chosen, maxActions: CUT_AFTER, leakEvery, resigns: i % 3 === 2, isCut: true })
    })
  }
  const rng = createRng('steered')
  for (let i = 0; i < kept.length * STEERED && !deadline.check(); i++) {
    // The newest is gone on with first: what it reached may lead further.
    const { run, walk, match } = kept[kept.length - 1 - (i % kept.length)] ?? {}
    if (run === undefined || walk === undefined || match === undefined) break
    const from = match.fork(rng.int(match.seq + 1))
    guarded(problems, `from seq ${from.seq} of seed ${walk.seed}, ${run.seats} seats`, () => {
      const steered = { ...walk, from, maxActions: from.seq + CUT_AFTER, isCut: true, resigns: i % 3 === 2 }
      const resigned = new Set(
        from.log.flatMap(each => (each.kind === 'action' && each.action.type === RESIGN ? each.seat : [])),
      )
      const further = walkMatch({ ...run, rng, resigned }, steered)
      if (further !== undefined && coverage?.reachedNew() === true && kept.length < MOST_KEPT)
        kept.push({ run, walk, match: further })
    })
  }
  for (const chosen of exhaustive === undefined ? [] : (small ?? drawn.slice(0, 1))) {
    guarded(problems, `all states with ${JSON.stringify(chosen)}`, () => {
      const run: Run = { ...shared, seats: game.seats.min, rng: createRng('all states'), resigned: new Set() }
      searched.push(searchAll(run, chosen, exhaustive ?? 0, deadline))
    })
  }
  if (deadline.check()) return
  shape.finish()
  problems.claim('resample-varies', !shown.hidden || shown.varied, () => 'a resampled state is always the true one')
  hidden.finish()
  if (shown.hidden || !hidden.isEmpty) counts.finish(problems)
}

function inspectNonsense(game: Game, problems: Problems): void {
  for (const value of NONSENSE) {
    problems.claim('check', game.check(value).length > 0, () => `${JSON.stringify(value)} is taken as a state`)
    problems.claim('schema', !parseWith(game.action, value).ok, () => `${JSON.stringify(value)} is taken as an action`)
  }
  problems.claim('schema', !parseWith(game.options, 'x').ok, () => 'a text is taken as options')
  problems.claim('schema', parseWith(game.options, {}).ok, () => 'options cannot be left out')
  problems.claim('endings', game.endings.length > 0, () => 'no ending is declared')
  const undeclared = game.endingsWithoutWinner?.find(reason => !game.endings.includes(reason))
  problems.claim('endings', undeclared === undefined, () => `${undeclared} is not among the endings`)
}

/** By the JSON Schema of the actions, so that an action counts even if random play never reaches it. */
function inspectNames(game: Game, problems: Problems): void {
  const schema = jsonSchemaOf(game.action)
  claimNames(problems, typesIn(schema), fieldsIn(schema))
}
