import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { fatal } from './fatal.ts'
import { print, printError } from './terminal.ts'

/** Each command is one file, loaded when it is used: a quick command does not wait for the server's code. */
const COMMANDS = {
  play: () => import('./commands/play.ts'),
  join: () => import('./commands/join.ts'),
  watch: () => import('./commands/join.ts'),
  serve: () => import('./commands/serve.ts'),
  stdio: () => import('./commands/stdio.ts'),
  mcp: () => import('./commands/mcp.ts'),
  bot: () => import('./commands/bot.ts'),
  arena: () => import('./commands/arena.ts'),
  export: () => import('./commands/export.ts'),
  replay: () => import('./commands/replay.ts'),
  puzzles: () => import('./commands/puzzles.ts'),
  calibrate: () => import('./commands/calibrate.ts'),
  review: () => import('./commands/review.ts'),
  verify: () => import('./commands/verify.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/backup.ts'),
  prune: () => import('./commands/prune.ts'),
  'new-game': () => import('./commands/new-game.ts'),
  build: () => import('./commands/build.ts'),
  check: () => import('./commands/check.ts'),
  record: () => import('./commands/record.ts'),
} as const

const manifest: { readonly version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

const program = new Command('turnwise')
  .description('A table for turn-based games: play, serve, simulate.')
  .version(manifest.version)
  .showHelpAfterError('(turnwise --help lists the commands)')
  .configureOutput({ writeOut: print, writeErr: printError })

/** These look after their output themselves: a server runs on without a reader, a match is saved first. */
const OWN_OUTPUT: ReadonlySet<string> = new Set(['serve', 'stdio', 'mcp', 'play', 'join', 'watch'])

const [, , name = ''] = process.argv
// The reader of the output may stop at any time, as `head` does.
if (!OWN_OUTPUT.has(name)) process.stdout.on('error', () => process.exit(0))
const wanted = Object.entries(COMMANDS).filter(([known]) => known === name)
const modules = await Promise.all((wanted.length > 0 ? wanted : Object.entries(COMMANDS)).map(([, load]) => load()))
for (const { register } of new Set(modules)) register(program)

try {
  await program.parseAsync()
} catch (error) {
  fatal(error)
}
