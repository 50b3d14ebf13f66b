import type { Upkeep } from '@turnwise/table'
import { COUNT_BY_RULES, parseIdleRow, parseRulesCount } from '../../rows.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Operations } from './operation.ts'

const LAST_AT = `max(m.created_at,
  coalesce((SELECT at FROM entries WHERE match_id = m.id ORDER BY seq DESC LIMIT 1), 0),
  coalesce((SELECT at FROM chat WHERE match_id = m.id ORDER BY "index" DESC LIMIT 1), 0),
  coalesce((SELECT max(seen_at) FROM presence WHERE match_id = m.id), 0))`

export const upkeep: Operations<Upkeep> = {
  listOld: {
    writes: 0,
    run: (open, [{ isOver, before, after, limit }]) =>
      open
        .sql(
          `SELECT m.id, m.game, m.created_at, ${LAST_AT} AS last_at, m.due_at, m.listed_at FROM matches m
           WHERE m.created_at < ? AND (m.created_at, m.id) > (?, ?) AND (m.outcome IS NOT NULL) = ?
           ORDER BY m.created_at, m.id LIMIT ?`,
        )
        .all(before, after?.createdAt ?? -1, after?.id ?? '', Number(isOver), limit)
        .map(parseIdleRow),
  },
  markDue: {
    writes: 1,
    run(open, [matches, listedAt]) {
      const mark = open.sql('UPDATE matches SET due_at = ?, listed_at = ? WHERE id = ?')
      for (const { id, dueAt } of matches) mark.run(dueAt, listedAt, id)
    },
  },
  /** Deletes all its data and stops counting its entries. */
  deleteMatch: {
    writes: 1,
    run(open, [id, unlessUsedSince]) {
      open.ends.delete(id)
      return open.whole(() => {
        const found = open.sql(`SELECT ${LAST_AT} AS last_at FROM matches m WHERE m.id = ?`).get(id)
        if (found === undefined || Number(found.last_at) >= unlessUsedSince) return 'kept'
        for (const table of ['log', 'arrivals']) {
          const { changes } = open.sql(`DELETE FROM ${table} WHERE match_id = ?`).run(id)
          open.sql('UPDATE tally SET entries = entries - ?').run(changes)
        }
        for (const table of ['chat', 'seats', 'snapshots', 'presence', 'subscriptions']) {
          open.sql(`DELETE FROM ${table} WHERE match_id = ?`).run(id)
        }
        open.sql('DELETE FROM matches WHERE id = ?').run(id)
        return 'deleted'
      })
    },
    wasDone: (open, [id]) => (open.match(id) === undefined ? 'deleted' : 'kept'),
  },
  setMark: {
    writes: 1,
    run(open, [name, isSet]) {
      if (isSet) open.insert('marks', { name }, 'INSERT OR IGNORE')
      else open.sql('DELETE FROM marks WHERE name = ?').run(name)
    },
  },
  hasMark: {
    writes: 0,
    run: (open, [name]) => open.sql('SELECT name FROM marks WHERE name = ?').get(name) !== undefined,
  },
  countByRules: {
    writes: 0,
    run: open => open.sql(COUNT_BY_RULES).all().map(parseRulesCount),
  },
  findDamage: {
    writes: 0,
    run(open) {
      open.count()
      return damageOf(open)
    },
  },
}

/** All problems of the file as a database, and whether it has as many entries as were counted. */
function damageOf(open: OpenDatabase): readonly string[] {
  const found = open.sql('PRAGMA integrity_check(20)').all()
  const damage = found.flatMap(row => Object.values(row)).map(String)
  if (damage.length !== 1 || damage[0] !== 'ok') return damage
  const strays = open.sql('PRAGMA foreign_key_check').all()
  const counted = open.sql('SELECT entries, (SELECT count(*) FROM entries) AS there FROM tally').get()
  return [
    ...strays.map(({ table }) => `A row of ${table} belongs to no match.`),
    ...(counted?.entries === counted?.there
      ? []
      : [`There should be ${counted?.entries} entries in all, there are ${counted?.there}.`]),
  ]
}
