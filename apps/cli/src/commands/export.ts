import type { Command } from 'commander'
import { type GameOptions, gameOption } from '../catalog.ts'
import { writeWhole } from '../files.ts'
import { recordAt } from '../kept-record.ts'
import { print } from '../terminal.ts'

export function register(program: Command): void {
  program
    .command('export')
    .argument('<place>', 'the folder where the terminal kept a match')
    .argument('[file]', 'the record to write', 'match.turnwise.json')
    .description('write a match that the terminal kept to a file, also if its rules are no longer installed')
    .addOption(gameOption())
    .action(async (place: string, file: string, { game }: GameOptions) => {
      await writeWhole(file, `${JSON.stringify(await recordAt(place, game))}\n`)
      print(`Written to ${file}\n`)
    })
}
