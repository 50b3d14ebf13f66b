import { openStore, pruneStore, type Retention, readConfig, retentionOf, storageOf } from '@turnwise/server'
import { type Command, InvalidArgumentError } from 'commander'
import { UserError } from '../fatal.ts'

interface PruneOptions {
  readonly finished?: number
  readonly abandoned?: number
  readonly dryRun?: boolean
}

export function register(program: Command): void {
  program
    .command('prune')
    .description('delete matches that were last used too long ago')
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
    const storage = storageOf(config)
    const store = await openStore(dryRun && storage.kind === 'sqlite' ? { ...storage, readOnly: true } : storage)
    let count = 0
    try {
      for await (const { id, game, isOver, lastAt } of pruneStore(store, retention, Date.now(), dryRun)) {
        count++
        const state = isOver ? 'over' : 'not over'
        process.stdout.write(`${id}  ${game}, ${state}, last used ${new Date(lastAt).toISOString().slice(0, 10)}\n`)
      }
    } finally {
      await store.close()
    }
    process.stdout.write(`${count} matches ${dryRun ? 'would be deleted' : 'deleted'}\n`)
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}
