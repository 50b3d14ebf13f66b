import { type Connection, remoteConnection } from '@turnwise/client'
import { resultSentence } from '@turnwise/client/match'
import { type Command, InvalidArgumentError } from 'commander'
import { loadCatalog } from '../catalog.ts'
import { BotProgram } from '../external-bot/bot-program.ts'
import { moduleOf } from '../external-bot/program-view.ts'
import { takeSeat } from '../external-bot/take-seat.ts'
import { UserError } from '../fatal.ts'
import type { Handle } from '../mcp/handle.ts'
import { ownTable } from '../own-table.ts'
import { print, printError } from '../terminal.ts'
import { gameOptions, nameOption } from '../text-options.ts'

interface BotOptions {
  readonly server: string
  readonly local?: boolean
  readonly option?: readonly string[]
  readonly match?: string
  readonly game?: string
  readonly against?: string
  readonly name?: string
  readonly seconds: number
}

export function register(program: Command): void {
  program
    .command('bot')
    .argument('<command...>', 'the program, after --')
    .description(
      'let a program in any language take a seat: turnwise bot --game senet --against greedy -- python3 bot.py',
    )
    .option('--server <url>', 'where the match is', 'http://127.0.0.1:8710')
    .option('--local', 'at a table in this process instead: without a server and without its limits')
    .option('--match <id>', 'join this match')
    .option('--game <id>', 'create a match of this game instead')
    .option('--against <bot>', 'with --game: the bot on every other seat; without it they are open')
    .option('--option <key=value...>', 'with --game: options of the game')
    .option('--name <name>', 'instead of the name that the program gives', nameOption)
    .option('--seconds <n>', 'time for each action', seconds, 10)
    .action(bot)
}

function seconds(text: string): number {
  const number = Number(text)
  if (!(number > 0 && number <= 3600)) throw new InvalidArgumentError('It must be a number up to 3600.')
  return number
}

async function bot(command: readonly string[], options: BotOptions): Promise<void> {
  const program = await BotProgram.start(command)
  const connection = options.local === true ? ownTable(await loadCatalog()) : remoteConnection(options.server)
  try {
    const handle = await sitDown(connection, options, options.name ?? program.name)
    const { players, game, version, options: settings } = await connection.request({ cmd: 'get-state', ...handle })
    printError(`${players[handle.player_id]?.name} plays seat ${handle.player_id} of ${handle.match_id}\n`)
    program.tell({
      type: 'new-game',
      game,
      version,
      seat: handle.player_id,
      seats: players.length,
      options: settings,
    })
    const report = (line: string) => printError(`turnwise: ${line}\n`)
    const outcome = await takeSeat(connection, handle, program, {
      deadlineMs: options.seconds * 1000,
      module: await moduleOf(await loadCatalog(), game, version),
      report,
    })
    const names = players.map(({ name }) => name)
    print(`${resultSentence(outcome, { names })}\n`)
  } finally {
    connection.close()
    program.close()
  }
}

async function sitDown(connection: Connection, options: BotOptions, name: string): Promise<Handle> {
  const { match, game, against } = options
  if (match !== undefined && game !== undefined) throw new UserError('Give --match or --game.')
  if (match !== undefined) {
    const { player_id, token = '' } = await connection.request({ cmd: 'join-match', match_id: match, name })
    return { match_id: match, player_id, token }
  }
  if (game === undefined) throw new UserError('Give --match or --game.')
  const { games } = await connection.request({ cmd: 'list-games' })
  const seats = games.find(({ game: id }) => id === game)?.min_players ?? 1
  const others = Array.from({ length: seats - 1 }, () => (against === undefined ? { open: true } : { bot: against }))
  const created = await connection.request({
    cmd: 'create-match',
    game,
    players: [{ name }, ...others],
    ...(options.local === true ? {} : { shared_seed: true }),
    options: gameOptions(options.option ?? []),
  })
  return { match_id: created.match_id, player_id: 0, token: created.players[0]?.token ?? '' }
}
