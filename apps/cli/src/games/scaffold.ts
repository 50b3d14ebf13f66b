import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserError } from '../fatal.ts'
import { ID_RULE, isGameId } from './find-game.ts'

/** `plain` hides nothing; `secrets` is a game with dice, hidden information and chance. */
export const TEMPLATES = ['plain', 'secrets'] as const
export type Template = (typeof TEMPLATES)[number]

/** The root of the repository that a folder is in; undefined outside. */
export function repositoryOf(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const manifest = join(at, 'package.json')
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'turnwise-repository') return at
    if (dirname(at) === at) return undefined
  }
}

/** Will a game in this folder find the packages of Turnwise, and the tools, without an `npm install` of its own? */
export function isInstalledAbove(folder: string): boolean {
  const find = createRequire(join(folder, 'package.json')).resolve.paths('@turnwise/engine') ?? []
  return ['@turnwise/engine', 'turnwise', 'vite'].every(name => find.some(place => existsSync(join(place, name))))
}

/** Writes a game into the repository: `games/<id>`. Never overwrites an existing game. */
export async function scaffoldInRepository(id: string, root: string, template: Template): Promise<string> {
  const folder = join(root, 'games', id)
  await writeTemplate(id, folder, template, text => text)
  return folder
}

/** Writes a game as a separate package, with everything that it needs beside the rules. */
export async function scaffoldAlone(id: string, folder: string, template: Template): Promise<string> {
  await writeTemplate(id, folder, template, text =>
    text
      .replaceAll(`@turnwise/${id}`, id)
      .replaceAll(`games/${id}/`, '')
      .replaceAll(`turnwise record games/${id}`, 'turnwise record')
      .replaceAll(`turnwise play ${id}`, 'turnwise play .'),
  )
  const file = join(folder, 'package.json')
  await writeFile(file, `${JSON.stringify(standalone(JSON.parse(await readFile(file, 'utf8'))), null, 2)}\n`)
  await writeFile(join(folder, 'tsconfig.json'), `${JSON.stringify(TSCONFIG, null, 2)}\n`)
  await writeFile(join(folder, '.gitignore'), 'node_modules/\ndist/\n')
  return folder
}

async function writeTemplate(
  id: string,
  folder: string,
  template: Template,
  change: (text: string) => string,
): Promise<void> {
  if (!isGameId(id)) throw new UserError(`${id} cannot be a game's id. ${ID_RULE}`)
  if (existsSync(folder)) throw new UserError(`${folder} is there already.`)
  const title = id.replaceAll('-', ' ').replace(/^./, letter => letter.toUpperCase())
  // The template with secrets is a working game, so its names are replaced.
  const fill = (text: string) => text.replaceAll(/__id__|liars-dice/g, id).replaceAll(/__Title__|Liar’s Dice/g, title)
  const from = fileURLToPath(new URL(`../../templates/${template}/`, import.meta.url))
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(folder, relative(from, source).replace(/\.template$/, ''))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, change(fill(await readFile(source, 'utf8'))))
  }
}

interface GameManifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** The dependencies that a game outside the repository needs. */
function standalone(manifest: GameManifest & Readonly<Record<string, unknown>>): object {
  const { private: _private, dependencies, devDependencies, exports: _exports, ...rest } = manifest
  const { react, ...others } = dependencies
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return {
    ...rest,
    exports: { './module': './dist/web/module.js' },
    files: ['dist'],
    scripts: {
      check: 'turnwise check',
      test: 'vitest run',
      types: 'tsc',
      play: 'turnwise play .',
      build: 'turnwise build',
      prepack: 'turnwise build',
    },
    dependencies: others,
    devDependencies: {
      ...devDependencies,
      '@types/node': '^24.0.0',
      '@types/react': '^19.0.0',
      react,
      'react-dom': react,
      turnwise: version,
      typescript: '^7.0.0',
      vite: '^8.0.0',
      vitest: '^5.0.0',
    },
  }
}

const TSCONFIG = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    types: ['node'],
  },
  include: ['src'],
}
