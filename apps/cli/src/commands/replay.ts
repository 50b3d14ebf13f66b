import { type MatchRecord, replayRecord } from '@turnwise/engine'
import type { Command } from 'commander'
import { type GameOptions, gameOption, loadGame } from '../catalog.ts'
import { UserError } from '../fatal.ts'
import { readRecord } from '../files.ts'
import { describeOutcome } from '../outcome.ts'

export function register(program: Command): void {
  program
    .command('replay')
    .argument('<file>', 'a .turnwise.json record')
    .description('verify a record against the rules and its seed, and print the outcome')
    .option('--log', 'print the whole match')
    .option('--seed-hash <hash>', 'the hash that was published before the first action; the record must match it')
    .addOption(gameOption())
    .action(async (file: string, options: { log?: boolean; seedHash?: string } & GameOptions) => {
      const record = await readRecord(file)
      const module = await loadGame(record.game, options.game)
      const replayed = replayRecord(module.game, record)
      if (!replayed.ok) throw new UserError(`${file}: ${replayed.error.message}`)
      if (options.seedHash !== undefined && options.seedHash.toLowerCase() !== record.seed_hash) {
        throw new UserError(
          `${file}: the hash of its seed is ${record.seed_hash ?? 'not known'}, not ${options.seedHash}.`,
        )
      }
      const match = replayed.value
      const names = record.players.map(player => player.name)
      if (options.log === true) {
        for (const { seq } of match.log) {
          for (const event of match.eventsAt(seq)) {
            const text = module.face.describeEvent(event, names)
            if (text !== undefined) process.stdout.write(`${String(seq).padStart(5)}  ${text}\n`)
          }
        }
      }
      const drawn = match.log.filter(entry => entry.kind === 'action' && entry.chance === 'drawn').length
      const given = match.log.filter(entry => entry.kind === 'action' && entry.chance === 'given').length
      process.stdout.write(
        `${module.game.title} ${record.version}, ${names.join(' against ')}, ${match.seq} entries: every one fits the rules.\n` +
          `Seed ${record.seed}: ${drawn} draws are what it says${given === 0 ? '' : `, ${given} were given by the host`}.\n` +
          `${describeCommitment(record)}\n` +
          `${describeOutcome(match.outcome, names)}\n`,
      )
    })
}

/** Reading the record has already checked that seed and salt give the hash. */
function describeCommitment({ seed_hash, salt }: MatchRecord): string {
  return seed_hash === undefined
    ? 'No hash of the seed was published before the first action.'
    : `Before the first action the seed was committed to: ${seed_hash} is the SHA-256 of ${salt}:SEED.`
}
