import { readdirSync, readFileSync } from 'node:fs'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
}

/** The numbered files of a folder, in order; forward only, never changed once released. */
export function readMigrations(folder: URL): readonly Migration[] {
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
  return files.map((name, index) => {
    const number = Number(name.slice(0, 4))
    if (number !== index + 1) throw new Error(`Migration ${name} should have the number ${index + 1}.`)
    return { number, name, sql: readFileSync(new URL(name, folder), 'utf8') }
  })
}

/** The migrations that a database at `version` still needs. */
export function pendingMigrations(all: readonly Migration[], version: number): readonly Migration[] {
  if (version > all.length) {
    throw new Error(`The database is at version ${version}, written by a newer turnwise; this one knows ${all.length}.`)
  }
  return all.filter(({ number }) => number > version)
}
