import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ConformanceOptions } from '@turnwise/conformance/check'
import { UserError } from '../fatal.ts'

/** Where a build writes the options, for use where the game is installed. Browsers do not get this file. */
export const BUILT_OPTIONS = 'dist/conformance.json'

/** What is hidden from whom, and how much to play, as the game says it in `src/conformance.ts`. */
export async function conformanceOptions(folder: string): Promise<ConformanceOptions> {
  const source = join(folder, 'src/conformance.ts')
  const built = join(folder, BUILT_OPTIONS)
  // Node does not strip types under node_modules.
  if (existsSync(source) && !source.includes(`${sep}node_modules${sep}`)) return sourceOptions(source)
  return existsSync(built) ? JSON.parse(readFileSync(built, 'utf8')) : {}
}

async function sourceOptions(file: string): Promise<ConformanceOptions> {
  const loaded: unknown = await import(pathToFileURL(file).href)
  if (!hasOptions(loaded)) throw new UserError(`${file} exports no "conformance".`)
  return loaded.conformance
}

/** The type of the options was checked where they were written. */
function hasOptions(loaded: unknown): loaded is { readonly conformance: ConformanceOptions } {
  if (typeof loaded !== 'object' || loaded === null || !('conformance' in loaded)) return false
  return typeof loaded.conformance === 'object' && loaded.conformance !== null
}
