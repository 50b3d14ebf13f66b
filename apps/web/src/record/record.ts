import { problemOfPart } from '@turnwise/client'
import { hashSeed, type MatchRecord, type Seat } from '@turnwise/engine'
import { examineRecord, type Finding } from '@turnwise/table'
import { connectTo, type Session } from '../match/session.ts'
import { keptParts } from '../online/kept-parts.ts'
import { seatsIn } from '../state/held-seats.ts'

/** The whole match as one file. The server refuses it for a running match: the seed would reveal future draws. */
export async function exportRecord({
  connection,
  matchId,
  own,
}: Pick<Session, 'connection' | 'matchId' | 'own'>): Promise<MatchRecord> {
  const token = own[0]?.token
  const command = { cmd: 'export-match', match_id: matchId, ...(token === undefined ? {} : { token }) } as const
  return (await connection.request(command)).record
}

/** Imports a record to this device and returns the address of the match. */
export async function importRecord(record: unknown): Promise<string> {
  const connection = await connectTo('local')
  const { match_id } = await connection.request({ cmd: 'import-match', record })
  return `/local/${match_id}`
}

/** "Play from here": a new match on this device with the same entries up to `at`; `again` plays it against bots. */
export async function forkRecord(session: Session, at: number, again?: Seat): Promise<string> {
  // The signature is of what was played there.
  const { receipt: _, ...record } = await exportRecord(session)
  const bot = session.module.bots.at(-1)?.id
  const own = session.own.map(({ seat }) => seat)
  const players = record.players.map((player, seat) => {
    if (again !== undefined) return seat === again ? { name: player.name } : { ...player, bot: player.bot ?? bot ?? '' }
    if (session.kind === 'local' || player.bot !== undefined) return player
    const isMine = own.length === 0 ? seat === 0 : own.includes(seat)
    return isMine || bot === undefined ? player : { ...player, bot }
  })
  // A seed that the players have made stays; an ending by agreement or resignation is left out, so that play can go on.
  const made = record.entries.findIndex(entry => entry.kind === 'seed' && entry.step === 'made') + 1
  const entries = record.entries.slice(0, Math.max(at, made)).filter(entry => entry.kind !== 'end')
  return importRecord({ ...record, players, entries: entries.map((entry, i) => ({ ...entry, seq: i + 1 })) })
}

export interface Verified {
  readonly draws: number
  readonly steps: number
  readonly seed: string
  /** The hash of the seed when this device first saw the match; undefined if there was none. */
  readonly seedHash: string | undefined
  readonly findings: readonly Finding[]
}

/** Replays the match with the rules in this page: every draw must be the one that the seed gives at its place. */
export async function verifyDraws(session: Session): Promise<Verified> {
  const record = await exportRecord(session)
  const seedHash = firstSeedHash(session)
  if (seedHash !== undefined && hashSeed(record.seed, record.salt ?? '') !== seedHash) {
    throw new Error('The seed is not the one that was committed to before the first action.')
  }
  const { findings } = await examineRecord(session.module.game, record, { seedHash })
  const wrong = findings.find(({ is }) => is === 'refuted')
  if (wrong !== undefined) throw new Error(wrong.why)
  for (const { seat } of session.own) {
    const given = keptParts.find(session.matchId, seat)
    const problem = given && problemOfPart(record, seat, given)
    if (problem !== undefined) throw new Error(problem)
  }
  const drawn = record.entries.filter(entry => entry.kind === 'action' && entry.chance === 'drawn')
  return { draws: drawn.length, steps: record.entries.length, seed: record.seed, seedHash, findings }
}

/** The hash that this device received while the match ran: a hash received after the end proves nothing. */
export function firstSeedHash({ matchId, start }: Session): string | undefined {
  return (
    seatsIn(matchId).find(held => held.seedHash !== undefined)?.seedHash ??
    (start.outcome === undefined ? start.seed_hash : undefined)
  )
}

export function downloadRecord(record: MatchRecord): void {
  const file = new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${record.game}-${record.seed.slice(0, 8)}.turnwise.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
