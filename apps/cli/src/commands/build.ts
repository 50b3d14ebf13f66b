import { resolve } from 'node:path'
import type { Command } from 'commander'
import { buildGame } from '../games/build-game.ts'
import { print } from '../terminal.ts'

export function register(program: Command): void {
  program
    .command('build')
    .argument('[folder]', "the game's folder", '.')
    .description('build a game for the browser, into dist/web')
    .action(async (folder: string) => {
      await buildGame(resolve(folder))
      print('Built dist/web. "turnwise serve --game ." offers the game to browsers; restart a running server.\n')
    })
}
