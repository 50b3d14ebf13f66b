import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { installed, root } from './paths.ts'
import { exportedBy, testsReachedBy } from './reach.ts'
import { runProgram } from './run-program.ts'

/**
 * `npm run test:quick`, after each change: the checks, every unit test that the change can reach, and the contract of all
 * games in one match for each number of seats. The change is what is not committed, or else the last commit.
 */
process.chdir(root)
const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(existsSync)

const paths = git('ls-files', '-co', '--exclude-standard')
const pending = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '-o', '--exclude-standard')]
const changed = pending.length > 0 ? pending : git('diff', '--name-only', 'HEAD~1')
const folders = paths.filter(path => /^(packages|games|apps)\/[^/]+\/package\.json$/.test(path)).map(dirname)
const isUnitTest = (path: string) => /\.test\.tsx?$/.test(path) && !/\/(e2e|templates)\//.test(path)

// A recorded match, a style or a text is not imported: the tests of its package may read it.
const read = changed.filter(path => !/\.tsx?$/.test(path))
const readers = folders.filter(folder => read.some(path => path.startsWith(`${folder}/`)))
const sources = new Map(paths.filter(path => /\.tsx?$/.test(path)).map(path => [path, readFileSync(path, 'utf8')]))
const tests = new Set([
  ...testsReachedBy(changed, sources, exportedBy(root, folders)),
  ...paths.filter(path => readers.some(folder => path.startsWith(`${folder}/`))),
])

runProgram('npm', ['run', '--silent', 'check'], { shown: true })
const reached = [...tests].filter(isUnitTest)
process.stdout.write(`${changed.length} changed files reach ${reached.length} unit tests.\n`)
if (reached.length > 0) runProgram(installed('vitest'), ['run', '--reporter', 'dot', ...reached], { shown: true })
for (const game of folders.filter(folder => folder.startsWith('games/'))) {
  const said = runProgram(process.execPath, ['apps/cli/src/main.ts', 'check', game, '--seeds', '1'])
  process.stdout.write(`${said.split('\n').find(line => line.includes('the contract'))}\n`)
}
