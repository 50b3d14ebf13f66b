import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findTestTime } from './test-time.ts'

/** Every source file that Git tracks or does not ignore. */
const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(path => /\.tsx?$/.test(path) && existsSync(path))
const findings = findTestTime(paths.map(path => ({ path, text: readFileSync(path, 'utf8') })))
for (const { path, line, why } of findings) process.stderr.write(`${path}:${line} ${why}\n`)
process.stdout.write(`${paths.length} files, ${findings.length} tests that depend on the speed of a machine\n`)
process.exit(findings.length === 0 && paths.length > 0 ? 0 : 1)
