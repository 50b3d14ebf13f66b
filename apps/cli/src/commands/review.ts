import { resultSentence } from '@turnwise/client/match'
import { curvePicture, reportOf, startReview } from '@turnwise/review'
import { SingleBar } from 'cli-progress'
import type { Command } from 'commander'
import { type GameOptions, gameOption, loadGame } from '../catalog.ts'
import { UserError } from '../fatal.ts'
import { writeWhole } from '../files.ts'
import { recordAt } from '../kept-record.ts'
import { print } from '../terminal.ts'
import { wholeNumber } from '../text-options.ts'

interface ReviewOptions extends GameOptions {
  readonly json?: boolean
  readonly svg?: string
  readonly iterations?: number
}

export function register(program: Command): void {
  program
    .command('review')
    .argument('<file>', 'a .turnwise.json record of a finished match, or the folder where the terminal kept it')
    .description('what decided a match: luck and errors of every seat, and better choices')
    .option('--json', 'the whole review as JSON')
    .option('--svg <file>', 'write the value curve as a picture')
    .option('--iterations <n>', 'budget of the judge for each action', wholeNumber)
    .addOption(gameOption())
    .action(review)
}

async function review(file: string, options: ReviewOptions): Promise<void> {
  const record = await recordAt(file, options.game)
  const module = await loadGame(record.game, options.game, record.version)
  const { iterations } = options
  const started = startReview(module, record, iterations === undefined ? {} : { budget: { iterations } })
  if (!started.ok) throw new UserError(`${file}: ${started.error.message}`)
  const bar = new SingleBar({ format: '{bar} {value}/{total} actions', clearOnComplete: true })
  let step = started.value.next()
  if (process.stderr.isTTY && step.done !== true) bar.start(step.value.total, 0)
  for (; step.done !== true; step = started.value.next()) bar.update(step.value.done)
  bar.stop()
  const found = step.value
  if (options.svg !== undefined) await writeWhole(options.svg, curvePicture(found))
  if (options.json === true) print(`${JSON.stringify(found)}\n`)
  else {
    const result = resultSentence(found.outcome, { names: found.players })
    print(`${module.game.title}, ${found.actions.length} actions. ${result}\n\n${reportOf(found)}\n`)
  }
}
