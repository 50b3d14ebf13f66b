import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findTraps } from './system-traps.ts'

/** Every source file that Git tracks or does not ignore; the rules and their test are left out. */
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(path => /\.(tsx?|m?js)$/.test(path) && !path.startsWith('tools/system-traps') && existsSync(path))
const traps = findTraps(paths.map(path => ({ path, text: readFileSync(path, 'utf8') })))
for (const { path, line, why } of traps) process.stderr.write(`${path}:${line} ${why}\n`)
process.stdout.write(`${paths.length} files, ${traps.length} lines that do not work on every system\n`)
process.exit(traps.length === 0 && paths.length > 0 ? 0 : 1)
