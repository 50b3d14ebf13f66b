import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOG } from '@turnwise/catalog'
import { atVersion, type Catalog, type GameModule, withVersions } from '@turnwise/engine'
import { Option } from 'commander'
import { UserError } from './fatal.ts'
import { type FoundGame, findGame, isGameFolder, packageOf } from './games/find-game.ts'

/** Options of every command that takes further games beside the built-in ones. */
export interface GameOptions {
  readonly game?: readonly string[]
}

export function gameOption(): Option {
  return new Option(
    '--game <place>',
    'a further game: its folder, its module file or an installed package; repeatable',
  ).argParser((place: string, before: readonly string[] | undefined) => [...(before ?? []), place])
}

/** The games at these places and those of the setting, in several versions if they are given. */
export function findGames(places: readonly string[]): Promise<readonly FoundGame[]> {
  return Promise.all([...new Set([...gamesSetting(), ...places])].map(findGame))
}

/** Every command reads `TURNWISE_GAMES`, or the file that `TURNWISE_GAMES_FILE` names, as the server reads its settings. */
function gamesSetting({ TURNWISE_GAMES, TURNWISE_GAMES_FILE }: NodeJS.ProcessEnv = process.env): readonly string[] {
  const text = TURNWISE_GAMES ?? (TURNWISE_GAMES_FILE === undefined ? '' : readFileSync(TURNWISE_GAMES_FILE, 'utf8'))
  return text
    .split(',')
    .map(place => place.trim())
    .filter(place => place !== '')
}

/** The built-in games, those at the given places, and in a game's own folder that game. */
export async function loadCatalog(places: readonly string[] = []): Promise<Catalog> {
  const all = [...CATALOG, ...(await findGames(places)).map(({ entry }) => entry)]
  const catalog = await withVersions(all).catch(error => {
    throw new UserError(error instanceof Error ? error.message : String(error))
  })
  const folder = packageOf(join(process.cwd(), 'package.json'))
  if (!isGameFolder(folder)) return catalog
  const { entry } = await findGame(folder)
  return catalog.some(({ id }) => id === entry.id) ? catalog : [...catalog, entry]
}

/** A game by its id, or by the place where it is; where they are there, with the rules of this version. */
export async function loadGame(
  name: string,
  places: readonly string[] = [],
  version: string | undefined = undefined,
): Promise<GameModule> {
  const catalog = await loadCatalog(places)
  const entry = catalog.find(({ id }) => id === name)
  if (entry !== undefined)
    return ((version === undefined ? undefined : await atVersion(entry, version)) ?? entry).load()
  if (looksLikePlace(name)) return (await findGame(name)).entry.load()
  throw new UserError(`There is no game ${name}; there are ${catalog.map(({ id }) => id).join(', ')}.`)
}

export function checkSeats({ game }: GameModule, seats: number): void {
  const { min, max } = game.seats
  if (seats >= min && seats <= max) return
  throw new UserError(`${game.title} takes ${min === max ? min : `${min} to ${max}`} players, not ${seats}.`)
}

function looksLikePlace(name: string): boolean {
  return /[./\\@]/.test(name) || existsSync(name)
}
