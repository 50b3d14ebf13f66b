import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { checkName, type GameModule, type RecordedPlayer } from '@turnwise/engine'
import type { Command } from 'commander'
import { type GameOptions, gameOption, loadCatalog, loadGame } from '../catalog.ts'
import { UserError } from '../fatal.ts'
import { dataDirectory } from '../files.ts'
import { playPlain } from '../play/plain.ts'
import { playOnScreen } from '../play/screen.ts'
import { resumeSession, type Session, startSession } from '../play/session.ts'
import { watchReplay } from '../play/watch-replay.ts'
import { seedOption } from '../text-options.ts'

interface PlayOptions extends GameOptions {
  readonly seats?: string
  readonly seed?: string
  readonly option?: readonly string[]
  readonly save?: string
  readonly resume?: string
  readonly replay?: string
  readonly plain?: boolean
  readonly ascii?: boolean
  readonly color: boolean
}

export function register(program: Command): void {
  program
    .command('play')
    .argument('[game]', 'which game, by its id or its folder; asked for when left out')
    .description('play on this terminal')
    .option(
      '--seats <list>',
      'who plays, by comma: a bot by its name, anybody else is a person (default: you against a bot)',
    )
    .option('--seed <text>', "the match's seed; the same seed gives the same chances", seedOption)
    .option('--option <key=value...>', 'options of the game')
    .option('--save <file>', 'keep the match in this file')
    .option('--resume <file>', 'go on with a kept match')
    .option('--replay <file>', 'step through a kept match')
    .option('--plain', 'numbered lines, nothing drawn on the screen')
    .option('--ascii', 'plain ASCII only')
    .option('--no-color', 'no colour')
    .addOption(gameOption())
    .action(play)
}

async function play(game: string | undefined, options: PlayOptions): Promise<void> {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  const plain = options.plain === true || process.env.TERM === 'dumb'
  if (!isTerminal && !plain) {
    throw new UserError(
      'this is not a terminal. What works here: "turnwise play GAME --plain" (lines in, lines out), "turnwise stdio" (JSON lines), "turnwise replay FILE", "turnwise arena GAME".',
    )
  }
  const session = await sessionFor(game, options)
  const color = options.color && isTerminal && process.env.NO_COLOR === undefined
  const ascii = options.ascii === true
  if (plain) {
    const write = (text: string) => process.stdout.write(text)
    await playPlain(session, { input: process.stdin, write }, { width: process.stdout.columns ?? 80, color, ascii })
  } else if (options.replay !== undefined) await watchReplay(session, { color, ascii })
  else await playOnScreen(session, { color, ascii })
  process.exit(0)
}

async function sessionFor(game: string | undefined, options: PlayOptions): Promise<Session> {
  const kept = options.resume ?? options.replay
  if (kept !== undefined) return resumeSession(kept, id => loadGame(id, options.game))
  const module = await loadGame(game ?? (await askForGame(options.game)), options.game)
  const seed = options.seed ?? randomBytes(8).toString('hex')
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const file = options.save ?? join(dataDirectory(), 'matches', `${module.game.id}-${stamp}.turnwise.json`)
  return startSession(module, playersFrom(module, options.seats), seed, gameOptions(options.option ?? []), file)
}

async function askForGame(places: readonly string[] | undefined): Promise<string> {
  const catalog = await loadCatalog(places)
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  for (const [i, { title, tagline }] of catalog.entries()) process.stdout.write(`${i + 1}. ${title}: ${tagline}\n`)
  const answer = await reader.question('Which game? ')
  reader.close()
  return catalog[Number(answer) - 1]?.id ?? answer.trim()
}

/** `Ann,greedy`: whatever is not the name of a bot is the name of a person. */
function playersFrom(module: GameModule, seats: string | undefined): readonly RecordedPlayer[] {
  if (seats !== undefined) {
    return seats.split(',').map(name => {
      const bot = module.bots.find(bot => bot.id === name.trim())
      if (bot !== undefined) return { name: bot.title, bot: bot.id }
      const checked = checkName(name.trim() || 'Player')
      if (!checked.ok) throw new UserError(`--seats: ${checked.error.message}`)
      return { name: checked.value }
    })
  }
  const opponent = module.bots.at(-1)
  return Array.from({ length: module.game.seats.min }, (_, seat) =>
    seat === 0 || opponent === undefined
      ? { name: seat === 0 ? 'Player' : `Player ${seat + 1}` }
      : { name: opponent.title, bot: opponent.id },
  )
}

/** Values are JSON where they read as such, text otherwise. */
function gameOptions(pairs: readonly string[]): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (const pair of pairs) {
    const [key, ...rest] = pair.split('=')
    if (key === undefined || key === '' || rest.length === 0)
      throw new UserError(`--option takes key=value, not ${pair}.`)
    const text = rest.join('=')
    try {
      options[key] = JSON.parse(text)
    } catch {
      options[key] = text
    }
  }
  return options
}
