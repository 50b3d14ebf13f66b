import type { StoredSeat } from '@turnwise/table'
import { nextDigest, rootDigest } from '../../digest.ts'
import { jsonOrNull, parseMatchRow, parseSeatRow } from '../../rows.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Operation } from './operation.ts'

const INSERT_MATCH = `INSERT INTO matches
  (id, game, version, seed, salt, seed_hash, options, created_at, spectators, listed, clock, outcome, open_seats, digest)
  VALUES (:id, :game, :version, :seed, :salt, :seedHash, :options, :createdAt, :spectators, :listed, :clock, :outcome,
    :openSeats, :digest)`
const INSERT_SEAT = `INSERT INTO seats (match_id, seat, name, bot, token_hash, open, left_at, taken_at, left_by)
  VALUES (:id, :seat, :name, :bot, :tokenHash, :open, :leftAt, :takenAt, :leftBy)`
const REPLACE_SEAT = `UPDATE seats SET name = :name, bot = :bot, token_hash = :tokenHash, open = :open,
  left_at = :leftAt, taken_at = :takenAt, left_by = :leftBy
  WHERE match_id = :id AND seat = :seat AND token_hash IS :tokenBefore AND bot IS :botBefore AND open = :openBefore`

const createMatch: Operation<'createMatch'> = {
  writes: ([, seats, log]) => 1 + seats.length + log.length,
  run(open, [match, seats, log, outcome]) {
    const { id, game, version, seed, salt, seedHash, createdAt } = match
    const options = JSON.stringify(match.options)
    const root = rootDigest({ id, game, version, seed, options, createdAt })
    const ended = jsonOrNull(outcome)
    const digest = open.whole(() => {
      open.sql(INSERT_MATCH).run({
        ...{ id, game, version, seed, options, createdAt, salt: salt ?? null, seedHash: seedHash ?? null },
        spectators: Number(match.spectators),
        listed: Number(match.listed),
        clock: jsonOrNull(match.clock),
        outcome: ended,
        openSeats: seats.filter(seat => seat.open).length,
        digest: root,
      })
      for (const seat of seats) open.sql(INSERT_SEAT).run({ id, ...seatValues(seat) })
      let before = root
      for (const { entry, at } of log) {
        const text = JSON.stringify(entry)
        before = nextDigest(before, entry.seq, at, text)
        open
          .sql('INSERT INTO log (match_id, seq, entry, at, digest) VALUES (?, ?, ?, ?, ?)')
          .run(id, entry.seq, text, at, before)
      }
      return before
    })
    open.uncounted += log.length
    open.ends.set(id, { seq: log.at(-1)?.entry.seq ?? 0, digest, outcome: ended })
  },
  wasDone(open, [{ id }]) {
    if (open.sql('SELECT * FROM matches WHERE id = ?').get(id) === undefined)
      throw new Error('The match was not stored.')
  },
}

const loadMatch: Operation<'loadMatch'> = {
  writes: 0,
  run(open, [id]) {
    const match = open.sql('SELECT * FROM matches WHERE id = ?').get(id)
    return match === undefined ? undefined : { match: parseMatchRow(match), seats: seatsOf(open, id) }
  },
}

const replaceSeat: Operation<'replaceSeat'> = {
  writes: 1,
  run: (open, [id, before, after]) =>
    open.whole(() => {
      const [tokenBefore, botBefore, openBefore] = [before.tokenHash, before.bot, Number(before.open)]
      const values = { ...seatValues(after), seat: before.seat, tokenBefore, botBefore, openBefore }
      if (open.sql(REPLACE_SEAT).run({ id, ...values }).changes === 0) return 'conflict'
      if (after.open !== before.open) {
        open.sql('UPDATE matches SET open_seats = open_seats + ? WHERE id = ?').run(after.open ? 1 : -1, id)
      }
      return 'ok'
    }),
  wasDone(open, [id, , { seat, tokenHash, bot, open: isOpen }]) {
    const now = seatsOf(open, id)[seat]
    return now?.tokenHash === tokenHash && now.bot === bot && now.open === isOpen ? 'ok' : 'conflict'
  },
}

export const matches = { createMatch, loadMatch, replaceSeat }

export function seatsOf(open: OpenDatabase, id: string): StoredSeat[] {
  return open.sql('SELECT * FROM seats WHERE match_id = ? ORDER BY seat').all(id).map(parseSeatRow)
}

function seatValues({ seat, name, bot, tokenHash, open, leftAt, takenAt, leftBy }: StoredSeat) {
  const dates = { leftAt: leftAt ?? null, takenAt: takenAt ?? null, leftBy: leftBy ?? null }
  return { seat, name, bot, tokenHash, open: Number(open), ...dates }
}
