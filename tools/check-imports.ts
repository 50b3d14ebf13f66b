import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { findForbiddenCycles } from './import-cycles.ts'
import { findViolations } from './import-rules.ts'

/** Every source file that Git tracks or does not ignore. */
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'games', 'apps'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(path => /\.tsx?$/.test(path) && existsSync(path))
const games = readdirSync('games').filter(id => existsSync(`games/${id}/package.json`))
const files = paths.map(path => ({ path, text: readFileSync(path, 'utf8') }))
const violations = [...findViolations(files, games), ...findForbiddenCycles(files)]
for (const { path, why } of violations) process.stderr.write(`${path}: ${why}\n`)
process.stdout.write(`${paths.length} files, ${violations.length} imports that may not be\n`)
process.exit(violations.length === 0 && paths.length > 0 ? 0 : 1)
