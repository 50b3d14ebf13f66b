import { readConfig, serve } from '@turnwise/server'
import { type Command, InvalidArgumentError } from 'commander'
import { findGames, type GameOptions, gameOption } from '../catalog.ts'
import { UserError } from '../fatal.ts'
import type { FoundGame } from '../games/find-game.ts'
import { readableLog } from '../readable-log.ts'
import { print, printError } from '../terminal.ts'

interface ServeOptions extends GameOptions {
  readonly port?: string
  readonly host?: string
}

export function register(program: Command): void {
  program
    .command('serve')
    .description('serve the web app and the API; the environment configures it, see docs/operating.md')
    .option('--port <n>', 'port to listen on (TURNWISE_PORT)', port)
    .option('--host <address>', 'address to listen on; by default only this machine (TURNWISE_HOST)')
    .addOption(gameOption())
    .action(run)
}

function port(text: string): string {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('It must be a number.')
  return text
}

async function run({ port, host, game }: ServeOptions): Promise<void> {
  const environment = {
    ...process.env,
    ...(port === undefined ? {} : { TURNWISE_PORT: port }),
    ...(host === undefined ? {} : { TURNWISE_HOST: host }),
  }
  try {
    const isTerminal = process.stdout.isTTY === true
    const say = (text: string) => print(text)
    const { url } = await serve(environment, {
      outsideGames: await servedGames(game ?? []),
      ...(isTerminal ? { logTo: readableLog(say) } : {}),
    })
    stopWithShell()
    if (isTerminal) say(welcome(url, environment))
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

/** npm passes a signal on to the shell that it has started, and a shell that is ended leaves its child running. */
function stopWithShell(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

async function servedGames(places: readonly string[]): Promise<readonly FoundGame[]> {
  const games = await findGames(places)
  for (const { entry, folder, web } of games) {
    if (web === undefined) {
      printError(
        `${entry.title} has no build for the browser, so the web app does not offer it: run "turnwise build ${folder}".\n`,
      )
    }
  }
  return games
}

/** What a person at a terminal needs to know. */
function welcome(url: string, environment: NodeJS.ProcessEnv): string {
  const { storage } = readConfig(environment)
  const place = storage.kind === 'sqlite' ? storage.folder : 'the database'
  return `
  Turnwise is running at ${url}

  Open that address in a browser to play.
  Matches are kept in ${place}.
  Press Ctrl-C to stop; nothing is lost.
`
}
