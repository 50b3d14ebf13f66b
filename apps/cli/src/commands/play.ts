import { createInterface } from 'node:readline/promises'
import { type Catalog, type GameModule, type Level, levelsOf } from '@turnwise/engine'
import type { Command } from 'commander'
import { checkSeats, type GameOptions, gameOption, loadCatalog, loadGame } from '../catalog.ts'
import { UserError } from '../fatal.ts'
import { wrap } from '../play/frame.ts'
import { type LocalGames, type NewMatch, resumeLocal, startLocal } from '../play/local-match.ts'
import { type DisplayOptions, playSeating } from '../play/play-seating.ts'
import { startRemote } from '../play/remote-match.ts'
import { watchReplay } from '../play/watch-replay.ts'
import { print } from '../terminal.ts'
import { gameOptions } from '../text-options.ts'

interface PlayOptions extends GameOptions, DisplayOptions {
  readonly seats?: string
  readonly seed?: string
  readonly option?: readonly string[]
  readonly save?: string
  readonly resume?: string
  readonly replay?: string
  readonly server?: string
}

export function register(program: Command): void {
  program
    .command('play')
    .argument('[game]', 'which game, by its id or its folder; asked for when left out')
    .description('play on this terminal: on this device, or with --server on a server')
    .option(
      '--seats <list>',
      'players, separated by commas: a level (easy, medium, hard, expert) or the id of a bot, "open" on a server, anything else is a name',
    )
    .option('--seed <text>', 'the same seed gives the same random results')
    .option('--option <key=value...>', 'options of the game')
    .option('--save <file>', 'save the match as a record in this file')
    .option('--resume <place>', 'continue a saved match')
    .option('--replay <file>', 'step through a record')
    .option('--server <url>', 'start the match on this server')
    .option('--plain', 'line by line, nothing drawn on the screen')
    .option('--ascii', 'plain ASCII only')
    .option('--no-color', 'no colour')
    .addOption(gameOption())
    .action(play)
}

async function play(game: string | undefined, options: PlayOptions): Promise<void> {
  const { resume, replay, server, save } = options
  const places = options.game ?? []
  if (replay !== undefined) return watchReplay(replay, (id, version) => loadGame(id, places, version), options)
  if (resume !== undefined)
    return playSeating(async () => resumeLocal({ catalog: await loadCatalog(places), places }, resume), options)
  await playSeating(async () => {
    const { module, ...games } = await chosenGame(game, places)
    const seats = options.seats ?? (game === undefined ? await askForLevel(module) : undefined)
    const wanted = matchFrom(module, { ...options, ...(seats === undefined ? {} : { seats }) })
    if (server === undefined) return startLocal(games, wanted, save)
    return startRemote(games.catalog, server, wanted)
  }, options)
}

/** A game from outside is added to the catalog, so that the table knows it. */
async function chosenGame(
  game: string | undefined,
  places: readonly string[],
): Promise<LocalGames & { readonly module: GameModule }> {
  const catalog = await loadCatalog(places)
  const name = game ?? (await askForGame(catalog))
  const module = await loadGame(name, places)
  const { id, title, seats } = module.game
  if (catalog.some(entry => entry.id === id)) return { catalog, places, module }
  const entry = { id, title, tagline: title, seats, load: async () => module }
  return { catalog: [...catalog, entry], places: [...places, name], module }
}

async function askForGame(catalog: Catalog): Promise<string> {
  // Lines that come through a pipe are meant for the match.
  if (process.stdin.isTTY !== true)
    throw new UserError(
      `Which game? There are ${catalog.map(({ id }) => id).join(', ')}: "turnwise play ${catalog[0]?.id} --plain".`,
    )
  const lines = catalog.map(({ title, tagline }) => `${title}: ${tagline}`)
  const answer = await ask(lines, 'Which game? ')
  return catalog[Number(answer) - 1]?.id ?? answer
}

/** The seats for an opponent of the chosen level; the first level for Enter. */
async function askForLevel({ game, bots }: GameModule): Promise<string | undefined> {
  const { min } = game.seats
  const levels = levelsOf(bots)
  if (min < 2 || levels.length < 2) return undefined
  const lines = levels.map(({ title, text }) => `${title}: ${text}`)
  const answer = await ask(lines, 'Which opponent? (Enter: 1) ')
  const level = levels[Number(answer || 1) - 1] ?? levels.find(isCalled(answer))
  if (level === undefined) throw new UserError(`There is no opponent ${answer}.`)
  return ['', ...Array.from({ length: min - 1 }, () => level.bot)].join(',')
}

async function ask(lines: readonly string[], question: string): Promise<string> {
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  for (const [i, line] of lines.entries())
    print(`${wrap(`${i + 1}. ${line}`, process.stdout.columns ?? 80).join('\n')}\n`)
  const answer = await reader.question(question)
  reader.close()
  return answer.trim()
}

function matchFrom(module: GameModule, { seats, seed, option }: PlayOptions): NewMatch {
  return {
    game: module.game.id,
    players: playersFrom(module, seats),
    options: gameOptions(option ?? []),
    ...(seed === undefined ? {} : { seed }),
  }
}

/** `Ann,easy`: any word that is neither a level nor the id of a bot is the name of a person. */
function playersFrom(module: GameModule, seats: string | undefined): NewMatch['players'] {
  const { min } = module.game.seats
  if (seats === undefined) {
    // The weakest bot is the default opponent.
    const [opponent] = module.bots
    return Array.from({ length: min }, (_, seat) => (seat === 0 || opponent === undefined ? {} : { bot: opponent.id }))
  }
  const players = seats.split(',').map(text => {
    const name = text.trim()
    const level = levelsOf(module.bots).find(isCalled(name))
    if (level !== undefined) return { bot: level.bot }
    refuseNameOfBot(module, name)
    return name === '' ? {} : { name }
  })
  checkSeats(module, players.length)
  return players
}

const LEVELS = ['easy', 'medium', 'hard', 'expert']

/** Not every game has every level: `expert` would be a person of that name, for whom everybody waits. */
function refuseNameOfBot({ game, bots }: GameModule, name: string): void {
  const key = name.toLowerCase()
  if (!LEVELS.includes(key) && !bots.some(({ title }) => title.toLowerCase() === key)) return
  const known = levelsOf(bots).map(({ bot, title }) => `${title.toLowerCase()} (${bot})`)
  throw new UserError(
    `${name} would be a person who is called like a bot: the opponents in ${game.title} are ${known.join(', ')}.`,
  )
}

/** A level has its own name and its bot's id. */
function isCalled(name: string): (level: Level) => boolean {
  return ({ bot, title }) => bot === name || title.toLowerCase() === name.toLowerCase()
}
