import {
  type Bot,
  createRng,
  type Game,
  type GameAction,
  type GameEvent,
  Match,
  type MatchRecord,
  makeRecord,
  parseRecord,
  parseWith,
  type RecordedPlayer,
  replayRecord,
} from '@turnwise/engine'

/** How one recorded match is made: bots play it, from a seed that leads to what is wanted. */
export interface Fixture<
  State = unknown,
  Action extends GameAction = GameAction,
  Event extends GameEvent = GameEvent,
  View = unknown,
  Options = unknown,
> {
  /** Of the file: `<name>.turnwise.json`. */
  readonly name: string
  /** One for each seat; undefined for a seat that `before` plays. */
  readonly bots: readonly (Bot<View, Action> | undefined)[]
  /** The defaults if left out. */
  readonly options?: unknown
  /** Left out, `<name> 1`, `<name> 2` … are tried until the match ends as wanted. */
  readonly seed?: string
  /** Called before each turn. It may resign, take back, set a state or play; then the bots go on from there. */
  before?(match: Match<State, Action, Event, View, Options>): void
  /** What must hold at the end of the match. */
  wanted(match: Match<State, Action, Event, View, Options>): boolean
}

/** The recorded matches of a game: what `src/fixtures.ts` exports as `fixtures`. */
export interface Fixtures {
  readonly game: Game
  readonly list: readonly Fixture[]
}

/** Takes the types of the list from the game. */
export function defineFixtures<State, Action extends GameAction, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  list: readonly Fixture<State, Action, Event, View, Options>[],
): Fixtures {
  return { game, list }
}

/** A recorded match that cannot be made or replayed; its author can correct it. */
export class FixtureError extends Error {}

const MOST_SEEDS = 5000
const MOST_ENTRIES = 20_000

/** Plays the match: the first seed, or the one that is given, after which it ends as wanted. */
export function recordFixture(game: Game, fixture: Fixture, given?: string): MatchRecord {
  const only = given ?? fixture.seed
  const seeds = only === undefined ? Array.from({ length: MOST_SEEDS }, (_, i) => `${fixture.name} ${i + 1}`) : [only]
  for (const seed of seeds) {
    const match = playFixture(game, fixture, seed)
    if (fixture.wanted(match)) {
      return makeRecord(match, fixture.bots.map(playerOf))
    }
  }
  const failed = only === undefined ? `none of ${MOST_SEEDS} seeds ends` : `seed ${only} does not end`
  throw new FixtureError(`${fixture.name}: ${failed} as wanted. Try other bots or options, or let "before" help.`)
}

function playerOf(bot: Bot | undefined, seat: number): RecordedPlayer {
  return bot === undefined ? { name: `Player ${seat + 1}` } : { name: bot.title, bot: bot.id }
}

function playFixture(game: Game, { name, bots, options = {}, before }: Fixture, seed: string): Match {
  const parsed = parseWith(game.options, options)
  if (!parsed.ok) throw new FixtureError(`${name}: options: ${parsed.error.message}`)
  const match = new Match(game, { seed, options: parsed.value, seats: bots.length })
  const rng = createRng(seed)
  while (match.toAct.length > 0) {
    if (match.seq > MOST_ENTRIES) throw new FixtureError(`${name}: the match does not end.`)
    const { seq } = match
    before?.(match)
    const [seat] = match.toAct
    if (match.seq !== seq || seat === undefined) continue
    const bot = bots[seat]
    if (bot === undefined) throw new FixtureError(`${name}: there is no bot for seat ${seat}.`)
    const legal = match.legalActions(seat)
    const complete = game.listsAll?.(match.state, seat) ?? true
    const view = game.view(match.state, seat)
    const played = match.play(seat, bot.choose({ view, seat, seats: bots.length, legal, complete, rng, budget: {} }))
    if (!played.ok) throw new FixtureError(`${name}: ${bot.id} was refused: ${played.error.message}`)
  }
  return match
}

/** A line for each entry, so that a diff shows where two recordings part. */
export function formatFixture({ entries, ...start }: MatchRecord): string {
  const lines = entries.map(entry => JSON.stringify(entry)).join(',\n')
  return `${JSON.stringify(start).slice(0, -1)},"entries":[\n${lines}\n]}\n`
}

/** Replays the text of a recorded match to its end. */
export function replayFixture(game: Game, text: string): Match {
  const record = parseRecord(JSON.parse(text))
  if (!record.ok) throw new FixtureError(record.error.message)
  const match = replayRecord(game, record.value)
  if (match.ok) return match.value
  throw new FixtureError(
    `${match.error.message} If the rules have changed, raise "version" and run "turnwise record" again.`,
  )
}
