import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CatalogEntry, CONTRACT_VERSION, type GameModule } from '@turnwise/engine'
import { UserError } from '../fatal.ts'

/** A game that is not in the built-in catalog, or not yet. */
export interface FoundGame {
  readonly entry: CatalogEntry
  /** Of its rules. */
  readonly version: string
  /** The package of the game. */
  readonly folder: string
  /** The URL of its module, for threads that load it themselves. */
  readonly moduleUrl: string
  /** The built board for the browser, if `turnwise build` has made one. */
  readonly web?: string
}

/** A game's id is part of addresses: letters, digits and hyphens. */
const GAME_ID = /^[a-z][a-z0-9-]{1,30}$/

export function isGameId(id: string): boolean {
  return GAME_ID.test(id)
}

/** Finds a game by its folder, its module file, or the name of an installed package. */
export async function findGame(place: string): Promise<FoundGame> {
  const { folder, file } = locate(place)
  const loaded = await loadModule(file, place)
  const { id, title, seats, version } = loaded.game
  if (!isGameId(id)) throw new UserError(`${place}: "${id}" cannot be a game's id. ${ID_RULE}`)
  const web = join(folder, 'dist/web')
  const { originIn } = await import('./versions-file.ts')
  const origin = { ...loaded.origin, ...originIn(folder, version, file === join(folder, 'src/module.ts')) }
  const module = { ...loaded, origin }
  return {
    version,
    entry: { id, title, tagline: descriptionOf(folder) ?? title, seats, load: async () => module },
    folder,
    moduleUrl: pathToFileURL(file).href,
    ...(existsSync(join(web, 'web.js')) ? { web } : {}),
  }
}

export const ID_RULE = 'An id has 2 to 31 lower-case letters, digits and hyphens, and begins with a letter.'

function locate(place: string): { readonly folder: string; readonly file: string } {
  const path = resolve(place)
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) return { folder: packageOf(path), file: path }
    const source = join(path, 'src/module.ts')
    // Node does not strip types under node_modules, so an installed game always runs its build.
    if (existsSync(source) && !path.includes(`${sep}node_modules${sep}`)) return { folder: path, file: source }
    return { folder: path, file: exportedModule(path, place) }
  }
  const manifest = installedManifest(place)
  if (manifest === undefined) throw new UserError(`There is no game at ${place}: no folder, no file, no package.`)
  return { folder: dirname(manifest), file: exportedModule(dirname(manifest), place) }
}

/** The manifest of a package that is installed where the command was called. */
function installedManifest(name: string): string | undefined {
  let folder = process.cwd()
  for (;;) {
    const manifest = join(folder, 'node_modules', name, 'package.json')
    if (existsSync(manifest)) return manifest
    if (dirname(folder) === folder) return undefined
    folder = dirname(folder)
  }
}

/** What the package exports as `./module`. */
function exportedModule(folder: string, place: string): string {
  const manifest = manifestOf(folder)
  if (manifest?.name === undefined) throw new UserError(`${place} has no package.json with a name.`)
  try {
    return createRequire(join(folder, 'package.json')).resolve(`${manifest.name}/module`)
  } catch {
    throw new UserError(`${place} has neither src/module.ts nor an export "./module"; "turnwise build" makes one.`)
  }
}

/** The nearest folder above a file that has a package.json; the file's own folder if there is none. */
export function packageOf(file: string): string {
  for (let folder = dirname(file); dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
  }
  return dirname(file)
}

/** A package with the sources of a game: a module, and the engine among its dependencies. */
export function isGameFolder(folder: string): boolean {
  return (
    existsSync(join(folder, 'src/module.ts')) && manifestOf(folder)?.dependencies?.['@turnwise/engine'] !== undefined
  )
}

async function loadModule(file: string, place: string): Promise<GameModule> {
  const loaded: unknown = await import(pathToFileURL(file).href)
  if (!hasModule(loaded)) throw new UserError(`${place}: ${file} exports no "module" with a game in it.`)
  const { contract } = loaded.module
  if (contract !== CONTRACT_VERSION) {
    throw new UserError(
      `${place} is written for version ${String(contract)} of the contract, this Turnwise has ${CONTRACT_VERSION}.`,
    )
  }
  return loaded.module
}

/** The compiler checked the module's type where it was written; here it is only checked that it is a module. */
function hasModule(loaded: unknown): loaded is { readonly module: GameModule } {
  if (typeof loaded !== 'object' || loaded === null || !('module' in loaded)) return false
  const { module } = loaded
  return typeof module === 'object' && module !== null && 'game' in module && 'bots' in module && 'face' in module
}

interface Manifest {
  readonly name?: string
  readonly description?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

function manifestOf(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function descriptionOf(folder: string): string | undefined {
  return manifestOf(folder)?.description
}
