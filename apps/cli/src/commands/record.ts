import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Fixture, FixtureError, type Fixtures, formatFixture, recordFixture } from '@turnwise/conformance/check'
import type { MatchRecord } from '@turnwise/engine'
import type { Command } from 'commander'
import { UserError } from '../fatal.ts'
import { print } from '../terminal.ts'

export function register(program: Command): void {
  program
    .command('record')
    .argument('[folder]', "the game's folder", '.')
    .description('play the matches that src/fixtures.ts lists and write them into fixtures/')
    .action(async (place: string) => {
      const folder = resolve(place)
      const { game, list } = await fixturesIn(folder)
      mkdirSync(join(folder, 'fixtures'), { recursive: true })
      for (const fixture of list) {
        const record = recorded(game, fixture)
        writeFileSync(join(folder, 'fixtures', `${fixture.name}.turnwise.json`), formatFixture(record))
        print(`${fixture.name}: seed ${record.seed}, ${record.entries.length} entries\n`)
      }
      removeOthers(join(folder, 'fixtures'), new Set(list.map(({ name }) => `${name}.turnwise.json`)))
    })
}

function recorded(game: Fixtures['game'], fixture: Fixture): MatchRecord {
  try {
    return recordFixture(game, fixture)
  } catch (error) {
    throw error instanceof FixtureError ? new UserError(error.message) : error
  }
}

/** Removes recorded matches that are no longer listed. */
function removeOthers(folder: string, listed: ReadonlySet<string>): void {
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.turnwise.json') || listed.has(file)) continue
    rmSync(join(folder, file))
    print(`${file} is not listed: removed\n`)
  }
}

async function fixturesIn(folder: string): Promise<Fixtures> {
  const file = join(folder, 'src/fixtures.ts')
  if (!existsSync(file)) throw new UserError(`${file} is missing; it lists the matches to record.`)
  const loaded: unknown = await import(pathToFileURL(file).href)
  if (!hasFixtures(loaded)) throw new UserError(`${file} exports no "fixtures"; defineFixtures makes them.`)
  return loaded.fixtures
}

/** The type of the list was checked where it was written. */
function hasFixtures(loaded: unknown): loaded is { readonly fixtures: Fixtures } {
  if (typeof loaded !== 'object' || loaded === null || !('fixtures' in loaded)) return false
  const { fixtures } = loaded
  return typeof fixtures === 'object' && fixtures !== null && 'game' in fixtures && 'list' in fixtures
}
