import { type MatchRecord, replayRecord } from '@turnwise/engine'
import { connectTo, type Session } from '../match/session.ts'

/** The whole match as one file. A running online match gives none: its seed would tell what is to come. */
export async function exportRecord({
  connection,
  matchId,
}: Pick<Session, 'connection' | 'matchId'>): Promise<MatchRecord> {
  return (await connection.request({ cmd: 'export-match', match_id: matchId })).record
}

/** Brings a record to this device and gives the address of the match. */
export async function importRecord(record: unknown): Promise<string> {
  const connection = await connectTo('local')
  const { match_id } = await connection.request({ cmd: 'import-match', record })
  return `/local/${match_id}`
}

/** "Play from here": a match of its own on this device that shares the past up to `at`. */
export async function forkRecord(session: Session, at: number): Promise<string> {
  const record = await exportRecord(session)
  const bot = session.module.bots.at(-1)?.id
  const own = session.own.map(({ seat }) => seat)
  const players = record.players.map((player, seat) => {
    if (session.kind === 'local' || player.bot !== undefined) return player
    const isMine = own.length === 0 ? seat === 0 : own.includes(seat)
    return isMine || bot === undefined ? player : { ...player, bot }
  })
  // An ending by agreement or resignation is no part of the way there, nor are offers after it.
  const entries = record.entries.slice(0, at).filter(entry => entry.kind !== 'end')
  return importRecord({ ...record, players, entries: entries.map((entry, i) => ({ ...entry, seq: i + 1 })) })
}

export interface Verified {
  readonly draws: number
  readonly steps: number
  readonly seed: string
}

/** Replays the match here, by the rules in this page: every draw must be what the seed says at its place. */
export async function verifyDraws(session: Session): Promise<Verified> {
  const record = await exportRecord(session)
  const replayed = replayRecord(session.module.game, record)
  if (!replayed.ok) throw new Error(replayed.error.message)
  const drawn = record.entries.filter(entry => entry.kind === 'action' && entry.chance === 'drawn')
  return { draws: drawn.length, steps: record.entries.length, seed: record.seed }
}

export function downloadRecord(record: MatchRecord): void {
  const file = new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${record.game}-${record.seed.slice(0, 8)}.turnwise.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
