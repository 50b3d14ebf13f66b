import { join } from 'node:path'
import type { Command } from 'commander'
import { PROGRAM } from '../arena/players.ts'
import { picturesOf, reportPage } from '../arena/report.ts'
import { runArena } from '../arena/run.ts'
import { formatTable, summarize } from '../arena/summary.ts'
import { checkSeats, type GameOptions, gameOption, loadGame } from '../catalog.ts'
import { UserError } from '../fatal.ts'
import { writeWhole } from '../files.ts'
import { print } from '../terminal.ts'
import { gameOptions, seedOption, wholeNumber } from '../text-options.ts'

interface ArenaOptions extends GameOptions {
  readonly bots?: string
  readonly games: number
  readonly seed: string
  readonly seats?: number
  readonly iterations?: number
  readonly report?: string
  readonly pictures?: string
  readonly option?: readonly string[]
}

export function register(program: Command): void {
  program
    .command('arena')
    .argument('<game>', 'which game, by its id or its folder')
    .description('let bots play each other and print win rates with 95 % intervals')
    .option('--bots <list>', 'bots, separated by commas; every pair of them plays (default: all)')
    .option('--games <n>', 'games for each pair', wholeNumber, 200)
    .option('--seed <text>', 'same seed, same table', seedOption, 'arena')
    .option('--seats <n>', 'seats at the table; a pair fills them in turn', wholeNumber)
    .option('--iterations <n>', 'budget of searching bots for each move', wholeNumber)
    .option('--option <key=value...>', 'options of the game')
    .option('--report <file>', 'write a page with plots')
    .option('--pictures <folder>', 'write each plot as a picture of its own')
    .addOption(gameOption())
    .action(arena)
}

async function arena(game: string, options: ArenaOptions): Promise<void> {
  const module = await loadGame(game, options.game)
  const bots = options.bots?.split(',').map(id => id.trim()) ?? module.bots.map(({ id }) => id)
  for (const id of bots) {
    if (!module.bots.some(bot => bot.id === id) && !id.startsWith(PROGRAM)) {
      const known = module.bots.map(bot => bot.id).join(', ')
      throw new UserError(`${module.game.title} has no bot ${id}; it has ${known}.`)
    }
  }
  const seats = options.seats ?? Math.max(module.game.seats.min, Math.min(2, module.game.seats.max))
  checkSeats(module, seats)
  const results = await runArena({
    game,
    // Of the game's own list, which begins with the weakest, the stronger comes first.
    pairings: options.bots === undefined ? pairsOf(bots, seats).map(pair => pair.toReversed()) : pairsOf(bots, seats),
    seats,
    games: options.games,
    seed: options.seed,
    ...(options.iterations === undefined ? {} : { iterations: options.iterations }),
    options: gameOptions(options.option ?? []),
    ...(options.game === undefined ? {} : { places: options.game }),
  })
  const summary = summarize(results)
  print(`${formatTable(module.game.title, summary)}\n`)
  if (options.report === undefined && options.pictures === undefined) return
  const pictures = picturesOf(summary, results)
  if (options.report !== undefined) await writeWhole(options.report, reportPage(module.game.title, summary, pictures))
  if (options.pictures !== undefined) {
    for (const { id, svg } of pictures) await writeWhole(join(options.pictures, `${id}.svg`), svg)
  }
}

/** Every pair of bots; each bot alone in a game for one. */
function pairsOf(bots: readonly string[], seats: number): readonly (readonly string[])[] {
  if (seats === 1 || bots.length === 1) return bots.map(bot => [bot])
  return bots.flatMap((a, i) => bots.slice(i + 1).map(b => [a, b]))
}
