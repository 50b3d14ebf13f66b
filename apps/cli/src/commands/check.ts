import { CHECKS, type ConformanceOptions, checkGame, type Report } from '@turnwise/conformance/check'
import type { Game } from '@turnwise/engine'
import type { Command } from 'commander'
import { UserError } from '../fatal.ts'
import { conformanceOptions } from '../games/conformance-options.ts'
import { findGame } from '../games/find-game.ts'

export function register(program: Command): void {
  program
    .command('check')
    .argument('[game]', 'its folder, its module file or an installed package', '.')
    .description('play a game at random and check that it keeps the contract: determinism, actions, endings, secrets')
    .option('--seeds <n>', 'random matches for each number of seats')
    .action(async (place: string, { seeds }: { readonly seeds?: string }) => {
      if (seeds !== undefined && !/^[1-9]\d{0,4}$/.test(seeds))
        throw new UserError('--seeds takes a whole number from 1.')
      const { game, options } = await gameAt(place)
      const report = checkGame(game, { ...options, ...(seeds === undefined ? {} : { seeds: Number(seeds) }) })
      process.stdout.write(formatReport(game.title, report))
      if (options.hidden === undefined && report.problems.some(({ check }) => check === 'hidden-parts')) {
        process.stdout.write('What is hidden from whom is listed in src/conformance.ts, and nothing is listed there.\n')
      }
      process.exitCode = report.problems.length === 0 ? 0 : 1
    })
}

async function gameAt(place: string): Promise<{ readonly game: Game; readonly options: ConformanceOptions }> {
  const { entry, folder } = await findGame(place)
  return { game: (await entry.load()).game, options: await conformanceOptions(folder) }
}

/** A line for each check, and under a broken one what is wrong. */
export function formatReport(title: string, { problems, counts }: Report): string {
  const lines = Object.entries(CHECKS).flatMap(([check, claim]) => {
    const found = problems.filter(problem => problem.check === check)
    const head = `${found.length === 0 ? 'ok ' : 'NOT'} ${check}: ${claim}`
    return [head, ...found.slice(0, 5).map(({ detail }) => `      ${detail}`)]
  })
  const { matches, positions, worlds } = counts
  const verdict = problems.length === 0 ? `${title} keeps the contract.` : `${title} breaks the contract.`
  return `${lines.join('\n')}\n\n${verdict} ${matches} matches, ${positions} positions, ${worlds} concealed worlds compared.\n`
}
