import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UserError } from '../fatal.ts'
import { printError } from '../terminal.ts'
import { BUILT_OPTIONS, conformanceOptions } from './conformance-options.ts'
import { findGame } from './find-game.ts'
import { sharedModules } from './shared-modules.ts'
import { changedRules, noteVersion, writeBuiltRules } from './versions-file.ts'

/** What this command uses of Vite. The game brings Vite as its own dependency: hosts and players never need it. */
interface Vite {
  build(options: object): Promise<{ readonly output: readonly Built[] }>
}

/** A file of the build; an entry is named as in `input`. */
interface Built {
  readonly name?: string
  readonly isEntry?: boolean
  readonly exports?: readonly string[]
}

/** What each entry must export. */
const EXPORTS = { module: 'module', web: 'board' } as const

/**
 * Builds a game for the browser into `dist/web`: `module.js` (rules, bots and words; runs in Node too), `web.js` and
 * `web.css` (the board), `picture.svg`. Beside it, `dist/conformance.json` lets `turnwise check` check it where it is installed.
 */
export async function buildGame(folder: string): Promise<void> {
  const input = { module: join(folder, 'src/module.ts'), web: join(folder, 'src/web/index.tsx') }
  for (const file of Object.values(input)) {
    if (!existsSync(file)) throw new UserError(`${file} is missing; a game for the browser has a module and a board.`)
  }
  const { build } = await loadVite(folder)
  const outDir = join(folder, 'dist/web')
  const { output } = await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    plugins: [await sharedModules(folder)],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      // `data:` URLs would need an exception in the server's Content-Security-Policy.
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        checks: { bundlerTimings: false },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: asset => (asset.names?.some(name => name.endsWith('.css')) ? 'web.css' : '[name][extname]'),
        },
      },
    },
  } satisfies ViteOptions)
  for (const name of ['module', 'web'] as const) {
    const wanted = EXPORTS[name]
    if (output.some(file => file.isEntry === true && file.name === name && file.exports?.includes(wanted))) continue
    rmSync(outDir, { recursive: true })
    throw new UserError(`${input[name]} exports no "${wanted}".`)
  }
  const picture = join(folder, 'src/web/picture.svg')
  if (existsSync(picture)) copyFileSync(picture, join(outDir, 'picture.svg'))
  const { version } = await findGame(folder)
  const changed = changedRules(folder, version)
  if (changed !== undefined) printError(`${changed}\n`)
  noteVersion(folder, version)
  writeBuiltRules(folder, version)
  writeFileSync(join(folder, BUILT_OPTIONS), `${JSON.stringify(await conformanceOptions(folder))}\n`)
}

interface ViteOptions {
  readonly [name: string]: unknown
  readonly build: {
    readonly [name: string]: unknown
    readonly rolldownOptions: {
      readonly [name: string]: unknown
      readonly output: {
        readonly [name: string]: unknown
        readonly assetFileNames: (asset: { readonly names?: readonly string[] }) => string
      }
    }
  }
}

async function loadVite(folder: string): Promise<Vite> {
  try {
    const entry = createRequire(join(folder, 'package.json')).resolve('vite')
    return await import(pathToFileURL(entry).href)
  } catch (cause) {
    throw new UserError('To build a game for the browser, add Vite to it: npm install --save-dev vite', { cause })
  }
}
