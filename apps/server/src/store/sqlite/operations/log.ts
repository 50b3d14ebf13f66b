import { chainedRow, checkChain, nextDigest, rootedMatch } from '../../digest.ts'
import { parseLogRow } from '../../rows.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Operation } from './operation.ts'

const append: Operation<'append'> = {
  writes: 1,
  run(open, [id, seq, entry, at, outcome]) {
    const end = open.ends.get(id) ?? readEnd(open, id)
    if (seq !== end.seq + 1) return 'conflict'
    const digest = nextDigest(end.digest, seq, at, entry)
    open
      .sql('INSERT INTO arrivals (match_id, seq, entry, at, digest) VALUES (?, ?, ?, ?, ?)')
      .run(id, seq, entry, at, digest)
    if (outcome !== end.outcome) open.sql('UPDATE matches SET outcome = ? WHERE id = ?').run(outcome, id)
    open.ends.set(id, { seq, digest, outcome })
    open.uncounted += 1
    return 'ok'
  },
  wasDone(open, [id, seq, entry, at]) {
    const row = open.sql('SELECT entry, at FROM entries WHERE match_id = ? AND seq = ?').get(id, seq)
    return row?.entry === entry && row.at === at ? 'ok' : 'conflict'
  },
}

/** A whole log is checked against its digests; later reads continue from a checked one. */
const readLog: Operation<'readLog'> = {
  writes: 0,
  run(open, [id, since]) {
    const rows = open
      .sql('SELECT seq, entry, at, digest FROM entries WHERE match_id = ? AND seq > ? ORDER BY seq')
      .all(id, since)
    const match = since === 0 ? open.match(id) : undefined
    if (match !== undefined) checkChain(rootedMatch(match), rows.map(chainedRow))
    const seats = Number(open.sql('SELECT count(*) AS seats FROM seats WHERE match_id = ?').get(id)?.seats)
    if (seats === 0) throw new Error(`There is no match ${id} in this store.`)
    return rows.map(row => parseLogRow(row, seats))
  },
}

export const log = { append, readLog }

function readEnd(open: OpenDatabase, id: string) {
  const match = open.match(id)
  if (match === undefined) throw new Error(`There is no match ${id} in this store.`)
  const last = open.sql('SELECT seq, digest FROM entries WHERE match_id = ? ORDER BY seq DESC LIMIT 1').get(id)
  const { seq, digest } = last ?? { seq: 0, digest: match.digest }
  return { seq: Number(seq), digest: String(digest), outcome: match.outcome === null ? null : String(match.outcome) }
}
