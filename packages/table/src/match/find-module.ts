import { atVersion, type Catalog, type GameModule } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import type { StoredMatch } from '../store/store.ts'

/** The newest rules of a game, or those of a version. */
export async function findModule(
  { catalog }: { readonly catalog: Catalog },
  game: string,
  version?: string,
): Promise<GameModule> {
  const entry = catalog.find(({ id }) => id === game)
  if (entry === undefined) {
    const known = catalog.map(({ id }) => id).join(', ')
    throw new Refusal('unknown-game', `There is no game ${game}; there are ${known}.`)
  }
  const found = version === undefined ? entry : await atVersion(entry, version)
  if (found === undefined) throw new Refusal('unknown-game', `There is no ${game} ${version} here.`)
  return found.load()
}

/** The rules that a match was begun with, or why they are not here. */
export async function rulesOf(catalog: Catalog, match: RulesOfMatch): Promise<GameModule | string> {
  const { game, version, fingerprint } = match
  const entry = catalog.find(({ id }) => id === game)
  if (entry === undefined)
    return `This is a match of ${game} ${version}, which is not installed here.${whatRemains(match)}`
  const module = await (await atVersion(entry, version))?.load()
  if (module === undefined) {
    const others = [(await entry.load()).game.version, ...Object.keys(entry.others ?? {})].join(', ')
    return `This match was begun with rules ${version} of ${entry.title}; installed here: ${others}.${whatRemains(match)}`
  }
  const { fingerprints } = module.origin ?? {}
  if (fingerprint === undefined || fingerprints === undefined || fingerprints.includes(fingerprint)) return module
  return `This match was begun with other rules ${version} of ${entry.title} than those that are installed here.${whatRemains(match)}`
}

/** What decides by which rules a match is played. */
export type RulesOfMatch = Pick<StoredMatch, 'game' | 'version' | 'fingerprint' | 'release'>

function whatRemains({ release }: RulesOfMatch): string {
  const where = release === undefined ? 'those rules are' : `${release} is`
  return ` It goes on where ${where} installed; until then it can be read, resigned and left.`
}

/** What a new match stores of the rules that it begins with. */
export function storedOrigin({ game, origin }: GameModule): Pick<StoredMatch, 'version' | 'fingerprint' | 'release'> {
  const [fingerprint] = origin?.fingerprints ?? []
  const { release } = origin ?? {}
  return {
    version: game.version,
    ...(fingerprint === undefined ? {} : { fingerprint }),
    ...(release === undefined ? {} : { release }),
  }
}
