import { logOf, sentencesOf } from '@turnwise/client/match'
import type { GameModule, Match, Viewer } from '@turnwise/engine'
import { examineRecord, type Finding, PROOF_PARTS, type ProofPart } from '@turnwise/table'
import { type Command, InvalidArgumentError } from 'commander'
import { type GameOptions, gameOption, loadGame } from '../catalog.ts'
import { UserError } from '../fatal.ts'
import { recordAt } from '../kept-record.ts'
import { describeResult } from '../play/match-log.ts'
import { openRecord } from '../play/open-record.ts'
import { printable } from '../printable.ts'
import { print } from '../terminal.ts'
import { wholeNumber } from '../text-options.ts'

interface ReplayOptions extends GameOptions {
  readonly log?: boolean
  readonly ask?: string
  readonly at?: number
  readonly seedHash?: string
  readonly key?: string
  readonly require: readonly ProofPart[]
}

export function register(program: Command): void {
  program
    .command('replay')
    .argument('<file>', 'a .turnwise.json record, or the folder where the terminal kept a match')
    .description('verify a record, and print what of it is proven, what only claimed, and the outcome')
    .option('--log', 'print the whole match')
    .option('--ask <question>', 'print only the answer to a question that a player can type, such as audit in Odysseus')
    .option('--at <entry>', 'with --ask: after this entry; without it at the end', wholeNumber)
    .option('--seed-hash <hash>', 'the hash that was published before the first action; requires draws and seed')
    .option('--key <key>', "the server's public key, or its address, to be asked there")
    .option(
      '--require <parts>',
      `exit with 1 unless these are proven: all, or some of ${PROOF_PARTS.join(', ')}`,
      partsOf,
      [],
    )
    .addOption(gameOption())
    .action(async (file: string, options: ReplayOptions) => {
      const record = await recordAt(file, options.game)
      const module = await loadGame(record.game, options.game, record.version)
      const { seedHash } = options
      const key = options.key === undefined ? undefined : await keyAt(options.key)
      const { findings, match } = await examineRecord(module.game, record, { key, seedHash })
      const required = [...options.require, ...(seedHash === undefined ? [] : (['draws', 'seed'] as const))]
      const wrong = findings.find(({ is, part }) => is === 'refuted' || (is === 'claimed' && required.includes(part)))
      if (match === undefined) throw new UserError(`${file}: ${findings[0]?.why}`)
      const names = record.players.map(player => player.name)
      match.names = names
      if (options.ask !== undefined) {
        print(`${answerOf(module, match, names, options.ask, options.at)}\n`)
        return
      }
      if (options.log === true) {
        for (const entry of logOf((await openRecord(module, record)).get())) {
          for (const text of sentencesOf(entry, { names })) {
            print(`${String(entry.seq).padStart(5)}  ${printable(text)}\n`)
          }
        }
      }
      print(
        `${module.game.title} ${record.version}, ${names.join(' against ')}, ${match.seq} entries, seed ${record.seed}.\n` +
          `${findings.map(lineOf).join('')}${describeResult(match.outcome, names)}\n`,
      )
      if (wrong !== undefined) throw new UserError(`${file}: ${wrong.part} ${wrong.is}: ${wrong.why}.`)
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

function lineOf({ part, is, why }: Finding): string {
  return `  ${part.padEnd(8)} ${is.padEnd(8)} ${why}\n`
}

function partsOf(list: string): readonly ProofPart[] {
  if (list === 'all') return PROOF_PARTS
  return list.split(',').map(name => {
    const part = PROOF_PARTS.find(known => known === name)
    if (part === undefined) throw new InvalidArgumentError(`It is all, or some of ${PROOF_PARTS.join(',')}.`)
    return part
  })
}

/** A key as it is, or that of the server at an address. */
async function keyAt(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return place
  try {
    const { key } = Object(await (await fetch(new URL('/api/key.json', place))).json())
    return String(key)
  } catch {
    throw new UserError(`${place} does not say what it signs with.`)
  }
}
