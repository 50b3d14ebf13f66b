import { existsSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  CHECKS,
  type ConformanceOptions,
  Coverage,
  checkGame,
  PACKAGE_CHECKS,
  type Report,
  sourceProblems,
  type Unreached,
} from '@turnwise/conformance/check'
import type { Game, GameModule } from '@turnwise/engine'
import type { Command } from 'commander'
import { UserError } from '../fatal.ts'
import { conformanceOptions } from '../games/conformance-options.ts'
import { findGame, packageOf } from '../games/find-game.ts'
import { changedRules } from '../games/versions-file.ts'
import { print, printProgress } from '../terminal.ts'

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
    .option('--seconds <n>', 'stop after this time, with what was seen until then')
    .action(async (place: string, { seeds, seconds }: { readonly seeds?: string; readonly seconds?: string }) => {
      for (const [name, given] of Object.entries({ seeds, seconds })) {
        if (given !== undefined && !/^[1-9]\d{0,4}$/.test(given))
          throw new UserError(`--${name} takes a whole number from 1.`)
      }
      const folder = folderOf(resolve(place))
      // V8 counts from here on, so that it knows what runs when the rules are loaded.
      const coverage = new Coverage(file => isRules(relative(folder, file)))
      const { checked, options, entry, changed } = await gameAt(place)
      const report = checkGame(checked, {
        ...options,
        ...(seeds === undefined ? {} : { seeds: Number(seeds) }),
        ...(seconds === undefined ? {} : { seconds: Number(seconds) }),
        costs: true,
        exhaustive: MOST_STATES,
        coverage,
        ...(process.stderr.isTTY ? { onProgress: showProgress } : {}),
      })
      if (process.stderr.isTTY) printProgress('')
      const unreached = coverage.unreached().map(each => ({ ...each, file: relative(folder, each.file) }))
      coverage.stop()
      const imports = entry === undefined ? [] : sourceProblems(entry, folder)
      print(formatReport(checked, report, imports, unreached))
      if (options.hidden === undefined && report.problems.some(({ check }) => check === 'hidden-parts')) {
        print('What is hidden from whom is listed in src/conformance.ts, and nothing is listed there.\n')
      }
      if (changed !== undefined) print(`${changed}\n`)
      process.exitCode = report.problems.length + imports.length === 0 && changed === undefined ? 0 : 1
    })
}

function folderOf(place: string): string {
  return existsSync(place) && statSync(place).isDirectory() ? place : packageOf(place)
}

/** Of a small configuration so many states are searched. */
const MOST_STATES = 2000

function isRules(file: string): boolean {
  return !file.startsWith('..') && !file.includes('node_modules') && /(^|[\\/])src[\\/]game[\\/]/.test(file)
}

function showProgress(done: number, total: number): void {
  printProgress(`match ${done + 1} of ${total}`)
}

interface Found {
  readonly checked: Game | GameModule
  readonly options: ConformanceOptions
  /** The source that everything else is reached from. */
  readonly entry?: string
  /** A sentence, if the rules have changed and their version has not. */
  readonly changed?: string | undefined
}

async function gameAt(place: string): Promise<Found> {
  const file = resolve(place)
  const rules = await rulesAt(place)
  if (rules !== undefined) return { checked: rules, options: await conformanceOptions(packageOf(file)), entry: file }
  const { entry, folder, version } = await findGame(place)
  const source = join(folder, 'src/module.ts')
  const options = await conformanceOptions(folder)
  const sources = existsSync(source) ? { entry: source, changed: changedRules(folder, version) } : {}
  return { checked: await entry.load(), options, ...sources }
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

/** A line for each check, followed by the problems that it found, and by what the run can say and what it cannot. */
function formatReport(
  checked: Game | GameModule,
  { problems, warnings, counts, costs, searched, isCut }: Report,
  imports: readonly string[],
  unreached: readonly Unreached[],
): string {
  const { title } = 'game' in checked ? checked.game : checked
  const all = [...problems, ...imports.map(detail => ({ check: 'no-hidden-input', detail }))]
  const lines = Object.entries('game' in checked ? { ...CHECKS, ...PACKAGE_CHECKS } : CHECKS).flatMap(
    ([check, claim]) => {
      const found = all.filter(problem => problem.check === check)
      const head = `${found.length === 0 ? 'ok ' : 'NOT'} ${check}: ${claim}`
      return [head, ...found.slice(0, 5).map(({ detail }) => `      ${detail}`)]
    },
  )
  const rest = [
    ...warnings.map(({ check, detail }) => `warning, ${check}: ${detail}`),
    ...(costs === undefined ? [] : formatCosts(costs)),
    ...searched.map(({ states, isComplete }) =>
      isComplete
        ? `A small configuration was searched completely: ${states} states, proven for that start.`
        : `A small configuration was searched for ${states} of its states.`,
    ),
    ...unreached.map(({ file, lines }) => `no match reached ${file}: ${lines.map(formatLines).join(', ')}`),
  ]
  const { matches, positions, worlds } = counts
  const verdict =
    all.length === 0 ? `${title} keeps the contract, as far as was seen.` : `${title} breaks the contract.`
  const time = isCut ? ' The time was over before all was done.' : ''
  const limits = 'These are samples: what no match reached, and a part that is not listed as hidden, is not judged.'
  const sums = `${matches} matches, ${positions} positions, ${worlds} concealed worlds compared.`
  return `${lines.join('\n')}\n\n${rest.join('\n')}\n\n${verdict} ${sums}${time}\n${limits}\n`
}

function formatLines([first, last]: readonly [number, number]): string {
  return first === last ? String(first) : `${first}–${last}`
}

function formatCosts({ functions, bytes, growth }: NonNullable<Report['costs']>): readonly string[] {
  const times = Object.entries(functions).filter(([, { calls }]) => calls > 0)
  const each = times.map(([name, { median, worst }]) => `${name} ${median.toFixed(2)} (${worst.toFixed(1)})`)
  return [
    `milliseconds, median (worst): ${each.join(', ')}`,
    `bytes at most: state ${bytes.state}, view ${bytes.view}, update ${bytes.update}; the state grows by ${growth} an action`,
  ]
}
