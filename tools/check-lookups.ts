import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findLookups } from './lookups.ts'

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'games', 'apps'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(path => /\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/tests\//.test(path) && existsSync(path))
const lookups = findLookups(paths.map(path => ({ path, text: readFileSync(path, 'utf8') })))
for (const { path, line, text } of lookups) process.stderr.write(`${path}:${line}: use ownValue(table, key): ${text}\n`)
process.stdout.write(`${paths.length} files, ${lookups.length} look-ups of inherited names\n`)
process.exit(lookups.length === 0 && paths.length > 0 ? 0 : 1)
