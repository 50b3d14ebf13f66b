import type { StoredSeat } from '@turnwise/table'
import { nextDigest, rootDigest } from '../../digest.ts'
import { jsonOrNull, parseMatchRow, parseSeatRow, parseSummary } from '../../rows.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Operation } from './operation.ts'

const createMatch: Operation<'createMatch'> = {
  writes: ([, seats, log]) => 1 + seats.length + log.length,
  run(open, [match, seats, log, result]) {
    const {
      id,
      game,
      version,
      fingerprint = null,
      release = null,
      seed,
      salt = null,
      seedHash = null,
      createdAt,
    } = match
    const options = JSON.stringify(match.options)
    const outcome = jsonOrNull(result)
    let digest = rootDigest({ id, game, version, seed, options, createdAt })
    open.whole(() => {
      open.insert('matches', {
        ...{ id, game, version, seed, salt, seed_hash: seedHash, options, created_at: createdAt, outcome, digest },
        ...{ fingerprint, rules_release: release },
        spectators: Number(match.spectators),
        listed: Number(match.listed),
        clock: jsonOrNull(match.clock),
        open_seats: seats.filter(seat => seat.open).length,
        imported: jsonOrNull(match.imported),
      })
      for (const seat of seats) open.insert('seats', seatRow(id, seat))
      for (const { entry: said, at } of log) {
        const entry = JSON.stringify(said)
        digest = nextDigest(digest, said.seq, at, entry)
        open.insert('log', { match_id: id, seq: said.seq, entry, at, digest })
      }
    })
    open.uncounted += log.length
    open.ends.set(id, { seq: log.length, digest, outcome })
  },
  wasDone(open, [{ id }]) {
    if (open.match(id) === undefined) throw new Error('The match was not stored.')
  },
}

const loadMatch: Operation<'loadMatch'> = {
  writes: 0,
  run(open, [id]) {
    const match = open.match(id)
    if (match === undefined) return undefined
    const { outcome } = parseSummary({ ...match, seq: 0 })
    return { match: parseMatchRow(match), seats: seatsOf(open, id), outcome }
  },
}

const replaceSeat: Operation<'replaceSeat'> = {
  writes: 1,
  run: (open, [id, before, after]) =>
    open.whole(() => {
      if (!holds(open, id, before)) return 'conflict'
      open.insert('seats', seatRow(id, after), 'REPLACE')
      if (after.open !== before.open) {
        open.sql('UPDATE matches SET open_seats = open_seats + ? WHERE id = ?').run(after.open ? 1 : -1, id)
      }
      return 'ok'
    }),
  wasDone: (open, [id, , after]) => (holds(open, id, after) ? 'ok' : 'conflict'),
}

export const matches = { createMatch, loadMatch, replaceSeat }

export function seatsOf(open: OpenDatabase, id: string): StoredSeat[] {
  return open.sql('SELECT * FROM seats WHERE match_id = ? ORDER BY seat').all(id).map(parseSeatRow)
}

/** Does this one still have the seat? */
function holds(open: OpenDatabase, id: string, { seat, tokenHash, bot, open: isOpen }: StoredSeat): boolean {
  const now = seatsOf(open, id)[seat]
  return now?.tokenHash === tokenHash && now.bot === bot && now.open === isOpen
}

function seatRow(
  id: string,
  { tokenHash, open, leftAt, takenAt, leftBy, formerHolders, history, ...seat }: StoredSeat,
) {
  const times = { left_at: leftAt ?? null, taken_at: takenAt ?? null, left_by: leftBy ?? null }
  const former_holders = jsonOrNull(formerHolders)
  return {
    match_id: id,
    ...seat,
    token_hash: tokenHash,
    open: Number(open),
    ...times,
    former_holders,
    history: jsonOrNull(history),
  }
}
