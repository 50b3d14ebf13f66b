import { openStore, readConfig, verifyStore } from '@turnwise/server'
import type { Command } from 'commander'
import { type GameOptions, gameOption, loadCatalog } from '../catalog.ts'
import { UserError } from '../fatal.ts'
import { print } from '../terminal.ts'

export function register(program: Command): void {
  program
    .command('verify')
    .description('check the database, replay every stored match and list what is damaged or no longer fits its rules')
    .addOption(gameOption())
    .action(verify)
}

async function verify({ game: places }: GameOptions): Promise<void> {
  const store = await openExisting()
  let matches = 0
  let problems = 0
  let damage: readonly string[] = []
  try {
    damage = (await store.upkeep.findDamage()) ?? []
    for (const sentence of damage) print(`${sentence}\n`)
    for await (const { matchId, game, version, problem } of verifyStore(store, await loadCatalog(places))) {
      matches++
      if (problem === undefined) continue
      problems++
      print(`${matchId}  ${game} ${version}: ${problem}\n`)
    }
  } finally {
    await store.close()
  }
  print(`${matches} matches, ${problems} that no longer fit${damage.length > 0 ? '; the database is damaged' : ''}\n`)
  if (problems > 0 || damage.length > 0) process.exitCode = 2
}

/** The store that `serve` uses, opened read-only: a server may be running on it. */
export async function openExisting(): ReturnType<typeof openStore> {
  try {
    const { storage } = readConfig(process.env)
    return await openStore(storage.kind === 'sqlite' ? { ...storage, readOnly: true } : storage)
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}
