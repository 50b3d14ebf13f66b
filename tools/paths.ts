import { join, sep } from 'node:path'

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..')

/** A command of the packages that are installed, for runProgram. */
export function installed(name: string): string {
  return join(root, 'node_modules/.bin', name)
}

/** As in import rules and texts: with forward slashes on Windows too. */
export function slashed(path: string): string {
  return path.replaceAll(sep, '/')
}
