import type { GameModule, Puzzle } from '@turnwise/engine'
import { findPuzzles, judgeOf } from '@turnwise/review'
import type { Command } from 'commander'
import { type GameOptions, gameOption, loadGame } from '../catalog.ts'
import { UserError } from '../fatal.ts'
import { writeWhole } from '../files.ts'
import { print, printProgress } from '../terminal.ts'
import { wholeNumber } from '../text-options.ts'

interface PuzzlesOptions extends GameOptions {
  readonly games: number
  readonly from: number
  readonly most: number
  readonly iterations?: number
  readonly options?: string
  readonly out?: string
}

export function register(program: Command): void {
  program
    .command('puzzles')
    .argument('<game>', 'which game, by its id or its folder')
    .description('positions from bot games in which one choice is clearly better, checked by a stronger search')
    .option('--games <n>', 'games to look through at most', wholeNumber, 200)
    .option('--from <n>', 'number of the first game', Number, 0)
    .option('--most <n>', 'puzzles wanted', wholeNumber, 36)
    .option('--iterations <n>', 'budget of the stronger search', wholeNumber)
    .option('--options <json>', 'options of the matches')
    .option('--out <file>', 'write them as JSON: puzzles.json of the game')
    .addOption(gameOption())
    .action(async (game: string, { games, from, most, iterations, options, out, ...places }: PuzzlesOptions) => {
      const module = await loadGame(game, places.game)
      if (judgeOf(module, 2)?.bot.judging?.isCoarse === true)
        throw new UserError(
          `The judge of ${module.game.title} only estimates who is ahead: it can call no choice best.`,
        )
      const solution = await module.solution?.()
      const found: Puzzle[] = []
      const search = findPuzzles(module, {
        games,
        from,
        most,
        ...(iterations === undefined ? {} : { iterations }),
        ...(options === undefined ? {} : { options: JSON.parse(options) }),
        ...(solution === undefined ? {} : { solution }),
      })
      for (const puzzle of search) {
        found.push(puzzle)
        if (out === undefined) print(`Puzzle ${found.length}\n${formatPuzzle(module, puzzle)}\n\n`)
        else if (process.stderr.isTTY === true) printProgress(`${found.length} puzzles`)
      }
      if (found.length === 0) throw new UserError(`No puzzle was found in ${games} games of ${module.game.title}.`)
      if (out === undefined) return
      const lines = found.map(puzzle => JSON.stringify(puzzle)).join(',\n')
      await writeWhole(out, `[\n${lines}\n]\n`)
      print(`${found.length} puzzles.\n`)
    })
}

/** The position as its player sees it, and every choice with its chance, best first. */
function formatPuzzle({ game, face }: GameModule, { state, seat, choices }: Puzzle): string {
  const view = game.view(state, seat)
  const names = Array.from({ length: game.seats.max }, (_, i) => `Player ${i + 1}`)
  const style = { viewer: seat, names, width: process.stdout.columns ?? 80, color: false, ascii: false }
  const lines = choices.map(({ text, value }) => `  ${text}: ${Math.round(value * 100)} %`)
  return [face.show(view, style), face.prompt(view, style), ...lines].join('\n')
}
