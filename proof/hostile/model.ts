import { CATALOG } from '@turnwise/catalog'
import { COMMANDS, ERROR_STATUS, LIVE_COMMANDS } from '@turnwise/protocol'
import fc from 'fast-check'
import type { Ask } from './traffic.ts'

interface SeatModel {
  readonly player_id: number
  token: string | undefined
}

interface MatchModel {
  readonly id: string
  readonly seats: SeatModel[]
  seq: number
  /** Everything that a spectator sees of it. */
  seen: string
  /** A seat that was left in a game with secrets goes to a bot, which moves whenever it is its turn. */
  hasBot: boolean
}

interface Model {
  readonly matches: MatchModel[]
}

interface Real {
  readonly ask: Ask
  /** The caller is the host and needs no token. */
  readonly isLocal: boolean
  onAnswer(code: string): void
}

/** A request before the matches are known: every part is right, belongs to something else, or is arbitrary. */
interface Recipe {
  readonly cmd: string
  readonly match: unknown
  readonly seat: unknown
  readonly token: 'own' | 'other' | 'none' | 'odd'
  readonly expected: 'right' | 'stale' | 'none' | 'odd'
  readonly fields: Readonly<Record<string, unknown>>
  readonly spoilt: readonly [string, unknown] | null
}

/** Matches in each run: a request for one must not affect the other. */
const MATCHES = 2
let created = 0

const ACT = 'a legal action'
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('', '\u0000', '\ud800', 'x'.repeat(5000), -1, 1e308, 2 ** 53, null, [], {}),
)
const GOOD: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  game: fc.constantFrom(...CATALOG.map(({ id }) => id), 'chess'),
  players: fc.constantFrom([{}, {}], [{}, { open: true }], [{ name: 'Ada' }, { bot: 'random' }], [{}]),
  options: fc.constant({}),
  clock: fc.constant({ kind: 'move', seconds: 600 }),
  name: fc.constantFrom('Ada', 'Bób'),
  bot: fc.constantFrom('random', 'greedy', 'nobody'),
  kind: fc.constantFrom('undo', 'draw', 'rematch'),
  accept: fc.boolean(),
  text: fc.constantFrom('hello', '<b>hello</b>'),
  since: fc.nat(5),
  at: fc.nat(5),
  to: fc.nat(5),
  limit: fc.integer({ min: 1, max: 5 }),
  listed: fc.boolean(),
  spectators: fc.constant(true),
  dry_run: fc.boolean(),
  watch: fc.nat(3),
  record: fc.constant({}),
  state: fc.constant({}),
}
const COMMAND_NAMES = [...Object.keys(COMMANDS), ...Object.keys(LIVE_COMMANDS)]
/** Commands that change no match even if they are accepted. */
const ONLY_LOOK = new Set([
  ...[
    'list-games',
    'list-matches',
    'get-state',
    'get-legal-actions',
    'get-log',
    'get-chat',
    'get-rules',
    'get-content',
    'get-push-key',
    'subscribe',
    'unsubscribe',
  ],
  ...['export-match', 'wait', 'ping', 'hello', 'watch', 'unwatch', 'create-match', 'import-match'],
])
const OF_SEATS = new Set(['leave-match', 'join-match', 'claim-seat', 'say'])

const recipes: fc.Arbitrary<Recipe> = fc.record({
  cmd: fc.oneof(
    { weight: 4, arbitrary: fc.constant(ACT) },
    { weight: 6, arbitrary: fc.constantFrom(...COMMAND_NAMES) },
    { weight: 1, arbitrary: fc.string() },
  ),
  match: fc.oneof(
    { weight: 16, arbitrary: fc.nat(2) },
    { weight: 1, arbitrary: fc.constantFrom('nowhere', 'm999', 'a-b_c') },
    { weight: 1, arbitrary: anything },
  ),
  seat: fc.oneof({ weight: 9, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: anything }),
  token: fc.constantFrom('own', 'own', 'own', 'other', 'none', 'odd'),
  expected: fc.constantFrom('right', 'none', 'stale', 'odd'),
  fields: fc.record(GOOD, { requiredKeys: [] }),
  spoilt: fc.option(fc.tuple(fc.constantFrom(...Object.keys(GOOD), 'id', 'type', 'value', 'seed'), anything), {
    freq: 3,
  }),
})

/** Sends one request and compares its answer and every match with the model. */
class Request implements fc.AsyncCommand<Model, Real> {
  readonly #recipe: Recipe

  constructor(recipe: Recipe) {
    this.#recipe = recipe
  }

  check(): boolean {
    return true
  }

  toString(): string {
    return JSON.stringify(this.#recipe)
  }

  async run(model: Model, real: Real): Promise<void> {
    while (model.matches.length < MATCHES) model.matches.push(await createMatch(real.ask))
    const { cmd, token, expected, spoilt } = this.#recipe
    const { request, target } = await fill(this.#recipe, model, real.ask)
    const answer = await real.ask(request)
    const code = answer.status === 'ok' ? 'ok' : String(Object(answer.error).code)
    real.onAnswer(code)
    const say = (what: string) => new Error(`${what}: ${JSON.stringify(request)} → ${JSON.stringify(answer)}`)
    if (code === 'internal' || (code !== 'ok' && !Object.hasOwn(ERROR_STATUS, code))) throw say('a failure')
    const isAction = cmd === ACT && request.cmd !== ACT
    const mayAct = real.isLocal || token === 'own'
    if (isAction && target !== undefined && spoilt === null) {
      const isRight = mayAct && (expected === 'right' || expected === 'none')
      if (code === 'ok' && !isRight) throw say('accepted without the right to it')
      if (code !== 'ok' && isRight && !target.hasBot) throw say('refused a legal action')
    }
    for (const match of model.matches) {
      const now = await look(real.ask, match.id)
      const isChanged = now.text !== match.seen
      const mayChange = code === 'ok' && match === target && !ONLY_LOOK.has(String(request.cmd))
      if (now.seq < match.seq) throw say('the log is shorter')
      if (!match.hasBot && !now.hasBot) {
        if (isChanged && !mayChange) throw say(`${match.id} moved`)
        if (mayChange && OF_SEATS.has(String(request.cmd)) && now.seq !== match.seq) throw say('the log moved')
        if (mayChange && isAction && (now.seq !== match.seq + 1 || answer.seq !== now.seq)) throw say('not one entry')
      }
      Object.assign(match, { seq: now.seq, seen: now.text, hasBot: now.hasBot })
    }
    if (code === 'ok' && target !== undefined) remember(target, request, answer)
  }
}

async function createMatch(ask: Ask): Promise<MatchModel> {
  const game = CATALOG[created++ % CATALOG.length]?.id
  const answer = await ask({ cmd: 'create-match', game })
  const id = String(answer.match_id)
  const players: { player_id: number; token?: string }[] = JSON.parse(JSON.stringify(answer.players))
  const { seq, text, hasBot } = await look(ask, id)
  return { id, seats: players.map(({ player_id, token }) => ({ player_id, token })), seq, seen: text, hasBot }
}

async function look(
  ask: Ask,
  match_id: string,
): Promise<Pick<MatchModel, 'seq' | 'hasBot'> & { readonly text: string }> {
  const { seq, to_act, view, outcome, players, offer } = await ask({ cmd: 'get-state', match_id })
  const { entries } = await ask({ cmd: 'get-log', match_id })
  const { messages } = await ask({ cmd: 'get-chat', match_id })
  // Without fields that depend on time or presence.
  const text = JSON.stringify([seq, to_act, view, outcome, players, offer, entries, messages])
  const hasBot = Array.isArray(players) && players.some(player => Object.hasOwn(player, 'bot'))
  return { seq: Number(seq), hasBot, text: text.replace(/,"(opens_in|absent_in|present)":(\d+|true|false)/g, '') }
}

/** The request of a recipe among these matches; the target where it names one of them. */
async function fill(recipe: Recipe, model: Model, ask: Ask) {
  const { cmd, match, seat, token, expected, fields, spoilt } = recipe
  const target = typeof match === 'number' ? model.matches[match % model.matches.length] : undefined
  const seats = target?.seats ?? []
  const chosen = typeof seat === 'number' ? seats[seat % seats.length] : undefined
  let who = chosen
  let body: Record<string, unknown> = { cmd }
  if (cmd === ACT) {
    const offered = await legalAction(ask, target)
    who = offered?.seat ?? chosen
    body = offered?.action ?? body
  } else if (Object.hasOwn(COMMANDS, cmd) || Object.hasOwn(LIVE_COMMANDS, cmd)) {
    const known = Object.keys({ ...COMMANDS, ...LIVE_COMMANDS }[cmd as keyof typeof COMMANDS].request.shape)
    for (const key of known) if (Object.hasOwn(fields, key)) body[key] = fields[key]
  }
  const asks = ![
    'list-games',
    'create-match',
    'import-match',
    'list-matches',
    'get-push-key',
    'ping',
    'hello',
  ].includes(cmd)
  if (asks) body.match_id = target?.id ?? match
  if (asks && !['export-match', 'set-state', 'unwatch'].includes(cmd)) body.player_id = who?.player_id ?? seat
  const other = seats.find(one => one !== who)?.token
  const shown = { own: who?.token, other: other ?? 'nobody', none: undefined, odd: 'odd' }[token]
  if (asks && shown !== undefined) body.token = shown
  const seq = target?.seq ?? 0
  const wanted = { right: seq, stale: seq + 1, none: undefined, odd: -1 }[expected]
  if (asks && wanted !== undefined) body.expected_seq = wanted
  // A bot that takes a seat acts by itself.
  if (OF_SEATS.has(cmd)) delete body.bot
  if (spoilt !== null) body[spoilt[0]] = spoilt[1]
  // No `wait` and no long thinking here.
  if (cmd === 'wait') body.timeout = 0
  if (cmd === 'bot-move') body.iterations = 1
  return { request: body, target }
}

async function legalAction(ask: Ask, target: MatchModel | undefined) {
  for (const seat of target?.seats ?? []) {
    const who = { match_id: target?.id, player_id: seat.player_id, token: seat.token }
    const { actions } = await ask({ cmd: 'get-legal-actions', ...who })
    const [first]: object[] = Array.isArray(actions) ? actions : []
    if (first !== undefined) return { seat, action: { ...first } as Record<string, unknown> }
  }
  return undefined
}

/** Updates the tokens when seats are left or taken. */
function remember(
  target: MatchModel,
  request: Record<string, unknown>,
  answer: Readonly<Record<string, unknown>>,
): void {
  const seat = target.seats.find(({ player_id }) => player_id === (answer.player_id ?? request.player_id))
  if (seat === undefined) return
  if (request.cmd === 'join-match' || (request.cmd === 'claim-seat' && answer.token !== undefined)) {
    seat.token = typeof answer.token === 'string' ? answer.token : undefined
  } else if (request.cmd === 'leave-match' || request.cmd === 'claim-seat') seat.token = undefined
}

export interface ModelReport {
  readonly requests: number
  readonly codes: ReadonlyMap<string, number>
}

/** At least this many requests, in runs of a few dozen on new matches. Rejects with the shortest failing run. */
export async function runModel(ask: Ask, isLocal: boolean, requests: number, seed: number): Promise<ModelReport> {
  const codes = new Map<string, number>()
  let sent = 0
  const real: Real = {
    ask,
    isLocal,
    onAnswer(code) {
      sent++
      codes.set(code, (codes.get(code) ?? 0) + 1)
    },
  }
  const runs = fc.asyncProperty(
    fc.commands([recipes.map(recipe => new Request(recipe))], { maxCommands: 60, size: 'max' }),
    commands => fc.asyncModelRun(() => ({ model: { matches: [] }, real }), commands),
  )
  for (let round = 0; sent < requests; round++)
    await fc.assert(runs, { numRuns: 10, seed: seed + round, includeErrorInReport: true })
  return { requests: sent, codes }
}
