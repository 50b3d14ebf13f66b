import { readFile } from 'node:fs/promises'
import { type Calibration, calibrate, calibrationPicture, calibrationTable, mergeCalibrations } from '@turnwise/review'
import type { Command } from 'commander'
import { type GameOptions, gameOption, loadGame } from '../catalog.ts'
import { UserError } from '../fatal.ts'
import { writeWhole } from '../files.ts'
import { print } from '../terminal.ts'
import { wholeNumber } from '../text-options.ts'

interface CalibrateOptions extends GameOptions {
  readonly games: number
  readonly from: number
  readonly options?: string
  readonly bots?: string
  readonly seats?: number
  readonly out?: string
  readonly merge?: readonly string[]
  readonly picture?: string
}

export function register(program: Command): void {
  program
    .command('calibrate')
    .argument('<game>', 'which game, by its id or its folder')
    .description('of positions that the judge rates at 70 to 80 %, how many are won? Plays bots against each other')
    .option('--games <n>', 'games to play', wholeNumber, 500)
    .option('--from <n>', 'number of the first game: a series can be split over processes', Number, 0)
    .option('--options <json>', 'options of the matches')
    .option('--bots <list>', 'bots, separated by commas (default: all but the weakest)')
    .option('--seats <n>', 'seats at the table', wholeNumber)
    .option('--out <file>', 'write the counts, to be merged')
    .option('--merge <files...>', 'play nothing; put these counts together')
    .option('--picture <file>', 'write the picture')
    .addOption(gameOption())
    .action(run)
}

async function run(game: string, options: CalibrateOptions): Promise<void> {
  const found = options.merge === undefined ? await played(game, options) : await merged(options.merge)
  if (options.out !== undefined) await writeWhole(options.out, `${JSON.stringify(found)}\n`)
  if (options.picture !== undefined) await writeWhole(options.picture, calibrationPicture(found))
  print(`${calibrationTable(found)}\n`)
}

async function played(game: string, { games, from, options, bots, seats, ...rest }: CalibrateOptions) {
  const module = await loadGame(game, rest.game)
  return calibrate(module, from, from + games, {
    ...(options === undefined ? {} : { options: JSON.parse(options) }),
    ...(bots === undefined ? {} : { bots: bots.split(',') }),
    ...(seats === undefined ? {} : { seats }),
  })
}

async function merged(files: readonly string[]): Promise<Calibration> {
  const parts: Calibration[] = []
  for (const file of files) {
    try {
      parts.push(JSON.parse(await readFile(file, 'utf8')))
    } catch {
      throw new UserError(`${file} holds no counts of turnwise calibrate.`)
    }
  }
  return mergeCalibrations(parts)
}
