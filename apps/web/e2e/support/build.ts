import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What the tests see is what users get: the built app. It is built into a folder of its own, so that a build beside the
 * tests cannot take the files away from under them. Workers find it by WEB_ROOT.
 */
export default function build(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-dist-'))
  const web = fileURLToPath(new URL('../..', import.meta.url))
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'], {
    cwd: web,
    stdio: 'inherit',
  })
  process.env.WEB_ROOT = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
