import { hashSeed } from './commitment.ts'
import type { Game, GameAction, GameEvent } from './game.ts'
import { ENDINGS, type Ending, type Entry, OFFERS, type Offer } from './log.ts'
import type { Match } from './match.ts'
import { ownValue } from './own-value.ts'
import { checkName, checkSeed, checkText } from './plain-text.ts'
import { parseReceipt, type Receipt } from './receipt.ts'
import { replay } from './replay.ts'
import { fail, ok, type Result } from './result.ts'
import { parseWith } from './schema.ts'

/** The version of the format of records. */
export const RECORD_FORMAT = 1

/** Who sat on a seat of a recorded match. */
export interface RecordedPlayer {
  readonly name: string
  readonly bot?: string
}

/** A match as one JSON file (`.turnwise.json`): enough to rebuild it bit for bit, without anything derived. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly version: string
  readonly seed: string
  /** The commitment to the seed and its salt: both or neither (`hashSeed`). */
  readonly salt?: string
  readonly seed_hash?: string
  readonly options: unknown
  readonly players: readonly RecordedPlayer[]
  readonly entries: readonly Entry[]
  /** What the server has signed where the match was played online. */
  readonly receipt?: Receipt
}

/** The record of a match, as `.turnwise.json` holds it. */
export function makeRecord(match: Match, players: readonly RecordedPlayer[]): MatchRecord {
  return {
    format: RECORD_FORMAT,
    game: match.game.id,
    version: match.game.version,
    seed: match.start.seed,
    options: match.start.options,
    players,
    entries: match.log,
  }
}

/** Strict: an unknown field, a missing field or a gap in the numbering is refused, with its place. */
export function parseRecord(value: unknown): Result<MatchRecord> {
  if (!isObject(value)) return bad('a record is a JSON object')
  const extra = unknownKey(value, [
    'format',
    'game',
    'version',
    'seed',
    'salt',
    'seed_hash',
    'options',
    'players',
    'entries',
    'receipt',
  ])
  if (extra !== undefined) return bad(`unknown field ${extra}`)
  if (value.format !== RECORD_FORMAT) return bad(`format ${String(value.format)} is not known, only ${RECORD_FORMAT}`)
  if (!isLabel(value.game) || !isLabel(value.version)) return bad('game and version must be short plain text')
  const seed = checkSeed(value.seed)
  if (!seed.ok) return unreadable(seed.error.message)
  const commitment = parseCommitment(value)
  if (commitment !== undefined && commitment.seed_hash !== hashSeed(seed.value, commitment.salt)) {
    return bad('its seed is not the one that was committed to')
  }
  if (commitment === undefined && (value.salt !== undefined || value.seed_hash !== undefined)) {
    return bad('salt and seed_hash are texts that belong together')
  }
  if (!Array.isArray(value.players) || value.players.length === 0) return bad('players must be a list')
  const players: RecordedPlayer[] = []
  for (const [seat, player] of value.players.entries()) {
    if (!isObject(player)) return bad(`player ${seat} is not an object`)
    const name = checkName(player.name)
    if (!name.ok) return unreadable(`player ${seat}: ${name.error.message}`)
    if (unknownKey(player, ['name', 'bot']) !== undefined) return bad(`player ${seat} has an unknown field`)
    if (player.bot !== undefined && !isLabel(player.bot))
      return bad(`the bot of player ${seat} must be short plain text`)
    players.push(player.bot === undefined ? { name: name.value } : { name: name.value, bot: player.bot })
  }
  if (!Array.isArray(value.entries)) return bad('entries must be a list')
  const entries: Entry[] = []
  for (const [index, entry] of value.entries.entries()) {
    const parsed = parseEntry(entry, index + 1, players.length)
    if (!parsed.ok) return parsed
    entries.push(parsed.value)
  }
  const receipt = value.receipt === undefined ? undefined : parseReceipt(value.receipt, players.length, entries.length)
  if (receipt === undefined && value.receipt !== undefined) return bad('its receipt does not fit it')
  const { game, version, options } = value
  return ok({
    format: RECORD_FORMAT,
    game,
    version,
    seed: seed.value,
    ...commitment,
    options: options ?? {},
    players,
    entries,
    ...(receipt === undefined ? {} : { receipt }),
  })
}

function parseCommitment({ salt, seed_hash }: Readonly<Record<string, unknown>>) {
  return checkSeed(salt).ok && isLabel(seed_hash) ? { salt: String(salt), seed_hash } : undefined
}

/** The match of a record, every entry checked against the rules and the seed. */
export function replayRecord<State, Action extends GameAction, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  record: MatchRecord,
): Result<Match<State, Action, Event, View, Options>> {
  if (record.game !== game.id) return bad(`the record is of ${record.game}, not of ${game.id}`)
  if (record.version !== game.version) {
    return fail('bad-record', `The record was played by rules ${record.version}; these are ${game.version}.`)
  }
  const seats = record.players.length
  if (seats < game.seats.min || seats > game.seats.max) return bad(`${game.title} is not played by ${seats}`)
  const options = parseWith(game.options, record.options)
  if (!options.ok) return bad(`options: ${options.error.message}`)
  const entries: Entry<Action>[] = []
  for (const entry of record.entries) {
    if (entry.kind !== 'action') {
      entries.push(entry)
      continue
    }
    const action = parseWith(game.action, entry.action)
    if (!action.ok) {
      return fail('bad-record', `Entry ${entry.seq} does not fit: ${action.error.message}`, { entry: entry.seq })
    }
    entries.push({ ...entry, action: action.value })
  }
  return replay(game, { seed: record.seed, seedHash: record.seed_hash, options: options.value, seats }, entries)
}

/** Checks one line of a log that comes from outside; `seq` is the place it must have. */
export function parseEntry(value: unknown, seq: number, seats: number): Result<Entry> {
  const broken = (why: string) => fail('bad-record', `Entry ${seq} does not fit: ${why}`, { entry: seq })
  if (!isObject(value)) return broken('it is not an object')
  if (value.seq !== seq) return broken(`its seq is ${String(value.seq)}`)
  const isSeat = (seat: unknown): seat is number => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats
  const fields = ownValue(FIELDS, String(value.kind))
  if (fields === undefined) return broken(`kind ${String(value.kind)} is not known`)
  const extra = unknownKey(value, fields)
  if (extra !== undefined) return broken(`unknown field ${extra}`)
  const { kind, seat, action, chance, to, state, reason, winners, offer, accept, step, left_out, hash, part } = value
  if (kind === 'set-state') return state === undefined ? broken('it has no state') : ok({ seq, kind, state })
  if (kind === 'seed') {
    if (step !== 'asked' && step !== 'closed' && step !== 'made') return broken('step')
    if (left_out === undefined) return ok({ seq, kind, step })
    return step === 'made' && Array.isArray(left_out) && left_out.every(isSeat)
      ? ok({ seq, kind, step, left_out })
      : broken('left_out')
  }
  if (!isSeat(seat)) return broken('there is no such seat')
  switch (kind) {
    case 'action':
      if (!isAction(action)) return broken('it has no action')
      if (chance !== undefined && chance !== 'drawn' && chance !== 'given') return broken('chance')
      return ok({ seq, kind, seat, action, ...(chance === undefined ? {} : { chance }) })
    case 'undo':
      if (typeof to !== 'number' || !Number.isInteger(to) || to < 0 || to >= seq) return broken('to')
      return ok({ seq, kind, seat, to })
    case 'end':
      if (!isEnding(reason)) return broken('reason')
      if (!Array.isArray(winners) || !winners.every(isSeat)) return broken('winners')
      return ok({ seq, kind, seat, reason, winners })
    case 'timeout':
      return ok({ seq, kind, seat })
    case 'offer':
      return isOffer(offer) ? ok({ seq, kind, seat, offer }) : broken('offer')
    case 'answer':
      if (!isOffer(offer)) return broken('offer')
      return typeof accept === 'boolean' ? ok({ seq, kind, seat, offer, accept }) : broken('accept')
    case 'commit':
      return isDigest(hash) ? ok({ seq, kind, seat, hash }) : broken('hash')
    case 'reveal':
      return isDigest(part) ? ok({ seq, kind, seat, part }) : broken('part')
    default:
      return broken('kind')
  }
}

function isAction(value: unknown): value is GameAction {
  return isObject(value) && isText(value.type)
}

function isOffer(value: unknown): value is Offer {
  return OFFERS.some(offer => offer === value)
}

/** 256 bits in hexadecimal. */
function isDigest(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

function isEnding(value: unknown): value is Ending {
  return ENDINGS.some(reason => reason === value)
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  action: ['seq', 'kind', 'seat', 'action', 'chance'],
  undo: ['seq', 'kind', 'seat', 'to'],
  'set-state': ['seq', 'kind', 'state'],
  end: ['seq', 'kind', 'seat', 'reason', 'winners'],
  timeout: ['seq', 'kind', 'seat'],
  offer: ['seq', 'kind', 'seat', 'offer'],
  answer: ['seq', 'kind', 'seat', 'offer', 'accept'],
  seed: ['seq', 'kind', 'step', 'left_out'],
  commit: ['seq', 'kind', 'seat', 'hash'],
  reveal: ['seq', 'kind', 'seat', 'part'],
}

function bad(why: string) {
  return unreadable(`${why}.`)
}

function unreadable(sentence: string) {
  return fail('bad-record', `The record cannot be read: ${sentence}`)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Names of games, versions and bots. */
function isLabel(value: unknown): value is string {
  return checkText('', value, 64).ok
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 1000
}

function unknownKey(value: Readonly<Record<string, unknown>>, known: readonly string[]): string | undefined {
  return Object.keys(value).find(key => !known.includes(key))
}
