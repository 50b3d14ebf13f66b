import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../paths.ts'
import { runProgram } from '../run-program.ts'

/** What the author of a game and the unit tests need beside our packages, in the versions of the repository. */
const TOOLS = ['react', 'react-dom', 'vite', 'vitest', 'typescript', '@types/node', '@types/react', 'fast-check']

/** Installs the packed packages, and these tools, as npm does on Windows. */
export function installForWindows(place: string): void {
  const packed = join(root, 'dist/packages')
  const tarballs = readdirSync(packed).map(name => join(packed, name))
  const versionOf = (name: string) =>
    JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'package.json'), '{"private": true, "type": "module"}\n')
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts']
  const wanted = [...tarballs, ...TOOLS.map(name => `${name}@${versionOf(name)}`)]
  runProgram('npm', ['install', '--os=win32', '--cpu=x64', ...quiet, ...wanted], { cwd: place })
}

/**
 * The sources beside installed packages instead of links to them, which Wine does not know: each package's tests run on
 * its sources and on the other packages as they are published.
 */
export function copySources(place: string): void {
  const files = runProgram('git', [
    'ls-files',
    'packages',
    'games',
    'apps/cli',
    'apps/server',
    'vitest.config.ts',
    'tsconfig.base.json',
  ])
  for (const file of files.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    cpSync(join(root, file), join(place, file))
  }
}
