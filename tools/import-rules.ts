/** Which way imports point: engine ← protocol ← table ← client ← apps, engine ← games ← catalog ← apps. One rule for each kind of place. */
export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string
  readonly text: string
}

export interface Violation {
  readonly path: string
  readonly why: string
}

const LIBRARIES_OF_RULES = ['@turnwise/engine']
const LIBRARIES_OF_GAMES = ['@turnwise/engine', '@turnwise/bots', '@turnwise/ui']

/** What each package may import from this repository; the rules for games and apps are below. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  protocol: ['engine'],
  conformance: ['engine', 'protocol'],
  bots: ['engine'],
  review: ['engine', 'bots'],
  ui: ['engine'],
  catalog: ['engine', 'ui'],
  table: ['engine', 'protocol'],
  client: ['engine', 'protocol', 'table'],
}

/** Packages that run everywhere and have no dependencies. */
const LIBRARIES_OF_PACKAGES: Readonly<Record<string, readonly string[]>> = { engine: [], protocol: ['zod'] }

/** @param games the folders in `games/` */
export function findViolations(files: readonly SourceFile[], games: readonly string[]): readonly Violation[] {
  return files.flatMap(file => violationsOf(file, games).map(why => ({ path: file.path, why })))
}

function violationsOf({ path, text }: SourceFile, games: readonly string[]): readonly string[] {
  const isTest = isForTests(path)
  const imports = importsOf(text)
  const [place = '', name = ''] = path.split('/')
  if (place === 'games') return [...(isTest ? [] : ofGame(path, name, imports)), ...otherGames(name, imports, games)]
  if (place === 'packages') return ofPackage(name, imports, isTest, games)
  if (place === 'apps') return isTest ? [] : ofApp(text, imports, games)
  return []
}

/** `conformance.ts` and `fixtures.ts` of a game say how it is tested; they are not packed. */
export function isForTests(path: string): boolean {
  return /\.test\.tsx?$|\/(tests|e2e|engines|scripts)\/|^games\/[^/]+\/src\/(conformance|fixtures)\.ts$/.test(path)
}

function ofGame(path: string, game: string, imports: readonly string[]): readonly string[] {
  const inRules = path.startsWith(`games/${game}/src/game/`)
  const inSource = path.startsWith(`games/${game}/src/`)
  return imports.flatMap(name => {
    if (name.startsWith('.')) {
      const target = resolveImport(path, name)
      if (!target.startsWith(`games/${game}/`)) return [`${name} leaves the game's folder`]
      if (isFenced(game, path) && isFenced(game, target)) return []
      if (inRules && !target.startsWith(`games/${game}/src/game/`))
        return [`the rules import ${name} from outside src/game`]
      if (path.includes('/src/web/material/') && target.startsWith(`games/${game}/src/game/`))
        return [`what draws the material imports ${name}: it gets cells and marks and knows no rule`]
      if (isFenced(game, target) && path !== `games/${game}/src/index.ts`)
        return [`${name} is there for other programs: only src/index.ts, seed-api, tests and scripts may import it`]
      return []
    }
    if (inRules && !LIBRARIES_OF_RULES.includes(name))
      return [`the rules import ${name}; they may import the engine only`]
    if (inSource && name.startsWith('@turnwise/') && !LIBRARIES_OF_GAMES.includes(name))
      return [`a game may not import ${name}`]
    return []
  })
}

/** What the seed of a game asks for other programs: a face over the rules that nothing here uses. */
function isFenced(game: string, path: string): boolean {
  return /^(seed-api\/|game\/(engine|serialization)\.ts$)/.test(path.replace(`games/${game}/src/`, ''))
}

function otherGames(game: string, imports: readonly string[], games: readonly string[]): readonly string[] {
  return imports
    .filter(name => games.some(other => other !== game && isFrom(name, other)))
    .map(name => `games never import each other: ${name}`)
}

function ofPackage(
  name: string,
  imports: readonly string[],
  isTest: boolean,
  games: readonly string[],
): readonly string[] {
  const listed = PACKAGES[name]
  const allowed = listed !== undefined && name === 'catalog' ? [...listed, ...games] : listed
  if (allowed === undefined) return [`packages/${name} has no rule in tools/import-rules.ts`]
  const own = imports.filter(imported => imported.startsWith('@turnwise/') && !isFrom(imported, name))
  const wrong = own
    .filter(imported => !allowed.some(other => isFrom(imported, other)))
    .filter(imported => !(isTest && !games.some(game => isFrom(imported, game)) && imported !== '@turnwise/server'))
    .map(imported => `packages/${name} may not import ${imported}`)
  const libraries = LIBRARIES_OF_PACKAGES[name]
  if (libraries === undefined || isTest) return wrong
  const others = imports.filter(imported => !/^(\.|@turnwise\/)/.test(imported) && !libraries.includes(imported))
  return [...wrong, ...others.map(imported => `the ${name} imports ${imported}`)]
}

/** Apps know games only through the catalog, so that a sixth needs no change in them. */
function ofApp(text: string, imports: readonly string[], games: readonly string[]): readonly string[] {
  return [
    ...imports.filter(name => games.some(game => isFrom(name, game))).map(name => `an app imports the game ${name}`),
    ...games.filter(game => new RegExp(`['"\`]${game}['"\`]`).test(text)).map(game => `an app names the game ${game}`),
  ]
}

function isFrom(imported: string, name: string): boolean {
  return imported === `@turnwise/${name}` || imported.startsWith(`@turnwise/${name}/`)
}

export function importsOf(text: string): readonly string[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
  )
  return [...found].map(match => match[1] ?? match[2] ?? match[3] ?? '')
}

export function resolveImport(from: string, name: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of name.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
