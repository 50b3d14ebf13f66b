import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The page has these already, and a board must use the same ones: two Reacts do not work together. The page puts them on
 * `globalThis.turnwise`; `apps/web/src/games/shared-modules.ts` is the other end.
 */
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', '@turnwise/ui'] as const

const PREFIX = '\0turnwise-shared:'

/** A Vite plugin that answers imports of the shared modules with what the page has. */
export async function sharedModules(folder: string): Promise<object> {
  const sources = new Map<string, string>()
  for (const name of SHARED) {
    const names = await exportsOf(name, folder)
    if (names !== undefined) sources.set(name, sharedSource(name, names))
  }
  return {
    name: 'turnwise-shared-modules',
    enforce: 'pre',
    resolveId: (name: string) => (sources.has(name) ? `${PREFIX}${name}` : undefined),
    load: (id: string) => (id.startsWith(PREFIX) ? sources.get(id.slice(PREFIX.length)) : undefined),
  }
}

/** What a module exports, as the game has it installed; undefined if it is not installed. */
async function exportsOf(name: string, folder: string): Promise<readonly string[] | undefined> {
  let file: string
  try {
    file = createRequire(join(folder, 'package.json')).resolve(name)
  } catch {
    return undefined
  }
  return Object.keys(await import(pathToFileURL(file).href)).filter(key => key !== 'default' && /^[\w$]+$/.test(key))
}

function sharedSource(name: string, names: readonly string[]): string {
  const list = names.filter(key => key !== 'module.exports').map(key => `export const ${key} = shared.${key}`)
  return [
    `const shared = globalThis.turnwise[${JSON.stringify(name)}]`,
    'export default shared.default ?? shared',
    ...list,
  ].join('\n')
}
