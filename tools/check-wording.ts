import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findWording } from './wording.ts'

/** Every text that git knows or would take; data, and the rules themselves with their test, are left out. */
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(path => /\.(tsx?|md|css|html|py|sql|yml)$/.test(path) && existsSync(path))
  .filter(path => !/^tools\/wording|\/net\/weights\.ts$/.test(path))
const findings = findWording(paths.map(path => ({ path, text: readFileSync(path, 'utf8') })))
for (const { path, line, why } of findings) process.stderr.write(`${path}:${line} ${why}\n`)
process.stdout.write(`${paths.length} texts, ${findings.length} words to replace\n`)
process.exit(findings.length === 0 && paths.length > 0 ? 0 : 1)
