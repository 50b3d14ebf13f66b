import { resolve } from 'node:path'
import type { Command } from 'commander'
import { buildGame } from '../games/build-game.ts'

export function register(program: Command): void {
  program
    .command('build')
    .argument('[folder]', "the game's folder", '.')
    .description('build a game for the browser, into dist/web')
    .action(async (folder: string) => {
      await buildGame(resolve(folder))
      process.stdout.write(
        'Built dist/web. "turnwise serve --game ." offers the game to browsers; restart a running server.\n',
      )
    })
}
