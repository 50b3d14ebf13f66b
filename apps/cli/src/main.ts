import { Command } from 'commander'
import { register as arena } from './commands/arena.ts'
import { register as newGame } from './commands/new-game.ts'
import { register as play } from './commands/play.ts'
import { register as replay } from './commands/replay.ts'
import { register as stdio } from './commands/stdio.ts'
import { fatal } from './fatal.ts'

const program = new Command('turnwise')
  .description('A table for turn-based games: play, serve, simulate.')
  .version('0.1.0')
  .showHelpAfterError('(turnwise --help lists the commands)')

for (const register of [play, replay, stdio, arena, newGame]) register(program)

try {
  await program.parseAsync()
} catch (error) {
  fatal(error)
}
