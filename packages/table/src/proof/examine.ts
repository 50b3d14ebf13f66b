import {
  type Entry,
  fail,
  type Game,
  hashSeed,
  Match,
  type MatchRecord,
  parseWith,
  type Result,
  type Seat,
} from '@turnwise/engine'
import { clockSettings } from '@turnwise/protocol'
import { advanceClock, type ClockState, remainingAt, startClock } from '../clock/clock.ts'
import { type Finding, finding, someEntries } from './findings.ts'
import { examineSignature } from './signature.ts'

/** What the reader of a record knows from elsewhere. */
export interface Known {
  /** The public key of the server that it was played on. */
  readonly key?: string | undefined
  /** The hash of the seed that was published before the first action. */
  readonly seedHash?: string | undefined
}

export interface Examined {
  readonly findings: readonly Finding[]
  /** Where every entry fits the rules. */
  readonly match?: Match
}

const [rules, draws, seed, order, consent, time] = [
  finding('rules'),
  finding('draws'),
  finding('seed'),
  finding('order'),
  finding('consent'),
  finding('time'),
]

/** What of a record is proven, what only claimed, and what refuted: a finding for each part. */
export async function examineRecord(game: Game, record: MatchRecord, known: Known = {}): Promise<Examined> {
  const signed = await examineSignature(record, known.key)
  const walked = walk(game, record)
  if (!walked.ok) {
    const { message } = walked.error
    return {
      findings: [rules('refuted', message), examineSeed(record, known, signed), examineOrder(record, signed), signed],
    }
  }
  const { match, undone, timedOut } = walked.value
  return {
    match,
    findings: [
      examineRules(match),
      examineDraws(match),
      examineSeed(record, known, signed),
      examineOrder(record, signed),
      examineConsent(record, undone, signed),
      examineTime(record, timedOut, signed),
      signed,
    ],
  }
}

interface Walk {
  readonly match: Match
  /** Entries that took something back that their player could not take back alone, and nobody agreed to. */
  readonly undone: readonly number[]
  /** Entries that say a time was up which was not. */
  readonly timedOut: readonly number[]
}

/** Replays a record, and looks at each entry from where the match was before it. */
function walk(game: Game, record: MatchRecord): Result<Walk> {
  const seats = record.players.length
  const options = parseWith(game.options, record.options)
  if (record.game !== game.id || record.version !== game.version)
    return fail('bad-record', `The record is of ${record.game} ${record.version}, not of ${game.id} ${game.version}.`)
  if (seats < game.seats.min || seats > game.seats.max) return fail('bad-record', `It is not played by ${seats}.`)
  if (!options.ok) return options
  const match = new Match(game, { seed: record.seed, seedHash: record.seed_hash, options: options.value, seats })
  const settings = clockSettings.safeParse(record.receipt?.clock)
  let clock: ClockState | undefined = settings.success ? startClock(settings.data, seats) : undefined
  const undone: number[] = []
  const timedOut: number[] = []
  for (const entry of record.entries) {
    const at = record.receipt?.times[entry.seq - 1] ?? 0
    if (entry.kind === 'undo' && !mayUndo(match, entry, record)) undone.push(entry.seq)
    if (saysTimeout(entry) && !isTimeUp(clock, entry.seat, at)) timedOut.push(entry.seq)
    const action = entry.kind === 'action' ? parseWith(game.action, entry.action) : undefined
    if (action?.ok === false) return fail('bad-record', `Entry ${entry.seq} does not fit: ${action.error.message}`)
    const result = match.replay(
      entry.kind === 'action' && action !== undefined ? { ...entry, action: action.value } : entry,
    )
    if (!result.ok) return fail('bad-record', `Entry ${entry.seq} does not fit: ${result.error.message}`)
    if (clock !== undefined && settings.success) clock = advanceClock(settings.data, clock, entry, match.toAct, at)
  }
  return { ok: true, value: { match, undone, timedOut } }
}

/** Alone, or by an offer that every other person has accepted. */
function mayUndo(match: Match, { seat, to }: Entry & { kind: 'undo' }, record: MatchRecord): boolean {
  if (to === match.freeUndoTarget(seat)) return true
  const { offer } = match
  const others = record.players.map((_player, other) => other).filter(other => other !== seat)
  // Bots agree to nothing that the player could not take back alone.
  const agrees = (other: Seat) => offer?.accepted.includes(other) === true && !isBotAt(record, other, match.seq)
  return offer?.offer === 'undo' && offer.seat === seat && others.every(agrees) && to === match.undoTargetOf(seat)
}

function isBotAt({ players, receipt }: MatchRecord, seat: Seat, seq: number): boolean {
  const held = receipt?.seats[seat]?.findLast(change => change.seq <= seq)
  return (held ?? players[seat])?.bot !== undefined
}

function saysTimeout(entry: Entry): entry is Entry & { kind: 'end' | 'timeout' } {
  return entry.kind === 'timeout' || (entry.kind === 'end' && entry.reason === 'timeout')
}

function isTimeUp(clock: ClockState | undefined, seat: Seat, at: number): boolean {
  return clock?.running.includes(seat) === true && remainingAt(clock, at)[seat] === 0
}

function examineRules({ log, game }: Match): Finding {
  const placed = log.filter(({ kind }) => kind === 'set-state').map(({ seq }) => seq)
  return placed.length === 0
    ? rules('proven', `all ${log.length} entries fit the rules ${game.version}`)
    : rules('claimed', `a host has set the position at entry ${someEntries(placed)}`)
}

function examineDraws({ log }: Match): Finding {
  const of = (how: string) => log.filter(entry => entry.kind === 'action' && entry.chance === how).map(({ seq }) => seq)
  const [drawn, given] = [of('drawn'), of('given')]
  if (given.length > 0) return draws('claimed', `a host has given what came up at entry ${someEntries(given)}`)
  return draws('proven', `${drawn.length} draws, and everything that was dealt, follow from the seed`)
}

/** When the seed was fixed, and who could choose it. */
function examineSeed(record: MatchRecord, { seedHash }: Known, signed: Finding): Finding {
  const { seed: opened, salt, seed_hash, receipt } = record
  if (seedHash !== undefined && seedHash.toLowerCase() !== seed_hash)
    return seed('refuted', `its hash is ${seed_hash ?? 'not known'}, not ${seedHash}`)
  if (seed_hash === undefined || salt === undefined) return seed('claimed', 'nobody has committed to it')
  if (hashSeed(opened, salt) !== seed_hash) return seed('refuted', 'it is not the one that was committed to')
  const by = contributors(record)
  const early = drawnBeforeAllSat(record)
  if (early > 0) return seed('claimed', `${early} draws were made before every seat was taken`)
  if (seedHash !== undefined) return seed('proven', `its hash was published before the first action: ${seed_hash}${by}`)
  return receipt !== undefined && signed.is === 'proven'
    ? seed('proven', `the server committed to its part: ${seed_hash}${by}`)
    : seed('claimed', `the record says that ${seed_hash} was published before the first action`)
}

/** Who has made the seed with the server. */
function contributors({ entries, players }: MatchRecord): string {
  const made = entries.find(entry => entry.kind === 'seed' && entry.step === 'made')
  if (made?.kind !== 'seed') return ', and chose it alone'
  const seats = players.flatMap((_player, seat) =>
    entries.some(entry => entry.kind === 'reveal' && entry.seat === seat) ? [seat] : [],
  )
  const named = seats.length === 1 ? `seat ${seats[0]}` : `seats ${seats.join(' and ')}`
  const left = made.left_out === undefined ? '' : `; left out: seat ${made.left_out.join(' and ')}`
  return `${seats.length === 0 ? ', and made it alone' : `; ${named} made it too`}${left}`
}

/** Who plays before the others have come can throw away matches that begin badly. */
function drawnBeforeAllSat({ entries, receipt }: MatchRecord): number {
  const sat = Math.max(0, ...(receipt?.seats.map(changes => changes.find(({ open }) => open !== true)?.seq ?? 0) ?? []))
  return entries.slice(0, sat).filter(entry => entry.kind === 'action' && entry.chance !== undefined).length
}

function examineOrder(record: MatchRecord, signed: Finding): Finding {
  const { receipt, players, entries } = record
  if (receipt === undefined) return order('claimed', 'who played what, and when, is what the file says')
  for (const [seat, changes] of receipt.seats.entries()) {
    const last = changes.at(-1)
    const { name, bot } = players[seat] ?? {}
    if (changes[0]?.seq !== 0 || last?.name !== name || last?.bot !== bot || (last?.seq ?? 0) > entries.length)
      return order('refuted', `seat ${seat} is not held by the one whose name it has`)
  }
  return signed.is === 'proven'
    ? order('proven', 'the server has signed names, joins, entries and their times')
    : order(signed.is, signed.why)
}

function examineConsent({ receipt }: MatchRecord, undone: readonly number[], signed: Finding): Finding {
  if (undone.length === 0)
    return consent(signed.is, signed.is === 'proven' ? 'everything that was taken back was agreed to' : signed.why)
  const why = `entry ${someEntries(undone)} takes back what needed the agreement of the others`
  // On one device anything can be taken back.
  return consent(receipt === undefined ? 'claimed' : 'refuted', why)
}

function examineTime({ receipt }: MatchRecord, timedOut: readonly number[], signed: Finding): Finding {
  if (timedOut.length === 0)
    return time(signed.is, signed.is === 'proven' ? 'nobody lost by a clock that had time left' : signed.why)
  const why = `at entry ${someEntries(timedOut)} no clock had run out`
  return time(receipt === undefined ? 'claimed' : 'refuted', why)
}
