import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CHECKS, type ConformanceOptions, checkGame, type Report } from '@turnwise/conformance/check'
import type { Game } from '@turnwise/engine'
import type { Command } from 'commander'
import { UserError } from '../fatal.ts'
import { conformanceOptions } from '../games/conformance-options.ts'
import { findGame, packageOf } from '../games/find-game.ts'

export function register(program: Command): void {
  program
    .command('check')
    .argument(
      '[game]',
      'its folder, its module file, a file that exports its rules as "game", or an installed package',
      '.',
    )
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
  const rules = await rulesAt(place)
  if (rules !== undefined) return { game: rules, options: await conformanceOptions(packageOf(resolve(place))) }
  const { entry, folder } = await findGame(place)
  return { game: (await entry.load()).game, options: await conformanceOptions(folder) }
}

/** A file that exports `game` and no `module`: rules can be checked before bots, texts and board are written. */
async function rulesAt(place: string): Promise<Game | undefined> {
  const file = resolve(place)
  if (!existsSync(file) || !statSync(file).isFile()) return undefined
  const loaded: unknown = await import(pathToFileURL(file).href)
  return hasGame(loaded) && !('module' in loaded) ? loaded.game : undefined
}

/** The type of the game was checked where it was written. */
function hasGame(loaded: unknown): loaded is { readonly game: Game } {
  if (typeof loaded !== 'object' || loaded === null || !('game' in loaded)) return false
  return typeof loaded.game === 'object' && loaded.game !== null && 'legalActions' in loaded.game
}

/** A line for each check, followed by the problems that it found. */
function formatReport(title: string, { problems, counts }: Report): string {
  const lines = Object.entries(CHECKS).flatMap(([check, claim]) => {
    const found = problems.filter(problem => problem.check === check)
    const head = `${found.length === 0 ? 'ok ' : 'NOT'} ${check}: ${claim}`
    return [head, ...found.slice(0, 5).map(({ detail }) => `      ${detail}`)]
  })
  const { matches, positions, worlds } = counts
  const verdict = problems.length === 0 ? `${title} keeps the contract.` : `${title} breaks the contract.`
  return `${lines.join('\n')}\n\n${verdict} ${matches} matches, ${positions} positions, ${worlds} concealed worlds compared.\n`
}
