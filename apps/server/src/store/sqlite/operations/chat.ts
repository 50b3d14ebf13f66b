import { parseChatRow } from '../../rows.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Operation } from './operation.ts'

const say: Operation<'say'> = {
  writes: 1,
  run(open, [id, seat, text, at, key]) {
    const said = key === undefined ? undefined : saidAs(open, id, seat, key)
    if (said !== undefined) return parseChatRow(said)
    const index = Number(lastSaid(open, id)?.index ?? 0) + 1
    const row = { index, seat, text, at, key: key ?? null }
    open.insert('chat', { match_id: id, ...row })
    return parseChatRow(row)
  },
  wasDone(open, [id, seat, text, at, key]) {
    const last = key === undefined ? lastSaid(open, id) : saidAs(open, id, seat, key)
    const isThere = last?.text === text && last.seat === seat && (key !== undefined || last.at === at)
    if (!isThere) throw new Error('The message was not stored.')
    return parseChatRow(last)
  },
}

const readChat: Operation<'readChat'> = {
  writes: 0,
  run: (open, [id, since]) =>
    open.sql('SELECT * FROM chat WHERE match_id = ? AND "index" > ? ORDER BY "index"').all(id, since).map(parseChatRow),
}

export const chat = { say, readChat }

function lastSaid(open: OpenDatabase, id: string) {
  return open.sql('SELECT * FROM chat WHERE match_id = ? ORDER BY "index" DESC LIMIT 1').get(id)
}

function saidAs(open: OpenDatabase, id: string, seat: number, key: string) {
  return open.sql('SELECT * FROM chat WHERE match_id = ? AND seat = ? AND key = ?').get(id, seat, key)
}
