import { logOf, sentencesOf } from '@turnwise/client/match'
import { type GameModule, type Match, type MatchRecord, replayRecord, type Viewer } from '@turnwise/engine'
import type { Command } from 'commander'
import { type GameOptions, gameOption, loadGame } from '../catalog.ts'
import { UserError } from '../fatal.ts'
import { recordAt } from '../kept-record.ts'
import { describeResult } from '../play/match-log.ts'
import { openRecord } from '../play/open-record.ts'
import { wholeNumber } from '../text-options.ts'

interface ReplayOptions extends GameOptions {
  readonly log?: boolean
  readonly ask?: string
  readonly at?: number
  readonly seedHash?: string
}

export function register(program: Command): void {
  program
    .command('replay')
    .argument('<file>', 'a .turnwise.json record, or the folder where the terminal kept a match')
    .description('verify a record against the rules and its seed, and print the outcome')
    .option('--log', 'print the whole match')
    .option('--ask <question>', 'print only the answer to a question that a player can type, such as audit in Odysseus')
    .option('--at <entry>', 'with --ask: after this entry; without it at the end', wholeNumber)
    .option('--seed-hash <hash>', 'the hash that was published before the first action; the record must match it')
    .addOption(gameOption())
    .action(async (file: string, options: ReplayOptions) => {
      const record = await recordAt(file, options.game)
      const module = await loadGame(record.game, options.game, record.version)
      const replayed = replayRecord(module.game, record)
      if (!replayed.ok) throw new UserError(`${file}: ${replayed.error.message}`)
      if (options.seedHash !== undefined && options.seedHash.toLowerCase() !== record.seed_hash) {
        throw new UserError(
          `${file}: the hash of its seed is ${record.seed_hash ?? 'not known'}, not ${options.seedHash}.`,
        )
      }
      const match = replayed.value
      const names = record.players.map(player => player.name)
      match.names = names
      if (options.ask !== undefined) {
        process.stdout.write(`${answerOf(module, match, names, options.ask, options.at)}\n`)
        return
      }
      if (options.log === true) {
        for (const entry of logOf((await openRecord(module, record)).get())) {
          for (const text of sentencesOf(entry, { names })) {
            process.stdout.write(`${String(entry.seq).padStart(5)}  ${text}\n`)
          }
        }
      }
      const drawn = match.log.filter(entry => entry.kind === 'action' && entry.chance === 'drawn').length
      const given = match.log.filter(entry => entry.kind === 'action' && entry.chance === 'given').length
      process.stdout.write(
        `${module.game.title} ${record.version}, ${names.join(' against ')}, ${match.seq} entries: every one fits the rules.\n` +
          `Seed ${record.seed}: ${drawn} draws are what it says${given === 0 ? '' : `, ${given} were given by the host`}.\n` +
          `${describeCommitment(record)}\n` +
          `${describeResult(match.outcome, names)}\n`,
      )
    })
}

/** What a player of the match could have read then; a seat's own things are those of the one that was to act. */
function answerOf({ game, face }: GameModule, match: Match, names: readonly string[], question: string, at?: number) {
  const state = match.stateAt(Math.min(at ?? match.seq, match.seq))
  const viewer: Viewer = game.toAct(state)[0] ?? 'spectator'
  const style = { viewer, names, width: process.stdout.columns ?? 80, color: false, ascii: false }
  const answer = face.ask?.(question, game.view(state, viewer), style)
  if (answer === undefined)
    throw new UserError(`${game.title} has no answer to "${question}". It can be asked:\n${face.help}`)
  return answer.text
}

/** Reading the record has already checked that seed and salt give the hash. */
function describeCommitment({ seed_hash, salt }: MatchRecord): string {
  return seed_hash === undefined
    ? 'No hash of the seed was published before the first action.'
    : `Before the first action the seed was committed to: ${seed_hash} is the SHA-256 of ${salt}:SEED.`
}
