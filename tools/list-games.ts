import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findGame } from '../apps/cli/src/games/find-game.ts'
import { changedRules, noteVersion } from '../apps/cli/src/games/versions-file.ts'
import { catalogSource, type ListedGame } from './catalog-source.ts'
import { installed, root, slashed } from './paths.ts'
import { runProgram } from './run-program.ts'

/**
 * Derives the catalog from the folders in `games/`: its list and its dependencies. A game is registered nowhere else.
 * With `--check` it writes nothing, and a stale list is an error.
 */
const list = join(root, 'packages/catalog/src/games.ts')
const manifest = join(root, 'packages/catalog/package.json')

interface Listed extends ListedGame {
  /** Their version. */
  readonly rules: string
}

async function listed(id: string): Promise<Listed> {
  const folder = join(root, 'games', id)
  const { entry, version: rules } = await findGame(folder)
  const { name, version, turnwise } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (entry.id !== id || name !== `@turnwise/${id}`) {
    throw new Error(`games/${id}: the package is ${name} and the game ${entry.id}; both must follow the folder's name.`)
  }
  return {
    id,
    title: entry.title,
    tagline: entry.tagline,
    seats: entry.seats,
    version,
    rules,
    order: turnwise?.order ?? Number.POSITIVE_INFINITY,
    hasBoard: existsSync(join(folder, 'src/web/index.tsx')),
    hasLesson: existsSync(join(folder, 'src/web/tutorial.ts')),
  }
}

/** The rules of a game may not change under their version: `src/versions.json` has their fingerprints. */
const changed = (games: readonly Listed[]) =>
  games.flatMap(({ id, rules }) => {
    const sentence = changedRules(join(root, 'games', id), rules)
    return sentence === undefined ? [] : [`games/${id}: ${sentence}`]
  })

const folders = readdirSync(join(root, 'games')).filter(id => existsSync(join(root, 'games', id, 'package.json')))
const games = (await Promise.all(folders.map(listed))).sort(
  (a, b) => (a.order === b.order ? 0 : a.order - b.order) || a.title.localeCompare(b.title, 'en'),
)

const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'))
const others = Object.entries(dependencies).filter(([name]) => name === '@turnwise/engine' || name === '@turnwise/ui')
const all = [...others, ...games.map(({ id, version }) => [`@turnwise/${id}`, version])].sort()
const wanted = new Map([
  [list, format(list, catalogSource(games))],
  [manifest, `${JSON.stringify({ ...rest, dependencies: Object.fromEntries(all) }, null, 2)}\n`],
])

const stale = [...wanted].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
const problems = changed(games)
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (process.argv.includes('--check')) {
  for (const [file] of stale)
    process.stderr.write(`${slashed(relative(root, file))} is stale: run "npm run list-games".\n`)
  process.exitCode = stale.length + problems.length === 0 ? 0 : 1
} else {
  for (const { id, rules } of games) noteVersion(join(root, 'games', id), rules)
  for (const [file, text] of stale) writeFileSync(file, text)
  process.stdout.write(`${games.length} games, ${stale.length} files changed\n`)
}

function format(file: string, text: string): string {
  return runProgram(installed('biome'), ['format', `--stdin-file-path=${file}`], { cwd: root, input: text })
}
