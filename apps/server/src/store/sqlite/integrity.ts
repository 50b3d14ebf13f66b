import type { DatabaseSync } from 'node:sqlite'

/** All problems of the file as a database, and whether it has as many entries as were counted. */
export function findDamage(database: DatabaseSync): readonly string[] {
  const found = database.prepare('PRAGMA integrity_check(20)').all()
  const damage = found.flatMap(row => Object.values(row)).map(String)
  if (damage.length !== 1 || damage[0] !== 'ok') return damage
  for (const row of database.prepare('PRAGMA foreign_key_check').all()) {
    damage.push(`A row of ${row.table} belongs to no match.`)
  }
  const counted = Number(database.prepare('SELECT entries FROM tally').get()?.entries)
  const there = Number(database.prepare('SELECT count(*) AS there FROM entries').get()?.there)
  if (counted !== there) damage.push(`There should be ${counted} entries in all, there are ${there}.`)
  return damage.slice(1)
}

/** The quicker check at the start of a server. Throws a sentence. */
export function refuseDamaged(database: DatabaseSync, file: string): void {
  let found: string
  try {
    found = String(Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0])
  } catch (error) {
    found = error instanceof Error ? error.message : String(error)
  }
  if (found !== 'ok') throw damaged(file, found)
}

export function damaged(file: string, found: string): Error {
  return new Error(
    `The database ${file} is damaged (${found}). Keep a copy of it, and restore the last backup into an empty folder.`,
  )
}
