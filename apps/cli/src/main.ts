import { Command } from 'commander'
import { fatal } from './fatal.ts'

/** Each command in a file of its own, loaded when it is asked for: a quick command does not wait for the server's code. */
const COMMANDS = {
  play: () => import('./commands/play.ts'),
  serve: () => import('./commands/serve.ts'),
  stdio: () => import('./commands/stdio.ts'),
  arena: () => import('./commands/arena.ts'),
  replay: () => import('./commands/replay.ts'),
  'new-game': () => import('./commands/new-game.ts'),
} as const

const program = new Command('turnwise')
  .description('A table for turn-based games: play, serve, simulate.')
  .version('0.1.0')
  .showHelpAfterError('(turnwise --help lists the commands)')

const wanted = Object.entries(COMMANDS).filter(([name]) => name === process.argv[2])
for (const [, load] of wanted.length > 0 ? wanted : Object.entries(COMMANDS)) (await load()).register(program)

try {
  await program.parseAsync()
} catch (error) {
  fatal(error)
}
