import { openStore, pruneStore, type Retention, readConfig, readPruneTime, retentionOf } from '@turnwise/server'
import { type Command, InvalidArgumentError } from 'commander'
import { UserError } from '../fatal.ts'
import { print } from '../terminal.ts'

interface PruneOptions {
  readonly finished?: number
  readonly abandoned?: number
  readonly dryRun?: boolean
}

const CLOCK_IS_OFF = 'This clock and the database do not agree: nothing is deleted.'

export function register(program: Command): void {
  program
    .command('prune')
    .description(
      'delete matches that were last used too long ago, three days of serving after a first run has listed them',
    )
    .option('--finished <days>', 'for matches that are over (TURNWISE_KEEP_FINISHED)', days)
    .option('--abandoned <days>', 'for matches that are not over (TURNWISE_KEEP_ABANDONED)', days)
    .option('--dry-run', 'only list what would be deleted, also while a server runs')
    .action(prune)
}

function days(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a number of days, 1 or more.')
  return Number(text)
}

async function prune({ dryRun = false, ...given }: PruneOptions): Promise<void> {
  try {
    const config = readConfig(process.env)
    const retention: Retention = { ...retentionOf(config), ...given }
    if (retention.finished === undefined && retention.abandoned === undefined) {
      throw new Error('Say how long matches are kept: --finished, --abandoned, or both.')
    }
    const storage = config.storage
    const store = await openStore(dryRun && storage.kind === 'sqlite' ? { ...storage, readOnly: true } : storage)
    const count = { deleted: 0, due: 0 }
    try {
      const time = await readPruneTime(store, Date.now)
      if (time === undefined) throw new Error(CLOCK_IS_OFF)
      const pruned = pruneStore(store.upkeep, retention, time, { isDryRun: dryRun })
      for await (const { id, game, isOver, isDeleted, lastAt } of pruned) {
        const state = isDeleted ? 'deleted' : 'due'
        count[state]++
        const day = new Date(lastAt).toISOString().slice(0, 10)
        print(`${id}  ${game}, ${isOver ? 'over' : 'not over'}, last used ${day}: ${state}\n`)
      }
    } finally {
      await store.close()
    }
    const { deleted, due } = count
    print(
      dryRun
        ? `${due} matches are due\n`
        : `${deleted} matches deleted, ${due} due: a run after three days of serving deletes them\n`,
    )
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}
